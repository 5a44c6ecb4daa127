import { moduleId } from './Model.ts'
import type { ModuleModel, SharedModel } from './Model.ts'
import { fact, question } from './question.ts'
import type { RouteSource, ScreenSource } from './read/source.ts'
import type { SourceFile } from './read/SourceFile.ts'
import { tabOf } from './tabOf.ts'

/** Every module, with all its files. */
export const allModules = fact(
  ({ modules }) => [modules],
  (modules): readonly ModuleModel[] => modules,
)

/** The module.json of every module. */
export const moduleFiles = fact(
  (model) => [model.moduleFiles],
  (files): readonly SourceFile<'module'>[] => files,
)

/** A module by its id; for the module itself, as all that another says is more than a module should depend on. */
export const moduleOf = question(
  (model) => [allModules(model)],
  (modules) => {
    const byId = firstOf(modules.map((module) => [module.id, module]))
    return (id: string | undefined) => (id === undefined ? undefined : byId.get(id))
  },
)

/** The texts of a module. */
export const textsOf = question(
  (model) => [allModules(model)],
  (modules) => {
    const byId = firstOf(modules.map((module) => [module.id, module]))
    return (id: string) => byId.get(id)?.texts
  },
)

/** The ids of a module's tabs; undefined without the module. */
export const tabsOf = question(
  (model) => [moduleFiles(model)],
  (files) => {
    const byId = firstOf(files.map((file) => [moduleId(file), file.value.tabs ?? []]))
    return (id: string) => byId.get(id)?.map((tab) => tab.id)
  },
)

/** The tabs of a module that routes of any module name. */
export const markedTabs = question(
  (model) => [moduleFiles(model)],
  (files) => {
    const marked = files.flatMap((file) =>
      file.value.routes.flatMap(({ tab }) => (tab === undefined ? [] : tabOf(moduleId(file), tab))),
    )
    const byModule = Map.groupBy(marked, ({ module }) => module)
    return (id: string) => (byModule.get(id) ?? []).map((tab) => tab.id)
  },
)

/** The definition that the screen of a route shows, in the module of the route. */
export const screenFile = question(
  (model) => [allModules(model)],
  (modules) => {
    const byScreen = firstOf(
      modules.flatMap((module) => module.file.value.routes.map(({ screen }) => [screen, module] as const)),
    )
    return (screen: RouteSource['screen']) => {
      const module = byScreen.get(screen)
      return module && screen && fileShown(module, screen)
    }
  },
)

function fileShown(
  { lists, wizards, pages }: ModuleModel,
  screen: ScreenSource,
): SourceFile<'list' | 'wizard' | 'page'> | undefined {
  if ('list' in screen) return lists.find(({ value }) => value.id === screen.list)
  if ('page' in screen) return pages.find(({ value }) => value.id === screen.page)
  return wizards.find(({ value }) => value.id === screen.wizard)
}

/** The lists of a resource. */
export const listsOfResource = question(
  ({ lists }) => [lists],
  (lists) => {
    const byResource = Map.groupBy(lists, ({ value }) => value.resource)
    return (resource: string): readonly SourceFile<'list'>[] => byResource.get(resource) ?? []
  },
)

/** The resources that show an entity, the one that stores it first. */
export const resourcesOfEntity = question(
  ({ resources }) => [resources],
  (resources) => {
    const byEntity = Map.groupBy(resources.values(), ({ value }) => value.entity)
    return (entity: string): readonly SourceFile<'resource'>[] => byEntity.get(entity) ?? []
  },
)

/** The resource that stores an entity. */
export function resourceOfEntity(model: SharedModel, entity: string): SourceFile<'resource'> | undefined {
  return resourcesOfEntity(model, entity)[0]
}

/** Where a key stands twice, the first wins. */
function firstOf<Key, Value>(entries: readonly (readonly [Key, Value])[]): Map<Key, Value> {
  return new Map(entries.toReversed())
}
