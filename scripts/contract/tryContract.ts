import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** The members of OpenAPI 3.1 that are read. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation | undefined>>
  components: { responses: Record<string, Answer> }
}

interface Operation {
  operationId: string
  parameters?: { name: string; in: string }[]
  responses: Record<string, Answer & { $ref?: string }>
}

interface Answer {
  content?: Record<string, { schema: object }>
}

export interface Verdict {
  operation: string
  /** What was tried. */
  tried: string
  verdict: 'as described' | 'wrong' | 'not tried'
  why?: string
}

export interface ContractOptions {
  /** The address that stands for the API base. */
  url: string
  /** Of every call: credentials, and for whom it is. */
  headers: Record<string, string>
  openApi: OpenApi
  /** IDs of the resources to try. */
  resources: string[]
  /** Resource ID → a valid body for creating one; without it nothing is written. */
  bodies: Record<string, unknown>
}

type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Heard>

interface Heard {
  status: number
  type: string
  etag: string | null
  text: string
  body: unknown
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Asks a back end what the description of the API says, resource by resource, and compares its answers. */
export async function tryContract(options: ContractOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const compare = createComparer(options.openApi)
  for (const resource of options.resources) verdicts.push(...(await tryResource(options, resource, compare)))
  return verdicts
}

async function tryResource(
  options: ContractOptions,
  resource: string,
  compare: ReturnType<typeof createComparer>,
): Promise<Verdict[]> {
  const { openApi } = options
  const operations = operationsOf(openApi, resource)
  const verdicts: Verdict[] = []
  const call = createCall(options)
  const tried = new Set<string>()
  const parents = new Map<string, string | undefined>()

  /** The path below the first record of each parent; undefined where there is none. */
  async function below(path: string): Promise<string | undefined> {
    const [, before, slot] = /^(.*?)\/(\{\w+\})\//.exec(path) ?? []
    if (before === undefined || slot === undefined || slot === '{id}') return path
    if (!parents.has(before)) parents.set(before, firstId((await call('GET', before)).body))
    const id = parents.get(before)
    return id === undefined ? undefined : below(path.replace(slot, id))
  }

  async function attempt(
    name: string,
    what: string,
    run: (path: string, operation: Operation) => Promise<{ heard: Heard; expected: number[] }>,
  ): Promise<Heard | undefined> {
    const found = operations.get(`${resource}.${name}`)
    // What the account has one of is at the path itself.
    if (!found || (name === 'get' && !found.path.endsWith('}'))) return undefined
    const path = await below(found.path)
    if (path === undefined) return undefined
    tried.add(found.operation.operationId)
    const report = (why?: string, verdict: Verdict['verdict'] = 'wrong'): void =>
      void verdicts.push({
        operation: found.operation.operationId,
        tried: what,
        ...(why === undefined ? { verdict: 'as described' } : { verdict, why }),
      })
    try {
      const { heard, expected } = await run(path, found.operation)
      if (heard.status === 403) {
        report('answered 403: the caller may not', 'not tried')
        return undefined
      }
      const why = expected.includes(heard.status)
        ? compare(found.operation, heard)
        : `answered ${heard.status}${fieldsOf(heard)}, expected ${expected.join(' or ')}`
      report(why)
      return why === undefined ? heard : undefined
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  const get = (
    what: string,
    name: string,
    path: (path: string) => string,
    expected: number[],
  ): ReturnType<typeof attempt> =>
    attempt(name, what, async (at) => ({ heard: await call('GET', path(at)), expected }))

  const list = await get('the first page', 'list', (path) => path, [200])
  await get('an unknown parameter', 'list', (path) => `${path}?no_such_parameter=1`, [422])
  if (list?.etag)
    await attempt('list', 'the same page again', async (path) => {
      const heard = await call('GET', path, undefined, { 'if-none-match': list.etag ?? '' })
      // Somebody may have changed a record in between.
      return { heard, expected: heard.etag === list.etag ? [304] : [200, 304] }
    })
  await get('figures of all rows', 'statistics', (path) => path, [200])
  await get('all rows as CSV', 'export', (path) => path, [200])
  await get('a record there is none of', 'get', (path) => filled(path, randomUUID()), [404])
  await attempt('create', 'nothing filled in', async (path) => ({
    heard: await call('POST', path, {}),
    expected: [422],
  }))
  const known = firstId(list?.body)
  if (known) await get('the first record', 'get', (path) => filled(path, known), [200])

  const body = options.bodies[resource]
  if (body !== undefined) await tryWrites(body)
  for (const { operation } of operations.values())
    if (!tried.has(operation.operationId))
      verdicts.push({
        operation: operation.operationId,
        tried: '',
        verdict: 'not tried',
        why: [...parents.values()].includes(undefined)
          ? 'there is no record it could belong to'
          : body === undefined
            ? 'writes, or needs input'
            : 'needs input of its own',
      })
  return verdicts

  async function tryWrites(sent: unknown): Promise<void> {
    const key = { 'idempotency-key': randomUUID() }
    const create = (what: string): Promise<Heard | undefined> =>
      attempt('create', what, async (path) => ({
        heard: await call('POST', path, sent, key),
        expected: [201],
      }))
    const id = recordId((await create('a valid record'))?.body)
    const again = recordId((await create('the same once more, with the same key'))?.body)
    if (id === undefined) return
    if (again !== undefined && again !== id)
      verdicts.push({
        operation: `${resource}.create`,
        tried: 'the same key',
        verdict: 'wrong',
        why: 'made a second record',
      })
    await get('the new record', 'get', (path) => filled(path, id), [200])
    await attempt('update', 'the same values', async (path) => ({
      heard: await call('PUT', filled(path, id), sent),
      expected: [200, 409, 422],
    }))
    await attempt('update', 'from a version there never was', async (path) => ({
      heard: await call('PUT', filled(path, id), sent, { 'if-match': '"no-such-version"' }),
      expected: [409, 412],
    }))
    await attempt('delete', 'the new record', async (path) => ({
      heard: await call('DELETE', filled(path, id)),
      expected: [204, 409],
    }))
  }
}

function operationsOf(
  { paths }: OpenApi,
  resource: string,
): Map<string, { path: string; operation: Operation }> {
  const found = new Map<string, { path: string; operation: Operation }>()
  for (const [path, item] of Object.entries(paths))
    for (const method of methods) {
      const operation = item[method]
      if (operation?.operationId.startsWith(`${resource}.`))
        found.set(operation.operationId, { path, operation })
    }
  return found
}

function createCall({ url, headers }: ContractOptions): Call {
  const base = url.replace(/\/+$/, '')
  return async (method, path, body, more = {}) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...headers,
        ...more,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    const text = await response.text()
    const isJson = type === 'application/json' && text !== ''
    return {
      status: response.status,
      type,
      etag: response.headers.get('etag'),
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }
}

/** Compares an answer with what the description says of its status. */
function createComparer(openApi: OpenApi): (operation: Operation, heard: Heard) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // Formats of the definition language, which OpenAPI lets readers ignore.
  for (const format of ['local-date-time', 'phone']) ajv.addFormat(format, true)
  ajv.addSchema(openApi, 'api')
  return ({ responses }, { status, type, text, body }) => {
    const found = responses[status] ?? responses[`${String(status)[0]}XX`]
    if (!found) return `the description has no ${status}`
    const { content } = found.$ref === undefined ? found : (openApi.components.responses[status] ?? {})
    if (!content) return text === '' ? undefined : 'has a body, expected none'
    const schema = content[type]?.schema
    if (!schema) return `is ${type || 'of no type'}, expected ${Object.keys(content).join(' or ')}`
    if (body === undefined) return undefined
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"api#')))
    if (validate(body)) return undefined
    const [error] = validate.errors ?? []
    return `${error?.instancePath || 'the body'} ${error?.message ?? 'is wrong'}`
  }
}

/** The fields a refusal names. */
function fieldsOf({ body }: Heard): string {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined
  const names = Object.keys(fields ?? {})
  return names.length > 0 ? ` for ${names.join(', ')}` : ''
}

function filled(path: string, id: string): string {
  return path.replace(/\{\w+\}/, id)
}

function firstId(list: unknown): string | undefined {
  const rows = Object.values(list ?? {}).find((each) => Array.isArray(each)) as unknown[] | undefined
  return idIn(rows?.[0])
}

function recordId(answer: unknown): string | undefined {
  return idIn(Object.values(answer ?? {})[0])
}

function idIn(record: unknown): string | undefined {
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined
  return typeof id === 'string' ? id : undefined
}
