import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseOptions } from '../../src/server/storage/openDatabase.ts'
import { createPortalClient, type PortalClient } from '../crash/createPortalClient.ts'
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
  describe(`voice campaigns when ${what} killed`, () => {
    let folder: string
    let options: DatabaseOptions
    let port: number
    let client: PortalClient
    let server: ServerProcess

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'patchbay-calls-crash-'))
      options = await open(folder)
      port = await freePort()
      client = createPortalClient(port)
      await start(4)
      await client.signIn('owner@demo.example')
    }, LIMIT_MS)
    afterAll(async () => {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    })

    /** @param speed a minute on the phone takes a second at 60 */
    async function start(speed = 60): Promise<void> {
      server = startServer({
        PATCHBAY_DATA: folder,
        PATCHBAY_CARRIER_SPEED: String(speed),
        PORT: String(port),
        ...('url' in options && { DATABASE_URL: options.url }),
      })
      expect(await server.ready).toBe(true)
    }
    const read = async (
      id: string,
    ): Promise<{ status: string; done: number; calls: number; charge: number }> =>
      (await client.get(`/v1/calling/campaigns/${id}`)).voice_campaign
    async function begin(name: string, value: object): Promise<string> {
      const campaign = { name, window_enabled: false, retries: 0, concurrency: 10, ...value }
      const { id } = (
        await client.post('/v1/calling/campaigns', { voice_campaign: campaign }, `campaign-${name}`)
      ).voice_campaign
      await client.put(`/v1/calling/campaigns/${id}/update_status`, { voice_campaign: { status: 'running' } })
      return id
    }
    const finish = (id: string): Promise<void> =>
      expect.poll(async () => (await read(id)).status, { timeout: LIMIT_MS, interval: 200 }).toBe('finished')
    const callers = async (): Promise<{ id: string; number: string }[]> =>
      (await client.get('/v1/calling/callers')).callerids

    it(
      'takes calls of test users further through the draft as it was when they began, once',
      async () => {
        const { call_flow: made } = await client.post(
          '/v1/call_flows',
          { call_flow: { name: 'Tried', template: 'survey' } },
          'flow-tried',
        )
        const flow = `/v1/call_flows/${made.id}`
        const draftOf = async (version: string): Promise<void> => {
          const { document } = await client.get(`${flow}/draft`)
          for (const node of document.nodes) node.title = `${version} ${node.id}`
          await client.put(`${flow}/draft`, { document })
        }
        await draftOf('Published')
        await client.post(`${flow}/publish`, { message: '' }, 'flow-tried-published')
        await draftOf('Draft')
        const [caller, ...testers] = (await callers()).slice(0, 6)
        await client.put(flow, { call_flow: { test_numbers: testers.map(({ id }) => ({ id })) } })
        const numbers = testers.map(({ number }) => number)
        const id = await begin('Tried', {
          flow: { id: made.id },
          callers: [{ id: caller?.id }],
          numbers: numbers.join('\n'),
        })
        const results = async (): Promise<string[]> =>
          (await client.get(`/v1/calling/recipients?campaign_id=${id}`)).recipients.map(
            ({ result }: { result: string }) => result,
          )
        await expect.poll(results, { timeout: LIMIT_MS, interval: 50 }).not.toContain('waiting')
        await draftOf('Later')
        expect(await results()).toContain('calling')
        await server.kill()
        await start()
        await finish(id)
        const { calls } = await client.get(`/v1/calls?type=placed&campaign_id=${id}`)
        expect(calls.map(({ to_number: to }: { to_number: string }) => to).toSorted()).toEqual(
          numbers.toSorted(),
        )
        for (const { id: call } of calls) {
          const { flow_version: version, flow_steps: steps } = (await client.get(`/v1/calls/${call}`)).call
          expect([version, steps.length > 0]).toEqual(['draft', true])
          for (const { step } of steps) expect(step).toMatch(/^Draft /)
        }
      },
      LIMIT_MS,
    )

    it(
      `calls nobody twice and loses nobody, ${KILLS} times`,
      async () => {
        const below = createRandom(seed)
        const numbers = Array.from({ length: NUMBERS }, (_, at) => `+44747${String(at).padStart(7, '0')}`)
        let whileCalling = 0
        const { call_flows: flows } = await client.get('/v1/call_flows?is_published=true')
        const id = await begin('Killed', {
          flow: { id: flows[0].id },
          callers: (await callers()).slice(0, 2).map((caller) => ({ id: caller.id })),
          numbers: numbers.join('\n'),
        })
        for (let kill = 0; kill < KILLS; kill += 1) {
          await expect
            .poll(async () => (await read(id)).done, { timeout: LIMIT_MS, interval: 50 })
            .toBeGreaterThanOrEqual(Math.floor((NUMBERS * (kill + 0.5)) / (KILLS + 1)))
          await new Promise((resolve) => setTimeout(resolve, below(LONGEST_WAIT_MS)))
          const { status, done } = await read(id)
          if (status === 'running' && done < NUMBERS) whileCalling += 1
          await server.kill()
          await start()
        }
        await finish(id)
        expect(whileCalling).toBeGreaterThan(KILLS / 2)
        const campaign = await read(id)
        await server.kill()
        await expectBooks(options, id, numbers, campaign)
      },
      LIMIT_MS,
    )
  })
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
