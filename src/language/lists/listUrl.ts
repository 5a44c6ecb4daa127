import { chosenValues, mostChosen } from '../chosenValues.ts'
import type { FilterDefinition, ListDefinition, ResourceDefinition } from '../portal.ts'
import { dateRangeOf } from '../../shared/dateRanges.ts'
import { formatFilterDate, isIsoDate, parseFilterDate, type IsoDate } from '../../shared/dates.ts'
import { writeSearch } from '../../shared/writeSearch.ts'
import { isDatePreset, readDateRange, readNumber, readNumberRange } from './filterRanges.ts'
import type { ListQuery, SortKey, UrlProblem } from './ListQuery.ts'

/** A list and the resource it reads. */
export interface ListSource {
  list: ListDefinition
  resource: ResourceDefinition
}

/** What a list shows without any parameter. */
export function defaultQuery({ list }: ListSource): ListQuery {
  return { page: 1, perPage: list.pageSizes[0] ?? 25, sort: [], filters: {} }
}

/**
 * Reads an address. Parameters of others are left alone; a value this list does not know is reported and not followed.
 * @param search with or without the question mark
 */
export function decodeListQuery(
  search: string,
  source: ListSource,
): { query: ListQuery; problems: UrlProblem[] } {
  const parameters = new URLSearchParams(search)
  const query = defaultQuery(source)
  const problems: UrlProblem[] = []
  function read(name: string, follow: (value: string) => boolean): void {
    const value = parameters.get(name)
    if (value !== null && value !== '' && !follow(value)) problems.push({ name, value })
  }
  read('page', (value) => {
    const page = Number(value)
    if (!Number.isSafeInteger(page) || page < 1) return false
    query.page = page
    return true
  })
  read('per_page', (value) => {
    if (!source.list.pageSizes.includes(Number(value))) return false
    query.perPage = Number(value)
    return true
  })
  read('sort', (value) => {
    const keys = readSorting(value)
    query.sort = distinct(keys.filter(({ field }) => source.resource.sort.fields.includes(field)))
    return query.sort.length === keys.length
  })
  for (const filter of source.list.filters) readFilter(filter, query.filters, read)
  if (source.list.groups) {
    const { groups } = source.list
    read('group', (value) => {
      if (!groups.some(({ field }) => field === value)) return false
      query.group = { field: value, collapsed: [] }
      return true
    })
    read('collapsed', (value) => {
      if (query.group) query.group.collapsed = chosenValues(value).slice(0, mostChosen)
      return query.group !== undefined
    })
  }
  return { query, problems }
}

function readFilter(
  filter: FilterDefinition,
  filters: Record<string, string>,
  read: (name: string, follow: (value: string) => boolean) => void,
): void {
  if (filter.kind === 'date-range') {
    let range = { from: '', to: '' }
    const [fromName, toName] = filter.query
    read(fromName, (value) => (range = { ...range, from: readDay(value) }).from !== '')
    read(toName, (value) => (range = { ...range, to: readDay(value) }).to !== '')
    const text = `${range.from}..${range.to}`
    if (readDateRange(text)) filters[filter.id] = text
    read(filter.id, (value) => {
      if (!isDatePreset(value) || !filter.presets.includes(value)) return false
      if (value !== 'all-time') filters[filter.id] = value
      return true
    })
    return
  }
  if (filter.kind === 'number-range') {
    const ends = { from: '', to: '' }
    const [fromName, toName] = filter.query
    read(fromName, (value) => (ends.from = String(readNumber(value) ?? '')) !== '')
    read(toName, (value) => (ends.to = String(readNumber(value) ?? '')) !== '')
    const text = `${ends.from}..${ends.to}`
    if (readNumberRange(text)) filters[filter.id] = text
    return
  }
  read(filter.query, (value) => {
    const values = valuesOf(filter, value)
    const known = values.filter((each) => isKnown(filter, each)).slice(0, mostChosen)
    if (known.length > 0) filters[filter.id] = known.join(',')
    return known.length === values.length && values.length > 0
  })
}

/** The values of a filter: several, or the one. */
export function valuesOf(filter: FilterDefinition, value: string): string[] {
  return 'many' in filter && filter.many ? chosenValues(value) : [value]
}

function isKnown(filter: FilterDefinition, value: string): boolean {
  return (
    filter.kind !== 'select' ||
    filter.catalogue !== undefined ||
    filter.options.some((each) => each.value === value)
  )
}

/** A day as written here (`2026-01-31`) or as the API writes it (`31/01/2026`); empty for anything else. */
function readDay(value: string): IsoDate {
  return isIsoDate(value) ? value : (parseFilterDate(value) ?? '')
}

/**
 * Writes a query into an address, leaving out what is the default.
 * @param search the present one, whose foreign parameters are kept
 * @returns with its question mark, or empty
 */
export function encodeListQuery(query: ListQuery, source: ListSource, search = ''): string {
  const parameters = new URLSearchParams(search)
  const usual = defaultQuery(source)
  for (const name of ownNames(source)) parameters.delete(name)
  for (const filter of source.list.filters) {
    const value = query.filters[filter.id]
    if (value === undefined || value === '') continue
    if (filter.kind === 'number-range') setNumbers(parameters, filter.query, value)
    else if (filter.kind !== 'date-range') parameters.set(filter.query, value)
    else if (isDatePreset(value)) parameters.set(filter.id, value)
    else setRange(parameters, filter.query, value)
  }
  if (query.group) parameters.set('group', query.group.field)
  if (query.group && query.group.collapsed.length > 0)
    parameters.set('collapsed', query.group.collapsed.join(','))
  const sort = writeSort(query.sort)
  if (sort !== '' && sort !== source.resource.sort.default) parameters.set('sort', sort)
  if (query.perPage !== usual.perPage) parameters.set('per_page', String(query.perPage))
  if (query.page !== usual.page) parameters.set('page', String(query.page))
  return writeSearch(parameters)
}

/**
 * The address under a newly published list: what the new definition no longer knows of what the former one had put
 * there is dropped, the rest stays.
 * @param search without the question mark
 * @returns likewise
 */
export function takeOverSearch(search: string, former: ListSource, source: ListSource): string {
  const parameters = new URLSearchParams(search)
  const known = new Set(ownNames(source))
  const { problems } = decodeListQuery(search, source)
  const old = new Set(decodeListQuery(search, former).problems.map(({ name }) => name))
  for (const name of ownNames(former)) if (!known.has(name)) parameters.delete(name)
  for (const { name } of problems) {
    if (old.has(name)) continue
    if (name !== 'sort') {
      parameters.delete(name)
      continue
    }
    const sort = writeSort(decodeListQuery(search, source).query.sort)
    if (sort === '') parameters.delete(name)
    else parameters.set(name, sort)
  }
  return parameters.toString() === new URLSearchParams(search).toString() ? search : parameters.toString()
}

function setRange(parameters: URLSearchParams, [fromName, toName]: [string, string], value: string): void {
  const range = readDateRange(value)
  if (range?.from) parameters.set(fromName, range.from)
  if (range?.to) parameters.set(toName, range.to)
}

function setNumbers(parameters: URLSearchParams, [fromName, toName]: [string, string], value: string): void {
  const { from, to } = readNumberRange(value) ?? {}
  if (from !== undefined) parameters.set(fromName, String(from))
  if (to !== undefined) parameters.set(toName, String(to))
}

function ownNames({ list }: ListSource): string[] {
  const names = ['page', 'per_page', 'sort', ...(list.groups ? ['group', 'collapsed'] : [])]
  for (const filter of list.filters) {
    if (filter.kind === 'date-range') names.push(filter.id)
    names.push(...[filter.query].flat())
  }
  return names
}

/**
 * The API's parameters for a query: page, per_page, sort, and each filter under its own names, days as DD/MM/YYYY.
 * @param today the day it is where days begin, from which presets count
 * @param timeZone where days begin, if not where the account is
 */
export function apiParameters(
  query: ListQuery,
  source: ListSource,
  today: IsoDate,
  timeZone?: string,
): Record<string, string> {
  return {
    page: String(query.page),
    per_page: String(query.perPage),
    sort: writeSort(query.sort) || source.resource.sort.default,
    ...groupParameters(query),
    ...filterParameters(query, source.list, today),
    ...(timeZone !== undefined && { timezone: timeZone }),
    ...source.list.query,
  }
}

function groupParameters({ group }: ListQuery): Record<string, string> {
  if (!group) return {}
  const { field, collapsed } = group
  return { group: field, ...(collapsed.length === 0 ? {} : { collapsed: collapsed.join(',') }) }
}

function filterParameters(query: ListQuery, list: ListDefinition, today: IsoDate): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const filter of list.filters) {
    const value = query.filters[filter.id]
    if (value === undefined || value === '') continue
    if (filter.kind === 'number-range') {
      const { from, to } = readNumberRange(value) ?? {}
      if (from !== undefined) parameters[filter.query[0]] = String(from)
      if (to !== undefined) parameters[filter.query[1]] = String(to)
      continue
    }
    if (filter.kind !== 'date-range') {
      parameters[filter.query] = value
      continue
    }
    const range = isDatePreset(value) ? dateRangeOf(value, today) : (readDateRange(value) ?? {})
    if (range.from) parameters[filter.query[0]] = formatFilterDate(range.from)
    if (range.to) parameters[filter.query[1]] = formatFilterDate(range.to)
  }
  return parameters
}

/** The sort in force: the chosen one, or the resource's default. */
export function effectiveSort(query: ListQuery, resource: ResourceDefinition): SortKey[] {
  return query.sort.length > 0 ? query.sort : readSorting(resource.sort.default)
}

/** `-created_at,name` */
export function writeSort(keys: SortKey[]): string {
  return keys.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',')
}

export function readSorting(text: string): SortKey[] {
  return text === '' ? [] : text.split(',').map(readSortKey)
}

function readSortKey(text: string): SortKey {
  return text.startsWith('-')
    ? { field: text.slice(1), descending: true }
    : { field: text, descending: false }
}

function distinct(keys: SortKey[]): SortKey[] {
  return keys.filter((key, at) => keys.findIndex(({ field }) => field === key.field) === at)
}
