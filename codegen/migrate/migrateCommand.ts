import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { formatDiagnostic } from '../Diagnostic.ts'
import { LANGUAGE } from '../language.ts'
import { readTexts } from '../read/readTexts.ts'
import { migrateDefinitions } from './migrateDefinitions.ts'
import { sayOnce } from './sayOnce.ts'
import { shortenConditions } from './shortenConditions.ts'

/**
 * `cli.ts migrate [--check] [--json]`: rewrites the files of a folder in today's language, leaves out what follows from
 * others and every has() that says nothing, and says what it changed.
 * @returns the exit code: 1 when a file could not be read or, with `check`, is of an older language
 */
export async function migrateCommand(
  folder: string,
  options: { check: boolean; json: boolean },
): Promise<number> {
  const texts = await readTexts(folder)
  const { sources, changed, diagnostics } = migrateDefinitions(texts)
  const readable = diagnostics.length === 0 ? sources : new Map<string, string>()
  const { files: unguarded } = shortenConditions(readable)
  const shorter = sayOnce(new Map([...readable, ...unguarded]))
  const touched = new Set([...changed.map(({ path }) => path), ...unguarded.keys(), ...shorter.keys()])
  const count = touched.size
  const root = basename(folder)
  const placed = diagnostics.map((each) => ({ ...each, file: `${root}/${each.file}` }))
  if (!options.check) {
    for (const path of touched) {
      const text = shorter.get(path) ?? unguarded.get(path) ?? sources.get(path)
      await writeFile(join(folder, path), text ?? '')
    }
  }
  if (options.json)
    console.log(
      JSON.stringify(
        {
          changed,
          shortened: [...new Set([...unguarded.keys(), ...shorter.keys()])],
          diagnostics: placed,
        },
        null,
        2,
      ),
    )
  else {
    for (const { path, from, to, titles } of changed) {
      console.log(`${root}/${path}  language ${from} → ${to}${titles.map((title) => `; ${title}`).join('')}`)
    }
    for (const path of unguarded.keys())
      console.log(`${root}/${path}  leaves out has() where it says nothing`)
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
