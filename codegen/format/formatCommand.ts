import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { formatDiagnostic } from '../Diagnostic.ts'
import { readTexts } from '../read/readTexts.ts'
import { formatDefinition } from './formatDefinition.ts'

/**
 * `cli.ts format [--check] [FOLDER...]`: writes definition files in their canonical form.
 * A file that does not parse is left alone and reported.
 * @returns the exit code: 1 when a file does not parse or, with `check`, has another form; 2 without a folder
 */
export async function formatCommand(folders: readonly string[], check: boolean): Promise<number> {
  let failed = false
  let changed = 0
  for (const folder of folders) {
    if (!existsSync(folder)) {
      console.error(`there is no folder ${folder}`)
      return 2
    }
    for (const [path, text] of await readTexts(folder)) {
      const formatted = formatDefinition(path, text)
      if ('diagnostics' in formatted) {
        failed = true
        const root = basename(folder)
        for (const each of formatted.diagnostics) {
          console.error(formatDiagnostic({ ...each, file: `${root}/${each.file}` }))
        }
      } else if (formatted.text !== text) {
        changed++
        console.log(`${folder}/${path}`)
        if (!check) await writeFile(join(folder, path), formatted.text)
      }
    }
  }
  const files = changed === 1 ? '1 definition' : `${changed} definitions`
  if (check && changed > 0) console.error(`${files} not in canonical form: run npm run format`)
  return failed || (check && changed > 0) ? 1 : 0
}
