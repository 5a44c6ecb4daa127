import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { formatDiagnostic } from '../Diagnostic.ts'
import { LANGUAGE } from '../language.ts'
import { readTexts } from '../read/readTexts.ts'
import { sayOnce } from './sayOnce.ts'
import { migrateDefinitions } from './migrateDefinitions.ts'

/**
 * `cli.ts migrate [--check] [--json]`: rewrites the files of a folder in today's language, leaves out what follows from
 * others, and says what it changed.
 * @returns the exit code: 1 when a file could not be read or, with `check`, is of an older language
 */
export async function migrateCommand(
  folder: string,
  options: { check: boolean; json: boolean },
): Promise<number> {
  const texts = await readTexts(folder)
  const { sources, changed, diagnostics } = migrateDefinitions(texts)
  const shorter = diagnostics.length === 0 ? sayOnce(sources) : new Map<string, string>()
  const count = new Set([...changed.map(({ path }) => path), ...shorter.keys()]).size
  const root = basename(folder)
  const placed = diagnostics.map((each) => ({ ...each, file: `${root}/${each.file}` }))
  if (!options.check) {
    const written = new Set([...changed.map(({ path }) => path), ...shorter.keys()])
    for (const path of written)
      await writeFile(join(folder, path), shorter.get(path) ?? sources.get(path) ?? '')
  }
  if (options.json)
    console.log(JSON.stringify({ changed, shortened: [...shorter.keys()], diagnostics: placed }, null, 2))
  else {
    for (const { path, from, to, titles } of changed) {
      console.log(`${root}/${path}  language ${from} → ${to}${titles.map((title) => `; ${title}`).join('')}`)
    }
    for (const path of shorter.keys()) console.log(`${root}/${path}  says each fact once`)
    for (const diagnostic of placed) console.error(formatDiagnostic(diagnostic))
    const left = new Set(placed.map(({ file }) => file)).size
    if (left > 0) console.error(`${countFiles(left)} left as found, for the reasons above`)
    if (left === 0 || count > 0) console.log(summary(count, options.check))
  }
  return placed.length > 0 || (options.check && count > 0) ? 1 : 0
}

function summary(count: number, check: boolean): string {
  if (count === 0) return `every file is written in language ${LANGUAGE}`
  if (check) return `${countFiles(count)} to migrate: run npm run migrate`
  return `${countFiles(count)} migrated to language ${LANGUAGE}`
}

function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`
}
