import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { insertDocument, patchDocument } from '../../src/server/storage/documents.ts'
import { openShared } from '../support/createTestDatabase.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import { writeContacts } from '../support/writeContacts.ts'
import { books, contactFile, createWorld, removeFiles, until, type World } from './messagingWorld.ts'

const lost = 'This Sender ID is not registered for the destination country'
const registered = { status: 'approved', destinations: [{ country_code: 'GB', status: 'approved' }] }
const inProgress: [string, JsonObject, string][] = [
  ['in review', { ...registered, status: 'in review' }, 'in review'],
  [
    'pending in the country',
    { ...registered, destinations: [{ country_code: 'GB', status: 'pending' }] },
    'pending',
  ],
]
const unusable: [string, JsonObject][] = [
  ['declined', { ...registered, status: 'declined' }],
  ['blocked in the country', { ...registered, destinations: [{ country_code: 'GB', status: 'blocked' }] }],
  ['declined in the country', { ...registered, destinations: [{ country_code: 'GB', status: 'declined' }] }],
  ['registered elsewhere', { ...registered, destinations: [{ country_code: 'NO', status: 'approved' }] }],
  ['no longer supported', { ...registered, is_supported: false }],
]

describe('a Sender ID over HTTP', () => {
  let server: DemoServer
  let owner: DemoPerson
  let contacts: string
  let senderId: string
  let templateId: string

  beforeAll(async () => {
    server = await startDemoServer()
    const [found] = server.people.filter(({ name }) => name === 'owner')
    if (!found) throw new Error('The demo world lacks an owner')
    owner = found
    contacts = randomUUID()
    senderId = randomUUID()
    templateId = randomUUID()
    const { accountId } = owner
    await writeContacts(server.files, { accountId, folder: contacts }, '+447400123456,Anna\n')
    await server.database.transaction(accountId, async (query) => {
      await query
        .insertInto('contact_upload' as never)
        .values({
          account_id: accountId,
          id: contacts,
          filename: 'contacts.csv',
          state: 'done',
          result: JSON.stringify({
            valid: 1,
            country: 'United Kingdom',
            country_code: 'GB',
            values: ['+447400123456', 'Anna'],
            headers: ['', ''],
            columns: 2,
          }),
        } as never)
        .execute()
      await insertDocument(query, accountId, 'sender', senderId, {
        title: 'ACME',
        type: 'alpha_numeric',
        ...registered,
      })
      await insertDocument(query, accountId, 'sms-template', templateId, {
        name: 'Hello',
        text: 'Hello {{name}}',
        country: { country_code: 'GB', name: 'United Kingdom' },
        short_url_enabled: false,
        status: 'approved',
        used_by: 0,
        sender_ids: [{ id: senderId, title: 'ACME', status: 'approved' }],
      })
    })
  }, 60_000)
  afterAll(() => server.close())

  const registerAs = (doc: JsonObject): Promise<unknown> =>
    server.database.transaction(owner.accountId, (query) =>
      patchDocument(query, owner.accountId, 'sender', senderId, { is_supported: true, ...doc }),
    )
  const template = (): JsonObject => ({
    name: 'Another',
    country: { country_code: 'GB' },
    text: 'Hello',
    selectedSenders: [{ id: senderId }],
  })
  const campaign = (): JsonObject => ({
    name: 'Spring',
    contacts,
    template: { id: templateId },
    sender_id: { id: senderId },
    mappings: [{ variable: 'name', column: 1 }],
    send: 'later',
    starts_at: '2045-06-01T09:00',
    time_zone: 'UTC',
  })
  const choose = 'Choose only Sender IDs that can be used for the destination country'

  const templateCalls = async () => [
    await server.call(owner, 'POST', '/v1/sms/templates', { template: template() }),
    await server.call(owner, 'POST', '/v1/sms/templates/verify', {
      template: template(),
      fields: ['selectedSenders'],
      mode: 'create',
    }),
  ]
  const broadcastCalls = async () => [
    await server.call(owner, 'POST', '/v1/sms/campaigns', { campaign: campaign() }),
    await server.call(owner, 'POST', '/v1/sms/campaigns/verify', {
      campaign: campaign(),
      fields: ['sender_id'],
      mode: 'create',
    }),
    await server.call(owner, 'POST', '/v1/sms/campaigns/estimate', { campaign: campaign() }),
  ]
  const pairs = async (query = '') => {
    const path = `/v1/sms/templates/${templateId}/sender_ids${query}`
    return (await server.call(owner, 'GET', path)).body.sender_ids
  }

  it.each(unusable)('that is %s cannot be used in a template or a broadcast', async (_, doc) => {
    await registerAs(doc)
    const answers = [...(await templateCalls()), ...(await broadcastCalls())]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    const texts = answers.map(({ body }) => body.fields.selectedSenders ?? body.fields.sender_id)
    expect(texts.slice(1)).toEqual([choose, lost, lost, lost])
    expect(await pairs('?status=approved')).toEqual([])
  })

  it.each(inProgress)(
    'that is %s is chosen for a template, and used in a broadcast once it is registered',
    async (_, doc, shown) => {
      await registerAs(doc)
      const [created, verified] = await templateCalls()
      expect([created?.status, verified?.status]).toEqual([201, 200])
      const refused = await broadcastCalls()
      expect(refused.map(({ status, body }) => [status, body.fields.sender_id])).toEqual(
        Array.from({ length: 3 }, () => [422, lost]),
      )
      expect(await pairs()).toMatchObject([{ id: senderId, status: shown }])
      expect(await pairs('?status=approved')).toEqual([])
      await registerAs(registered)
      expect(await pairs('?status=approved')).toMatchObject([{ id: senderId, status: 'approved' }])
      expect((await broadcastCalls()).map(({ status }) => status)).toEqual([201, 200, 200])
    },
  )

  it('that waits for Finland lets the demo prepare templates for it', async () => {
    const { body } = await server.call(owner, 'GET', '/v1/sms/countries?country_code=FI')
    expect(body.restrictions).toMatchObject([{ senders_total: 1, senders_usable: 1 }])
    const general = await server.call(owner, 'POST', '/v1/sms/templates/verify', {
      template: { name: 'Hei', country: { country_code: 'FI' } },
      fields: ['name', 'country'],
      mode: 'create',
    })
    expect(general.status).toBe(200)
  })

  it('counts for the prerequisites of a broadcast once it is approved, and so does a template', async () => {
    const [empty] = server.people.filter(({ name }) => name === 'empty')
    if (!empty) throw new Error('The demo world lacks an empty account')
    const { accountId } = empty
    const facts = async () => {
      const { body: config } = await server.call(empty, 'GET', '/config')
      const { has_sms_senders: senders, has_sms_templates: templates } = config.account_items
      return [senders, config.has_approved_sms_senders, templates, config.has_approved_sms_templates]
    }
    expect(await facts()).toEqual([false, false, false, false])
    const [one, two] = [randomUUID(), randomUUID()]
    await server.database.transaction(accountId, async (query) => {
      await insertDocument(query, accountId, 'sender', one, { title: 'New', status: 'in review' })
      await insertDocument(query, accountId, 'sms-template', two, { name: 'New', status: 'review' })
    })
    await expect.poll(facts).toEqual([true, false, true, false])
    const review = (entity: string, id: string, status: string) =>
      server.database.transaction(accountId, (query) =>
        patchDocument(query, accountId, entity, id, { status }),
      )
    await review('sender', one, 'approved')
    await expect.poll(facts).toEqual([true, true, true, false])
    await review('sms-template', two, 'approved')
    await expect.poll(facts).toEqual([true, true, true, true])
    await review('sender', one, 'declined')
    await expect.poll(facts).toEqual([true, false, true, true])
  })

  it('that every country blocked is not submitted again', async () => {
    const { body } = await server.call(owner, 'GET', '/v1/sms/senders?title=PostOffice')
    const [blocked] = body.sender_ids
    const refused = await server.call(owner, 'PUT', `/v1/sms/senders/${blocked.id}/status`, {
      sender_id: { status: 'in review' },
    })
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/blocked/)])
  })

  it('that is a number is used only while the account has it with SMS', async () => {
    const usable = async (): Promise<number> => {
      const { body } = await server.call(
        owner,
        'GET',
        '/v1/sms/countries?country_code=NO&sender_type=numeric',
      )
      return body.restrictions[0].senders_usable
    }
    const [oslo] = (await server.call(owner, 'GET', '/v1/dids?search=4791234567')).body.dids
    const change = (path: string, did: JsonObject) => server.call(owner, 'PUT', `/v1/dids/${path}`, { did })
    expect(await usable()).toBe(1)
    await change(oslo.id, { sms_enabled: false })
    expect(await usable()).toBe(0)
    await change(oslo.id, { sms_enabled: true })
    expect(await usable()).toBe(1)
    await change(`${oslo.id}/status`, { status: 'inactive' })
    expect(await usable()).toBe(0)
  })

  it('blocks edits to a scheduled broadcast until it is registered again', async () => {
    await registerAs(registered)
    const created = await server.call(owner, 'POST', '/v1/sms/campaigns', { campaign: campaign() })
    expect(created.status).toBe(201)
    const path = `/v1/sms/campaigns/${created.body.campaign.id}`
    const change = { campaign: { send: 'later', starts_at: '2045-06-02T09:00', time_zone: 'UTC' } }
    await registerAs({ status: 'declined' })
    const refused = await server.call(owner, 'PUT', path, change)
    expect([refused.status, refused.body.fields]).toEqual([422, { sender_id: lost }])
    await registerAs(registered)
    expect((await server.call(owner, 'PUT', path, change)).status).toBe(200)
  })
})

describe('sending', () => {
  let database: OwnedDatabase
  let world: World

  beforeAll(async () => {
    database = await openShared()
    world = await createWorld(database)
  })
  afterAll(async () => {
    await world.stop()
    removeFiles(database)
    await database.close()
  })

  async function registerAs(doc: JsonObject): Promise<void> {
    const { sender_ids } = await world.read('sms-template', world.templateId)
    const [{ id }] = sender_ids as [{ id: string }]
    await database.transaction(world.accountId, (query) =>
      patchDocument(query, world.accountId, 'sender', id, doc),
    )
  }
  const statusIs = (id: string, status: string): Promise<JsonObject> =>
    until(
      () => world.read('sms-campaign', id),
      (doc) => doc['status'] === status,
    )

  it('pauses with a reason when the Sender ID loses its registration, and finishes once it is registered again', async () => {
    const contacts = await world.upload(contactFile(30))
    await world.process(contacts)
    const minuteMs = 60_000
    const startsAt = new Date(Date.now() + 5 * minuteMs).toISOString().slice(0, 16)
    const id = await world.campaign(contacts, { send: 'later', starts_at: startsAt, time_zone: 'UTC' })
    await registerAs({ status: 'in review' })
    await database.system((query) =>
      query
        .updateTable('campaign_run' as never)
        .set({ starts_at: new Date(0).toISOString() } as never)
        .where('campaign_id' as never, '=', id as never)
        .execute(),
    )
    const paused = await statusIs(id, 'paused')
    expect(paused['status_note']).toBe('sender')
    expect(await books(database, world.accountId, id)).toMatchObject({ messages: 0, paid: 0, submitted: 0 })
    await registerAs(registered)
    await world.change(id, 'active')
    await statusIs(id, 'completed')
    expect(await books(database, world.accountId, id)).toMatchObject({
      messages: 30,
      recipients: 30,
      submitted: 30,
      most_submissions: 1,
    })
  })

  it('begins once the registration of a Sender ID ends that was in review when its template was reviewed', async () => {
    const { sender_ids } = await world.read('sms-template', world.templateId)
    const contacts = await world.upload(contactFile(3))
    await world.process(contacts)
    await registerAs({ status: 'in review' })
    const id = await world.create('sms-template', {
      name: 'Good',
      country: { country_code: 'GB' },
      text: 'See you soon',
      selectedSenders: sender_ids ?? [],
    })
    await until(
      () => world.read('sms-template', id),
      ({ status }) => status === 'approved',
    )
    const send = () => world.campaign(contacts, { template: { id }, mappings: [] })
    await expect(send()).rejects.toMatchObject({ body: { fields: { sender_id: lost } } })
    await registerAs(registered)
    await statusIs(await send(), 'completed')
  })
})
