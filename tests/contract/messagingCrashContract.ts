import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readModules } from '../../src/server/host/index.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { seedDemoWorld } from '../../src/server/demo/index.ts'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { openDatabase, type DatabaseOptions } from '../../src/server/storage/openDatabase.ts'
import { killServers, type Broadcast } from '../crash/killServers.ts'
import { readAttempts, readBooks, readWholeBooks } from '../crash/readBooks.ts'
import { readSmsRates } from '../support/readSmsRate.ts'
import { repetitions, seed, triesAll } from '../support/sampling.ts'

const KILLS = repetitions('kills of servers that are sending', 1, 50)
const LIMIT_MS = 600_000
const LARGE_ROWS = 250_000
const OPT_OUT_EVERY = 40
/** Messages a minute: one of two servers keeps sending while the other is killed, and must not finish too soon. */
const SLOW = 450
const SLOW_CONTACTS = 60 + 10 * KILLS

/** A fast broadcast, whose batches are cut when they are handed over, and slow ones that last. */
const broadcasts = [
  { contacts: 2000 },
  { contacts: SLOW_CONTACTS, perMinute: SLOW },
  { contacts: SLOW_CONTACTS, perMinute: SLOW },
  { contacts: SLOW_CONTACTS, perMinute: SLOW },
].map(({ contacts, ...rest }, at) => {
  const phones = Array.from({ length: contacts }, (_, index) => phoneOf(at * 10_000 + index))
  const lines = phones.map((phone, index) => `${phone},Name ${index},Leeds,Friday\n`)
  const broadcast: Broadcast = {
    name: `Crash ${at}`,
    file: `${lines.join('')}nonsense,No number,Leeds,Friday\n${lines[0]}`,
    ...rest,
  }
  const optedOut = phones.filter((_, index) => index % OPT_OUT_EVERY === 7)
  return { broadcast, optedOut, reached: phones.filter((_, index) => index % OPT_OUT_EVERY !== 7) }
})

/**
 * @param processes servers that run at the same time on the database that `open` names
 * @param isTried otherwise it is skipped
 */
export function messagingCrashContract(
  what: string,
  processes: number,
  open: (folder: string) => DatabaseOptions | Promise<DatabaseOptions>,
  isTried = true,
): void {
  it.runIf(isTried)(
    `loses no message and sends none twice when ${what} killed ${KILLS} times`,
    () => withFolder(async (folder) => expectNothingLost(await open(folder), folder, processes)),
    LIMIT_MS,
  )
}

async function expectNothingLost(options: DatabaseOptions, folder: string, processes: number): Promise<void> {
  const report = await killServers({
    env: {
      PATCHBAY_DATA: folder,
      PATCHBAY_CARRIER_SPEED: '50',
      ...('url' in options && { DATABASE_URL: options.url }),
    },
    processes,
    sendingKills: KILLS,
    firstStartKills: triesAll ? 3 : 1,
    creatingKills: triesAll ? broadcasts.length : 1,
    seed,
    prepare: () => prepare(options, folder),
    broadcasts: broadcasts.map(({ broadcast }) => broadcast),
    largeFile: Array.from({ length: LARGE_ROWS }, (_, index) => `${phoneOf(1_000_000 + index)}\n`).join(''),
  })
  const database = await openDatabase(options)
  try {
    let resumed = 0
    for (const [at, { optedOut, reached }] of broadcasts.entries()) {
      const books = await readBooks(database, report.campaignIds[at] ?? '')
      resumed += books.resumed
      expect(books.recipients).toEqual(reached)
      expect(books.submitted).toEqual(reached)
      expect(books).toMatchObject({ most_submissions: 1, unfinished: 0, paid: books.charged })
      expect(books.accepted + books.rejected).toBe(reached.length)
      const failed = books.accepted - books.delivered
      const counters = {
        sent: books.accepted,
        delivered: books.delivered,
        opted_out: optedOut.length,
        charge: books.charged,
      }
      expect(books.run).toMatchObject({
        ...counters,
        failed,
        rejected: books.rejected,
        claimed_at: null,
        next_index: reached.length + optedOut.length,
      })
      expect(books.doc).toMatchObject({ ...counters, status: 'completed', failed })
    }
    expect(await readWholeBooks(database)).toEqual({
      ledger_sum: 0,
      unbalanced: 0,
      wrong_balances: 0,
      submitted_twice: 0,
      broadcasts: broadcasts.length,
    })
    expect(report.largeFile).toMatchObject({ status: 'done', valid: LARGE_ROWS, invalid: 0, duplicated: 0 })
    const { kills, duringStart, whileCreating, whileSending, errors } = report
    console.log(JSON.stringify({ kills, duringStart, whileCreating, whileSending, resumed, errors }))
    expect(await readAttempts(database, report.largeFileId)).toBeGreaterThan(1)
    expect(kills).toBeGreaterThan(KILLS + whileCreating)
    expect(whileSending).toBeGreaterThanOrEqual(KILLS / 4)
  } finally {
    await database.close()
  }
}

/** Puts the demo world where the server has not, and the numbers that have opted out. */
async function prepare(options: DatabaseOptions, folder: string): Promise<void> {
  const database = await openDatabase(options)
  try {
    await seedDemoWorld({
      database,
      files: createLocalFileStore(join(folder, 'files')),
      seed: 1,
      hashPassword,
      modules: await readModules(),
      portal: { catalogues: { 'sms-rates': readSmsRates() }, modules: {} },
    })
    const phones = JSON.stringify(broadcasts.flatMap(({ optedOut }) => optedOut))
    await database.systemTransaction((query) =>
      sql`insert into sms_opt_out (account_id, phone)
          select u.account_id, phone from app_user u, jsonb_array_elements_text(${phones}::jsonb) as phone
          where u.email = 'owner@demo.example'`.execute(query),
    )
  } finally {
    await database.close()
  }
}

function phoneOf(index: number): string {
  return `+4474${10_000_000 + index}`
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-crash-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
