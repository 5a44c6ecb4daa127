import type { PropertyDefinition, QueryParameter, ResourceDefinition } from '../../../language/portal.ts'
import { chosenValues, isOfAccount, mostChosen } from '../../../language/index.ts'
import { isTimeZone, presentTimeZone } from '../../../domain/schedule/index.ts'
import { Refusal, say, type Words } from '../../errors.ts'

export interface ListRequest {
  page: number
  perPage: number
  sort: { field: string; descending: boolean }[]
  /** Only parameters that were given and not empty. */
  filters: ListFilterValue[]
  /** The property that rows are grouped by, and the groups whose rows are left out. */
  group?: { field: string; collapsed: string[] }
  /** Where times are read, if not where the account is. */
  timeZone?: string
}

interface ListFilterValue {
  parameter: QueryParameter
  value: string
  /** Of a day: where it begins, if not where the account is. */
  timeZone?: string
}

const TIME_ZONE = 'timezone'
/** Parameters of every list. */
const general: ReadonlySet<string> = new Set(['page', 'per_page', 'sort', TIME_ZONE])
const defaultPerPage = 25
const maximumPerPage = 100

/**
 * Reads `page`, `per_page` under either name, `sort`, `timezone` and the parameters the definition names.
 * @param propertyOf the property a parameter's field names; a value outside its enum is refused
 * @param allowed further parameters the route takes itself
 * @throws Refusal `invalid`, by name, for anything else
 */
export function readListRequest(
  resource: Pick<ResourceDefinition, 'query' | 'sort' | 'groups' | 'pageSize'>,
  propertyOf: (field: string) => PropertyDefinition | undefined,
  query: Record<string, string>,
  allowed: string[] = [],
): ListRequest {
  const fields: Record<string, Words> = {}
  const filters: ListRequest['filters'] = []
  const timeZone = askedTimeZone(query)
  if (query[TIME_ZONE] && !timeZone) fields[TIME_ZONE] = say('portal:error-time-zone')
  for (const [name, value] of Object.entries(query)) {
    if (general.has(name) || allowed.includes(name) || name === resource.pageSize) continue
    if (resource.groups && (name === 'group' || name === 'collapsed')) continue
    const parameter = resource.query.find((candidate) => candidate.name === name)
    if (!parameter) fields[name] = say('portal:error-parameter-unknown')
    else if (value === '') continue
    else if (isOutsideEnum(parameter, propertyOf, value)) fields[name] = say('portal:form-not-a-choice')
    else if (parameter.match === 'in' && chosenValues(value).length > mostChosen)
      fields[name] = say('portal:error-choices-many', { count: mostChosen })
    else
      filters.push({ parameter, value, ...(timeZone && countsDays(parameter, propertyOf) && { timeZone }) })
  }
  const page = readWhole(query['page'], 1)
  const { pageSize } = resource
  const perPageName = pageSize !== undefined && Object.hasOwn(query, pageSize) ? pageSize : 'per_page'
  const perPage = readWhole(query[perPageName], defaultPerPage)
  if (page === undefined || page < 1) fields['page'] = say('portal:error-whole-number')
  if (perPage === undefined || perPage < 1 || perPage > maximumPerPage) {
    fields[perPageName] = say('portal:error-whole-number-range', { minimum: 1, maximum: maximumPerPage })
  }
  const sort: ListRequest['sort'] = []
  for (const part of (query['sort'] || resource.sort.default).split(',')) {
    const descending = part.startsWith('-')
    const field = descending ? part.slice(1) : part
    if (!resource.sort.fields.includes(field)) fields['sort'] = say('portal:error-sort', { field })
    else if (!sort.some((other) => other.field === field)) sort.push({ field, descending })
  }
  const group = resource.groups ? readGroup(resource.groups, query, fields) : undefined
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
  return {
    page: page ?? 1,
    perPage: perPage ?? defaultPerPage,
    sort,
    filters,
    ...(group && { group }),
    ...(timeZone && { timeZone }),
  }
}

/** The time zone that a request names; undefined where it names none, or none that is known. */
export function askedTimeZone({ [TIME_ZONE]: name = '' }: Record<string, string>): string | undefined {
  return isTimeZone(name) ? presentTimeZone(name) : undefined
}

/** Days of the account begin where it is, wherever they are read. */
function countsDays(
  { field, match }: QueryParameter,
  propertyOf: (field: string) => PropertyDefinition | undefined,
): boolean {
  return (
    (match === 'from-date' || match === 'to-date') && field !== undefined && !isOfAccount(propertyOf(field))
  )
}

function readGroup(
  groups: string[],
  { group = '', collapsed = '' }: Record<string, string>,
  fields: Record<string, Words>,
): ListRequest['group'] {
  if (group !== '' && !groups.includes(group)) fields['group'] = say('portal:error-group', { field: group })
  if (group === '' && collapsed !== '') fields['collapsed'] = say('portal:error-collapsed')
  const values = chosenValues(collapsed)
  if (values.length > mostChosen)
    fields['collapsed'] = say('portal:error-choices-many', { count: mostChosen })
  return group === '' ? undefined : { field: group, collapsed: values }
}

function isOutsideEnum(
  { field, match }: QueryParameter,
  propertyOf: (field: string) => PropertyDefinition | undefined,
  value: string,
): boolean {
  if ((match !== 'equals' && match !== 'in') || field === undefined) return false
  const choices = propertyOf(field.replaceAll('[]', '[0]'))?.enum
  if (choices === undefined) return false
  const asked = match === 'in' ? chosenValues(value) : [value]
  return asked.some((each) => !choices.some((choice) => String(choice) === each))
}

function readWhole(text: string | undefined, fallback: number): number | undefined {
  if (text === undefined || text === '') return fallback
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
