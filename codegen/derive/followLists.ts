import type { PathSegment } from '../Diagnostic.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { slotsOf } from '../fieldPaths.ts'
import type { ColumnSource, FilterSource, PropertySource, QuerySource } from '../read/source.ts'
import type { Draft, Written } from './Draft.ts'
import { followConfirm } from './followConfirm.ts'
import {
  draftsOf,
  entityOfResourceDraft,
  followText,
  kebab,
  origin,
  propertyOf,
  resourceNear,
} from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

const PRESETS = ['today', 'yesterday', 'this-month', 'last-month', 'all-time']

/** Columns and filters are named after their fields, and a filter is what the type of its field makes of it. */
export function followList(module: ModuleDrafts, draft: Draft<'list'>): void {
  const { id } = draft.value()
  const near = id === undefined ? undefined : resourceNear(module, draft.file, id)
  if (near !== undefined) draft.follow(['resource'], near, origin('the resource beside it'))
  if (id !== undefined) followText(draft, ['title'], id)
  const entity = entityOfResourceDraft(module, draft.value().resource)
  for (const key of ['columns', 'expand'] as const)
    for (const [index, { field }] of (draft.value()[key] ?? []).entries())
      if (field !== undefined) draft.follow([key, index, 'id'], kebab(field), origin('its field'))
  placeColumnFilters(draft)
  for (const [index, filter] of (draft.value().filters ?? []).entries())
    followFilter(module, draft, ['filters', index], filter, propertyOf(entity, filter.field))
  for (const index of (draft.value().rowActions ?? []).keys()) followRowAction(module, draft, index)
  followEmpty(draft)
}

/** A filter that a column has comes before those of the list. */
function placeColumnFilters(draft: Draft<'list'>): void {
  const { columns = [], filters = [] } = draft.value()
  const own = columns.flatMap(({ field, filter }, index) =>
    field === undefined || filter === undefined ? [] : [{ index, field, filter }],
  )
  if (own.length === 0) return
  const said = own.map(({ field, filter }) => ({ field, ...(filter === true ? {} : Object(filter)) }))
  draft.expand(['filters'], [...said, ...filters])
  for (const index of filters.keys()) draft.move(['filters', own.length + index], ['filters', index])
  for (const [place, { index }] of own.entries()) {
    draft.move(['filters', place], ['columns', index, 'filter'])
    draft.move(['filters', place, 'field'], ['columns', index, 'field'])
    draft.expand(['columns', index], withoutKey(draft.value().columns?.[index], 'filter'))
  }
}

function withoutKey(value: object | undefined, key: string): object {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key))
}

function followFilter(
  module: ModuleDrafts,
  draft: Draft<'list'>,
  at: readonly PathSegment[],
  { field, kind: written, id: named, ...rest }: Written<FilterSource>,
  property: Written<PropertySource> | undefined,
): void {
  if (field === undefined) return
  const byType = origin('the type of the property')
  const id = named ?? kebab(field)
  // Of a field that doesn't exist, only that is reported.
  // A filter that says what only a choice has is one, so that its field is what is wrong.
  const typical = 'all' in rest ? 'select' : property === undefined ? 'search' : kindOfFilter(property)
  const picks = 'record' in rest && rest.record !== undefined
  const follows = picks ? 'reference' : typical
  const kind = written ?? follows
  draft.follow([...at, 'id'], kebab(field), origin('its field'))
  if (kind === undefined) return
  if (kind !== 'hidden')
    draft.follow([...at, 'kind'], follows ?? kind, picks ? origin('it names a record') : byType)
  const name = parameterOf(field)
  if (kind === 'date-range') {
    draft.follow([...at, 'query'], ['from', 'to'], origin('the kind of filter'))
    draft.follow([...at, 'presets'], PRESETS, origin('the language'))
  } else if (kind === 'number-range')
    draft.follow([...at, 'query'], [`${name}_from`, `${name}_to`], origin('its field'))
  else draft.follow([...at, 'query'], kind === 'search' ? 'search' : name, origin('its field'))
  if (kind === 'select' || kind === 'reference')
    followText(draft, [...at, 'all'], `any-${id}`, 'the name of the filter')
  if (kind === 'search' && module.hasText(`search-by-${id}`))
    followText(draft, [...at, 'placeholder'], `search-by-${id}`, 'the name of the filter')
}

/** `weight` for weight, `code` for country.code, `depot_id` for depot.id. */
function parameterOf(field: string): string {
  const [last = '', parent = ''] = field.split('.').toReversed()
  if (last !== 'id' || parent === '') return last
  return parent.endsWith('_id') ? parent : `${parent}_id`
}

function kindOfFilter({ type, format, enum: values, catalogue, items }: Written<PropertySource>) {
  if (values !== undefined || catalogue !== undefined || type === 'boolean') return 'select'
  if (type === 'integer' || type === 'number') return 'number-range'
  if (format === 'date-time') return 'date-range'
  const texts = type === 'array' && items?.type === 'string' && items.enum === undefined
  return type === 'string' || type === 'object' || texts ? 'search' : undefined
}

function followRowAction(module: ModuleDrafts, draft: Draft<'list'>, index: number): void {
  const at = ['rowActions', index]
  const action = draft.value().rowActions?.[index]
  if (action === undefined || action.transition !== undefined) return
  if (action.operation !== undefined) draft.follow([...at, 'id'], action.operation, origin('its operation'))
  const id = draft.value().rowActions?.[index] as { id?: string } | undefined // every other action has one
  if (id?.id === undefined) return
  followText(draft, [...at, 'title'], kebab(id.id))
  if (module.hasIcon(id.id)) draft.follow([...at, 'icon'], id.id, origin('an icon has its name'))
  const titled = draft.value().rowActions?.[index] as { title?: string } | undefined // the same
  followConfirm(draft, [...at, 'confirm'], id.id, titled?.title)
}

function followEmpty(draft: Draft<'list'>): void {
  const { id, empty, primaryAction } = draft.value()
  if (id === undefined) return
  if (empty === undefined) draft.expand(['empty'], {})
  if (primaryAction !== undefined)
    draft.follow(
      ['empty', 'action'],
      primaryAction,
      origin('the primary action of the list', { draft, path: ['primaryAction'] }),
    )
  followText(draft, ['empty', 'title'], `${id}-empty-title`, 'the name of the list')
  followText(draft, ['empty', 'text'], `${id}-empty`, 'the name of the list')
}

/** What the lists of a resource show, filter and sort by is part of its API. */
export function followListsOfResource(module: ModuleDrafts, resource: Draft<'resource'>): void {
  const { id, storage, singleton } = resource.value()
  if (storage?.kind === 'none' || singleton === true) return
  const lists = draftsOf(module, 'list').filter(({ value }) => value().resource === id)
  addListFields(module, resource, lists)
  addQuery(module, resource, lists)
  addSort(module, resource, lists)
}

function addListFields(module: ModuleDrafts, resource: Draft<'resource'>, lists: Draft<'list'>[]): void {
  const { listFields: written = [], entity: id } = resource.value()
  const entity = entityOfResourceDraft(module, resource.value().id)
  const properties = Object.keys(entity?.value().properties ?? {})
  const shown = new Map<string, { draft: Draft<'list'>; path: readonly PathSegment[] }>()
  for (const draft of lists)
    for (const { name, path } of fieldsOfList(module, draft, id))
      if (!shown.has(name) && properties.includes(name)) shown.set(name, { draft, path })
  const all = ['id', ...properties.filter((name) => shown.has(name) || written.includes(name))]
  const unknown = written.filter((name) => !all.includes(name))
  if (lists.length === 0 && written.length === 0) return
  extend(resource, ['listFields'], written, [...all, ...unknown], (name) => {
    const from = shown.get(name)
    if (name === 'id') return origin('every row has it')
    return from && origin(`the list "${from.draft.value().id}"`, from)
  })
}

interface ShownField {
  name: string
  path: readonly PathSegment[]
}

/** The first names of all paths of rows that a list reads. */
function fieldsOfList(module: ModuleDrafts, draft: Draft<'list'>, entity: string | undefined): ShownField[] {
  const { columns = [], expand = [], rowActions = [], groups = [] } = draft.value()
  const found: ShownField[] = []
  const add = (field: string | undefined, path: readonly PathSegment[]) => {
    const name = field?.split('.')[0]?.replace('[]', '')
    if (name !== undefined) found.push({ name, path })
  }
  const addSlots = (template: string | undefined, path: readonly PathSegment[]) => {
    for (const { name } of slotsOf(template ?? '')) if (name.startsWith('row.')) add(name.slice(4), path)
  }
  const addCondition = (condition: string | undefined, path: readonly PathSegment[]) => {
    for (const read of readsOf(condition)) if (read.startsWith('row.')) add(read.slice(4), path)
  }
  for (const [index, column] of (columns as Partial<ColumnSource>[]).entries()) {
    const at = ['columns', index]
    add(column.field, at)
    add(column.note, [...at, 'note'])
    for (const [place, field] of (column.marks ?? []).entries()) add(field, [...at, 'marks', place])
    addSlots(column.link, [...at, 'link'])
    addCondition(column.linkWhen, [...at, 'linkWhen'])
  }
  for (const [index, fact] of (expand as Partial<ColumnSource>[]).entries()) {
    add(fact.field, ['expand', index])
    add(fact.note, ['expand', index, 'note'])
  }
  addCondition(draft.value().expandWhen, ['expandWhen'])
  for (const [index, field] of groups.entries()) add(field, ['groups', index])
  for (const [index, action] of (rowActions as Partial<Record<string, string>>[]).entries()) {
    const at = ['rowActions', index]
    addSlots(action['to'], [...at, 'to'])
    addSlots(action['call'], [...at, 'call'])
    addCondition(action['when'], [...at, 'when'])
    if (action['transition'] === undefined) continue
    const lifecycle = draftsOf(module, 'lifecycle').find(({ value }) => value().entity === entity)
    add(lifecycle?.value().field, at)
    const transition = lifecycle?.value().transitions?.find(({ id }) => id === action['transition'])
    addCondition(transition?.when, at)
  }
  return found
}

function readsOf(condition: string | undefined): readonly string[] {
  if (condition === undefined || !('tree' in parseCondition(condition))) return []
  return compileCondition(condition).dependsOn
}

/** A list gets what follows beside what is written; an item that is written although it follows is noted. */
function extend<Item>(
  draft: Draft<'resource'>,
  path: readonly PathSegment[],
  written: readonly Item[],
  all: readonly Item[],
  originOf: (item: Item) => ReturnType<typeof origin> | undefined,
): void {
  draft.extend(
    path,
    all.map((item) => ({
      item,
      from: written.findIndex((each) => JSON.stringify(each) === JSON.stringify(item)),
      origin: originOf(item),
    })),
  )
}

function addQuery(module: ModuleDrafts, resource: Draft<'resource'>, lists: Draft<'list'>[]): void {
  const written = (resource.value().query ?? []) as QuerySource[] // whole by the language
  const following = new Map<
    string,
    { query: QuerySource; from: Draft<'list'>; path: readonly PathSegment[] }
  >()
  for (const draft of lists)
    for (const [index, filter] of ((draft.value().filters ?? []) as FilterSource[]).entries())
      for (const query of queriesOfFilter(filter))
        if (!following.has(query.name))
          following.set(query.name, { query, from: draft, path: columnOrFilter(draft, index) })
  const added = [...following.values()].filter(
    ({ query }) => !written.some(({ name }) => name === query.name),
  )
  if (written.length + added.length === 0) return
  extend(
    resource,
    ['query'],
    written,
    inOrder(
      module,
      resource,
      [...written, ...added.map(({ query }) => query)].toSorted((a, b) => compareNames(a.name, b.name)),
      ({ field }) => field,
    ),
    (query) => {
      const found = following.get(query.name)
      if (found === undefined || JSON.stringify(found.query) !== JSON.stringify(query)) return undefined
      return origin(`a filter of the list "${found.from.value().id}"`, {
        draft: found.from,
        path: found.path,
      })
    },
  )
}

/** Where a filter's field is said. */
function columnOrFilter(draft: Draft<'list'>, index: number): readonly PathSegment[] {
  const { path } = draft.placeOf(['filters', index])
  return path[0] === 'columns' ? path.slice(0, 2) : path
}

/** In the order of the entity's properties, so that it doesn't matter where they are said. */
function inOrder<Item>(
  module: ModuleDrafts,
  resource: Draft<'resource'>,
  items: readonly Item[],
  fieldOf: (item: Item) => string | undefined,
): Item[] {
  const entity = entityOfResourceDraft(module, resource.value().id)
  const names = Object.keys(entity?.value().properties ?? {})
  const rank = (item: Item) => {
    const index = names.indexOf(fieldOf(item)?.split('.')[0] ?? '')
    return index < 0 ? names.length : index
  }
  return items.toSorted((a, b) => rank(a) - rank(b))
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Of a filter that may have gaps. */
function queriesOfFilter(filter: FilterSource): QuerySource[] {
  const { field } = filter
  if (field === undefined || filter.kind === undefined || filter.query === undefined) return []
  if (filter.kind === 'date-range') {
    const [from, to] = filter.query
    return [
      { name: from, field, match: 'from-date' },
      { name: to, field, match: 'to-date' },
    ]
  }
  if (filter.kind === 'number-range') {
    const [from, to] = filter.query
    return [
      { name: from, field, match: 'from-number' },
      { name: to, field, match: 'to-number' },
    ]
  }
  return [{ name: filter.query, field, match: matchOfFilter(filter) }]
}

function matchOfFilter(filter: Exclude<FilterSource, { kind: 'date-range' | 'number-range' }>) {
  if (filter.kind === 'search') return filter.match ?? 'contains'
  return 'many' in filter && filter.many === true ? 'in' : 'equals'
}

function addSort(module: ModuleDrafts, resource: Draft<'resource'>, lists: Draft<'list'>[]): void {
  const { sort } = resource.value()
  if (sort === undefined) return
  const written = sort.fields ?? []
  const sortable = new Map<string, { draft: Draft<'list'>; path: PathSegment[] }>()
  for (const draft of lists)
    for (const [index, column] of ((draft.value().columns ?? []) as Partial<ColumnSource>[]).entries())
      if (column.sort === true && column.field !== undefined && !sortable.has(column.field))
        sortable.set(column.field, { draft, path: ['columns', index, 'field'] })
  const all = [...written, ...[...sortable.keys()].filter((field) => !written.includes(field))]
  if (all.length === 0) return
  extend(
    resource,
    ['sort', 'fields'],
    written,
    inOrder(module, resource, all, (field) => field),
    (field) => {
      const from = sortable.get(field)
      return from && origin(`a sortable column of the list "${from.draft.value().id}"`, from)
    },
  )
}
