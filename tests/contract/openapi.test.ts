import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '../../src/server/http/api/accountRoutes.ts'
import { listViewRoutes } from '../../src/server/http/api/listViewRoutes.ts'
import { taskRoutes } from '../../src/server/http/api/taskRoutes.ts'
import { notificationRoutes } from '../../src/server/http/api/notificationRoutes.ts'
import type { FileStore } from '../../src/server/files/index.ts'
import type { Challenges } from '../../src/server/challenges/index.ts'
import { challengeRoutes } from '../../src/server/resources/routes/challengeRoutes.ts'
import { operatorLinkPurposes } from '../../src/server/http/sign-in/operatorLinkRoutes.ts'
import { fileRoutes } from '../../src/server/resources/routes/fileRoutes.ts'
import { resourceRoutes } from '../../src/server/resources/routes/resourceRoutes.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

/** The members of OpenAPI 3.1 that our description uses. */
interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: object }> }
  >
}

interface PathItem {
  servers?: { url: string }[]
  parameters?: Operation['parameters']
  [method: string]: unknown
}

interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, PathItem>
  components: Record<string, Record<string, unknown>>
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

let server: DemoServer
let owner: DemoPerson
let description: OpenApi
let ajv: Ajv2020
/** Entity → an id of the owner. */
const ids = new Map<string, string>()

beforeAll(async () => {
  server = await startDemoServer()
  const found = server.people.find(({ name }) => name === 'owner')
  if (!found) throw new Error('The demo world has no owner')
  owner = found
  description = (await server.call(owner, 'GET', '/openapi.json')).body
  ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // Formats of the definition language, which OpenAPI lets readers ignore.
  for (const format of ['local-date-time', 'phone']) ajv.addFormat(format, true)
  ajv.addSchema(description, 'api')
  const rows = await server.database.system((query) =>
    query.selectFrom('record').select(['entity', 'id']).where('account_id', '=', owner.accountId).execute(),
  )
  for (const { entity, id } of rows) ids.set(entity, id)
})
afterAll(() => server.close())

function operations(): { path: string; method: string; item: PathItem; operation: Operation }[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      // A path item's members by these names are operations.
      const operation = item[method] as Operation | undefined
      return operation ? [{ path, method, item, operation }] : []
    }),
  )
}

describe('the API description', () => {
  it('is valid OpenAPI 3.1 with complete names, references, path parameters and responses', () => {
    expect([description.openapi, description.info, description.servers]).toEqual([
      '3.1.0',
      { title: expect.any(String), version: expect.any(String) },
      [{ url: '/api/site' }],
    ])
    expect(Object.keys(description).toSorted()).toEqual([
      'components',
      'info',
      'openapi',
      'paths',
      'security',
      'servers',
      'tags',
    ])
    const tags = new Set(description.tags.map(({ name }) => name))
    const names = operations().map(({ operation }) => operation.operationId)
    expect(names).toEqual([...new Set(names)])
    for (const { path, method, item, operation } of operations()) {
      const about = `${method} ${path}`
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      const slots = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const documented = parameters.filter((one) => one.in === 'path' && one.required === true)
      expect([about, documented.map(({ name }) => name)]).toEqual([about, slots])
      const keys = parameters.map((one) => `${one.in} ${one.name}`)
      expect([about, keys]).toEqual([about, [...new Set(keys)]])
      expect(operation.tags.every((tag) => tags.has(tag))).toBe(true)
      expect(Object.keys(operation.responses).every((status) => /^[1-5](\d\d|XX)$/.test(status))).toBe(true)
      for (const response of Object.values(operation.responses))
        expect([about, typeof (resolve(response) as Operation['responses'][string]).description]).toEqual([
          about,
          'string',
        ])
    }
  })

  it('has no broken references, and every schema compiles', () => {
    for (const reference of JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g))
      expect([reference[1], resolve({ $ref: reference[1] ?? '' })]).toEqual([reference[1], expect.anything()])
    for (const name of Object.keys(description.components['schemas'] ?? {}))
      expect(ajv.getSchema(`api#/components/schemas/${name}`)).toBeTypeOf('function')
  })

  it('describes every mounted route', () => {
    const documented = new Set(
      operations().map(({ path, method, item }) => `${method.toUpperCase()} ${baseOf(item)}${path}`),
    )
    const published = server.publisher.current()
    const options = { database: server.database } as unknown as Parameters<typeof accountRoutes>[0]
    const mounted = [
      ...accountRoutes(options),
      ...listViewRoutes(options),
      ...taskRoutes(options),
      ...notificationRoutes(options, () => Promise.reject(new Error('not asked'))),
      ...challengeRoutes({} as unknown as Challenges),
      ...fileRoutes({} as unknown as FileStore),
      ...resourceRoutes(published),
    ].map(({ method, path }) => `${method} /api/site${path}`)
    // Links lead people on; they are no calls of programs.
    const fixed = fixedRoutes().filter((route) => !/^GET \/[\w-]+\/\{code\}$/.test(route))
    expect(fixed.length).toBeGreaterThan(5)
    expect([...mounted, ...fixed].filter((route) => !documented.has(route))).toEqual([])
    expect([...documented].filter((route) => ![...mounted, ...fixed].includes(route))).toEqual([])
  })

  it('describes the second step of a sign-in link, and what links an operator makes', () => {
    const bodyOf = (path: string): { properties: Record<string, object> } => {
      const { requestBody } = operationOf(path)
      // A body of an object, as the description writes it.
      return requestBody?.content['application/json']?.schema as { properties: Record<string, object> }
    }
    const operationOf = (path: string): Operation => description.paths[path]?.['post'] as Operation
    expect(Object.keys(bodyOf('/auth/link').properties)).toEqual(['token', 'two_fa_code'])
    expect(operationOf('/auth/link').responses).toHaveProperty('401')
    expect(bodyOf('/operator/links').properties['purpose']).toEqual({ enum: operatorLinkPurposes })
  })

  /** Documents 1 and 2, section 7: the calls of what is there, in their order. */
  it.each([
    ['get /config'],
    ['get /profile'],
    ['put /profile'],
    ['post /v1/profile/account_levels/{level}/apply'],
    ['patch /v1/profile/two_fa', 'two_fa_enable', 'password'],
    ['get /v1/profile/two_fa/qr'],
    ['patch /v1/profile/two_fa/verify', 'two_fa_code'],
    ['get /countries', 'for_two_fa'],
    ['get /v1/profile/number_verification'],
    ['get /v1/profile/number_verification/validate', 'number'],
    ['post /v1/profile/number_verification/send'],
    ['post /v1/profile/number_verification/resend'],
    ['post /v1/profile/number_verification/check'],
    ['delete /auth'],
    ['get /auth'],
    ['get /notifications'],
    ['put /notifications/read-all'],
    ['put /notifications/read/{uuid}'],
    ['put /notifications/close/{uuid}'],
    ['get /v1/sms/campaigns', 'name', 'status', 'from', 'to', 'page', 'per_page'],
    ['put /v1/sms/campaigns/{id}/update_status'],
    ['post /v1/sms/campaigns/contacts_upload'],
    ['get /v1/sms/campaigns/contacts_process', 'uuid'],
    ['get /v1/sms/campaigns/invalid_contacts.csv', 'uuid'],
    ['get /v1/sms/templates', 'can_be_used_for_campaign', 'country_code', 'search', 'page'],
    ['get /v1/sms/templates/{id}/sender_ids', 'status', 'title'],
    ['get /v1/sms/senders', 'title', 'type', 'country_code', 'is_visible', 'page'],
    ['get /v1/sms/countries', 'search'],
  ])('includes %s from the specification', (call, ...query) => {
    const found = operations().find(({ path, method }) => `${method} ${path}` === call)
    const named = [...(found?.item.parameters ?? []), ...(found?.operation.parameters ?? [])]
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name)
    expect([call, named]).toEqual([found && call, expect.arrayContaining(query)])
  })

  it('matches the actual response of every call', async () => {
    let answers = 0
    for (const { path, method, item, operation } of operations()) {
      if (operation.operationId === 'portal.sign-out') continue
      for (const who of [owner, undefined]) {
        const address = `${baseOf(item)}${fill(path)}`
        const body = method === 'get' || method === 'delete' ? undefined : {}
        const answer = await server.call(who, method.toUpperCase(), address, body)
        check(`${method} ${path} as ${who?.name ?? 'nobody'}`, operation, answer)
        answers++
      }
    }
    console.log(`openapi: ${answers} answers of ${operations().length} operations as described`)
  })

  it('matches the actual response of mutating calls', async () => {
    const find = (id: string) => operations().find(({ operation }) => operation.operationId === id)?.operation
    const person = server.people.find(({ name }) => name === 'flex')
    const credentials = { email: 'flex@demo.example', password: 'Patchbay-demo-1' }
    const steps: [string, DemoAnswer][] = [
      ['portal.sign-in', await server.call(undefined, 'POST', '/auth', credentials)],
      [
        'portal.set-preference',
        await server.call(person, 'PUT', '/preferences/a', { value: [1], age_seconds: 2.5 }),
      ],
      ['portal.preference', await server.call(person, 'GET', '/preferences/a')],
      ['portal.preferences', await server.call(person, 'GET', '/preferences')],
      ['portal.sign-out', await server.call(person, 'DELETE', '/auth')],
      ['portal.session', await server.call(person, 'GET', '/auth')],
    ]
    expect(steps.map(([, { status }]) => status)).toEqual([200, 200, 200, 200, 204, 401])
    for (const [id, answer] of steps) {
      const operation = find(id)
      if (!operation) throw new Error(`${id} is not described`)
      check(id, operation, answer)
    }
  })
})

/** The routes of the framework's own tree, but for wildcards and HEAD. */
function fixedRoutes(): string[] {
  const above: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', verbs = ''] = /^(.*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      const path = (above[depth - 1] ?? '') + part
      above[depth] = path
      if (part === '' || path.includes('*')) return []
      const shown = path.replaceAll(/:(\w+)/g, '{$1}')
      return verbs.split(', ').flatMap((verb) => (verb === '' || verb === 'HEAD' ? [] : [`${verb} ${shown}`]))
    })
}

/** An answer has a status that is described, and a body of the schema there. */
function check(about: string, operation: Operation, answer: DemoAnswer): void {
  const { responses } = operation
  const status = String(answer.status)
  const response = responses[status] ?? responses[`${status[0]}XX`]
  expect([about, status, Object.keys(responses)]).toEqual([
    about,
    response ? status : 'described',
    Object.keys(responses),
  ])
  if (!response) return
  // The pointed-to member is a response.
  const { content } = resolve(response) as Operation['responses'][string]
  const type = String(answer.headers['content-type']).split(';')[0] ?? ''
  if (!content) return expect([about, answer.text]).toEqual([about, ''])
  const schema = content[type]?.schema
  expect([about, type, Object.keys(content)]).toEqual([
    about,
    schema ? type : 'described',
    Object.keys(content),
  ])
  if (!schema || answer.body === undefined) return
  const validate = ajv.compile(absolute(schema))
  validate(answer.body)
  expect([about, validate.errors?.slice(0, 3) ?? []]).toEqual([about, []])
}

/** References inside the description, seen from a schema of its own. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"api#'))
}

function resolve(value: { $ref?: string }): unknown {
  if (value.$ref === undefined) return value
  return value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], description)
}

/** `/api/site`, or nothing where the path stands at the root. */
function baseOf(item: PathItem): string {
  return item.servers?.[0]?.url === '/' ? '' : '/api/site'
}

function fill(path: string): string {
  const collection = server.publisher
    .current()
    .collections.find(({ resource }) => path.startsWith(resource.path))
  const manifest = server.publisher.current().portal.manifest
  const [module = '', hash = ''] = Object.entries(manifest.modules)[0] ?? []
  return path
    .replace('{file}', `${module}.${hash}.js`)
    .replace('{key}', 'list.example')
    .replace('{id}', ids.get(collection?.resource.entity ?? '') ?? randomUUID())
}
