import { documentFormats } from '../../src/domain/documentFormats.ts'
import type {
  BodyValues,
  CompiledPortal,
  EntityDefinition,
  EndpointDefinition,
  JsonValue,
  LifecycleDefinition,
  ModuleDefinition,
  OperationDefinition,
  PublicFormDefinition,
  QueryParameter,
  ResourceDefinition,
  TextKey,
  TransitionDefinition,
} from '../../src/language/portal.ts'
import { mostChosen, stateValue } from '../../src/language/index.ts'
import { seriesUnits } from '../../src/shared/series.ts'
import { entitySchema } from './entitySchema.ts'
import { mostSelected } from '../../src/language/tasks.ts'
import { nounPhrases } from './nounPhrases.ts'
import { portalCalls } from './portalCalls.ts'
import { bulkCheck as CHECK, task as TASK } from './taskCalls.ts'
import { typeName } from './typeName.ts'
import { writeSchema } from './writeSchema.ts'

type Json = { [key: string]: JsonValue }

/** A portal whose description of the API is written when somebody asks for it: it is large, and few do. */
export function withOpenApi(portal: Omit<CompiledPortal, 'openapi'>): CompiledPortal {
  let written: JsonValue | undefined
  return {
    ...portal,
    get openapi() {
      return (written ??= emitOpenApi(portal))
    },
  }
}

/** OpenAPI 3.1 of the whole API: what every portal has, and what the definitions add, below `/api/site`. */
function emitOpenApi(portal: Pick<CompiledPortal, 'access' | 'manifest' | 'modules'>): JsonValue {
  const modules = Object.values(portal.modules)
  const paths: Record<string, Json> = structuredClone(portalCalls)
  const schemas: Json = { Error: ERROR, Pagination: PAGINATION }
  const takesKeys = modules.some(({ resources }) =>
    Object.values(resources).some(({ authenticates }) => authenticates),
  )
  const servers = new Map(portal.access.permissions.map((each) => [each.id, each.server]))
  for (const module of modules) {
    const own = known.get(module) ?? describeModule(module)
    known.set(module, own)
    for (const form of Object.values(module.publicForms ?? {})) describeForm(paths, module, form)
    Object.assign(schemas, own.schemas)
    for (const { path, method, operation, access, personal } of own.operations) {
      paths[path] ??= {}
      paths[path][method] = {
        ...operation,
        ...(takesKeys && isOpenToKeys(path, access) && !personal
          ? { security: [{ bearer: [] }, { apiKey: [] }] }
          : {}),
        'x-permissions': access.map((id) => servers.get(id) ?? id),
      }
    }
  }
  if (modules.some(takesDocuments)) Object.assign(schemas, documentSchemas())
  return {
    openapi: '3.1.0',
    info: { title: `${portal.manifest.product} API`, version: String(portal.manifest.language) },
    servers: [{ url: '/api/site' }],
    security: [{ bearer: [] }],
    tags: [
      { name: 'portal', description: 'What every portal has' },
      ...modules.map((module) => ({
        name: module.id,
        description: textOf(module, module.title) ?? module.id,
      })),
    ],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth.' },
        ...(takesKeys && { apiKey: API_KEY }),
      },
      schemas,
      responses: RESPONSES,
    },
  }
}

function takesDocuments({ resources }: ModuleDefinition): boolean {
  return Object.values(resources).some(({ endpoints }) =>
    endpoints.some(({ body, answer }) =>
      Object.values({ ...body, ...answer }).some((value) => value.document !== undefined),
    ),
  )
}

/** Documents refer to each other by name. */
function documentSchemas(): Json {
  const text = JSON.stringify(documentFormats, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `#/components/schemas/${value}` : value,
  )
  return JSON.parse(text) as Json // written above
}

const API_KEY: Json = {
  type: 'http',
  scheme: 'bearer',
  description: 'An API key. It does what both its scopes and the permissions of the user who made it allow.',
}

/** As the server lets keys in: what a permission stands for, but nothing that goes on as the user. */
function isOpenToKeys(path: string, access: string[]): boolean {
  return access.length > 0 && !/\/(?:export|bulk|draft)$/.test(path)
}

/** A public form says what the texts are that its call reads. */
function describeForm(
  paths: Record<string, Json>,
  module: ModuleDefinition,
  form: PublicFormDefinition,
): void {
  const { properties: called } = bodyOf(paths[form.post]?.['post']) ?? {}
  const entity = module.entities[form.entity ?? '']
  if (!isObject(called) || !entity) return
  const { properties } = entitySchema(entity, 'create')
  if (!isObject(properties)) return
  for (const { field } of form.fields)
    if (Object.hasOwn(called, field)) called[field] = properties[field] ?? null
}

function bodyOf(operation: JsonValue | undefined): Json | undefined {
  const path = ['requestBody', 'content', 'application/json', 'schema']
  const found = path.reduce<JsonValue | undefined>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    operation,
  )
  return isObject(found) ? found : undefined
}

function isObject(value: JsonValue | undefined): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface ModuleApi {
  schemas: Json
  operations: { path: string; method: string; operation: Json; access: string[]; personal: boolean }[]
}

/** A normalized module never changes. */
const known = new WeakMap<ModuleDefinition, ModuleApi>()

function describeModule(module: ModuleDefinition): ModuleApi {
  const api: ModuleApi = { schemas: {}, operations: [] }
  for (const resource of Object.values(module.resources)) {
    const entity = module.entities[resource.entity]
    if (entity === undefined) continue
    addSchemas(api.schemas, resource, entity)
    const add: Add = (path, method, operation, access) => {
      const whole = { ...operation, ...withBodyErrors(method, operation) }
      api.operations.push({
        path,
        method,
        operation: { ...whole, ...belowParent(resource, path, whole) },
        access,
        personal: resource.personal === true,
      })
    }
    addOperations(module, resource, entity, add)
    addBulk(module, resource, add)
  }
  return api
}

type Add = (path: string, method: string, operation: Json, access: string[]) => void

function addSchemas(schemas: Json, resource: ResourceDefinition, entity: EntityDefinition): void {
  const name = typeName(entity.id)
  const record = entitySchema(entity, 'record')
  const times = {
    created_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
  }
  if (resource.storage.kind === 'none') {
    const { id: _id, version: _version, ...properties } = record.properties as Json // of an object schema
    schemas[name] = { type: 'object', properties }
    return
  }
  const properties = record.properties as Json // of an object schema
  if (resource.storage.kind === 'table') {
    const { version: _version, ...columns } = properties
    schemas[name] = { ...record, properties: { ...times, ...columns }, required: ['id', ...entity.required] }
    return
  }
  schemas[name] = resource.singleton
    ? singletonSchema(record, properties, entity)
    : { ...record, properties: { ...times, ...properties } }
  if (resource.operations.create) schemas[`${name}Create`] = writeSchema(entity, 'create').schema
  if (resource.operations.update) schemas[`${name}Update`] = writeSchema(entity, 'update').schema
}

/** Where there is always a record, what people write may be missing yet: it is null, or not answered at all. */
function singletonSchema(record: Json, properties: Json, entity: EntityDefinition): Json {
  const written = entity.required.filter((name) => entity.properties[name]?.readOnly === true)
  const always = ['id', 'version', ...written]
  const maybe = Object.entries(properties).map(([name, own]) => [
    name,
    always.includes(name) ? own : { anyOf: [own, { type: 'null' }] },
  ])
  return { ...record, properties: Object.fromEntries(maybe) as Json, required: always } // pairs of name and schema
}

function addOperations(
  module: ModuleDefinition,
  resource: ResourceDefinition,
  entity: EntityDefinition,
  add: Add,
): void {
  const { path, item, operations } = resource
  const name = typeName(entity.id)
  const {
    bare,
    one: a,
    many,
  } = nounPhrases(textOf(module, entity.title) ?? wordsOf(entity.title.replace(/^.*:/, '')), {
    single: resource.singleton === true,
    plural: resource.items !== item,
  })
  const head = (id: string, summary: string): Json => ({
    tags: [module.id],
    operationId: `${resource.id}.${id}`,
    summary,
  })
  const one = envelope({ [item]: reference(name) }, [item])
  const rule = (operation: OperationDefinition): Json => rulesOf(module, operation)
  const { singleton } = resource
  const recordPath = singleton ? path : `${path}/{id}`
  const slot = singleton ? [] : [ID]

  if (operations.list) {
    const { access } = operations.list
    const parameters = [
      ...PAGING,
      ...(resource.pageSize === undefined ? [] : [{ ...PER_PAGE, name: resource.pageSize }]),
      sortParameter(resource),
      ...resource.query.map(queryParameter),
      ...(resource.groups ? groupParameters(resource.groups) : []),
      IF_NONE_MATCH,
    ]
    const answer = {
      '200': response(
        'Rows',
        listEnvelope(resource.items, rowSchema(resource, name), {
          ...(resource.groups ? { groups: GROUPS } : {}),
          ...besideRows(module, resource),
          ...Object.fromEntries(Object.keys(resource.catalogues ?? {}).map((key) => [key, CATALOGUE])),
        }),
      ),
      '304': NOT_MODIFIED,
    }
    add(
      path,
      'get',
      { ...head('list', `Lists ${many}`), parameters, responses: withErrors(answer, ['422']) },
      access,
    )
    if (resource.statistics) {
      const figures = Object.fromEntries(resource.statistics.map(({ id }) => [id, { type: 'integer' }]))
      const statistics = { type: 'object', properties: figures, required: visibleFigures(entity, resource) }
      add(
        `${path}/statistics`,
        'get',
        {
          ...head('statistics', `Totals of the matching ${many}`),
          parameters: [...resource.query.map(queryParameter), IF_NONE_MATCH],
          responses: withErrors(
            {
              '200': response('Figures', envelope({ statistics }, ['statistics'])),
              '304': NOT_MODIFIED,
            },
            ['422'],
          ),
        },
        access,
      )
    }
    if (resource.series && resource.statistics) {
      add(
        `${path}/statistics/series`,
        'get',
        {
          ...head('series', `Totals of the matching ${many} by day, week or month`),
          parameters: [
            ...seriesParameters(resource.series),
            ...resource.query.map(queryParameter),
            IF_NONE_MATCH,
          ],
          responses: withErrors(
            { '200': response('Figures by time', seriesEnvelope(entity, resource)), '304': NOT_MODIFIED },
            ['422'],
          ),
        },
        access,
      )
    }
    const csv = {
      '200': { description: 'All matching rows', content: { 'text/csv': { schema: { type: 'string' } } } },
    }
    const columns = {
      name: 'columns',
      in: 'query',
      schema: { type: 'string' },
      description: 'Column ids, by commas',
    }
    add(
      `${path}/export.csv`,
      'get',
      {
        ...head('export', `Exports ${many} as CSV`),
        parameters: [sortParameter(resource), ...resource.query.map(queryParameter), columns],
        responses: withErrors(csv, ['422']),
      },
      access,
    )
    add(
      `${path}/export`,
      'post',
      {
        ...head('export-task', `Exports ${many} in the background`),
        description: 'For many rows: follow the task, and fetch its file when it is done.',
        parameters: [IDEMPOTENCY_KEY],
        requestBody: requestBody(
          {
            list: { type: 'string', description: 'Id of a list of the resource' },
            query: { ...TEXTS, description: 'Query parameters of export.csv' },
          },
          ['list', 'query'],
        ),
        responses: withErrors({ '202': response('The task', envelope({ task: TASK }, ['task'])) }, [
          '409',
          '422',
        ]),
      },
      access,
    )
  }
  if (operations.create) {
    const { access } = operations.create
    const body = requestBody({ [item]: reference(`${name}Create`) }, [item])
    const parameters = [IDEMPOTENCY_KEY]
    add(
      path,
      'post',
      {
        ...head('create', `Creates ${a}`),
        ...rule(operations.create),
        ...unsaidRules(entity, 'create'),
        parameters,
        requestBody: body,
        responses: withErrors({ '201': response('Created', shownOnce(entity, one, item)) }, [
          ...(entity.lifecycle?.created ? (['402'] as const) : []),
          '409',
          '422',
        ]),
      },
      access,
    )
  }
  if (operations.create && resource.draft) addDraft(resource, bare, head, operations.create.access, add)
  const verifying = operations.create ?? operations.update
  if (verifying) {
    const fields = { type: 'array', items: { type: 'string' } }
    const verified = requestBody(
      {
        [item]: { type: 'object' },
        fields,
        ...(singleton ? {} : { mode: { enum: ['create', 'update'] }, id: ID_SCHEMA }),
      },
      [item, 'fields'],
    )
    add(
      `${path}/verify`,
      'post',
      {
        ...head('verify', `Checks fields of ${a}`),
        requestBody: verified,
        responses: withErrors({ '200': response('Nothing to object', { type: 'object' }) }, ['422']),
      },
      verifying.access,
    )
  }
  if (operations.get) {
    add(
      recordPath,
      'get',
      {
        ...head('get', `Reads ${a}`),
        parameters: [...slot, IF_NONE_MATCH],
        responses: withErrors(
          { '200': response('The record; its ETag changes with its counters too', one), '304': NOT_MODIFIED },
          ['404'],
        ),
      },
      operations.get.access,
    )
  }
  if (operations.update) {
    const body = requestBody({ [item]: reference(`${name}Update`) }, [item])
    add(
      recordPath,
      'put',
      {
        ...head('update', `Changes ${a}`),
        ...described(PATCH, rule(operations.update)),
        ...unsaidRules(entity, 'update'),
        parameters: [...slot, IF_MATCH],
        requestBody: body,
        responses: withErrors({ '200': response('Changed', one) }, ['404', '409', '412', '422']),
      },
      operations.update.access,
    )
  }
  if (operations.delete) {
    add(
      `${path}/{id}`,
      'delete',
      {
        ...head('delete', `Deletes ${a}`),
        ...rule(operations.delete),
        parameters: [ID, IF_MATCH],
        responses: withErrors({ '204': { description: 'Deleted' } }, ['404', '409', '412']),
      },
      operations.delete.access,
    )
  }
  const { rotate } = operations
  const asked = rotate && module.entities[rotate.form.entity]
  if (rotate && asked) {
    const { properties, required } = inputOf(asked, rotate.form.fields)
    add(
      `${path}/{id}/rotate`,
      'post',
      {
        ...head('rotate', `Makes a new secret for ${a}`),
        ...described(
          `The old one keeps working for as long as ${rotate.grace} says. A repetition with the same key is answered without the secret.`,
          rule(rotate),
        ),
        parameters: [ID, IF_MATCH, IDEMPOTENCY_KEY],
        requestBody: requestBody(properties, required),
        responses: withErrors(
          { '200': response('The record, with the secret', shownOnce(entity, one, item)) },
          ['404', '409', '412', '422'],
        ),
      },
      rotate.access,
    )
  }
  addTransitions(module, resource, entity, a, head, one, add)
  for (const sublist of resource.sublists) {
    const parameters = [ID, ...PAGING, ...sublist.query.map(queryParameter)]
    const answer = response(
      'Rows',
      listEnvelope(sublist.field, { $ref: `#/components/schemas/${name}/properties/${sublist.field}/items` }),
    )
    add(
      sublist.path,
      'get',
      {
        ...head(sublist.field, `Lists the ${wordsOf(sublist.field)} of ${a}`),
        parameters,
        responses: withErrors({ '200': answer }, ['404', '422']),
      },
      sublist.access,
    )
  }
  for (const endpoint of resource.endpoints) {
    const input = endpoint.input && inputOf(entity, endpoint.input)
    const reads = endpoint.method === 'GET'
    const query = [
      ...endpoint.query.map((each) => ({ name: each, in: 'query', schema: { type: 'string' } })),
      ...Object.entries(((reads || endpoint.queryInput) && input?.properties) || {}).map(
        ([each, schema]) => ({
          name: each,
          in: 'query',
          required: reads && (input?.required.includes(each) ?? false),
          schema,
        }),
      ),
    ]
    const told = resource.storage.kind === 'none' && endpoint.method === 'GET'
    const slots = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      ...ID,
      name,
      schema: /(?:^|_)id$/.test(name) ? ID_SCHEMA : { type: 'string' },
    }))
    add(
      endpoint.path,
      endpoint.method.toLowerCase(),
      {
        ...head(endpoint.id, endpoint.summary),
        parameters: [...slots, ...query],
        ...endpointBody(endpoint, input),
        responses: withErrors(
          {
            '2XX': endpoint.output
              ? response('The result', outputOf(entity, endpoint.output))
              : told
                ? response('A part of it', reference(name))
                : endpoint.answer
                  ? response('The result', bodyValues(endpoint.answer, true))
                  : endpointAnswer(endpoint),
          },
          ['404', '409', '422', ...(reads ? [] : (['502'] as const))],
        ),
      },
      endpoint.access,
    )
  }
}

/** What a list can do with many rows at once. */
function addBulk(module: ModuleDefinition, resource: ResourceDefinition, add: Add): void {
  const lists = Object.values(module.lists).filter((list) => list.resource === resource.id)
  const actions = [...new Set(lists.flatMap(({ bulkActions }) => bulkActions))]
  const access = resource.operations.list?.access
  if (actions.length === 0 || access === undefined) return
  const ids = { type: 'array', items: ID_SCHEMA, maxItems: mostSelected }
  const body = requestBody(
    {
      list: { enum: lists.filter(({ bulkActions }) => bulkActions.length > 0).map(({ id }) => id) },
      action: { enum: actions },
      ids: { ...ids, description: 'These records' },
      filters: { ...TEXTS, description: 'All that match these query parameters' },
      except: { ...ids, description: 'Without these; only with filters' },
    },
    ['list', 'action'],
  )
  const head = (id: string, summary: string): Json => ({
    tags: [module.id],
    operationId: `${resource.id}.${id}`,
    summary,
    description: 'Either ids or filters. Each record is judged by the same rules as in a call of its own.',
    requestBody: body,
  })
  const check = envelope({ check: CHECK }, ['check'])
  add(
    `${resource.path}/bulk/check`,
    'post',
    {
      ...head('bulk-check', 'Previews what a bulk action would do'),
      responses: withErrors({ '200': response('What would be done, and what would not', check) }, ['422']),
    },
    access,
  )
  add(
    `${resource.path}/bulk`,
    'post',
    {
      ...head('bulk', 'Does the same with many records, in the background'),
      parameters: [IDEMPOTENCY_KEY],
      responses: withErrors({ '202': response('The task', envelope({ task: TASK }, ['task'])) }, [
        '409',
        '422',
      ]),
    },
    access,
  )
}

/** The one answer that has what is shown once. */
function shownOnce({ properties }: EntityDefinition, one: Json, item: string): Json {
  const names = Object.keys(properties).filter((name) => properties[name]?.made !== undefined)
  if (names.length === 0) return one
  const { [item]: record = {} } = one.properties as Json // of an envelope
  const text = { type: 'string', description: 'Shown this once' }
  const shown = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) }
  return envelope({ [item]: record, once: shown }, [item])
}

/** Nothing for what only reads or removes; what the query may have, the body need not. */
function endpointBody(
  { method, queryInput, body, file }: EndpointDefinition,
  input: ReturnType<typeof inputOf> | undefined,
): Json {
  if (file !== undefined) {
    const part = { type: 'string', contentMediaType: 'application/octet-stream' }
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: envelope({ [file]: part }, [file]) } },
      },
    }
  }
  if (body) {
    const schema = { ...bodyValues(body, false), additionalProperties: false }
    const isNeeded = Object.values(body).some(({ optional }) => !optional)
    return { requestBody: { required: isNeeded, content: { 'application/json': { schema } } } }
  }
  if (method === 'GET' || (method === 'DELETE' && !input)) return {}
  if (!input) return { requestBody: ANY_BODY }
  if (!queryInput) return { requestBody: requestBody(input.properties, input.required) }
  return { requestBody: { ...requestBody(input.properties, []), required: false } }
}

/** @param nullable what may be missing may be null too */
function bodyValues(values: BodyValues, nullable: boolean): Json {
  const properties = Object.entries(values).map(([name, value]): [string, Json] => {
    const { type, document, list, optional, maxLength, about } = value
    const one: Json =
      document === undefined
        ? { type: type ?? 'string', ...(maxLength !== undefined && { maxLength }) }
        : reference(document)
    const whole: Json = list ? { type: 'array', items: one } : one
    const shown: Json = optional && nullable ? { anyOf: [whole, { type: 'null' }] } : whole
    return [name, about === undefined ? shown : { ...shown, description: about }]
  })
  const required = Object.entries(values).flatMap(([name, { optional }]) => (optional ? [] : [name]))
  return envelope(Object.fromEntries(properties), required)
}

/** The properties a request has. */
function inputOf(entity: EntityDefinition, names: string[]): { properties: Json; required: string[] } {
  const { properties } = entitySchema(entity, 'create') as { properties: Json } // of an object schema
  return {
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    required: names.filter((name) => entity.required.includes(name)),
  }
}

/** The properties a response has; any can be null, and those that not everybody may see can be missing. */
function outputOf(entity: EntityDefinition, names: string[]): Json {
  const { properties } = entitySchema(entity, 'record') as { properties: Json } // of an object schema
  const shown = names.map((name) => [name, { anyOf: [properties[name] ?? {}, { type: 'null' }] }])
  const always = names.filter((name) => entity.properties[name]?.access === undefined)
  return envelope(Object.fromEntries(shown) as Json, always) // pairs of name and schema
}

const CATALOGUE: Json = {
  type: 'array',
  items: {
    type: 'object',
    properties: { value: { type: 'string' }, text: { type: 'string' } },
    required: ['value', 'text'],
  },
}

/** Properties of the parent that a list has beside its rows. */
function besideRows({ entities }: ModuleDefinition, { parent }: ResourceDefinition): Json {
  const above = parent && entities[parent.entity]
  if (above === undefined) return {}
  const { properties } = entitySchema(above, 'record') as { properties: Json } // of an object schema
  return Object.fromEntries(
    (parent?.beside ?? []).map((field) => [field, { anyOf: [properties[field] ?? {}, { type: 'null' }] }]),
  ) as Json // pairs of name and schema
}

/** The ids of those above in the path, and what an unknown one is answered. */
function belowParent({ parent, path: own }: ResourceDefinition, path: string, operation: Json): Json {
  if (parent === undefined || !path.startsWith(own)) return {}
  const { parameters = [], responses } = operation as { parameters?: Json[]; responses: Json } // as addOperations made it
  const others = parameters.filter(({ name }) => !parent.slots.some((slot) => slot === name))
  return {
    parameters: [...parent.slots.map((name) => ({ ...ID, name })), ...others],
    responses: { ...responses, '404': { $ref: '#/components/responses/404' } },
  }
}

/** A write may be too large or of another type, and needs space. */
function withBodyErrors(method: string, { responses }: Json): Json {
  if (method === 'get' || responses === undefined) return {}
  const errors = ['413', '415', '507'].map((status) => [status, { $ref: `#/components/responses/${status}` }])
  return { responses: { ...(responses as Json), ...Object.fromEntries(errors) } } // made by withErrors
}

/** What paths answer that end like a file. */
const FILES: Readonly<Record<string, string[]>> = {
  csv: ['text/csv'],
  pdf: ['application/pdf'],
  wav: ['audio/wav'],
  audio: ['audio/wav', 'audio/mpeg'],
}

function endpointAnswer({ path, items }: EndpointDefinition): Json {
  const types = FILES[/\.([a-z]+)$/.exec(path)?.[1] ?? '']
  if (types !== undefined) {
    const content = types.map((type) => [type, { schema: { type: 'string' } }] as const)
    return { description: 'A file', content: Object.fromEntries(content) }
  }
  if (items === undefined) return response('Done', { type: 'object' })
  return response('Options', envelope({ [items]: { type: 'array', items: { type: 'object' } } }, [items]))
}

/** What a form of a new record holds that is not sent yet. */
function addDraft(
  { path }: ResourceDefinition,
  noun: string,
  head: (id: string, summary: string) => Json,
  access: string[],
  add: Add,
): void {
  const value = { type: 'object', description: `Properties of a new ${noun}; not validated until it is sent` }
  const key = {
    type: 'string',
    minLength: 8,
    maxLength: 200,
    description: 'Idempotency-Key under which it was tried to be sent',
  }
  const kept = envelope({ value, key, saved_at: { type: 'string', format: 'date-time' } }, [
    'value',
    'saved_at',
  ])
  const draft = { anyOf: [kept, { type: 'null' }] }
  const sent = { type: 'boolean', description: 'Nothing was kept: it had been sent under its key already' }
  add(
    `${path}/draft`,
    'get',
    {
      ...head('draft', `Reads the user's draft of a new ${noun}`),
      responses: withErrors({
        '200': response('The draft; null where there is none', envelope({ draft }, ['draft'])),
      }),
    },
    access,
  )
  add(
    `${path}/draft`,
    'put',
    {
      ...head('keep-draft', `Keeps the user's draft of a new ${noun}`),
      description:
        'For 30 days, or until the record is created. Nothing is kept of what was sent under its key already.',
      requestBody: requestBody({ draft: envelope({ value, key }, ['value']) }, ['draft']),
      responses: withErrors(
        { '200': response('What is kept', envelope({ draft, sent }, ['draft', 'sent'])) },
        ['409', '422'],
      ),
    },
    access,
  )
  add(
    `${path}/draft`,
    'delete',
    {
      ...head('drop-draft', `Deletes the user's draft of a new ${noun}`),
      responses: withErrors({ '204': { description: 'Deleted' } }),
    },
    access,
  )
}

function addTransitions(
  { entities }: ModuleDefinition,
  resource: ResourceDefinition,
  entity: EntityDefinition,
  noun: string,
  head: (id: string, summary: string) => Json,
  one: Json,
  add: Add,
): void {
  const { lifecycle } = entity
  if (lifecycle && resource.operations.get && resource.storage.kind === 'documents')
    add(
      `${resource.path}/{id}/events`,
      'get',
      {
        ...head('events', `Lists the events of ${noun}, newest first`),
        parameters: [ID],
        responses: withErrors({ '200': response('Events', eventsOf(entity, lifecycle)) }, ['404']),
      },
      resource.operations.get.access,
    )
  if (!lifecycle?.call) return
  const byUsers = lifecycle.transitions.filter((transition) => transition.by === 'user')
  const states = [...new Set(byUsers.map((transition) => stateValue(lifecycle, transition.to)))]
  const forms = byUsers.flatMap(({ form }) => {
    const asked = form && entities[form.entity]
    return asked ? inputOf(asked, form.fields) : []
  })
  const inputs = forms.map(({ properties, required }) => ({
    ...envelope(properties, required),
    additionalProperties: false,
  }))
  const [input] = inputs
  const entered: Json = input
    ? {
        input: {
          ...(inputs.length > 1 ? { anyOf: inputs } : input),
          description: 'What the form of the transition asks for.',
        },
      }
    : {}
  const change = {
    type: 'object',
    properties: { [lifecycle.field]: { enum: states } },
    required: [lifecycle.field],
    additionalProperties: false,
  }
  const description = byUsers.map(transitionText).join('; ')
  const ofAll = byUsers
    .map((transition) => transition.access)
    .reduce((all, each) => all.filter((id) => each.includes(id)))
  const { get, list } = resource.operations
  // To reach the record at all, those of reading it are needed.
  const access = [...new Set([...((get ?? list)?.access ?? []), ...ofAll])]
  add(
    lifecycle.call.path,
    'put',
    {
      ...head('transition', `Changes ${lifecycle.field}`),
      description,
      parameters: [ID, IF_MATCH],
      requestBody: requestBody({ [resource.item]: change, ...entered }, [resource.item]),
      responses: withErrors({ '200': response('Changed', one) }, [
        ...(byUsers.some(({ postings }) => postings) ? (['402'] as const) : []),
        '404',
        '409',
        '412',
        '422',
      ]),
    },
    access,
  )
}

function eventsOf({ properties }: EntityDefinition, { field, states }: LifecycleDefinition): Json {
  const type = properties[field]?.type ?? 'string'
  const state = { type, enum: Object.keys(states).map((key) => (type === 'integer' ? Number(key) : key)) }
  const nullable = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })
  const text = { type: 'string' }
  const posting = envelope({ type: { type: 'integer' }, amount: { type: 'integer' }, text }, [
    'type',
    'amount',
    'text',
  ])
  const event = {
    id: text,
    transition: nullable(text),
    from: nullable(state),
    to: state,
    actor: { enum: ['user', 'server', 'carrier', 'reviewer', 'time'] },
    user: nullable(text),
    note: text,
    input: { type: 'object', description: 'What the user entered, except for secrets' },
    postings: { type: 'array', items: posting },
    at: { type: 'string', format: 'date-time' },
  }
  return envelope({ events: { type: 'array', items: envelope(event, Object.keys(event)) } }, ['events'])
}

/** A transition's rule is about the stored record, of which a request body says nothing. */
function transitionText({ id, from, to, when }: TransitionDefinition): string {
  return `${id}: ${from.join(', ')} → ${to}${when ? `, when ${when.source}` : ''}`
}

function rulesOf(module: ModuleDefinition, operation: OperationDefinition): Json {
  if (operation.when === undefined) return {}
  const reason = operation.because === undefined ? '' : (textOf(module, operation.because) ?? '')
  return { description: `Only when ${operation.when.source}. ${reason}`.trim() }
}

function described(text: string, { description }: Json): Json {
  return { description: typeof description === 'string' ? `${description} ${text}` : text }
}

/** Rules of the body that its schema cannot say, as they are written in the definitions. */
function unsaidRules(entity: EntityDefinition, operation: 'create' | 'update'): Json {
  const rules: JsonValue[] = writeSchema(entity, operation).unsaid.map((rule) => ({ ...rule }))
  return rules.length === 0 ? {} : { 'x-patchbay-conditions': rules }
}

function rowSchema(resource: ResourceDefinition, name: string): Json {
  const properties = resource.listFields.map((field) => {
    const own = { $ref: `#/components/schemas/${name}/properties/${field}` }
    return [field, field === 'id' ? own : { anyOf: [own, { type: 'null' }] }] as const
  })
  return envelope(Object.fromEntries(properties), resource.listFields)
}

function queryParameter(query: QueryParameter): Json {
  const flag = query.match === 'flag'
  const about = flag
    ? `true: only rows with ${query.where?.source ?? ''}`
    : `${query.field ?? ''} ${query.match}`
  return {
    name: query.name,
    in: 'query',
    ...(query.match === 'in' ? { style: 'form', explode: false } : {}),
    schema: PARAMETER_SCHEMAS[query.match] ?? { type: 'string' },
    description: about,
  }
}

const PARAMETER_SCHEMAS: Partial<Record<QueryParameter['match'], Json>> = {
  flag: { type: 'boolean' },
  in: { type: 'array', items: { type: 'string' }, maxItems: mostChosen },
  'from-number': { type: 'number' },
  'to-number': { type: 'number' },
}

function sortParameter(resource: ResourceDefinition): Json {
  const { fields, default: order } = resource.sort
  const description = `By commas, a minus sign in front turns round: ${fields.join(', ')}`
  return { name: 'sort', in: 'query', schema: { type: 'string', default: order }, description }
}

function groupParameters(groups: string[]): Json[] {
  return [
    {
      name: 'group',
      in: 'query',
      schema: { enum: groups },
      description: 'Puts rows in groups by this property, in the order of its values',
    },
    {
      name: 'collapsed',
      in: 'query',
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string' }, maxItems: mostChosen },
      description: 'Values of groups whose rows are left out',
    },
  ]
}

function seriesParameters({ by, split }: NonNullable<ResourceDefinition['series']>): Json[] {
  return [
    {
      name: 'by',
      in: 'query',
      schema: { enum: by, default: by[0] ?? '' },
      description: 'The time that rows are grouped by, in the time zone of the account',
    },
    {
      name: 'unit',
      in: 'query',
      schema: { enum: [...seriesUnits] },
      description: 'Default: day up to 90 days, week up to two years, else month',
    },
    ...(split.length === 0
      ? []
      : [
          {
            name: 'split',
            in: 'query',
            schema: { enum: split },
            description: 'Property whose values have figures of their own',
          },
        ]),
  ]
}

function seriesEnvelope(entity: EntityDefinition, resource: ResourceDefinition): Json {
  const day: Json = { type: 'string', format: 'date' }
  const figures: Json = {
    type: 'object',
    properties: Object.fromEntries(
      (resource.statistics ?? []).map(({ id }): [string, Json] => [id, { type: 'integer' }]),
    ),
    required: visibleFigures(entity, resource),
  }
  const point: Json = {
    type: 'object',
    properties: {
      at: { ...day, description: 'First day of the day, week or month; weeks begin on Monday' },
      value: {
        type: ['string', 'null'],
        description: 'With split: the value; null for none, and for others',
      },
      other: { type: 'boolean', description: 'With split: values beyond the eight most frequent' },
      figures,
    },
    required: ['at', 'figures'],
  }
  const series: Json = {
    type: 'object',
    properties: {
      unit: { enum: [...seriesUnits] },
      from: day,
      to: {
        ...day,
        description:
          'Last day, included. Without dates in the query: the last 30 days. A period that is too long loses its beginning',
      },
      points: { type: 'array', description: 'In order; where nothing is, there is no point', items: point },
    },
    required: ['unit', 'from', 'to', 'points'],
  }
  return envelope({ series }, ['series'])
}

const GROUPS: Json = {
  type: 'array',
  description: 'With group: every group of the matching rows',
  items: {
    type: 'object',
    properties: {
      value: { type: ['string', 'number', 'boolean', 'null'] },
      count: { type: 'integer' },
      totals: { type: 'object', additionalProperties: { type: 'integer' } },
    },
    required: ['value', 'count', 'totals'],
  },
}

function listEnvelope(items: string, row: Json, more: Json = {}): Json {
  const properties = {
    ...more,
    [items]: { type: 'array', items: row },
    pagination: reference('Pagination'),
    is_empty: { type: 'boolean' },
  }
  return envelope(properties, [items, 'pagination', 'is_empty'])
}

function envelope(properties: Json, required: string[]): Json {
  return { type: 'object', properties, required }
}

function requestBody(properties: Json, required: string[]): Json {
  const schema = { ...envelope(properties, required), additionalProperties: false }
  return { required: true, content: { 'application/json': { schema } } }
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

function response(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } }
}

function withErrors(responses: Json, more: (keyof typeof RESPONSES)[] = []): Json {
  const errors = (['400', '401', '403', ...more, '429'] as const).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ])
  return { ...responses, ...(Object.fromEntries(errors) as Json) } // pairs of status and reference
}

const TEXTS: Json = { type: 'object', additionalProperties: { type: 'string' } }
const ID_SCHEMA: Json = { type: 'string', format: 'uuid' }
const ID: Json = { name: 'id', in: 'path', required: true, schema: ID_SCHEMA }
const IF_NONE_MATCH: Json = {
  name: 'If-None-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The ETag known; 304 while it stands',
}
/** What an endpoint takes is between it and its caller. */
const ANY_BODY: Json = { content: { 'application/json': { schema: { type: 'object' } } } }
const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'Version the change was made from; another answers 412',
}
const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
  description: 'The same key creates one record only',
}
const PER_PAGE: Json = { name: 'per_page', in: 'query', schema: { type: 'integer', minimum: 1 } }
const PAGING: Json[] = [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
  PER_PAGE,
]
const PATCH =
  'The body is a merge patch (RFC 7396): fields left out stay, null clears one. Read-only and disabled fields may be sent back as they were answered; another value of theirs is refused.'
const NOT_MODIFIED: Json = { description: 'Nothing changed since the ETag in If-None-Match' }
const PAGINATION: Json = {
  type: 'object',
  properties: {
    current_page: { type: 'integer' },
    per_page: { type: 'integer' },
    total_pages: { type: 'integer' },
    total: { type: 'integer' },
  },
  required: ['current_page', 'per_page', 'total_pages', 'total'],
}
const ERROR: Json = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'For people' },
    code: { type: 'string', description: 'For programs' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Path of a field → what is wrong with it',
    },
  },
  required: ['error', 'code'],
}
const ERROR_BODY = reference('Error')
const RESPONSES = {
  '400': response('A request that cannot be read', ERROR_BODY),
  '401': response('Not signed in', ERROR_BODY),
  '402': response('The balance is too low', ERROR_BODY),
  '403': response('A permission is missing', ERROR_BODY),
  '404': response('Not found, or not of this account', ERROR_BODY),
  '409': response('Not allowed in the present state', ERROR_BODY),
  '410': response('The link has expired or was used', ERROR_BODY),
  '412': response('The record has changed since', ERROR_BODY),
  '413': response('Too large', ERROR_BODY),
  '415': response('A content type other than the one documented', ERROR_BODY),
  '422': response('Values that are refused, by field', ERROR_BODY),
  '429': response('Too many requests; see Retry-After', ERROR_BODY),
  '502': response('The carrier refused', ERROR_BODY),
  '503': response('Busy; see Retry-After', ERROR_BODY),
  '507': response('Too little disk space', ERROR_BODY),
}

/** A text that definitions name has one form. */
function wordsOf(field: string): string {
  return field.replaceAll(/[_-]/g, ' ').replace(/\bids\b/, 'IDs')
}

function textOf(module: ModuleDefinition, key: TextKey): string | undefined {
  const text = module.texts[key]
  return typeof text === 'string' ? text : text?.other
}

/** Figures that everybody gets who may list: those of restricted properties are left out for the others. */
function visibleFigures(entity: EntityDefinition, { statistics = [] }: ResourceDefinition): string[] {
  return statistics.flatMap(({ id, sum }) =>
    sum !== undefined && entity.properties[sum]?.access !== undefined ? [] : id,
  )
}
