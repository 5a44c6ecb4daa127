import { afterAll, beforeAll, expect, it } from 'vitest'
import { segmentLabel } from '../../src/domain/sms/index.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** Template text validation and length, over HTTP. */
let server: DemoServer
let owner: DemoPerson
let senderId: string

beforeAll(async () => {
  server = await startDemoServer()
  const [found] = server.people.filter(({ name }) => name === 'owner')
  if (!found) throw new Error('The demo world lacks an owner')
  owner = found
  const { body } = await server.call(owner, 'GET', '/v1/sms/senders?title=HarbourPine')
  senderId = body.sender_ids[0].id
}, 60_000)
afterAll(() => server.close())

const template = (text: string, more: object = {}): object => ({
  name: 'Text',
  country: { country_code: 'GB' },
  selectedSenders: [{ id: senderId }],
  text,
  ...more,
})

it.each([
  ['Hi {{}}', 'Check the braces at “{{}}”. A variable is one name in double braces.'],
  ['Hi {{a y', 'Check the braces at “{{a”. A variable is one name in double braces.'],
  ['{{a{{b}}}}', 'Check the braces at “{{a{{b}}}}”. A variable is one name in double braces.'],
  ['Hi {a}}', 'Check the braces at “{a}}”. A variable is one name in double braces.'],
  [
    `Hi {{${'n'.repeat(65)}}}`,
    'This variable name is too long: “{{nnnnnnnnnnnnnnnnnnnnnn…”. Use at most 64 characters.',
  ],
])('rejects the text %s with its position', async (text, words) => {
  const { status, body } = await server.call(owner, 'POST', '/v1/sms/templates', { template: template(text) })
  expect([status, body.fields]).toEqual([422, { text: words }])
  const fields = ['text', 'short_url_enabled', 'selectedSenders']
  const step = { template: template(text), fields, mode: 'create' }
  expect((await server.call(owner, 'POST', '/v1/sms/templates/verify', step)).body.fields).toEqual({
    text: words,
  })
})

it.each([
  [`See https://shop.example/${'a'.repeat(180)}`, true],
  [`See https://shop.example/${'a'.repeat(180)}`, false],
  [`Hi {{name}}, ${'b'.repeat(145)}`, false],
  [`${'c'.repeat(1500)} https://shop.example/${'a'.repeat(180)}`, true],
])('lists the same segments as the editor: %s, short links %s', async (text, shortLinks) => {
  const { status, body } = await server.call(owner, 'POST', '/v1/sms/templates', {
    template: template(text, { short_url_enabled: shortLinks }),
  })
  expect(status).toBe(201)
  const { segments } = body.template
  expect([`${segments} seg`, `Min. ${segments} seg`]).toContain(segmentLabel(text, shortLinks))
})

it('lists a template without a short links setting as off', async () => {
  const { status, body } = await server.call(owner, 'POST', '/v1/sms/templates', {
    template: template('Hello there', { name: 'Without short links' }),
  })
  expect(status).toBe(201)
  const list = await server.call(owner, 'GET', '/v1/sms/templates?search=Without short links')
  expect(list.body.templates).toMatchObject([{ id: body.template.id, short_url_enabled: false }])
})

it('starts a new template with what a former one says, and the Sender IDs that can still be used', async () => {
  const made = await server.call(owner, 'POST', '/v1/sms/templates', {
    template: template('Hi {{name}}', { name: 'N'.repeat(128), short_url_enabled: true }),
  })
  const { id } = made.body.template
  const copy = await server.call(owner, 'GET', `/v1/sms/templates/${id}/copy`)
  expect([copy.status, copy.body]).toMatchObject([
    200,
    {
      text: 'Hi {{name}}',
      short_url_enabled: true,
      country: { country_code: 'GB', name: 'United Kingdom' },
      selectedSenders: [{ id: senderId, title: 'HarbourPine' }],
    },
  ])
  const { name, text, short_url_enabled, country, selectedSenders } = copy.body
  expect(name).toHaveLength(128)
  const again = {
    name,
    text,
    short_url_enabled,
    country: { country_code: country.country_code },
    selectedSenders: selectedSenders.map(({ id: sender }: { id: string }) => ({ id: sender })),
  }
  expect((await server.call(owner, 'POST', '/v1/sms/templates', { template: again })).status).toBe(201)
  const other = server.people.find((person) => person.name === 'flex')
  if (!other) throw new Error('The demo world lacks another account')
  expect((await server.call(other, 'GET', `/v1/sms/templates/${id}/copy`)).status).toBe(404)
  expect((await server.call(owner, 'GET', '/v1/sms/templates/none/copy')).status).toBe(404)
})
