import type { ModuleDefinition, NavigationEntry, RouteDefinition, Text } from '../../src/language/portal.ts'
import type { Model, ModuleModel } from '../Model.ts'
import type { RouteSource } from '../read/source.ts'
import { accessOfLink } from '../routes.ts'
import { moduleCodeTexts } from './codeTexts.ts'
import { normalizeEntity } from './normalizeEntity.ts'
import { normalizeLifecycle } from './normalizeLifecycle.ts'
import { normalizeList } from './normalizeList.ts'
import { normalizePage } from './normalizePage.ts'
import { normalizeResource } from './normalizeResource.ts'
import { normalizeWizard } from './normalizeWizard.ts'
import { omitUndefined } from './omitUndefined.ts'
import { createQualify } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** A module and what it adds to the manifest. */
export interface NormalizedModule {
  definition: ModuleDefinition
  routes: RouteDefinition[]
  navigation: NavigationEntry[]
}

/** Everything of one portal module, with defaults filled in. */
export function normalizeModule(model: Model, module: ModuleModel): NormalizedModule {
  const qualify = createQualify(model, module.id)
  const { title, routes, tabs, navigation } = module.file.value
  const wizards = module.wizards.map((file) => normalizeWizard(model, file, qualify))
  const pages = module.pages.map((file) => normalizePage(model, file, qualify))
  return {
    definition: {
      id: module.id,
      title: qualify(title),
      entities: byId(
        module.entities.map((file) => {
          const lifecycle = model.lifecycles.get(file.value.id)?.value
          const states = lifecycle && normalizeLifecycle(model, lifecycle, qualify)
          return normalizeEntity(model, file, states, qualify)
        }),
      ),
      resources: byId(module.resources.map((file) => normalizeResource(file, qualify))),
      lists: byId(module.lists.map((file) => normalizeList(model, file, qualify))),
      wizards: byId(wizards),
      pages: byId(pages),
      tabs: (tabs ?? []).map((tab) => ({ ...tab, title: qualify(tab.title) })),
      texts: {
        ...qualifyKeys(module.texts?.value.texts ?? {}, module.id),
        ...qualifyKeys(moduleCodeTexts(model, module, wizards, pages), 'portal'),
      },
    },
    routes: routes.map((route) => normalizeRoute(route, qualify)),
    navigation: (navigation ?? []).map((entry) => ({
      ...entry,
      title: qualify(entry.title),
      access: accessOfLink(model, entry.to),
    })),
  }
}

/** A file's texts under their qualified keys. */
export function qualifyKeys(texts: Record<string, Text>, owner: string): Record<string, Text> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${owner}:${key}`, text]))
}

function normalizeRoute(route: RouteSource, qualify: Qualify): RouteDefinition {
  if (route.redirect !== undefined) return { path: route.path, redirect: route.redirect }
  const { path, title, screen, access, tab } = route
  return omitUndefined({ path, title: qualify(title), screen, access, tab })
}

function byId<Value extends { id: string }>(values: Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value) => [value.id, value]))
}
