import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'

const coreFolder = new URL('./migrations/', import.meta.url)
const modulesFolder = new URL('../modules/', import.meta.url)

/** A migration of the server or of a module. Its file exports `sql`, or `indexes`. */
export interface Migration {
  /** `0100-messaging.ts`, or `<module>/0301-sub-accounts.ts` of a module. */
  name: string
  sql: string
  hash: string
  /** Name → what it is on. They are built while running servers write, so this is for tables that may be large. */
  indexes?: Readonly<Record<string, string>>
  /** The name under which databases may have applied it before it was renamed, split or moved. */
  replaces?: string
}

/**
 * Reads the migrations of the server and of every module in the order they are applied: by number, at the same number
 * the server's first, then by module. Two modules may use the same number.
 */
export async function readMigrations(
  core: URL = coreFolder,
  modules: URL = modulesFolder,
): Promise<Migration[]> {
  const folders = readModuleNames(modules).map((id) => ({
    prefix: `${id}/`,
    url: new URL(`${id}/migrations/`, modules),
  }))
  const files = [{ prefix: '', url: core }, ...folders].flatMap(({ prefix, url }) =>
    existsSync(url)
      ? readdirSync(url)
          .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
          .map((file) => ({
            number: Number(file.slice(0, 4)),
            name: `${prefix}${file}`,
            url: new URL(file, url),
          }))
      : [],
  )
  const core1st = (name: string): number => (name.includes('/') ? 1 : 0)
  files.sort((a, b) => a.number - b.number || core1st(a.name) - core1st(b.name) || (a.name < b.name ? -1 : 1))
  return Promise.all(
    files.map(async ({ name, url }) => {
      // What every file of the folder exports.
      const { sql = '', indexes, replaces } = (await import(url.href)) as Partial<Migration>
      const content = indexes === undefined ? sql : JSON.stringify(indexes)
      const hash = createHash('sha256').update(content).digest('hex')
      return { name, sql, hash, ...(indexes && { indexes }), ...(replaces === undefined ? {} : { replaces }) }
    }),
  )
}

/** Modules with a folder on the server. */
export function readModuleNames(modules: URL = modulesFolder): string[] {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
