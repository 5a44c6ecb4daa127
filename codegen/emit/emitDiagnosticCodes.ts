import { DIAGNOSTIC_CODES } from '../diagnosticCodes.ts'

/**
 * Markdown: what each code means, with an example.
 * @param told the diagnostics of each case of tests/definition-errors, by its name
 */
export function emitDiagnosticCodes(told: ReadonlyMap<string, string>): string {
  const rows = Object.entries(DIAGNOSTIC_CODES).map(([code, meaning]) => {
    const example = exampleOf(code, told)
    return `| \`${code}\` | ${meaning} | ${example === undefined ? '' : inCell(example)} |`
  })
  return ['| code | meaning | for example |', '|---|---|---|', ...rows].join('\n')
}

/** From the case of that name, if there is one. */
function exampleOf(code: string, told: ReadonlyMap<string, string>): string | undefined {
  const names = [...told.keys()].sort((a, b) => Number(b === code) - Number(a === code) || a.localeCompare(b))
  for (const name of names) {
    const line = told
      .get(name)
      ?.split('\n')
      .find((each) => each.endsWith(`[${code}]`))
    if (line !== undefined) return line.replace(/^\S*\//, '').replace(/\s*\[[\w-]+\]$/, '')
  }
  return undefined
}

function inCell(text: string): string {
  const shown = text.length > 260 ? `${text.slice(0, 257)}…` : text
  const escaped = shown.replaceAll('|', '\\|')
  return escaped.includes('`') ? escaped : `\`${escaped}\``
}
