import type {
  BulkCallDefinition,
  ColumnDefinition,
  FilterDefinition,
  FilterRecordDefinition,
  GroupingDefinition,
  PickedRecordDefinition,
  LinkDefinition,
  ListChartDefinition,
  ListDefinition,
  RowActionDefinition,
} from '../../src/language/portal.ts'
import { findActionCall } from '../actionCalls.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { drawerOf } from '../drawerOf.ts'
import { followPath, RECORD_SHAPES, splitPath } from '../fieldPaths.ts'
import { entityOfResource, operationOf } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import type {
  CallActionSource,
  ColumnSource,
  FilterSource,
  LinkSource,
  ListSource,
  PickedRecordSource,
  PropertySource,
  RowActionSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { callOfLink, ruleOfEditLink, withLinkAccess } from '../routes.ts'
import { searchOf } from '../searchOf.ts'
import { stateKey } from '../stateKey.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import { normalizeActionForm } from './normalizeActionForm.ts'
import { normalizeCallAction } from './normalizeCallAction.ts'
import { defaultCell } from './normalizeEntity.ts'
import { allOf } from './normalizeWay.ts'
import { omitUndefined } from './omitUndefined.ts'
import { qualifyAll } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** A list whose columns, filters and actions carry what entity, resource and lifecycle say about them. */
export function normalizeList(
  model: SharedModel,
  module: ModuleModel,
  file: SourceFile<'list'>,
  qualify: Qualify,
): ListDefinition {
  const list = file.value
  const defaults = model.portal.value.lists
  const context: ListContext = { model, list, qualify }
  return omitUndefined({
    id: list.id,
    module: file.module ?? '',
    resource: list.resource,
    title: qualify(list.title),
    primaryAction: list.primaryAction && normalizeLink(list.primaryAction, context),
    columns: list.columns.map((column) => normalizeColumn(column, context)),
    filters: (list.filters ?? []).map((filter) => normalizeFilter(filter, context)),
    rowActions: (list.rowActions ?? []).map((action) => normalizeRowAction(action, context)),
    bulkActions: list.bulkActions ?? [],
    expand: list.expand?.map((fact) => normalizeColumn(fact, context)),
    expandWhen: list.expandWhen === undefined ? undefined : compileCondition(list.expandWhen),
    groups: list.groups?.map((field) => normalizeGrouping(field, context)),
    chart: list.chart && normalizeChart(list.chart, context),
    drawer: list.open === 'drawer' ? drawerOf(model, module, list) : undefined,
    query: list.query,
    pageSizes: list.pageSizes ?? defaults.pageSizes,
    refreshSeconds: list.refreshSeconds ?? defaults.refreshSeconds,
    searchDebounceMs: list.searchDebounceMs ?? defaults.searchDebounceMs,
    failure: list.failure && qualify(list.failure),
    empty: omitUndefined({
      title: qualify(list.empty.title),
      text: qualify(list.empty.text),
      action: list.empty.action && normalizeLink(list.empty.action, context),
    }),
  })
}

export interface ListContext {
  model: SharedModel
  list: ListSource
  qualify: Qualify
}

function normalizeLink(link: LinkSource, { model, qualify }: ListContext): LinkDefinition {
  return omitUndefined({
    text: qualify(link.text),
    to: link.to,
    access: withLinkAccess(model, link.to, link.access),
    asks: callOfLink(model, link.to),
  })
}

function normalizeColumn(column: ColumnSource, { model, list, qualify }: ListContext): ColumnDefinition {
  const property = propertyAt(model, list, column.field)
  const cell = column.cell ?? property.cell ?? defaultCell(property)
  const sortable = model.resources.get(list.resource)?.value.sort.fields ?? []
  return omitUndefined({
    id: column.id,
    field: column.field,
    title: qualify(column.title ?? property.title ?? ''),
    cell,
    align: model.registry.value.cells[cell]?.align ?? 'start',
    sortable: sortable.includes(column.field),
    link: column.link,
    linkWhen: column.linkWhen === undefined ? undefined : compileCondition(column.linkWhen),
    note: column.note,
    marks: column.marks?.map((field) => ({
      field,
      text: qualify(propertyAt(model, list, field).title ?? ''),
    })),
    cut: column.cut,
    width: column.width,
    flex: column.flex,
    minWidth: column.minWidth,
    card: column.card,
    hidden: column.hidden ?? false,
  })
}

function normalizeGrouping(field: string, { model, list, qualify }: ListContext): GroupingDefinition {
  const property = propertyAt(model, list, field)
  const options = selectOptions(model, list, field, property, qualify)
  return {
    field,
    title: qualify(property.title ?? ''),
    cell: property.cell ?? defaultCell(property),
    words: Object.fromEntries(options.map(({ value, text }) => [value, text])),
  }
}

function normalizeChart(
  { by, values, split }: NonNullable<ListSource['chart']>,
  context: ListContext,
): ListChartDefinition {
  const filter = context.list.filters?.find((each) => each.kind === 'date-range' && each.field === by)
  return omitUndefined({
    by,
    values,
    split: split === undefined ? undefined : normalizeGrouping(split, context),
    filter: filter?.id ?? '',
  })
}

function normalizeFilter(filter: FilterSource, { model, list, qualify }: ListContext): FilterDefinition {
  const field = filter.field ?? queriedField(model, list, filter)
  const property = field === undefined ? undefined : propertyAt(model, list, field)
  const head = { id: filter.id, title: qualify(filter.title ?? property?.title ?? '') }
  switch (filter.kind) {
    case 'search':
      return omitUndefined({
        ...head,
        kind: filter.kind,
        query: filter.query,
        placeholder: filter.placeholder && qualify(filter.placeholder),
      })
    case 'select':
      return omitUndefined({
        ...head,
        kind: filter.kind,
        query: filter.query,
        options: selectOptions(model, list, field, property, qualify),
        catalogue: property?.catalogue,
        all: qualify(filter.all),
        many: filter.many === true ? true : undefined,
      })
    case 'reference':
      return omitUndefined({
        ...head,
        kind: filter.kind,
        query: filter.query,
        all: qualify(filter.all),
        many: filter.many === true ? true : undefined,
        record: normalizeFilterRecord(model, filter.record),
        pick: normalizePicked(model, filter.record),
      })
    case 'date-range':
      return { ...head, kind: filter.kind, query: filter.query, presets: filter.presets }
    case 'number-range':
      return {
        ...head,
        kind: filter.kind,
        query: filter.query,
        cell: property?.cell ?? (property ? defaultCell(property) : 'number'),
      }
    case 'hidden':
      return omitUndefined({
        ...head,
        kind: filter.kind,
        query: filter.query,
        record: filter.record && normalizeFilterRecord(model, filter.record),
      })
  }
}

function normalizeFilterRecord(
  model: SharedModel,
  { resource, name }: { resource: string; name: string },
): FilterRecordDefinition {
  const { path = '', item = '' } = model.resources.get(resource)?.value ?? {}
  const access = permissionsNeeded(operationOf(model, resource, 'get')?.access ?? 'signed-in')
  return { path, name: `${item}.${name}`, access }
}

function normalizePicked(
  model: SharedModel,
  { resource: id, name, key = 'id' }: PickedRecordSource,
): PickedRecordDefinition {
  const resource = model.resources.get(id)?.value
  return omitUndefined({
    items: resource?.items ?? '',
    name,
    key,
    search: resource && searchOf(resource, name),
    access: permissionsNeeded(operationOf(model, id, 'list')?.access ?? 'signed-in'),
  })
}

function queriedField(model: SharedModel, list: ListSource, filter: FilterSource): string | undefined {
  const names = [filter.query].flat()
  return model.resources.get(list.resource)?.value.query?.find((query) => names.includes(query.name))?.field
}

function selectOptions(
  model: SharedModel,
  list: ListSource,
  field: string | undefined,
  property: PropertySource | undefined,
  qualify: Qualify,
) {
  const lifecycle = model.lifecycles.get(model.resources.get(list.resource)?.value.entity ?? '')?.value
  if (lifecycle && lifecycle.field === field) {
    return Object.entries(lifecycle.states).map(([name, state]) => ({
      value: stateKey(lifecycle, name),
      text: qualify(state.title),
    }))
  }
  if (property?.type === 'boolean') {
    const { enumTexts } = property
    return (['true', 'false'] as const).map((value) => ({
      value,
      text: enumTexts?.[value] ? qualify(enumTexts[value]) : `portal:cell-${value === 'true' ? 'yes' : 'no'}`,
    }))
  }
  return (property?.enum ?? []).map((value) => ({
    value: String(value),
    text: qualify(property?.enumTexts?.[String(value)] ?? ''),
  }))
}

/** An action on a record of `context.list`'s resource. */
export function normalizeRowAction(action: RowActionSource, context: ListContext): RowActionDefinition {
  const { model, list, qualify } = context
  if (action.transition !== undefined) {
    return { kind: 'transition', id: action.transition, transition: action.transition }
  }
  const head = {
    id: action.id,
    title: qualify(action.title),
    icon: action.icon,
    when: action.when === undefined ? undefined : compileCondition(action.when),
  }
  if (action.call !== undefined) {
    const tone = action.tone ?? 'neutral'
    const own = model.resources.get(list.resource)?.value.entity ?? ''
    const form = action.form && normalizeActionForm(model, action.form, own, qualify)
    return omitUndefined({
      kind: 'call',
      ...head,
      tone,
      ...normalizeCallAction(model, action, qualify),
      because: action.because && qualify(action.because),
      form,
      bulk: bulkCallOf(model, action),
    })
  }
  if (action.operation === undefined) {
    const access = withLinkAccess(model, action.to, action.access)
    const when = allOf([action.when, ruleOfEditLink(model, action.to, list.resource)])
    return omitUndefined({
      kind: 'link',
      ...head,
      when,
      to: action.to,
      access,
      asks: callOfLink(model, action.to),
    })
  }
  const operation = operationOf(model, list.resource, action.operation)
  const rule = action.when ?? operation?.when
  const { entity = '', operations } = model.resources.get(list.resource)?.value ?? {}
  const rotation = action.operation === 'rotate' ? operations?.rotate : undefined
  const acting = rotation
    ? ({ kind: 'rotate', form: normalizeActionForm(model, rotation.form, entity, qualify) } as const)
    : ({ kind: 'delete' } as const)
  return omitUndefined({
    ...acting,
    ...head,
    when: rule === undefined ? undefined : compileCondition(rule),
    tone: action.tone ?? (rotation ? 'neutral' : 'danger'),
    access: [...new Set([...(action.access ?? []), ...permissionsNeeded(operation?.access ?? 'signed-in')])],
    confirm: qualifyAll(action.confirm, qualify),
    success: qualify(action.success),
  })
}

/** What the server needs to make the call for a row without its address. */
function bulkCallOf(
  model: SharedModel,
  action: CallActionSource & { undo?: string },
): BulkCallDefinition | undefined {
  const found = findActionCall(model, action)
  if (found?.bulk === undefined) return undefined
  const values = action.call.split('/')
  const params = Object.fromEntries(
    found.path.split('/').flatMap((part, at) => {
      const slot = /^\{(\w+)\}$/.exec(part)?.[1]
      return slot === undefined ? [] : [[slot, values[at] ?? '']]
    }),
  )
  return omitUndefined({
    resource: found.resource,
    endpoint: found.endpoint,
    most: found.bulk,
    params,
    undo: action.undo,
  })
}

function propertyAt(model: SharedModel, list: ListSource, field: string): PropertySource {
  const entity = entityOfResource(model, list.resource)?.value
  const shape = { type: 'object', properties: { ...RECORD_SHAPES, ...entity?.properties } }
  const found = followPath<PropertySource>(shape, splitPath(field))
  return 'found' in found ? found.found : { type: 'string' }
}
