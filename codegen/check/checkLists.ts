import type { PathSegment } from '../Diagnostic.ts'
import { followPath, splitPath } from '../fieldPaths.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { defaultCell } from '../normalize/normalizeEntity.ts'
import type {
  ColumnSource,
  EntitySource,
  FilterSource,
  PickedRecordSource,
  PropertySource,
  QuerySource,
  ResourceSource,
  RowActionSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { findActionCall } from '../actionCalls.ts'
import { checkActionForm } from './checkActionForm.ts'
import type { QueryMatch } from '../../src/language/portal.ts'
import { drawerOf } from '../drawerOf.ts'
import { searchOf } from '../searchOf.ts'
import { checkCallAction } from './checkCallAction.ts'
import { checkCell } from './checkEntities.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape, rowShape } from './scopes.ts'

/** Columns show what rows have, filters ask what the resource answers, actions do what is possible. */
export function checkLists(model: SharedModel, module: ModuleModel, report: Report): void {
  for (const file of module.lists) {
    const resource = model.resources.get(file.value.resource)?.value
    const entity = resource && model.entities.get(resource.entity)?.value
    if (resource === undefined || entity === undefined) continue
    if (resource.operations.list === undefined) {
      report(file, ['resource'], 'missing-operation', `resource "${resource.id}" has no operation list`)
    }
    checkColumns(model, file, { at: [], columns: file.value.columns, resource, entity }, report)
    const expand = { at: [], columns: file.value.expand ?? [], key: 'expand', resource, entity }
    checkColumns(model, file, expand, report)
    for (const [index, filter] of (file.value.filters ?? []).entries()) {
      checkFilter(file, ['filters', index], filter, resource, entity, report)
      if ('record' in filter && filter.record !== undefined)
        checkFilterRecord(model, file, ['filters', index, 'record'], filter.record, report)
      if (filter.kind === 'reference')
        checkPickedRecord(model, file, ['filters', index, 'record'], filter.record, report)
    }
    checkFixedQuery(file, resource, entity, report)
    checkRowActions(model, file, resource, report)
    checkBulkActions(model, file, resource, report)
    checkDrawer(model, module, file, report)
    checkGroups(file, resource, entity, report)
    checkChart(file, resource, entity, report)
    checkParameterNames(file, report)
  }
}

/** What a list always asks for is a parameter of its resource, with a value that can match, and no filter of its own. */
function checkFixedQuery(
  file: SourceFile<'list'>,
  resource: ResourceSource,
  entity: EntitySource,
  report: Report,
): void {
  for (const [name, value] of Object.entries(file.value.query ?? {})) {
    const parameter = resource.query?.find((each) => each.name === name)
    if (parameter === undefined) {
      const aim = { among: { name, names: (resource.query ?? []).map((each) => each.name) }, key: true }
      const problem = `no query parameter "${name}" on resource "${resource.id}"`
      report(file, ['query', name], 'unknown-query', problem, aim)
      continue
    }
    if ((file.value.filters ?? []).some(({ query }) => [query].flat().includes(name))) {
      const problem = `"${name}" always has this value, so its filter changes nothing`
      report(file, ['query', name], 'filter-field', problem, { key: true })
    }
    const choices = parameter.match === 'equals' ? enumOf(entity, parameter.field ?? '') : undefined
    if (choices === undefined || choices.includes(value)) continue
    const problem = `${parameter.field} is never "${value}"`
    report(file, ['query', name], 'bad-value', problem, {
      among: { name: value, names: choices.map(String) },
    })
  }
}

interface ShownColumns {
  at: PathSegment[]
  columns: Pick<ColumnSource, 'field' | 'title' | 'cell' | 'note' | 'marks' | 'link' | 'linkWhen'>[]
  /** Key of the file that holds them; `columns` unless said. */
  key?: string
  resource: ResourceSource
  entity: EntitySource
}

/** Columns show what the rows of a resource have. */
export function checkColumns(
  model: SharedModel,
  file: SourceFile,
  { at: place, columns, key = 'columns', resource, entity }: ShownColumns,
  report: Report,
): void {
  const row = rowShape(entity, resource.listFields)
  for (const [index, column] of columns.entries()) {
    const at = [...place, key, index]
    const find = (path: PathSegment[], field: string) => {
      const root = field.split('.')[0] ?? ''
      const shown = recordShape(entity).properties?.[root]
      const known = shown !== undefined && !shown.sensitive
      if (!known || resource.listFields.includes(root)) {
        return checkFieldPath(file, path, field, known ? row : recordShape(entity), entity.id, report, {
          drawsLists: true,
        })
      }
      const problem = `"${root}" is not among the listFields of resource "${resource.id}"`
      report(file, path, 'field-not-listed', problem)
      return undefined
    }
    if (column.note !== undefined) find([...at, 'note'], column.note)
    for (const [place, field] of (column.marks ?? []).entries()) {
      const marked = find([...at, 'marks', place], field)
      if (marked && marked.type !== 'boolean')
        report(file, [...at, 'marks', place], 'field-type', `a mark is a boolean, not ${marked.type}`)
    }
    if (column.linkWhen !== undefined && column.link === undefined) {
      report(file, [...at, 'linkWhen'], 'missing-beside', '"linkWhen" requires "link"', { key: true })
    }
    const property = find([...at, 'field'], column.field)
    if (property === undefined) continue
    const cell = column.cell ?? property.cell ?? defaultCell(property)
    const known = Object.hasOwn(model.registry.value.cells, cell)
    if (column.cell !== undefined || known) {
      checkCell(model, file, [...at, column.cell === undefined ? 'field' : 'cell'], cell, property, report)
    }
    if (column.title === undefined && property.title === undefined) {
      report(file, at, 'missing-key', `neither it nor ${column.field} has a title`)
    }
  }
}

function checkFilter(
  file: SourceFile<'list'>,
  at: PathSegment[],
  filter: FilterSource,
  resource: ResourceSource,
  entity: EntitySource,
  report: Report,
): void {
  const query = resource.query ?? []
  const names = [filter.query].flat()
  const known = names.every((name) => query.some((each) => each.name === name))
  for (const [index, name] of names.entries()) {
    if (query.some((each) => each.name === name)) continue
    const path = Array.isArray(filter.query) ? [...at, 'query', index] : [...at, 'query']
    const aim = { among: { name, names: query.map((each) => each.name) } }
    const problem = `no query parameter "${name}" on resource "${resource.id}"`
    report(file, path, 'unknown-query', problem, aim)
  }
  const field = filter.field ?? query.find((each) => names.includes(each.name))?.field
  const property =
    field === undefined
      ? undefined
      : checkFieldPath(file, [...at, 'field'], field, recordShape(entity), entity.id, report, { each: true })
  if (
    filter.title === undefined &&
    property?.title === undefined &&
    (property !== undefined || (field === undefined && known))
  ) {
    report(file, at, 'missing-key', 'the filter has no title, nor has its field')
  }
  if (filter.kind === 'select' && property && !hasOptions(property)) {
    const problem = `a select needs options, and ${field} has none: give it an enum or name a "catalogue" in its entity, or use kind search`
    report(file, [...at, 'kind'], 'filter-options', problem)
  }
  if (filter.kind === 'select') checkOptions(file, at, filter.query, filter.field, resource, entity, report)
  else if (property !== undefined) checkAskedField(file, at, filter, query, report)
  for (const [index, wanted] of matchesOf(filter).entries()) {
    const parameter = query.find((each) => each.name === names[index])
    if (parameter === undefined || wanted.includes(parameter.match)) continue
    const problem = `query parameter "${parameter.name}" matches ${parameter.match}, not ${wanted[0] ?? ''}`
    report(
      file,
      Array.isArray(filter.query) ? [...at, 'query', index] : [...at, 'query'],
      'filter-match',
      problem,
    )
  }
}

/** A parameter of one field finds nothing by another, such as the second text that is searched for by "search". */
function checkAskedField(
  file: SourceFile<'list'>,
  at: PathSegment[],
  filter: FilterSource,
  query: readonly QuerySource[],
  report: Report,
): void {
  const { field } = filter
  const [first] = [filter.query].flat()
  const parameter = query.find(({ name }) => name === first)
  if (field === undefined || parameter?.field === undefined || parameter.field === field) return
  // Of a parameter that matches another way, only that is reported.
  if (matchesOf(filter)[0]?.includes(parameter.match) === false) return
  const isRange = Array.isArray(filter.query)
  const name = field.replaceAll('.', '_')
  const own = isRange ? `["${name}_from", "${name}_to"]` : `"${name}"`
  const problem = `filters by ${field}, but its query parameter "${parameter.name}" asks for ${parameter.field}: give it one of its own, such as "query": ${own}`
  report(file, at, 'filter-field', problem)
}

/** How the parameters of a filter must match, each the usual way first. */
function matchesOf(filter: FilterSource): QueryMatch[][] {
  switch (filter.kind) {
    case 'date-range':
      return [['from-date'], ['to-date']]
    case 'number-range':
      return [['from-number'], ['to-number']]
    case 'select':
    case 'reference':
      return filter.many === true ? [['in']] : filter.kind === 'reference' ? [['equals', 'in']] : []
    default:
      return []
  }
}

/** The name of a record can be read by its id. */
function checkFilterRecord(
  model: SharedModel,
  file: SourceFile<'list'>,
  at: PathSegment[],
  record: { resource: string; name: string },
  report: Report,
): void {
  const resource = model.resources.get(record.resource)?.value
  const entity = resource && model.entities.get(resource.entity)?.value
  if (resource === undefined || entity === undefined) return
  if (resource.operations.get === undefined || resource.singleton === true) {
    const problem = `the filter needs operation get of resource "${resource.id}", with an id`
    report(file, [...at, 'resource'], 'missing-operation', problem)
  }
  const name = checkFieldPath(file, [...at, 'name'], record.name, recordShape(entity), entity.id, report)
  if (name !== undefined && name.type !== 'string')
    report(file, [...at, 'name'], 'field-type', `a name is a string, not ${name.type}`)
}

/** Records can be found by what is typed, and the value that is asked for says which one was chosen. */
function checkPickedRecord(
  model: SharedModel,
  file: SourceFile<'list'>,
  at: PathSegment[],
  { resource: id, name, key = 'id' }: PickedRecordSource,
  report: Report,
): void {
  const resource = model.resources.get(id)?.value
  if (resource === undefined) return
  if (resource.operations.list === undefined) {
    const problem = `the filter needs operation list of resource "${id}"`
    report(file, [...at, 'resource'], 'missing-operation', problem)
    return
  }
  if (resource.parent !== undefined) {
    const problem = `the records of "${id}" are below a parent, which the filter doesn't know`
    report(file, [...at, 'resource'], 'filter-match', problem)
  }
  if (key !== 'id' && key !== name) {
    const problem = `the value asked for is the id or the name, not "${key}"`
    report(file, [...at, 'key'], 'filter-match', problem, { among: { name: key, names: ['id', name] } })
  }
  const listed = resource.listFields.includes(name.split('.')[0] ?? name)
  if (!listed) {
    // They may follow from what cannot be read.
    if (model.broken.has('entity') || model.broken.has('list')) return
    const problem = `"${name}" is not among the listFields of resource "${id}"`
    report(file, [...at, 'name'], 'field-not-listed', problem)
  } else if (searchOf(resource, name) === undefined) {
    const problem = `no query parameter of resource "${id}" looks for a part of ${name}, so people can't search for one`
    report(file, [...at, 'name'], 'filter-match', problem)
  }
}

function checkOptions(
  file: SourceFile<'list'>,
  at: PathSegment[],
  name: string,
  field: string | undefined,
  resource: ResourceSource,
  entity: EntitySource,
  report: Report,
): void {
  const asked = resource.query?.find((each) => each.name === name)?.field
  if (asked === undefined || field === undefined || asked === field) return
  const matched = enumOf(entity, asked)
  const idle = matched && enumOf(entity, field)?.filter((value) => !matched.includes(value))
  if (idle === undefined || idle.length === 0) return
  const problem = `offers ${idle.join(', ')} of ${field}, but "${name}" asks for ${asked}, which is ${matched?.join(' or ')}`
  report(file, [...at, 'field'], 'filter-field', problem, { suggestion: asked })
}

function enumOf(entity: EntitySource, field: string) {
  const followed = followPath(recordShape(entity), splitPath(field))
  return 'found' in followed ? followed.found.enum : undefined
}

function hasOptions({ type, enum: values, catalogue }: PropertySource): boolean {
  return values !== undefined || catalogue !== undefined || type === 'boolean'
}

/** What is done with many rows is what can be done with one, exactly once, so a call's code must be made for it. */
function checkBulkActions(
  model: SharedModel,
  file: SourceFile<'list'>,
  resource: ResourceSource,
  report: Report,
): void {
  const transitions = model.lifecycles.get(resource.entity)?.value.transitions ?? []
  const asking = transitions.flatMap(({ id, form }) => (form === undefined ? [] : id))
  const actions = file.value.rowActions ?? []
  const able = actions.flatMap((action) => bulkNameOf(model, action) ?? [])
  checkUndo(model, file, report)
  for (const [index, name] of (file.value.bulkActions ?? []).entries()) {
    if (asking.includes(name)) {
      const problem = `"${name}" has a form, which is filled in for one record at a time`
      report(file, ['bulkActions', index], 'bulk-action', problem)
      continue
    }
    if (able.includes(name)) continue
    const other = actions.find((action) => 'id' in action && action.id === name)
    if (other?.call !== undefined && findActionCall(model, other) === undefined) continue
    const problem =
      other?.call !== undefined
        ? other.form === undefined
          ? `the endpoint of "${name}" has no "bulk", so it can't be done with many rows`
          : `"${name}" has a form, which is filled in for one record at a time`
        : other
          ? `"${name}" is neither a transition, a delete nor a call, so it can't be done with many rows`
          : `no row action "${name}"`
    report(file, ['bulkActions', index], 'bulk-action', problem, { among: { name, names: able } })
  }
}

/** By what name an action can be done with many rows. */
function bulkNameOf(model: SharedModel, action: RowActionSource): string | undefined {
  if (action.transition !== undefined) return action.transition
  if (action.operation === 'delete') return action.id
  if (action.call === undefined || action.form !== undefined) return undefined
  return findActionCall(model, action)?.bulk === undefined ? undefined : action.id
}

/** What takes a call back is another call of the list that can be made for many rows. */
function checkUndo(model: SharedModel, file: SourceFile<'list'>, report: Report): void {
  if (model.broken.has('resource')) return
  const actions = file.value.rowActions ?? []
  const calls = actions.flatMap((action) =>
    action.call !== undefined && bulkNameOf(model, action) !== undefined ? [action.id] : [],
  )
  for (const [index, action] of actions.entries()) {
    if (action.call === undefined || action.undo === undefined) continue
    const at = ['rowActions', index, 'undo']
    const names = calls.filter((name) => name !== action.id)
    if (!calls.includes(action.id))
      report(
        file,
        at,
        'bulk-action',
        `the endpoint of "${action.id}" has no "bulk", so there is nothing to undo`,
      )
    else if (!names.includes(action.undo)) {
      const problem = `no other call "${action.undo}" whose endpoint has "bulk"`
      report(file, at, 'bulk-action', problem, { among: { name: action.undo, names } })
    }
  }
}

/** Rows are grouped by what has few values, and where the database can put all of them in order. */
function checkGroups(
  file: SourceFile<'list'>,
  resource: ResourceSource,
  entity: EntitySource,
  report: Report,
): void {
  for (const [index, field] of (file.value.groups ?? []).entries()) {
    const at = ['groups', index]
    const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
    if (property === undefined) continue
    if (!hasOptions(property))
      report(
        file,
        at,
        'group-field',
        `rows are grouped by a state, enum, catalogue value or boolean, not ${field}`,
      )
    else if (resource.storage.kind !== 'documents')
      report(file, at, 'group-field', `only documents are grouped; "${resource.id}" has too many rows`)
  }
}

/** A chart shows statistics by a time that the list can be filtered by, and stacks what has few values. */
function checkChart(
  file: SourceFile<'list'>,
  resource: ResourceSource,
  entity: EntitySource,
  report: Report,
): void {
  const { chart, filters = [] } = file.value
  if (chart === undefined) return
  const shape = recordShape(entity)
  const time = checkFieldPath(file, ['chart', 'by'], chart.by, shape, entity.id, report)
  const isColumn = resource.storage.kind === 'table' || STAMPS.includes(chart.by)
  if (time && (time.format !== 'date-time' || !isColumn)) {
    const problem =
      time.format === 'date-time'
        ? `a chart of stored documents can use only ${STAMPS.join(' or ')}`
        : `a chart is by a date-time, not ${chart.by}`
    report(file, ['chart', 'by'], 'chart-field', problem)
  } else if (time && !filters.some(({ kind, field }) => kind === 'date-range' && field === chart.by)) {
    const problem = `the list has no date filter by ${chart.by}, which pressing a bar would set`
    report(file, ['chart', 'by'], 'chart-field', problem)
  }
  const { statistics = [] } = resource
  const names = statistics.map(({ id }) => id)
  const isRestricted = (name: string | undefined) => entity.properties[name ?? '']?.access !== undefined
  const restricted = statistics.filter(({ sum }) => isRestricted(sum)).map(({ id }) => id)
  if (chart.values.every((name) => restricted.includes(name))) {
    const problem = 'some users of the list can see none of these figures: add one for everybody'
    report(file, ['chart', 'values'], 'chart-field', problem)
  }
  for (const key of ['by', 'split'] as const)
    if (isRestricted(chart[key]))
      report(file, ['chart', key], 'chart-field', `only some users of the list can see ${chart[key]}`)
  for (const [index, name] of chart.values.entries())
    if (!names.includes(name)) {
      const problem = `no statistic "${name}" on resource "${resource.id}"`
      report(file, ['chart', 'values', index], 'chart-field', problem, { among: { name, names } })
    }
  if (chart.split !== undefined) {
    const property = checkFieldPath(file, ['chart', 'split'], chart.split, shape, entity.id, report)
    if (property && (property.type === 'array' || !hasOptions(property))) {
      const problem = `bars are stacked by a state, enum, catalogue value or boolean, not ${chart.split}`
      report(file, ['chart', 'split'], 'chart-field', problem)
    }
  }
  const taken = resource.query?.find(({ name }) => SERIES_PARAMETERS.includes(name))
  if (taken) {
    const problem = `the figures of a chart have a parameter "${taken.name}" of their own: give that of resource "${resource.id}" another name`
    report(file, ['chart'], 'reserved-parameter', problem, { key: true })
  }
}

/** Times that every stored document has in a column. */
const STAMPS = ['created_at', 'updated_at']
const SERIES_PARAMETERS = ['by', 'split', 'unit']

/** A drawer shows the page that a column leads to. */
function checkDrawer(
  model: SharedModel,
  module: ModuleModel,
  file: SourceFile<'list'>,
  report: Report,
): void {
  if (file.value.open !== 'drawer' || model.broken.has('page')) return
  if (drawerOf(model, module, file.value) !== undefined) return
  const problem = `no column has a link to a page of this module that shows a row by {row.id} alone`
  report(file, ['open'], 'drawer-page', problem)
}

/** Parameters of every list's address, or of its calls. */
const LIST_PARAMETERS = ['page', 'per_page', 'sort', 'view', 'open', 'group', 'collapsed', 'timezone']

/** A filter of the same name would be read as something else. */
function checkParameterNames(file: SourceFile<'list'>, report: Report): void {
  for (const [index, filter] of (file.value.filters ?? []).entries()) {
    const refuse = (at: PathSegment[], name: string): void => {
      if (!LIST_PARAMETERS.includes(name)) return
      const problem = `every list has a parameter "${name}" of its own: give the filter another name`
      report(file, ['filters', index, ...at], 'reserved-parameter', problem)
    }
    if (Array.isArray(filter.query)) {
      // The address holds a preset under the filter's id.
      refuse(['id'], filter.id)
      for (const [place, name] of filter.query.entries()) refuse(['query', place], name)
    } else refuse(['query'], filter.query)
  }
}

function checkRowActions(
  model: SharedModel,
  file: SourceFile<'list'>,
  resource: ResourceSource,
  report: Report,
): void {
  const lifecycle = model.lifecycles.get(resource.entity)?.value
  const byUsers = lifecycle?.transitions.filter((each) => each.by === 'user').map((each) => each.id) ?? []
  for (const [index, action] of (file.value.rowActions ?? []).entries()) {
    const at = ['rowActions', index]
    if (action.transition !== undefined && !byUsers.includes(action.transition)) {
      if (model.broken.has('lifecycle')) continue
      const problem = `no transition "${action.transition}" that users can make on ${resource.entity}`
      const aim = { among: { name: action.transition, names: byUsers } }
      report(file, [...at, 'transition'], 'unknown-transition', problem, aim)
    }
    if (action.operation !== undefined && resource.operations[action.operation] === undefined) {
      const problem = `resource "${resource.id}" has no operation ${action.operation}`
      report(file, [...at, 'operation'], 'missing-operation', problem)
    }
    if (action.call !== undefined) {
      checkCallAction(model, file, at, action, report)
      checkCallForm(model, file, at, action, resource, report)
    }
  }
}

/** The form of a call asks for what its endpoint takes. */
function checkCallForm(
  model: SharedModel,
  file: SourceFile<'list'>,
  at: PathSegment[],
  { form, confirm, method, call }: Extract<RowActionSource, { call: string }>,
  resource: ResourceSource,
  report: Report,
): void {
  if (form === undefined) return
  const place = [...at, 'form']
  checkActionForm(model, file, place, { form, confirm, own: resource.entity }, report)
  const endpoint = findActionCall(model, { method, call })
  if (endpoint === undefined) return
  const { input = [], entity } = endpoint
  const required = model.entities.get(entity)?.value.required ?? []
  if ((form.entity ?? resource.entity) !== entity) {
    const problem = `the endpoint takes properties of ${entity}`
    const isNamed = form.entity !== undefined
    return report(file, isNamed ? [...place, 'entity'] : place, 'form-field', problem)
  }
  for (const [index, name] of form.fields.entries()) {
    if (input.includes(name)) continue
    const aim = { among: { name, names: input } }
    report(file, [...place, 'fields', index], 'form-field', `the endpoint has no input "${name}"`, aim)
  }
  for (const name of input.filter((each) => required.includes(each) && !form.fields.includes(each))) {
    const problem = `the endpoint needs "${name}", and the form doesn't ask for it`
    report(file, [...place, 'fields'], 'form-field', problem, { key: true })
  }
}
