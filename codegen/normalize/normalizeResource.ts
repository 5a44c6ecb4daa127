import type { OperationDefinition, QueryParameter, ResourceDefinition } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { OperationName, QuerySource, ResourceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'

/** A resource with whole paths for everything below it. */
export function normalizeResource(file: SourceFile<'resource'>, qualify: Qualify): ResourceDefinition {
  const resource = file.value
  return {
    id: resource.id,
    module: file.module ?? '',
    entity: resource.entity,
    path: resource.path,
    items: resource.items || resource.item,
    item: resource.item,
    ...(resource.singleton === true ? { singleton: true } : {}),
    storage: resource.storage,
    operations: normalizeOperations(resource.operations, qualify),
    listFields: resource.listFields,
    query: (resource.query ?? []).map(normalizeQuery),
    sort: resource.sort,
    sublists: (resource.sublists ?? []).map((sublist) => ({
      ...sublist,
      path: resource.path + sublist.path,
      query: (sublist.query ?? []).map(normalizeQuery),
    })),
    endpoints: (resource.endpoints ?? []).map(({ absolute, ...endpoint }) => ({
      ...endpoint,
      path: absolute === true ? endpoint.path : resource.path + endpoint.path,
      query: endpoint.query ?? [],
    })),
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
      access: operation.access,
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
