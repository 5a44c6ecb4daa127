import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase, type DatabaseOptions } from '../../src/server/storage/openDatabase.ts'
import { createPortalClient } from '../crash/createPortalClient.ts'
import { freePort, startServer, type ServerProcess } from '../crash/startServer.ts'
import { createRandom, repetitions, seed } from '../support/sampling.ts'

const KILLS = repetitions('kills of servers that are calling', 1, 25)
const NUMBERS = 60 * KILLS
const LIMIT_MS = 600_000
/** After as many calls as there should be before a kill. */
const LONGEST_WAIT_MS = 300

/** @param open the database that servers share, one after the other */
export function voiceCampaignsCrashContract(
  what: string,
  open: (folder: string) => DatabaseOptions | Promise<DatabaseOptions>,
): void {
  it(
    `calls nobody twice and loses nobody when ${what} killed ${KILLS} times`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'patchbay-calls-crash-'))
      try {
        await expectEachOnce(await open(folder), folder)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    LIMIT_MS,
  )
}

async function expectEachOnce(options: DatabaseOptions, folder: string): Promise<void> {
  const port = await freePort()
  const start = (): ServerProcess =>
    startServer({
      PATCHBAY_DATA: folder,
      PATCHBAY_CARRIER_SPEED: '60',
      PORT: String(port),
      ...('url' in options && { DATABASE_URL: options.url }),
    })
  const client = createPortalClient(port)
  const below = createRandom(seed)
  const numbers = Array.from({ length: NUMBERS }, (_, at) => `+44747${String(at).padStart(7, '0')}`)
  let server = start()
  let whileCalling = 0
  let id = ''
  const read = async (): Promise<{ status: string; done: number; calls: number; charge: number }> =>
    (await client.get(`/v1/calling/campaigns/${id}`)).voice_campaign
  try {
    expect(await server.ready).toBe(true)
    await client.signIn('owner@demo.example')
    const { call_flows: flows } = await client.get('/v1/call_flows?is_published=true')
    const { callerids } = await client.get('/v1/calling/callers')
    const value = {
      name: 'Killed',
      flow: { id: flows[0].id },
      callers: callerids.slice(0, 2).map((caller: { id: string }) => ({ id: caller.id })),
      numbers: numbers.join('\n'),
      window_enabled: false,
      retries: 0,
      concurrency: 10,
    }
    ;({ id } = (
      await client.post('/v1/calling/campaigns', { voice_campaign: value }, 'calls-crash')
    ).voice_campaign)
    await client.put(`/v1/calling/campaigns/${id}/update_status`, { voice_campaign: { status: 'running' } })
    for (let kill = 0; kill < KILLS; kill += 1) {
      await expect
        .poll(async () => (await read()).done, { timeout: LIMIT_MS, interval: 50 })
        .toBeGreaterThanOrEqual(Math.floor((NUMBERS * (kill + 0.5)) / (KILLS + 1)))
      await new Promise((resolve) => setTimeout(resolve, below(LONGEST_WAIT_MS)))
      const { status, done } = await read()
      if (status === 'running' && done < NUMBERS) whileCalling += 1
      await server.kill()
      server = start()
      expect(await server.ready).toBe(true)
    }
    await expect
      .poll(async () => (await read()).status, { timeout: LIMIT_MS, interval: 200 })
      .toBe('finished')
    expect(whileCalling).toBeGreaterThan(KILLS / 2)
    const campaign = await read()
    await server.kill()
    await expectBooks(options, id, numbers, campaign)
  } finally {
    await server.kill()
  }
}

async function expectBooks(
  options: DatabaseOptions,
  id: string,
  numbers: readonly string[],
  campaign: { calls: number; charge: number },
): Promise<void> {
  const database = await openDatabase(options)
  try {
    const { rows } = await database.system((query) =>
      sql<{ id: string; number: string; charge: number; paid: number }>`
        select c.id, c.to_number as number, c.charge::float8 as charge,
          coalesce(-sum(t.amount), 0)::float8 as paid
        from phone_call c left join ledger_transfer t
          on t.account_id = c.account_id and t.kind = 'voice-campaign-call' and t.reference = c.id::text
        where c.campaign_id = ${id} and not c.is_test group by 1, 2, 3`.execute(query),
    )
    const attempts = await database.system((query) =>
      sql<{ attempts: number; open: number }>`
        select sum(attempts)::int as attempts, count(*) filter (where status <> 'done')::int as open
        from voice_target where campaign_id = ${id}`.execute(query),
    )
    expect(new Set(rows.map(({ number }) => number))).toEqual(new Set(numbers))
    expect([rows.length, attempts.rows]).toEqual([campaign.calls, [{ attempts: campaign.calls, open: 0 }]])
    expect(rows.filter(({ charge, paid }) => charge !== paid)).toEqual([])
    expect(rows.reduce((sum, { charge }) => sum + charge, 0)).toBe(campaign.charge)
  } finally {
    await database.close()
  }
}
