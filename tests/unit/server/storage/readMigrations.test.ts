import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { readMigrations } from '../../../../src/server/storage/readMigrations.ts'

/** Reads a folder with these migration files, written in this order. */
async function namesOf(files: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `export const sql = 'select 1'\n`)
    }
    const url = pathToFileURL(`${folder}/`)
    const read = await readMigrations(new URL('core/', url), new URL('modules/', url))
    return read.map(({ name }) => name)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('orders by number, the server before modules, and lets two modules use the same number', async () => {
  expect(
    await namesOf([
      'modules/trunks/migrations/0500-first.ts',
      'modules/tickets/migrations/0500-first.ts',
      'modules/tickets/migrations/0490-early.ts',
      'modules/empty/index.ts',
      'core/0500-base.ts',
      'core/0510-late.ts',
      'core/notes.ts',
    ]),
  ).toEqual([
    'tickets/0490-early.ts',
    '0500-base.ts',
    'tickets/0500-first.ts',
    'trunks/0500-first.ts',
    '0510-late.ts',
  ])
})

it('finds no number twice in one folder', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.replace(/-[^/]*$/, ''))
  expect(new Set(numbers).size).toBe(numbers.length)
})
