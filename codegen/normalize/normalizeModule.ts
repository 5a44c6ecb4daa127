import type {
  GateDefinition,
  ModuleDefinition,
  NavigationEntry,
  NotificationDefinition,
  PlaceName,
  PortalBannerDefinition,
  PortalManifest,
  RouteDefinition,
  Text,
} from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { filesOf, textReferences } from '../check/textReferences.ts'
import type { Model, ModuleModel } from '../Model.ts'
import type { GateSource, PortalBannerSource, RouteSource } from '../read/source.ts'
import { accessOfLink, conditionOfLink } from '../routes.ts'
import { moduleCodeTexts } from './codeTexts.ts'
import { normalizeEntity } from './normalizeEntity.ts'
import { normalizeLifecycle } from './normalizeLifecycle.ts'
import { normalizeList } from './normalizeList.ts'
import { normalizeNotification } from './normalizeNotification.ts'
import { normalizePage } from './normalizePage.ts'
import { normalizePublicForm } from './normalizePublicForm.ts'
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
  gates: GateDefinition[]
  banners: PortalBannerDefinition[]
  places: PortalManifest['places']
  notifications: NotificationDefinition[]
  /** Its texts that notifications alone show. */
  serverTexts: Record<string, Text>
}

/** Everything of one portal module, with defaults filled in. */
export function normalizeModule(model: Model, module: ModuleModel): NormalizedModule {
  const qualify = createQualify(model, module.id)
  const { title, routes, tabs, navigation, gates, banners, places, notifications } = module.file.value
  const { shown, told } = partTexts(module)
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
      ...(module.publicForms.length > 0 && {
        publicForms: byId(module.publicForms.map((file) => normalizePublicForm(model, file, qualify))),
      }),
      tabs: (tabs ?? []).map((tab) => ({ ...tab, title: qualify(tab.title) })),
      texts: {
        ...qualifyKeys(shown, module.id),
        ...qualifyKeys(moduleCodeTexts(model, module, wizards, pages), 'portal'),
      },
    },
    routes: routes.map((route) => normalizeRoute(route, qualify)),
    navigation: (navigation ?? []).map(({ title: entryTitle, flatTitle, when, ...entry }) =>
      omitUndefined({
        ...entry,
        title: qualify(entryTitle),
        flatTitle: flatTitle && qualify(flatTitle),
        access: accessOfLink(model, entry.to),
        when: allOf([when, conditionOfLink(model, entry.to)]),
      }),
    ),
    gates: (gates ?? []).map((gate) => normalizeGate(gate, module.id, qualify)),
    banners: (banners ?? []).map((banner) => normalizeBanner(model, banner, module.id, qualify)),
    places: Object.fromEntries(
      Object.entries(places ?? {}).map(([name, to]) => [
        name as PlaceName, // by the language
        omitUndefined({ to, access: accessOfLink(model, to), when: allOf([conditionOfLink(model, to)]) }),
      ]),
    ),
    notifications: (notifications ?? []).map((each) => normalizeNotification(each, qualify)),
    serverTexts: qualifyKeys(told, module.id),
  }
}

/** The module's own texts: those that its screens show, and those that only notifications do. */
function partTexts(module: ModuleModel): Record<'shown' | 'told', Record<string, Text>> {
  const used = filesOf(module).flatMap((file) =>
    textReferences(file).map(({ path, text }) => ({ text, isTold: path[0] === 'notifications' })),
  )
  const told = new Set(used.flatMap(({ text, isTold }) => (isTold ? [text] : [])))
  for (const { text, isTold } of used) if (!isTold) told.delete(text)
  const texts = Object.entries(module.texts?.value.texts ?? {})
  return {
    shown: Object.fromEntries(texts.filter(([key]) => !told.has(key))),
    told: Object.fromEntries(texts.filter(([key]) => told.has(key))),
  }
}

function normalizeGate(gate: GateSource, module: string, qualify: Qualify): GateDefinition {
  const { id, order, when, at, title, screen } = gate
  return omitUndefined({
    id,
    module,
    order,
    when: compileCondition(when),
    at,
    title: qualify(title),
    screen,
  })
}

function normalizeBanner(
  model: Model,
  banner: PortalBannerSource,
  module: string,
  qualify: Qualify,
): PortalBannerDefinition {
  const { id, order = 500, when, tone, title, text, params = {}, links = [], closable = false } = banner
  return omitUndefined({
    id: `${module}:${id}`,
    order,
    when: compileCondition(when),
    tone,
    title: title && qualify(title),
    text: qualify(text),
    params: Object.fromEntries(
      Object.entries(params).map(([name, { path, format = 'text' }]) => [name, { path, format }]),
    ),
    links: links.map((link) =>
      omitUndefined({
        text: qualify(link.text),
        note: link.note && qualify(link.note),
        to: link.to,
        place: link.place,
        access: link.to === undefined ? [] : accessOfLink(model, link.to),
        when: allOf([link.when, link.to === undefined ? undefined : conditionOfLink(model, link.to)]),
      }),
    ),
    closable,
  })
}

/** Holds where all of them hold; undefined where there is none. */
function allOf(conditions: (string | undefined)[]) {
  const [first, ...others] = conditions.filter((each) => each !== undefined)
  if (first === undefined) return undefined
  return compileCondition(others.reduce((all, each) => `(${all}) && (${each})`, first))
}

/** A file's texts under their qualified keys. */
export function qualifyKeys(texts: Record<string, Text>, owner: string): Record<string, Text> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${owner}:${key}`, text]))
}

function normalizeRoute(route: RouteSource, qualify: Qualify): RouteDefinition {
  if (route.redirect !== undefined) return { path: route.path, redirect: route.redirect }
  const { path, title, screen, access, tab, when } = route
  return omitUndefined({ path, title: qualify(title), screen, access, tab, when: allOf([when]) })
}

function byId<Value extends { id: string }>(values: Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value) => [value.id, value]))
}
