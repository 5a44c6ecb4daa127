import type { Model, ModuleModel, SharedModel } from './Model.ts'
import type { RouteSource } from './read/source.ts'
import { tabOf } from './tabOf.ts'
import type { SourceFile } from './read/SourceFile.ts'

/** What is looked up so often that searching all modules for it would be quadratic. */
export interface ModelIndex {
  modules: ReadonlyMap<string, ModuleModel>
  moduleOfScreen: ReadonlyMap<RouteSource['screen'], ModuleModel>
  /** By resource. */
  lists: ReadonlyMap<string, readonly SourceFile<'list'>[]>
  /** The tabs of a module that routes of any module name. */
  markedTabs: ReadonlyMap<string, readonly string[]>
}

/** A model never changes, and much asks. */
const known = new WeakMap<Model, ModelIndex>()

export function modelIndex(model: Model): ModelIndex {
  const index = known.get(model) ?? createIndex(model)
  known.set(model, index)
  return index
}

const byEntity = new WeakMap<SharedModel, ReadonlyMap<string, readonly SourceFile<'resource'>[]>>()

/** The resources that show an entity, the one that stores it first. */
export function resourcesOfEntity(model: SharedModel, entity: string): readonly SourceFile<'resource'>[] {
  const index =
    byEntity.get(model) ?? Map.groupBy(model.resources.values(), (resource) => resource.value.entity)
  byEntity.set(model, index)
  return index.get(entity) ?? []
}

/** The resource that stores an entity. */
export function resourceOfEntity(model: SharedModel, entity: string): SourceFile<'resource'> | undefined {
  return resourcesOfEntity(model, entity)[0]
}

function createIndex({ modules }: Model): ModelIndex {
  const screens = modules.flatMap((module) =>
    module.file.value.routes.map(({ screen }) => [screen, module] as const),
  )
  const marked = modules.flatMap(({ id, file }) =>
    file.value.routes.flatMap(({ tab }) => (tab === undefined ? [] : tabOf(id, tab))),
  )
  const markedTabs = new Map<string, string[]>()
  for (const { module, id } of marked) {
    const named = markedTabs.get(module)
    if (named === undefined) markedTabs.set(module, [id])
    else named.push(id)
  }
  return {
    modules: firstOf(modules.map((module) => [module.id, module] as const)),
    markedTabs,
    moduleOfScreen: firstOf(screens),
    lists: Map.groupBy(
      modules.flatMap((module) => module.lists),
      ({ value }) => value.resource,
    ),
  }
}

/** Where a key stands twice, the first wins. */
function firstOf<Key, Value>(entries: readonly (readonly [Key, Value])[]): Map<Key, Value> {
  return new Map(entries.toReversed())
}
