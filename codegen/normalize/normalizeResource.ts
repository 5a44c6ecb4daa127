import type { OperationDefinition, QueryParameter, ResourceDefinition } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { OperationName, QuerySource, ResourceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Model } from '../Model.ts'
import { defaultCell } from './normalizeEntity.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'
import { parentSlot } from '../parents.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'

/** A resource with whole paths for everything below it. */
export function normalizeResource(
  model: Model,
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
    storage: resource.storage,
    operations: normalizeOperations(resource.operations, qualify),
    listFields: resource.listFields,
    query: (resource.query ?? []).map(normalizeQuery),
    sort: resource.sort,
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
    endpoints: (resource.endpoints ?? []).map(({ absolute, when, because, ...endpoint }) => ({
      ...endpoint,
      path: absolute === true ? endpoint.path : resource.path + endpoint.path,
      access: permissionsNeeded(endpoint.access),
      query: endpoint.query ?? [],
      ...(when === undefined ? {} : { when: compileCondition(when) }),
      ...(because === undefined ? {} : { because: qualify(because) }),
    })),
  }
}

function normalizeParent(
  model: Model,
  resource: ResourceSource,
  qualify: Qualify,
): Pick<ResourceDefinition, 'parent'> {
  const { parent } = resource
  const above = parent && model.resources.get(parent.resource)?.value
  const slot = parentSlot(resource)
  if (parent === undefined || above === undefined || slot === undefined) return {}
  return {
    parent: omitUndefined({
      resource: above.id,
      entity: above.entity,
      path: above.path,
      item: above.item,
      access: permissionsNeeded(above.operations.get?.access ?? 'signed-in'),
      slot,
      name: parent.name,
      when: parent.when === undefined ? undefined : compileCondition(parent.when),
      because: parent.because && qualify(parent.because),
    }),
  }
}

function normalizeOperations(
  operations: ResourceSource['operations'],
  qualify: Qualify,
): ResourceDefinition['operations'] {
  const normalized: Partial<Record<OperationName, OperationDefinition>> = {}
  for (const name of ['list', 'get', 'create', 'update', 'delete'] as const) {
    const operation = operations[name]
    if (operation === undefined) continue
    normalized[name] = omitUndefined({
      access: permissionsNeeded(operation.access),
      when: operation.when === undefined ? undefined : compileCondition(operation.when),
      because: operation.because && qualify(operation.because),
    })
  }
  return normalized
}

function normalizeQuery(query: QuerySource): QueryParameter {
  const { where, ...rest } = query
  return omitUndefined({ ...rest, where: where === undefined ? undefined : compileCondition(where) })
}
