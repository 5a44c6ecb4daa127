import type { QueryParameter, SublistDefinition } from '../../../language/portal.ts'
import { chosenValues, evaluateCondition, findProperty, type Scope } from '../../../language/index.ts'
import { getPath } from '../../../shared/paths.ts'
import { Refusal } from '../../errors.ts'
import { readDocument } from '../../storage/documents.ts'
import { isBelow } from '../records/parentRecords.ts'
import { readListRequest } from './readListRequest.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { isUuid } from '../../storage/documentValues.ts'

export interface SublistAnswer {
  items: unknown[]
  pagination: { current_page: number; per_page: number; total_pages: number; total: number }
  /** The record has none at all. */
  isEmpty: boolean
}

/** The id in a filled path of a sublist, `/v1/sms/templates/{id}/sender_ids`. */
export function matchSublist(pattern: string, path: string): string | undefined {
  const [before = '', after = ''] = pattern.split('{id}')
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const id = path.slice(before.length, path.length - after.length)
  return id === '' || id.includes('/') ? undefined : id
}

/** Filters and pages an array inside a record, in the order it is stored. */
export async function readSublist(
  source: ResourceRequest,
  sublist: SublistDefinition,
  id: string,
  query: Record<string, string>,
): Promise<SublistAnswer> {
  const { caller, entity } = source
  const request = readListRequest(
    { query: sublist.query, sort: { fields: ['order'], default: 'order' } },
    (field) => findProperty(entity, `${sublist.field}[0].${field}`),
    query,
  )
  const all = await readItems(source, sublist, id)
  if (!all) throw new Refusal('not-found')
  const found = all.filter((item) =>
    request.filters.every(({ parameter, value }) => matchesParameter(item, parameter, value, caller.scope)),
  )
  const start = (request.page - 1) * request.perPage
  return {
    items: found.slice(start, start + request.perPage),
    pagination: {
      current_page: request.page,
      per_page: request.perPage,
      total_pages: Math.ceil(found.length / request.perPage),
      total: found.length,
    },
    isEmpty: all.length === 0,
  }
}

/** All items of a sublist; undefined when there is no such record. */
export async function readItems(
  { context, caller, resource, parent }: Pick<ResourceRequest, 'context' | 'caller' | 'resource' | 'parent'>,
  sublist: SublistDefinition,
  id: string,
): Promise<unknown[] | undefined> {
  if (!isUuid(id)) return undefined
  return context.database.read(caller.accountId, async (query) => {
    const record = await readDocument(query, caller.accountId, resource.entity, id.toLowerCase())
    if (!record || !isBelow({ ...(parent && { parent }) }, record)) return undefined
    const items: unknown = getPath(record.doc, sublist.field)
    if (!Array.isArray(items)) return []
    return context.behaviours.get(resource.id)?.presentSublist?.(query, caller, record, items) ?? items
  })
}

export function matchesParameter(
  item: unknown,
  parameter: QueryParameter,
  value: string,
  scope: Scope,
): boolean {
  if (parameter.match === 'flag') {
    if (value !== 'true' || !parameter.where) return value === 'false'
    const row = typeof item === 'object' && item !== null ? item : {}
    return evaluateCondition(parameter.where, { now: new Date().toISOString(), ...scope, row })
  }
  if (parameter.field === undefined) return false
  const own: unknown = getPath(item, parameter.field)
  if (typeof own !== 'string' && typeof own !== 'number' && typeof own !== 'boolean') return false
  const text = String(own).toLowerCase()
  switch (parameter.match) {
    case 'equals':
      return String(own) === value
    case 'in':
      return chosenValues(value).includes(String(own))
    case 'from-number':
      return Number(own) >= Number(value)
    case 'to-number':
      return Number(own) <= Number(value)
    case 'contains':
      return text.includes(value.toLowerCase())
    case 'prefix':
      return text.startsWith(value.toLowerCase())
    default:
      return false
  }
}
