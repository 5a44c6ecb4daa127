import type { Diagnostic } from '../Diagnostic.ts'
import type { SourceFile } from './SourceFile.ts'

const LOCALE = /^[a-z]{2}(?:-[A-Z]{2})?$/

interface Parsed {
  files: SourceFile[]
  diagnostics: Diagnostic[]
}

/**
 * Texts in a language that the portal doesn't use are not read, so nothing in them can be wrong:
 * each such file is one warning, whatever it holds.
 */
export function leaveOutOtherLocales({ files, diagnostics }: Parsed): Parsed {
  const locale = localeOfPortal(files)
  if (locale === undefined) return { files, diagnostics }
  const isOther = ({ file }: { file: string }): boolean => {
    const own = /(?:^|\/)texts\.([a-z]{2}(?:-[A-Z]{2})?)\.json$/.exec(file)?.[1]
    return own !== undefined && own !== locale
  }
  const left = new Set([...files, ...diagnostics].filter(isOther).map(({ file }) => file))
  const problem = `the portal's locale is "${locale}", so this file is not read`
  const warnings = [...left].map((file): Diagnostic => ({
    file,
    line: 1,
    column: 1,
    path: '',
    problem,
    code: 'other-locale',
  }))
  return {
    files: files.filter((each) => !isOther(each)),
    diagnostics: [...diagnostics.filter((each) => !isOther(each)), ...warnings],
  }
}

function localeOfPortal(files: readonly SourceFile[]): string | undefined {
  const { locale } = Object(files.find(({ kind }) => kind === 'portal')?.value) as { locale?: unknown } // nothing is checked yet
  return typeof locale === 'string' && LOCALE.test(locale) ? locale : undefined
}
