import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertDocument } from '../../src/server/storage/documents.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import { writeContacts } from '../support/writeContacts.ts'

/** Errors for invalid campaigns, by field. */
let server: DemoServer
let owner: DemoPerson
let template: string
let foreignTemplate: string
let sender: string
const uploads: Record<string, string> = {}

const result = {
  valid: 2,
  country: 'United Kingdom',
  country_code: 'GB',
  values: ['+447400123456', 'Anna'],
  headers: ['', ''],
  columns: 2,
}

beforeAll(async () => {
  server = await startDemoServer()
  const [found] = server.people.filter(({ name }) => name === 'owner')
  const stranger = server.people.find(({ accountId }) => accountId !== found?.accountId)
  if (!found || !stranger) throw new Error('The demo world lacks an owner or a second account')
  owner = found
  await server.database.systemTransaction(async (query) => {
    for (const [name, state, accountId] of [
      ['good', 'done', owner.accountId],
      ['gaps', 'done', owner.accountId],
      ['unfinished', 'processing', owner.accountId],
      ['failed', 'failed', owner.accountId],
      ['foreign', 'done', stranger.accountId],
    ] as const) {
      uploads[name] = randomUUID()
      const found = name === 'gaps' ? { ...result, emptyCells: [0, 1] } : result
      const refusal = { code: 'empty_file' }
      const stored = { done: found, processing: null, failed: { ...found, refusal } }[state]
      await sql`
        insert into contact_upload (account_id, id, filename, state, result, error)
        values (${accountId}, ${uploads[name]}, 'contacts.csv', ${state},
                ${stored && JSON.stringify(stored)}::jsonb, ${state === 'failed' ? refusal.code : null})`.execute(
        query,
      )
    }
  })
  for (const [name, rows] of [
    ['good', '+447400123456,Anna\n+447400123457,Ben\n'],
    ['gaps', '+447400123456,Anna\n+447400123457,\n'],
  ] as const)
    await writeContacts(server.files, { accountId: owner.accountId, folder: uploads[name] ?? '' }, rows)
  uploads['unknown'] = randomUUID()
  sender = randomUUID()
  await server.database.transaction(owner.accountId, (query) =>
    insertDocument(query, owner.accountId, 'sender', sender, {
      title: 'ACME',
      type: 'alpha_numeric',
      status: 'approved',
      destinations: [{ country_code: 'GB', status: 'approved' }],
    }),
  )
  template = await insertTemplate(owner, 'GB')
  foreignTemplate = await insertTemplate(owner, 'NO')
  uploads['no uuid'] = 'contacts'
}, 60_000)
afterAll(() => server.close())

async function insertTemplate({ accountId }: DemoPerson, countryCode: string): Promise<string> {
  const id = randomUUID()
  await server.database.transaction(accountId, (query) =>
    insertDocument(query, accountId, 'sms-template', id, {
      name: `Template ${countryCode}`,
      text: 'Hello {{name}}',
      country: { country_code: countryCode, name: countryCode },
      short_url_enabled: false,
      status: 'approved',
      used_by: 0,
      sender_ids: [{ id: sender, title: 'ACME', status: 'approved' }],
    }),
  )
  return id
}

const campaign = (fields: JsonObject): JsonObject => ({
  name: 'Spring',
  template: { id: template },
  sender_id: { id: sender },
  mappings: [{ variable: 'name', column: 1 }],
  send: 'now',
  ...fields,
})

async function refusalOf(fields: JsonObject): Promise<unknown> {
  const { status, body } = await server.call(owner, 'POST', '/v1/sms/campaigns', {
    campaign: campaign(fields),
  })
  return [status, body.fields]
}

describe('a campaign', () => {
  it.each([
    ['unknown', 'Choose the contact file again'],
    ['foreign', 'Choose the contact file again'],
    ['no uuid', 'Choose the contact file again'],
    ['unfinished', 'The contact file is still being processed.'],
    ['failed', 'The file is empty. Choose a CSV file with one contact per line, the phone number first.'],
  ])('with an %s contact file is rejected at the file field only', async (name, text) => {
    const contacts = uploads[name] ?? ''
    expect(await refusalOf({ contacts })).toEqual([422, { contacts: text }])
    const step = (fields: string[]) =>
      server.call(owner, 'POST', '/v1/sms/campaigns/verify', {
        campaign: campaign({ contacts }),
        fields,
        mode: 'create',
      })
    expect((await step(['contacts'])).body.fields).toEqual({ contacts: text })
    expect((await step(['template'])).body.fields).toEqual({ template: 'Not a valid choice' })
    expect((await step(['name'])).status).toBe(200)
  })

  it('without a contact file requires one, and one before a template', async () => {
    expect(await refusalOf({})).toEqual([
      422,
      { contacts: 'Required field', template: 'Upload contacts to select a template' },
    ])
  })

  it('with a template for another country is rejected with that reason', async () => {
    expect(await refusalOf({ contacts: uploads['good'] ?? '', template: { id: foreignTemplate } })).toEqual([
      422,
      { template: 'This template is for another country' },
    ])
  })

  it('with an unknown template is rejected at the template, not at its Sender ID', async () => {
    expect(await refusalOf({ contacts: uploads['good'] ?? '', template: { id: randomUUID() } })).toEqual([
      422,
      { template: 'Not a valid choice' },
    ])
  })

  it('with empty cells in a mapped column requires a choice, and a text for the fallback', async () => {
    const contacts = uploads['gaps'] ?? ''
    const mapping = { variable: 'name', column: 1 }
    const refusalWith = (choice: JsonObject) => refusalOf({ contacts, mappings: [{ ...mapping, ...choice }] })
    expect(await refusalWith({})).toEqual([422, { mappings: 'Choose what to do with empty cells' }])
    expect(await refusalWith({ when_empty: 'fallback', fallback: ' ' })).toEqual([
      422,
      { mappings: 'Enter fallback text' },
    ])
    expect(await refusalWith({ when_empty: 'skip' })).toEqual([201, undefined])
  })

  it('with valid input is created', async () => {
    expect(await refusalOf({ contacts: uploads['good'] ?? '' })).toEqual([201, undefined])
  })
})

describe('an update of a campaign', () => {
  it('gives fields that it makes visible their default, unless it clears them', async () => {
    const later = { contacts: uploads['good'] ?? '', send: 'later', starts_at: '2050-01-01T09:00' }
    const created = await server.call(owner, 'POST', '/v1/sms/campaigns', { campaign: campaign(later) })
    expect(created.status).toBe(201)
    const path = `/v1/sms/campaigns/${created.body.campaign.id}`
    const put = (fields: JsonObject) => server.call(owner, 'PUT', path, { campaign: fields })
    const limit = { rate_limit_enabled: true, rate_limit_count: 5 }
    const cleared = await put({ ...limit, rate_limit_period: null })
    expect([cleared.status, Object.keys(cleared.body.fields)]).toEqual([422, ['rate_limit_period']])
    const limited = await put(limit)
    expect([limited.status, limited.body.campaign?.rate_limit_period]).toEqual([200, 'minute'])
  })
})

describe('lists', () => {
  it('find a record by its full ID in the name search', async () => {
    const search = async (text: string): Promise<string[]> => {
      const { body } = await server.call(owner, 'GET', `/v1/sms/templates?search=${text}`)
      return body.templates.map(({ id }: { id: string }) => id)
    }
    expect(await search(template)).toEqual([template])
    expect(await search(template.toUpperCase())).toEqual([template])
    expect(await search(template.slice(0, -1))).toEqual([])
    expect(await search(randomUUID())).toEqual([])
  })

  it.each([
    ['/v1/sms/templates?status=bogus', 'status'],
    ['/v1/sms/campaigns?status=bogus', 'status'],
    ['/v1/sms/templates/{id}/sender_ids?status=bogus', 'status'],
  ])('reject an unknown filter value: %s', async (path, name) => {
    const { status, body } = await server.call(owner, 'GET', path.replace('{id}', template))
    expect([status, body.fields]).toEqual([422, { [name]: 'Not a valid choice' }])
  })

  it.each(['delivery_rate', '-delivery_rate'])('sorted by %s put empty values last', async (sort) => {
    const { body } = await server.call(owner, 'GET', `/v1/sms/campaigns?per_page=100&sort=${sort}`)
    const isEmpty: boolean[] = body.campaigns.map(
      ({ delivery_rate }: { delivery_rate: number | null }) => delivery_rate === null,
    )
    expect(new Set(isEmpty)).toEqual(new Set([true, false]))
    expect(isEmpty).toEqual(isEmpty.toSorted((one, other) => Number(one) - Number(other)))
  })
})
