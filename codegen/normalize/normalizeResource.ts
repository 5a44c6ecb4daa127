import type { OperationDefinition, QueryParameter, ResourceDefinition } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { QuerySource, ResourceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { SharedModel } from '../Model.ts'
import { listsOfResource } from '../modelIndex.ts'
import { normalizeActionForm } from './normalizeActionForm.ts'
import { defaultCell } from './normalizeEntity.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'
import { slotsAbove } from '../parents.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'

/** A resource with whole paths for everything below it. */
export function normalizeResource(
  model: SharedModel,
  file: SourceFile<'resource'>,
  qualify: Qualify,
): ResourceDefinition {
  const resource = file.value
  const properties = model.entities.get(resource.entity)?.value.properties ?? {}
  return {
    id: resource.id,
    module: file.module ?? '',
    entity: resource.entity,
    path: resource.path,
    ...normalizeParent(model, resource, qualify),
    items: resource.items || resource.item,
    item: resource.item,
    ...(resource.singleton === true ? { singleton: true } : {}),
    ...(resource.authenticates === true ? { authenticates: true } : {}),
    ...(resource.draft === undefined ? {} : { draft: resource.draft }),
    ...(resource.personal === true ? { personal: true } : {}),
    storage: resource.storage,
    operations: normalizeOperations(model, resource, qualify),
    listFields: resource.listFields,
    ...(resource.catalogues === undefined ? {} : { catalogues: resource.catalogues }),
    query: (resource.query ?? []).map(normalizeQuery),
    ...(resource.pageSize === undefined ? {} : { pageSize: resource.pageSize }),
    sort: resource.sort,
    ...groupsOf(model, resource),
    ...seriesOf(model, resource),
    ...(resource.statistics === undefined
      ? {}
      : {
          statistics: resource.statistics.map(({ id, title, sum }) => {
            const property = sum === undefined ? undefined : properties[sum]
            const cell = property && (property.cell ?? defaultCell(property))
            return omitUndefined({ id, title: qualify(title), sum, cell: cell ?? 'number' })
          }),
        }),
    sublists: (resource.sublists ?? []).map((sublist) => ({
      ...sublist,
      path: resource.path + sublist.path,
      access: permissionsNeeded(sublist.access),
      query: (sublist.query ?? []).map(normalizeQuery),
    })),
    endpoints: (resource.endpoints ?? []).map(
      ({ absolute, when, because, queryInput, idempotent, ...endpoint }) => ({
        ...endpoint,
        path: absolute === true ? endpoint.path : resource.path + endpoint.path,
        access: permissionsNeeded(endpoint.access),
        query: endpoint.query ?? [],
        ...(queryInput === true ? { queryInput } : {}),
        ...(idempotent === true ? { idempotent } : {}),
        ...(when === undefined ? {} : { when: compileCondition(when) }),
        ...(because === undefined ? {} : { because: qualify(because) }),
      }),
    ),
  }
}

/** What its lists group rows by. */
function groupsOf(model: SharedModel, { id }: ResourceSource): Pick<ResourceDefinition, 'groups'> {
  const lists = listsOfResource(model, id)
  const groups = [...new Set(lists.flatMap(({ value }) => value.groups ?? []))]
  return groups.length === 0 ? {} : { groups }
}

function seriesOf(model: SharedModel, { id }: ResourceSource): Pick<ResourceDefinition, 'series'> {
  const charts = listsOfResource(model, id).flatMap(({ value }) => value.chart ?? [])
  if (charts.length === 0) return {}
  const by = [...new Set(charts.map((chart) => chart.by))]
  return { series: { by, split: [...new Set(charts.flatMap(({ split }) => split ?? []))] } }
}

function normalizeParent(
  model: SharedModel,
  resource: ResourceSource,
  qualify: Qualify,
): Pick<ResourceDefinition, 'parent'> {
  const { parent } = resource
  const above = parent && model.resources.get(parent.resource)?.value
  const slots = slotsAbove(resource)
  const slot = slots.at(-1)
  if (parent === undefined || above === undefined || slot === undefined) return {}
  return {
    parent: omitUndefined({
      resource: above.id,
      entity: above.entity,
      path: above.path,
      item: above.item,
      access: permissionsNeeded(above.operations.get?.access ?? 'signed-in'),
      slot,
      slots,
      name: parent.name,
      when: parent.when === undefined ? undefined : compileCondition(parent.when),
      because: parent.because && qualify(parent.because),
      beside: parent.beside,
    }),
  }
}

function normalizeOperations(
  model: SharedModel,
  { entity, operations }: ResourceSource,
  qualify: Qualify,
): ResourceDefinition['operations'] {
  const normalized: ResourceDefinition['operations'] = {}
  for (const name of ['list', 'get', 'create', 'update', 'delete'] as const) {
    const operation = operations[name]
    if (operation !== undefined) normalized[name] = normalizeOperation(operation, qualify)
  }
  const { rotate } = operations
  if (rotate !== undefined)
    normalized.rotate = {
      ...normalizeOperation(rotate, qualify),
      form: normalizeActionForm(model, rotate.form, entity, qualify),
      grace: rotate.grace,
      ...(rotate.until !== undefined && { until: rotate.until }),
    }
  return normalized
}

function normalizeOperation(
  { access, when, because, instead }: NonNullable<ResourceSource['operations']['update']>,
  qualify: Qualify,
): OperationDefinition {
  return omitUndefined({
    access: permissionsNeeded(access),
    when: when === undefined ? undefined : compileCondition(when),
    because: because && qualify(because),
    instead: instead?.map((each) =>
      omitUndefined({
        when: each.when === undefined ? undefined : compileCondition(each.when),
        text: qualify(each.text),
        to: each.to,
      }),
    ),
  })
}

function normalizeQuery(query: QuerySource): QueryParameter {
  const { where, ...rest } = query
  return omitUndefined({ ...rest, where: where === undefined ? undefined : compileCondition(where) })
}
