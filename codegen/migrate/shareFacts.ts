import { needsError, requiredFields } from '../derive/followEntities.ts'
import { unread } from '../checkPlaces.ts'
import type {
  CheckSource,
  ColumnSource,
  EntitySource,
  FilterSource,
  LifecycleSource,
  ListSource,
  PropertySource,
  RegistrySource,
  RulesSource,
  WrittenResourceSource,
} from '../read/source.ts'
import type { Text } from '../../src/language/portal.ts'
import type { NeededAccess } from '../permissionsNeeded.ts'

/** A file's value while it is rewritten: whole or with gaps, as the language allows. */
export type Loose<Value> = { -readonly [Key in keyof Value]?: Value[Key] }

/** Permissions that most calls of a resource have are said for all of them, unless some call names none yet. */
export function shareAccess(resource: Loose<WrittenResourceSource>): void {
  if (resource.access !== undefined) return
  const { operations = {}, sublists = [], endpoints = [], writeAccess } = resource
  const reads: (NeededAccess | undefined)[] = sublists.map(({ access }) => access)
  const writes: (NeededAccess | undefined)[] = []
  for (const [name, { access }] of Object.entries(operations))
    (name === 'list' || name === 'get' ? reads : writes).push(access)
  for (const { method = 'GET', access } of endpoints) (method === 'GET' ? reads : writes).push(access)
  if (reads.includes(undefined) || (writeAccess === undefined && writes.includes(undefined))) return
  const read = mostCommon(reads) ?? mostCommon(writes)
  if (read === undefined) return
  resource.access = read
  const write = writeAccess ?? mostCommon(writes)
  if (write !== undefined && JSON.stringify(write) !== JSON.stringify(read)) resource.writeAccess = write
}

/** Error texts that most fields of an entity have are said once, if every field with the keyword has one. */
export function shareErrors(entity: Loose<EntitySource>, rules: Loose<RulesSource> | undefined): void {
  const needed = requiredFields(entity, rules)
  const texts = new Map<string, (string | undefined)[]>()
  const visit = (property: PropertySource, field: string): void => {
    if (property.readOnly === true) return
    for (const keyword of new Set([
      ...Object.keys(property.errors ?? {}),
      ...Object.keys(property),
      'required',
    ]))
      if (needsError(property, keyword, field, needed))
        texts.set(keyword, [...(texts.get(keyword) ?? []), property.errors?.[keyword]])
    for (const [name, child] of Object.entries(property.properties ?? {})) visit(child, `${field}.${name}`)
    if (property.items) visit(property.items, `${field}[]`)
  }
  for (const [name, property] of Object.entries(entity.properties ?? {})) visit(property, name)
  const shared: Record<string, string> = { ...entity.errors }
  for (const [keyword, said] of texts) {
    const text = mostCommon(said)
    if (text === undefined || said.includes(undefined) || said.filter((each) => each === text).length < 2)
      continue
    shared[keyword] ??= text
  }
  if (Object.keys(shared).length > 0) entity.errors = shared
}

/** Transitions that may be used and end alike say so once, if each of them says it. */
export function shareTransitions(
  lifecycle: Loose<LifecycleSource>,
  resource: Loose<WrittenResourceSource> | undefined,
): void {
  const own = (lifecycle.transitions ?? []).filter(({ by }) => (by ?? 'user') === 'user')
  if (own.length < 2) return
  const access = mostCommon(own.map((each) => each.access))
  const update = resource?.operations?.update?.access ?? resource?.writeAccess
  const isUpdate = JSON.stringify(access) === JSON.stringify(update)
  if (access !== undefined && !isUpdate && own.every((each) => each.access !== undefined))
    lifecycle.access ??= access
  const success = mostCommon(own.map((each) => each.success))
  if (success !== undefined && own.every((each) => each.success !== undefined)) lifecycle.success ??= success
}

/** Sort orders and filters of a list stand in its columns. */
export function shareColumns(
  list: Loose<ListSource>,
  resource: Loose<WrittenResourceSource> | undefined,
): void {
  const columns = list.columns ?? []
  for (const field of resource?.sort?.fields ?? []) {
    const index = columns.findIndex((each) => fieldOf(each) === field)
    if (index >= 0) columns[index] = { ...asObject(columns[index]), sort: true }
  }
  const filters = (list.filters ?? []).map((filter) =>
    typeof filter === 'object' ? withField(filter, resource) : filter,
  )
  let last = columns.findLastIndex((each) => typeof each === 'object' && each.filter !== undefined)
  let moved = 0
  for (const filter of filters) {
    const index = columns.findIndex((each) => fieldOf(each) === fieldOf(filter))
    if (index <= last || fieldOf(filter) === undefined || isHidden(filter)) break
    const { field: _field, ...rest } = asObject(filter) as FilterSource // has a kind, or its field gives it
    columns[index] = { ...asObject(columns[index]), filter: rest }
    last = index
    moved += 1
  }
  const left = filters.slice(moved)
  if (left.length > 0) list.filters = left
  else delete list.filters
}

/**
 * A module leaves out the texts that the portal has word for word, in every locale, unless its code shows them.
 * @param locales of the module: its texts, and the portal's in the same locale
 */
export function shareTexts(
  locales: readonly { own: Record<string, Text>; portal: Record<string, Text> }[],
  shownByCode: ReadonlySet<string>,
): void {
  const keys = new Set(locales.flatMap(({ own }) => Object.keys(own)))
  for (const key of keys) {
    const isShared = locales.every(
      ({ own, portal }) =>
        Object.hasOwn(portal, key) && JSON.stringify(own[key]) === JSON.stringify(portal[key]),
    )
    if (isShared && !shownByCode.has(key)) for (const { own } of locales) delete own[key]
  }
}

/** A check reads the field it is at without saying so, and neighbors that differ in their field are one. */
export function shareChecks(rules: Loose<RulesSource>, checks: RegistrySource['checks']): void {
  const shared: CheckSource[] = []
  for (const check of rules.checks ?? []) {
    const { at, ...own } = withoutOwnRead(check, checks)
    const { at: before = '', ...last } = shared.at(-1) ?? {}
    const isAlike = own.check !== undefined && JSON.stringify(own) === JSON.stringify(last)
    const fields = [before, at].flat()
    if (isAlike && new Set(fields).size === fields.length)
      shared.splice(-1, 1, withFields(check, fields, own))
    else shared.push(withFields(check, at, own))
  }
  if (rules.checks !== undefined) rules.checks = shared
}

/** In the order of its keys as written. */
function withFields(check: CheckSource, at: CheckSource['at'], own: Omit<CheckSource, 'at'>): CheckSource {
  const keys = Object.keys(check).filter((key) => key === 'at' || Object.hasOwn(own, key))
  const whole: Record<string, unknown> = { ...own, at }
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as unknown as CheckSource // all its keys
}

function withoutOwnRead(check: CheckSource, checks: RegistrySource['checks']): CheckSource {
  const { at, reads } = check
  if (reads === undefined || unread(check, checks).length > 0) return check
  const own = Object.keys(reads).find((name) => reads[name] === at)
  if (own === undefined) return check
  const { [own]: _, ...others } = reads
  const { reads: _reads, ...rest } = check
  return Object.keys(others).length === 0 ? rest : { ...check, reads: others }
}

function isHidden(filter: FilterSource | string): boolean {
  return typeof filter === 'object' && filter.kind === 'hidden'
}

/** What a filter's query parameter asks for. */
function withField(filter: FilterSource, resource: Loose<WrittenResourceSource> | undefined): FilterSource {
  if (filter.kind === 'hidden') return filter
  const query = resource?.query?.find(({ name }) => name === [filter.query].flat()[0])
  if (filter.field !== undefined && filter.field !== query?.field) return filter
  if (query?.field === undefined) return filter
  const match = filter.kind === 'search' && query.match !== 'contains' ? { match: query.match } : {}
  return { ...filter, field: query.field, ...match } as FilterSource // of the same kind
}

function fieldOf(item: { field?: string } | string | undefined): string | undefined {
  return typeof item === 'string' ? item : item?.field
}

function asObject(item: ColumnSource | FilterSource | string | undefined): ColumnSource {
  return (typeof item === 'string' ? { field: item } : item) as ColumnSource // what it is a short form of
}

function mostCommon<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const counts = new Map<string, { value: Value; count: number }>()
  for (const value of values) {
    if (value === undefined) continue
    const key = JSON.stringify(value)
    const { count = 0 } = counts.get(key) ?? {}
    counts.set(key, { value, count: count + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.value
}
