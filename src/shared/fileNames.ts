/** Characters of a file name that are shown in front of its extension. */
const SHOWN = 20

/** A file name cut at 20 characters, with its extension: `quarterly-report-for….pdf`. */
export function shortFileName(name: string): string {
  const dot = name.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const characters = Array.from(base)
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…${extension}` : name
}

/** `12 kB`, `3.4 MB` */
export function fileSize(bytes: number, locale: string): string {
  const [unit, value] = bytes < 2 ** 20 ? ['kilobyte', bytes / 1024] : ['megabyte', bytes / 2 ** 20]
  const maximumFractionDigits = unit === 'megabyte' && value < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), maximumFractionDigits }).format(
    // Even an almost empty file has a size.
    bytes === 0 ? 0 : Math.max(Number(value), 1 / 10 ** maximumFractionDigits),
  )
}
