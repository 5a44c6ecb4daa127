import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLinkOpener } from '../../src/server/modules/sms-broadcast/links/createLinkOpener.ts'
import { readLinkCodes } from '../../src/server/modules/sms-broadcast/links/linkCodes.ts'
import type { LinkVisit } from '../../src/server/wire/LinkHandler.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { deleteDocument, patchDocument } from '../../src/server/storage/documents.ts'
import { textOf } from '../../src/server/storage/documentValues.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import { bodyOf, createWorld, removeFiles, until, type World } from './messagingWorld.ts'

const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
const LINK = /https:\/\/go\.example\/l\/([0-9A-Za-z]{10})/g

describe.each(databasesOf(import.meta.filename))('short links of broadcasts on %s', (_name, open) => {
  let database: OwnedDatabase
  let world: World
  let id: string
  let visit: (code: string, more?: Partial<LinkVisit>) => Promise<string | undefined>

  beforeAll(async () => {
    database = await open()
    world = await createWorld(database)
    const opener = createLinkOpener({ database, linkCodes: readLinkCodes(database) })
    visit = (code, more = {}) => opener({ code, method: 'GET', headers: phone, ...more })
    await database.transaction(world.accountId, (query) =>
      patchDocument(query, world.accountId, 'sms-template', world.templateId, {
        text: 'Hi {{name}}: https://shop.example/o/{{name}}?from=sms or https://shop.example/all. https://{{name}}.example',
        short_url_enabled: true,
      }),
    )
    id = await send(Array.from({ length: 40 }, (_, row) => `+44741000${1000 + row},A ${row}\n`).join(''))
  })
  afterAll(async () => {
    await world.stop()
    removeFiles(database)
    await database.close()
  })

  async function send(file: string): Promise<string> {
    const uuid = await world.upload(file)
    await world.process(uuid)
    const campaign = await world.campaign(uuid)
    await until(
      () => world.read('sms-campaign', campaign),
      ({ status, pending }) => status === 'completed' && pending === 0,
    )
    return campaign
  }
  interface SentMessage {
    recipient: string
    body: string
    clicks: number
    isTimed: boolean
  }
  async function messages(): Promise<SentMessage[]> {
    const { rows } = await database.system((query) =>
      sql<SentMessage>`
        select recipient, body, clicks, clicked_at is not null as "isTimed" from sms_message
        where sms_campaign_id = ${id} order by recipient`.execute(query),
    )
    return rows
  }
  const codesOf = ({ body }: { body: string }): string[] =>
    [...body.matchAll(LINK)].map(([, code = '']) => code)
  const counts = async (): Promise<unknown> => {
    const { clicks, clicked } = await world.read('sms-campaign', id)
    return { clicks, clicked }
  }

  it('are written into every message, each its own', async () => {
    const sent = await messages()
    expect(sent).toHaveLength(40)
    expect(sent[7]?.body).toMatch(
      /^Hi A 7: https:\/\/go\.example\/l\/\w{10} or https:\/\/go\.example\/l\/\w{10}\. https:\/\/A 7\.example$/,
    )
    expect(new Set(sent.flatMap(codesOf)).size).toBe(80)
  })

  it('lead to what the message of this recipient said, whatever becomes of the template', async () => {
    const sent = await messages()
    const [own = '', same = ''] = codesOf(sent[7]!)
    await database.transaction(world.accountId, (query) =>
      patchDocument(query, world.accountId, 'sms-template', world.templateId, {
        text: 'Elsewhere https://evil.example {{name}}',
      }),
    )
    expect(await visit(own, { method: 'HEAD' })).toBe('https://shop.example/o/A%207?from=sms')
    expect(await visit(same, { method: 'HEAD' })).toBe('https://shop.example/all')
    await database.transaction(world.accountId, (query) =>
      deleteDocument(query, world.accountId, 'sms-template', world.templateId),
    )
    await world.files.remove(world.accountId, textOf((await world.read('sms-campaign', id))['contacts']), [
      'contacts.csv',
      'rows.idx',
    ])
    expect(await visit(own, { method: 'HEAD' })).toBe('https://shop.example/o/A%207?from=sms')
  })

  it('lead nowhere unless they were sent', async () => {
    const [code = ''] = codesOf((await messages())[0]!)
    const codes = await readLinkCodes(database)()
    const place = codes.decode(code)!
    for (const change of [{ row: 40 }, { row: 1_000_000 }, { link: 2 }, { serial: place.serial + 1000 }])
      expect(await visit(codes.encode({ ...place, ...change }))).toBeUndefined()
    for (const garbage of ['', 'x', code.slice(1), `${code}x`, code.toLowerCase().toUpperCase() + '%'])
      expect(await visit(garbage)).toBeUndefined()
  })

  it('count nobody for previews, prefetching and HEAD', async () => {
    const [code = ''] = codesOf((await messages())[3]!)
    const agents = [
      'WhatsApp/2.24',
      'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
      'Slackbot-LinkExpanding 1.0',
    ]
    for (const agent of agents) expect(await visit(code, { headers: { 'user-agent': agent } })).toBeTruthy()
    await visit(code, { headers: { ...phone, 'sec-purpose': 'prefetch;prerender' } })
    await visit(code, { method: 'HEAD' })
    const { rows } = await database.system((query) => sql`select from short_link_click`.execute(query))
    expect([rows.length, await counts()]).toEqual([0, { clicks: 0, clicked: 0 }])
  })

  it('count every click of many at once, by message and broadcast', async () => {
    const sent = await messages()
    const clicked = sent.slice(0, 20)
    await Promise.all(
      Array.from({ length: 600 }, (_, at) => visit(codesOf(clicked[at % 20]!)[at % 3 === 0 ? 0 : 1] ?? '')),
    )
    await until(counts, (now) => JSON.stringify(now) === '{"clicks":600,"clicked":20}')
    const after = await messages()
    expect(after.map(({ clicks }) => clicks)).toEqual([
      ...Array.from({ length: 20 }, () => 30),
      ...Array.from({ length: 20 }, () => 0),
    ])
    expect(after.filter(({ isTimed }) => isTimed)).toHaveLength(20)
    await visit(codesOf(sent[30]!)[0] ?? '')
    await until(counts, (now) => JSON.stringify(now) === '{"clicks":601,"clicked":21}')
    const { click_hours } = bodyOf(await world.call('report', { params: { id } }))
    // as the report is declared
    const hours = click_hours as { at: string; clicks: number }[]
    expect(hours.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(601)
  })
})

describe.each(worldsOf(import.meta.filename))('the address of a short link on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      settings: { publicCallsPerMinute: 60 },
    })
    const found = server.people.find(({ name }) => name === 'owner')
    if (!found) throw new Error('There is no demo owner')
    owner = found
  })
  afterAll(() => server.close())

  const get = (path: string, headers: Record<string, string> = phone) =>
    server.app.inject({ method: 'GET', url: path, headers: { host: 'localhost', ...headers } })

  it('redirects strangers to the link of the template, and is counted in the broadcast', async () => {
    const { rows } = await server.database.system((query) =>
      sql<{ body: string; campaign: string }>`
        select body, sms_campaign_id::text as campaign from sms_message
        where account_id = ${owner.accountId} and body like '%/l/%' and clicks = 0 order by id limit 1`.execute(
        query,
      ),
    )
    const [message] = rows
    const path = /\/l\/\w{10}/.exec(message?.body ?? '')?.[0] ?? ''
    const campaign = async () =>
      (await server.call(owner, 'GET', `/v1/sms/campaigns/${message?.campaign ?? ''}`)).body.campaign
    const before = await campaign()
    const answer = await get(`${path}?utm=1`)
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      expect.stringMatching(/^https:\/\/harbourpine\.example\//),
      'no-store',
    ])
    const after = await until(campaign, ({ clicks }) => clicks > before.clicks)
    expect([after.clicks, after.clicked]).toEqual([before.clicks + 1, before.clicked + 1])
  })

  it('is not found for anything else, and guessing is limited', async () => {
    for (const path of ['/l/AbC12dEfGh', '/l/..%2f..%2fapi', '/l/https:%2f%2fevil.example'])
      expect((await get(path)).statusCode).toBe(404)
    const statuses: number[] = []
    for (let guess = 0; guess < 80; guess += 1)
      statuses.push((await get(`/l/${String(1_000_000_000 + guess)}`)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is told with its length in the configuration', async () => {
    expect((await server.call(owner, 'GET', '/config')).body.short_link).toBe('http://localhost/l/AbC12dEfGh')
  })
})
