import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Compares a folder with what codegen would write there.
 * @returns the names that differ, are missing or should not be there; empty when all is fresh
 */
export async function staleFiles(folder: string, expected: Record<string, string>): Promise<string[]> {
  const stale: string[] = []
  for (const [name, text] of Object.entries(expected)) {
    const found = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (found !== text) stale.push(name)
  }
  for (const name of await listGenerated(folder)) if (!(name in expected)) stale.push(name)
  return stale.sort()
}

/** Every file below a generated folder, with forward slashes. */
export async function listGenerated(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
