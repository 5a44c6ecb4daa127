import type { FieldError, ReferenceDefinition, ResourceDefinition } from '../../language/portal.ts'
import { fillTemplate, isVisible, isWritable, type Scope, type WriteOperation } from '../../language/index.ts'
import { getPath } from '../../shared/paths.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { ResourceRequest } from './ResourceContext.ts'
import { readDocument } from '../storage/documents.ts'
import { fieldSql, sourceOf } from '../storage/fieldSql.ts'
import { filterSql, isUuid, rowJson } from './listSql.ts'
import { matchesParameter, matchSublist } from './readSublist.ts'
import { run } from './readList.ts'

interface Resolved {
  /** The form with every reference replaced by what the server found. */
  form: JsonObject
  errors: FieldError[]
  /** Choices that could not be looked up, because a field they depend on is missing or refused. */
  open: FieldError[]
}

type Option = JsonObject

/**
 * Looks up every chosen record by its key through the same call the browser offers the options from, and copies
 * the fields the definition picks. What is not found is refused: the client's copy of a record is never trusted.
 */
export async function resolveReferences(
  request: ResourceRequest,
  form: JsonObject,
  operation: WriteOperation,
  fields: string[] | undefined,
): Promise<Resolved> {
  const { entity, caller } = request
  const result: JsonObject = { ...form }
  const errors: FieldError[] = []
  const open: FieldError[] = []
  const unresolved = new Set<string>()
  for (const [name, property] of Object.entries(entity.properties)) {
    const reference = entity.rules.fields[name]?.reference
    const value = result[name]
    if (!reference || value === undefined || value === null || !isWritable(property, operation)) continue
    const scope: Scope = { ...caller.scope, form: result }
    if (!isVisible(entity, name, scope)) continue
    const check = !fields || fields.includes(name)
    const resolveOne = async (item: unknown, path: string): Promise<JsonObject | undefined> => {
      const key = getPath(item, ownKey(reference))
      if (typeof key !== 'string' && typeof key !== 'number') return undefined
      const call = fillCall(reference, scope)
      const option = call && (await findOption(request, reference, call, String(key), scope))
      if (option) return pick(reference, option)
      const isOpen = !call || dependsOn(reference, unresolved)
      unresolved.add(name)
      if (check) (isOpen ? open : errors).push({ path, keyword: 'reference', text: null })
      return undefined
    }
    if (Array.isArray(value)) {
      const items: JsonObject[] = []
      for (const [index, item] of value.entries()) {
        const found = await resolveOne(item, `${name}[${index}]`)
        if (found) items.push(found)
        else if (typeof item === 'object' && item !== null && !Array.isArray(item)) items.push(item)
      }
      result[name] = items
    } else {
      result[name] = (await resolveOne(value, name)) ?? value
    }
  }
  return { form: result, errors, open }
}

/** The property of the field's value that holds the option's key. */
function ownKey(reference: ReferenceDefinition): string {
  return Object.entries(reference.pick).find(([, from]) => from === reference.key)?.[0] ?? reference.key
}

function pick(reference: ReferenceDefinition, option: Option): JsonObject {
  const picked: JsonObject = {}
  for (const [own, from] of Object.entries(reference.pick)) {
    const value = option[from]
    if (value !== undefined && value !== null) picked[own] = value
  }
  return picked
}

interface OptionsCall {
  path: string
  query: Record<string, string>
}

/** The call that offers the options; undefined while something it is made of is missing. */
function fillCall(reference: ReferenceDefinition, scope: Scope): OptionsCall | undefined {
  const path = fillTemplate(reference.get, scope)
  if (path === undefined) return undefined
  const query: Record<string, string> = {}
  for (const [name, template] of Object.entries(reference.query)) {
    const filled = fillTemplate(template, scope)
    if (filled === undefined) return undefined
    query[name] = filled
  }
  return { path, query }
}

/** Whether the options are those of one of these fields of the form. */
function dependsOn(reference: ReferenceDefinition, fields: Set<string>): boolean {
  return [reference.get, ...Object.values(reference.query)].some((template) =>
    [...template.matchAll(/\{form\.([^.[{}]+)/g)].some(
      ([, field]) => field !== undefined && fields.has(field),
    ),
  )
}

async function findOption(
  request: ResourceRequest,
  reference: ReferenceDefinition,
  { path, query }: OptionsCall,
  key: string,
  scope: Scope,
): Promise<Option | undefined> {
  const { collections } = request.context.published
  for (const { resource, entity } of collections) {
    if (resource.path === path)
      return findRow({ ...request, resource, entity }, reference.key, key, query, scope)
    for (const sublist of resource.sublists) {
      const id = matchSublist(sublist.path, path)
      if (id === undefined) continue
      const record = isUuid(id)
        ? await request.context.database.read(request.caller.accountId, (database) =>
            readDocument(database, request.caller.accountId, resource.entity, id),
          )
        : undefined
      const items: unknown = record && getPath(record.doc, sublist.field)
      return Array.isArray(items)
        ? items
            .filter(isOption)
            .find((item) => hasKey(item, reference, key) && matches(item, sublist.query, query, scope))
        : undefined
    }
    const endpoint = resource.endpoints.find(
      (candidate) => candidate.path === path && candidate.method === 'GET',
    )
    if (endpoint) return findInEndpoint({ ...request, resource, entity }, endpoint, reference, key, query)
  }
  throw new Error(`No resource answers ${reference.get}`)
}

async function findRow(
  { resource, entity, context, caller }: ResourceRequest,
  keyField: string,
  key: string,
  query: Record<string, string>,
  scope: Scope,
): Promise<Option | undefined> {
  const filters = Object.entries(query).map(([name, value]) => {
    const parameter = resource.query.find((candidate) => candidate.name === name)
    if (!parameter) throw new Error(`${resource.id} has no query parameter ${name}`)
    return { parameter, value }
  })
  const field = fieldSql(resource, entity, keyField)
  if (field.type === 'uuid' && !isUuid(key)) return undefined
  const filter = filterSql(resource, entity, filters, scope)
  const place = `$${filter.parameters.length + 1}`
  const same =
    field.type === 'uuid'
      ? `${field.expression} = ${place}::uuid`
      : `${field.expression}::text = ${place}::text`
  const statement = {
    text: `select ${rowJson(resource, entity)} as j from ${sourceOf(resource).from} where ${filter.where} and ${same} limit 1`,
    parameters: [...filter.parameters, key],
  }
  const [row] = await context.database.read(caller.accountId, (database) =>
    run<{ j: string }>(database, statement),
  )
  // A row of a list is an object.
  return row && (JSON.parse(row.j) as Option)
}

async function findInEndpoint(
  request: ResourceRequest,
  endpoint: ResourceDefinition['endpoints'][number],
  reference: ReferenceDefinition,
  key: string,
  query: Record<string, string>,
): Promise<Option | undefined> {
  const handler = request.context.behaviours.get(request.resource.id)?.endpoints?.[endpoint.id]
  if (!handler) throw new Error(`Endpoint ${endpoint.id} of ${request.resource.id} has no handler`)
  // An endpoint that takes the key as a parameter answers that option alone, whatever its paging.
  const narrowed = endpoint.query.includes(reference.key) ? { ...query, [reference.key]: key } : query
  const answer = await handler({
    caller: request.caller,
    params: {},
    query: narrowed,
    body: undefined,
    headers: {},
    signal: new AbortController().signal,
    upload: () => Promise.reject(new Error('A reference uploads nothing')),
  })
  const items: unknown = 'body' in answer ? getPath(answer.body, reference.items) : undefined
  return Array.isArray(items)
    ? items.filter(isOption).find((item) => hasKey(item, reference, key))
    : undefined
}

function hasKey(option: Option, reference: ReferenceDefinition, key: string): boolean {
  const own = option[reference.key]
  return (typeof own === 'string' || typeof own === 'number') && String(own) === key
}

function isOption(value: unknown): value is Option {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function matches(
  item: Option,
  parameters: ResourceDefinition['query'],
  query: Record<string, string>,
  scope: Scope,
): boolean {
  return Object.entries(query).every(([name, value]) => {
    const parameter = parameters.find((candidate) => candidate.name === name)
    return parameter !== undefined && matchesParameter(item, parameter, value, scope)
  })
}
