import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { checkFiles } from '../../src/server/modules/number-validator/checkFiles.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { createPortalClient } from '../crash/createPortalClient.ts'
import { freePort, startServer, type ServerProcess } from '../crash/startServer.ts'
import { copyEmbeddedWorld } from '../support/demoWorlds.ts'
import { createRandom, repetitions, seed } from '../support/sampling.ts'

const KILLS = repetitions('kills of servers that are checking numbers', 1, 25)
const NUMBERS = 7000
const PRICE = 3000
const LIMIT_MS = 300_000
/** After as many numbers as there should be before a kill. */
const LONGEST_WAIT_MS = 300

it(
  `checks every number once and charges for none twice when killed ${KILLS} times`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'patchbay-check-crash-'))
    try {
      await copyEmbeddedWorld(folder)
      await expectNothingTwice(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  LIMIT_MS,
)

async function expectNothingTwice(folder: string): Promise<void> {
  const port = await freePort()
  // A part takes the carriers 2.5 seconds.
  const start = (): ServerProcess =>
    startServer({ PATCHBAY_DATA: folder, PATCHBAY_CARRIER_SPEED: '0.4', PORT: String(port) })
  const client = createPortalClient(port)
  const below = createRandom(seed)
  let server = start()
  let record: { id: string; status: string; checked: number; charge: number; unanswered: number }
  let whileChecking = 0
  try {
    expect(await server.ready).toBe(true)
    await client.signIn('owner@demo.example')
    const numbers = Array.from({ length: NUMBERS }, (_, index) => `+4474${10_000_000 + index}`)
    const read = async (id: string): Promise<typeof record> =>
      (await client.get(`/v1/number_validation/requests/${id}`)).request
    record = (
      await client.post(
        '/v1/number_validation/requests',
        { request: { name: 'Killed', type: 'analysis', numbers: numbers.join('\n') } },
        'crash-check',
      )
    ).request
    for (let kill = 0; kill < KILLS; kill += 1) {
      await expect
        .poll(async () => (await read(record.id)).checked, { timeout: LIMIT_MS, interval: 50 })
        .toBeGreaterThanOrEqual(Math.floor((NUMBERS * (kill + 0.5)) / (KILLS + 1)))
      await new Promise((resolve) => setTimeout(resolve, below(LONGEST_WAIT_MS)))
      record = await read(record.id)
      if (record.status === 'processing') whileChecking += 1
      await server.kill()
      server = start()
      expect(await server.ready).toBe(true)
    }
    await expect
      .poll(async () => (record = await read(record.id)).status, { timeout: LIMIT_MS, interval: 100 })
      .toBe('success')
  } finally {
    await server.kill()
  }
  expect(whileChecking).toBeGreaterThan(KILLS / 2)
  expect(record).toMatchObject({ checked: NUMBERS, charge: (NUMBERS - record.unanswered) * PRICE })
  await expectBooks(folder, record)
}

async function expectBooks(folder: string, record: { id: string; charge: number }): Promise<void> {
  const database = await openDatabase({ dataFolder: folder })
  try {
    const { rows } = await database.system((query) =>
      sql<{ account: string; reference: string; amount: number }>`
        select t.account_id as account, t.reference, e.amount::float8 as amount from ledger_transfer t join ledger_entry e
          on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
        where t.kind = 'number-check' and t.reference like ${`${record.id}:%`} order by t.reference`.execute(
        query,
      ),
    )
    expect(rows.map(({ reference }) => reference.split(':')[1])).toEqual(['0', '1', '2', '3'])
    const files = createLocalFileStore(join(folder, 'files'))
    const accountId = rows[0]?.account ?? ''
    const lines: string[] = []
    for (const part of rows.keys()) {
      const file = { accountId, folder: record.id, name: checkFiles.part(part) }
      const bytes = await files.readBytes(file, 0, (await files.size(file)) ?? 0)
      lines.push(...Buffer.from(bytes).toString().trimEnd().split('\n'))
    }
    expect(lines).toHaveLength(NUMBERS)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(NUMBERS)
    expect(rows.reduce((sum, { amount }) => sum - amount, 0)).toBe(record.charge)
  } finally {
    await database.close()
  }
}
