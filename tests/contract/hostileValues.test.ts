import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { JsonValue } from '../../src/language/portal.ts'
import { repetitions, seed } from '../support/sampling.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** Every call of the API with values of its schema and just outside it, as several people: none is answered 5xx. */
type Schema = { [key: string]: JsonValue | undefined }

const runsPerCall = repetitions('hostile values per call', 3, 40)
const people = ['owner', 'engineer', 'billing', 'empty', 'sub']
/** These end the caller's session. */
const endings = new Set(['DELETE /auth', 'POST /auth/return'])

vi.setConfig({ testTimeout: 600_000 })

let server: DemoServer
const sessions = new Map<string, DemoPerson>()
let tried = 0
const statuses: Record<number, number> = {}

beforeAll(async () => {
  server = await startDemoServer()
  for (const name of people) sessions.set(name, await server.signIn(name))
})
afterAll(async () => {
  console.log(`hostile values: seed ${seed}, ${tried} values tried, statuses ${JSON.stringify(statuses)}`)
  await server.close()
})

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202e\u0007\u001b[0m',
  'a/b',
  '../..',
  '%',
  '%00',
  '%ff%fe',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  'PST',
  'ACT',
  'UTC',
  'Etc/GMT+14',
  '0001-01-01T00:00',
  '9999-12-31T23:59',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '31/12/9999',
  '2026-02-30T10:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '-1',
  '1e309',
  '99999999999999999999',
  "'; drop table record; --",
  '{form.id}',
  '[',
  '\\',
  '00000000-0000-4000-8000-000000000000',
  '+447400123456',
  'a@b.example',
  'https://[::1]:99999/',
  'x'.repeat(5000),
  'é'.normalize('NFD').repeat(300),
]
const numbers = [0, -0, -1, 0.1, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 63]
const deep = JSON.parse(`${'{"a":['.repeat(25)}${']}'.repeat(25)}`) as JsonValue
const odd: JsonValue[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  deep,
  { id: null },
  { id: 'a/b' },
  { id: {} },
  { stored: true },
  { toString: 1, valueOf: 1 },
  { constructor: { prototype: {} } },
  { length: 5 },
]
const hostile: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(...texts),
  fc.constantFrom<JsonValue>(...numbers),
  fc.constantFrom<JsonValue>(...odd),
)

/** Mostly valid values, otherwise invalid ones. */
function around(
  schema: Schema | undefined,
  find: (ref: string) => Schema,
  depth = 0,
): fc.Arbitrary<JsonValue> {
  if (!schema || depth > 6) return hostile
  return fc.oneof({ weight: 4, arbitrary: within(schema, find, depth) }, { weight: 1, arbitrary: hostile })
}

function within(schema: Schema, find: (ref: string) => Schema, depth: number): fc.Arbitrary<JsonValue> {
  const inner = (each: JsonValue | undefined) => around(each as Schema, find, depth + 1) // parts of a schema
  if (typeof schema['$ref'] === 'string') return within(find(schema['$ref']), find, depth)
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'])
  if ('const' in schema) return fc.constant(schema['const'] ?? null)
  const ways = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(ways)) return fc.oneof(...ways.map(inner))
  switch (schema['type']) {
    case 'object': {
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonValue>)
      const model = Object.fromEntries(properties.map(([name, each]) => [name, inner(each)]))
      const record = fc.record(model, { requiredKeys: [] })
      // Names of fields that some call of the portal takes.
      const free = fc.dictionary(fc.constantFrom(...memberNames), hostile, { maxKeys: 6 })
      // Omitted values are undefined only for the compiler.
      return (properties.length > 0 ? record : free) as fc.Arbitrary<JsonValue>
    }
    case 'array':
      return fc.array(inner(schema['items']), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -1, max: 40 }), fc.constantFrom(...numbers))
    default:
      return textWithin(schema)
  }
}

function textWithin({ format, maxLength = 20 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...knownIds))
  if (format === 'local-date-time' || format === 'date-time')
    return fc.constantFrom('2030-01-01T10:00', '2030-01-01T10:00:59', '2030-01-01T10:00:00Z', ...texts)
  const typed = fc.string({ maxLength: Math.min(Number(maxLength), 200), unit: 'binary' })
  return fc.oneof(typed, fc.constantFrom(...texts), fc.constantFrom(...knownIds))
}

const memberNames = [
  'uuid contacts template sender_id mappings variable column values index to phone number country_code channel code',
  'email password new_password token purpose language value age_seconds service ids id module version two_fa_code',
  'two_fa_enable for_two_fa send starts_at time_zone rate_limit_enabled rate_limit_count rate_limit_period text',
].flatMap((names) => names.split(' '))
/** Of records of the demo world, so that what is chosen is found. */
const knownIds: string[] = ['00000000-0000-4000-8000-000000000000']

interface Call {
  method: string
  path: string
  query: string[]
  body: Schema | undefined
}

function callsOf(openapi: Schema): Call[] {
  const paths = openapi['paths'] as Record<string, Record<string, Schema>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => {
        const parameters = (operation['parameters'] ?? []) as { name?: string; in?: string }[]
        const content = ((operation['requestBody'] as Schema | undefined)?.['content'] ?? {}) as Schema
        const json = content['application/json'] as Schema | undefined
        return {
          method: method.toUpperCase(),
          path,
          query: parameters.flatMap(({ name, in: place }) => (place === 'query' && name ? [name] : [])),
          body: json?.['schema'] as Schema | undefined,
        }
      }),
  )
}

it('returns no server error for any value', async () => {
  // JSON.
  const openapi = server.publisher.current().portal.openapi as unknown as Schema
  const find = (ref: string): Schema =>
    ref
      .slice(2)
      .split('/')
      .reduce<Schema>((at, name) => at[name] as Schema, openapi)
  const owner = sessions.get('owner')
  for (const list of ['/v1/sms/templates', '/v1/sms/campaigns', '/v1/sms/senders', '/v1/sub_accounts']) {
    const { body } = await server.call(owner, 'GET', `${list}?per_page=3`)
    const rows = Object.values(body ?? {}).find(Array.isArray) ?? []
    for (const row of rows as { id: string }[]) knownIds.push(row.id)
  }
  // Profile calls come last: they can change the user's permissions.
  const isPersonal = ({ path }: Call): number => Number(/^\/(?:auth|v1\/profile|two_fa|phone)/.test(path))
  const calls = callsOf(openapi)
    .filter(({ method, path }) => !endings.has(`${method} ${path}`))
    .toSorted((one, other) => isPersonal(one) - isPersonal(other))
  expect(calls.length).toBeGreaterThan(60)
  const faults: string[] = []
  for (const call of calls) {
    const segment = fc.oneof(
      fc.constantFrom(...knownIds),
      fc.constantFrom(...texts).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom('%', '%ff', '%00', '..', 'a%2Fb', '%ed%a0%80', '__proto__'),
    )
    const query: fc.Arbitrary<Record<string, string | undefined>> = fc.record(
      Object.fromEntries(call.query.map((name) => [name, fc.oneof(fc.constantFrom(...texts), segment)])),
      { requiredKeys: [] },
    )
    const value = fc.record({
      who: fc.constantFrom(...people),
      slots: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query,
      body: call.method === 'GET' ? fc.constant(undefined) : around(call.body, find),
    })
    const result = await fc.check(
      fc.asyncProperty(
        value,
        async ({ who, slots, query: asked, body }) => (await send(call, who, slots, asked, body)) < 500,
      ),
      { seed, numRuns: runsPerCall },
    )
    if (result.failed) faults.push(`${call.method} ${call.path}: ${fc.stringify(result.counterexample?.[0])}`)
  }
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(calls.length * runsPerCall)
})

async function send(
  { method, path }: Call,
  who: string,
  slots: string[],
  query: Record<string, string | undefined>,
  body: JsonValue | undefined,
): Promise<number> {
  let used = 0
  const filled = path.replaceAll(/\{[^}]+\}/g, () => slots[used++ % slots.length] ?? '')
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, text = '']) => [name, text.toWellFormed()]),
  )
  const url = asked.size > 0 ? `${filled}?${asked.toString()}` : filled
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const ask = () =>
    server.call(sessions.get(who), method, url, body === undefined ? body : JSON.stringify(body), headers)
  let answer = await ask()
  if (answer.status === 401 && answer.body?.code === 'signed-out') {
    sessions.set(who, await server.signIn(who))
    answer = await ask()
  }
  tried++
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  return answer.status
}
