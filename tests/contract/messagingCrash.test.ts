import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { killWhileSending, type KillResult } from '../crash/killWhileSending.ts'
import { startPostgres } from '../support/startPostgres.ts'

const KILLS = Number(process.env['PATCHBAY_CRASH_KILLS'] ?? 50)
const CONTACTS = 3000
const OPTED_OUT = 20
const SEED = Number(process.env['PATCHBAY_CRASH_SEED'] ?? 1)
const LIMIT_MS = 600_000

it(
  `loses no message and sends none twice when the embedded database's server is killed ${KILLS} times`,
  () =>
    withFolder(async (folder) => {
      const result = await killWhileSending({
        database: { dataFolder: folder },
        filesFolder: join(folder, 'files'),
        kills: KILLS,
        contacts: CONTACTS,
        optedOut: OPTED_OUT,
        processes: 1,
        seed: SEED,
      })
      expectWhole(result)
    }),
  LIMIT_MS,
)

it(
  `loses no message and sends none twice when two servers on one PostgreSQL are killed ${KILLS} times`,
  () =>
    withFolder(async (folder) => {
      const cluster = startPostgres()
      try {
        const result = await killWhileSending({
          database: { url: cluster.createDatabase(), poolSize: 6 },
          filesFolder: join(folder, 'files'),
          kills: KILLS,
          contacts: CONTACTS,
          optedOut: OPTED_OUT,
          processes: 2,
          seed: SEED,
        })
        expectWhole(result)
      } finally {
        cluster.stop()
      }
    }),
  LIMIT_MS,
)

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-crash-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function expectWhole({ books, interruptedBatches, duringStart, errors }: KillResult): void {
  console.log(
    `${KILLS} kills: ${interruptedBatches} restarts began with a batch claimed and not settled, ${duringStart} during start; ${errors.length} errors`,
  )
  const wanted = CONTACTS - OPTED_OUT
  expect(books).toMatchObject({ messages: wanted, recipients: wanted, submitted: wanted, mostSubmissions: 1 })
  expect(books.sent + books.rejected).toBe(wanted)
  expect(books.paid).toBe(books.charged)
  expect(books.spent).toBe(books.charged)
  expect(books.run).toMatchObject({
    sent: books.sent,
    rejected: books.rejected,
    delivered: books.delivered,
    failed: books.results - books.delivered,
    opted_out: OPTED_OUT,
    charge: books.charged,
    next_index: CONTACTS,
  })
  expect(books.doc).toMatchObject({
    status: 'completed',
    sent: books.sent,
    delivered: books.delivered,
    failed: books.results - books.delivered + books.rejected,
    opted_out: OPTED_OUT,
    charge: books.charged,
  })
  expect(interruptedBatches).toBeGreaterThan(0)
}
