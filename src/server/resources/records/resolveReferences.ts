import { isDeepStrictEqual } from 'node:util'
import type { FieldError, ReferenceDefinition, ResourceDefinition } from '../../../language/portal.ts'
import {
  choicesOf,
  fillTemplate,
  isOffered,
  isVisible,
  isWritable,
  type Scope,
  type WriteOperation,
} from '../../../language/index.ts'
import { getPath } from '../../../shared/paths.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { belowParent, type ResourceRequest } from '../ResourceContext.ts'
import { fieldSql, sourceOf } from '../../storage/fieldSql.ts'
import { filterSql, rowJson } from '../lists/listSql.ts'
import { matchesParameter, matchSublist, readItems } from '../lists/readSublist.ts'
import { run } from '../run.ts'
import { isUuid } from '../../storage/documentValues.ts'

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
 * An unchanged stored choice remains valid, even if it is no longer offered.
 */
export async function resolveReferences(
  request: ResourceRequest,
  form: JsonObject,
  stored: JsonObject | undefined,
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
    // Refused as too long, before anything is looked up.
    if (Array.isArray(value) && value.length > (property.maxItems ?? 0)) continue
    if (stored && isUnchanged(reference, name, { ...caller.scope, form: stored }, scope)) {
      result[name] = stored[name] ?? null
      continue
    }
    const check = !fields || fields.includes(name)
    const storedKeys = new Set(
      [stored?.[name]].flat().map((item) => String(getPath(item, ownKey(reference)))),
    )
    const resolveOne = async (item: unknown, path: string): Promise<JsonObject | undefined> => {
      const key = getPath(item, ownKey(reference))
      if (typeof key !== 'string' && typeof key !== 'number') return undefined
      const call = fillCall(reference, scope)
      const option = call && (await findOption(request, reference, call, String(key), scope))
      if (option) {
        const isStored = storedKeys.has(String(key))
        const choices = choicesOf(entity, name)
        if (check && !isStored && !isOffered(choices, option, scope))
          errors.push({ path, keyword: 'closed', text: choices?.because ?? null })
        return pick(reference, option)
      }
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

/** The same keys, from the same options. */
function isUnchanged(reference: ReferenceDefinition, name: string, before: Scope, now: Scope): boolean {
  const keysOf = ({ form }: Scope): unknown[] =>
    [getPath(form, [name])].flat().map((item) => getPath(item, ownKey(reference)))
  return (
    isDeepStrictEqual(keysOf(before), keysOf(now)) &&
    isDeepStrictEqual(fillCall(reference, before), fillCall(reference, now))
  )
}

/** The property of the field's value that holds the option's key. */
/** Property of a field's value that identifies what was chosen. */
export function ownKey(reference: ReferenceDefinition): string {
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
  const path = fillTemplate(reference.get, scope, encodeSegment)
  if (path === undefined) return undefined
  const query: Record<string, string> = {}
  for (const [name, template] of Object.entries(reference.query)) {
    const filled = fillTemplate(template, scope)
    if (filled === undefined) return undefined
    query[name] = filled
  }
  return { path, query }
}

/** Half a surrogate pair cannot be encoded, and names nothing. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
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
  // The parent of the record itself says nothing of its choices.
  const { parent: _, ...plain } = request
  const { collections } = request.context.published
  for (const { resource, entity } of collections) {
    const { slot } = resource.parent ?? {}
    const above =
      slot === undefined ? undefined : matchSublist(resource.path.replace(`{${slot}}`, '{id}'), path)
    const parent = slot !== undefined && above !== undefined ? { parent: { slot, id: above } } : {}
    if (resource.path === path || above !== undefined)
      return findRow({ ...plain, ...parent, resource, entity }, reference.key, key, query, scope)
    for (const sublist of resource.sublists) {
      const id = matchSublist(sublist.path, path)
      if (id === undefined) continue
      const items = await readItems({ ...plain, resource }, sublist, id)
      return items
        ?.filter(isOption)
        .find((item) => hasKey(item, reference, key) && matches(item, sublist.query, query, scope))
    }
    const endpoint = resource.endpoints.find(
      (candidate) => candidate.path === path && candidate.method === 'GET',
    )
    if (endpoint) return findInEndpoint({ ...plain, resource, entity }, endpoint, reference, key, query)
  }
  throw new Error(`No resource answers ${reference.get}`)
}

async function findRow(
  request: ResourceRequest,
  keyField: string,
  key: string,
  query: Record<string, string>,
  scope: Scope,
): Promise<Option | undefined> {
  const { resource, entity, context, caller } = request
  // The order of what is offered decides about no choice.
  const given = Object.entries(query).filter(([name]) => name !== 'sort')
  const filters = given.map(([name, value]) => {
    const parameter = resource.query.find((candidate) => candidate.name === name)
    if (!parameter) throw new Error(`${resource.id} has no query parameter ${name}`)
    return { parameter, value }
  })
  const field = fieldSql(resource, entity, keyField)
  if (field.type === 'uuid' && !isUuid(key)) return undefined
  const filter = filterSql(resource, entity, [...belowParent(request), ...filters], scope)
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
    sessions: request.context.sessionsOf(request.caller),
    params: {},
    query: narrowed,
    body: undefined,
    headers: {},
    once: (_query, work) => work(),
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
