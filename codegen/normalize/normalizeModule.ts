import type {
  BrowserFeature,
  FirstRecordDefinition,
  GateDefinition,
  ListToolDefinition,
  ModuleDefinition,
  NavigationEntry,
  NoticeDefinition,
  NotificationDefinition,
  PlaceName,
  PortalBannerDefinition,
  PortalManifest,
  RouteDefinition,
  TabDefinition,
  Text,
} from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { filesOf, textReferences } from '../check/textReferences.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import type { GateSource, PortalBannerSource, RouteSource } from '../read/source.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import { tabOf } from '../tabOf.ts'
import { accessOfLink, callOfRoute, conditionOfLink, recordResource, withLinkAccess } from '../routes.ts'
import { actionForms } from './normalizeActionForm.ts'
import { shownModuleTexts, usedFeatures } from './shownTexts.ts'
import { normalizeEntity } from './normalizeEntity.ts'
import { normalizeLifecycle } from './normalizeLifecycle.ts'
import { normalizeList } from './normalizeList.ts'
import { normalizeNotices } from './normalizeNotices.ts'
import { normalizeNotification } from './normalizeNotification.ts'
import { normalizePage } from './normalizePage.ts'
import { normalizePublicForm } from './normalizePublicForm.ts'
import { normalizeResource } from './normalizeResource.ts'
import { statedCondition } from './normalizeStates.ts'
import { allOf, normalizeWay } from './normalizeWay.ts'
import { normalizeWizard } from './normalizeWizard.ts'
import { omitUndefined } from './omitUndefined.ts'
import { createQualify, qualifyKeys } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** A module and what it adds to the manifest. */
export interface NormalizedModule {
  definition: ModuleDefinition
  routes: RouteDefinition[]
  tabs: TabDefinition[]
  navigation: NavigationEntry[]
  listTools: ListToolDefinition[]
  gates: GateDefinition[]
  banners: PortalBannerDefinition[]
  places: PortalManifest['places']
  notifications: NotificationDefinition[]
  /** By entity. */
  notices: Record<string, Record<string, NoticeDefinition[]>>
  /** Its texts that notifications and mails alone show. */
  serverTexts: Record<string, Text>
  /** What its screens need of the browser. */
  uses: BrowserFeature[]
}

/** Everything of one portal module, with defaults filled in. */
export function normalizeModule(model: SharedModel, module: ModuleModel): NormalizedModule {
  const qualify = createQualify(model, module.id)
  const { title, routes, tabs, navigation, listTools, gates, banners, places, notifications } =
    module.file.value
  const texts = module.texts?.value.texts ?? {}
  const { shown, told } = partTexts(module, Object.keys(texts))
  const wizards = module.wizards.map((file) => normalizeWizard(model, file, qualify))
  const pages = module.pages.map((file) => normalizePage(model, file, qualify))
  const actions = actionForms(model, module, qualify)
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
      resources: byId(module.resources.map((file) => normalizeResource(model, file, qualify))),
      lists: byId(module.lists.map((file) => normalizeList(model, module, file, qualify))),
      wizards: byId(wizards),
      pages: byId(pages),
      ...(module.publicForms.length > 0 && {
        publicForms: byId(module.publicForms.map((file) => normalizePublicForm(model, file, qualify))),
      }),
      texts: qualifyKeys(
        texts,
        shown,
        module.id,
        // Spreading hundreds of texts takes many times as long.
        Object.assign({}, shownModuleTexts(model, module, wizards, pages, actions)),
      ),
    },
    routes: routes.map((route) => normalizeRoute(model, module.id, route, qualify)),
    tabs: (tabs ?? []).map(({ id, title: label, to }) =>
      omitUndefined({
        id,
        title: qualify(label),
        to,
        access: accessOfLink(model, to),
        when: allOf([conditionOfLink(model, to)]),
      }),
    ),
    navigation: (navigation ?? []).map(({ title: entryTitle, flatTitle, when, ...entry }) =>
      omitUndefined({
        ...entry,
        title: qualify(entryTitle),
        flatTitle: flatTitle && qualify(flatTitle),
        access: accessOfLink(model, entry.to),
        when: allOf([when, conditionOfLink(model, entry.to)]),
      }),
    ),
    listTools: (listTools ?? []).map(({ id, text, icon = 'add', to, access, when }) =>
      omitUndefined({
        id: `${module.id}:${id}`,
        text: qualify(text),
        icon,
        to,
        access: withLinkAccess(model, to, access),
        when: allOf([when, conditionOfLink(model, to)]),
      }),
    ),
    gates: (gates ?? []).map((gate) => normalizeGate(model, gate, module.id, qualify)),
    banners: (banners ?? []).map((banner) => normalizeBanner(model, banner, module.id, qualify)),
    places: Object.fromEntries(
      Object.entries(places ?? {}).map(([name, to]) => [
        name as PlaceName, // by the language
        omitUndefined({ to, access: accessOfLink(model, to), when: allOf([conditionOfLink(model, to)]) }),
      ]),
    ),
    notifications: (notifications ?? []).map((each) => normalizeNotification(each, qualify)),
    notices: Object.fromEntries(
      module.lifecycles
        .map(({ value }) => [value.entity, normalizeNotices(model, value, qualify)] as const)
        .filter(([, posted]) => Object.keys(posted).length > 0),
    ),
    serverTexts: qualifyKeys(texts, told, module.id),
    uses: usedFeatures(model, wizards, pages, actions),
  }
}

/** The keys of the module's own texts: those that its screens show, and those that only notifications and the server do. */
function partTexts(module: ModuleModel, keys: readonly string[]): Record<'shown' | 'told', string[]> {
  const told = new Set(Object.keys(module.file.value.registry?.texts ?? {}))
  const shown = new Set<string>()
  for (const file of filesOf(module))
    for (const { path, text } of textReferences(file)) (isTold(path) ? told : shown).add(text)
  const isToldAlone = (key: string): boolean => told.has(key) && !shown.has(key)
  return { shown: keys.filter((key) => !isToldAlone(key)), told: keys.filter(isToldAlone) }
}

function isTold(path: readonly PathSegment[]): boolean {
  return path[0] === 'notifications' || path[2] === 'notify'
}

function normalizeGate(
  model: SharedModel,
  gate: GateSource,
  module: string,
  qualify: Qualify,
): GateDefinition {
  const { id, order, at, title, screen, except } = gate
  return omitUndefined({
    id,
    module,
    order,
    when: compileCondition(statedCondition(model, gate)),
    at,
    title: qualify(title),
    screen,
    except,
  })
}

function normalizeBanner(
  model: SharedModel,
  banner: PortalBannerSource,
  module: string,
  qualify: Qualify,
): PortalBannerDefinition {
  const { id, order = 500, tone, title, text, params = {}, links = [], closable = false } = banner
  return omitUndefined({
    id: `${module}:${id}`,
    order,
    when: compileCondition(statedCondition(model, banner)),
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
        ...normalizeWay(model, link),
      }),
    ),
    closable,
  })
}

function normalizeRoute(
  model: SharedModel,
  module: string,
  route: RouteSource,
  qualify: Qualify,
): RouteDefinition {
  if (route.redirect !== undefined) return { path: route.path, redirect: route.redirect }
  const { path, query, title, screen, first, access, tab, icon, when } = route
  return omitUndefined({
    path,
    query,
    title: qualify(title),
    screen,
    first: first && normalizeFirst(model, route, qualify),
    access: permissionsNeeded(access),
    asks: callOfRoute(model, route),
    tab: tab === undefined ? undefined : tabOf(module, tab),
    icon,
    when: allOf([when]),
  })
}

function normalizeFirst(
  model: SharedModel,
  { first, ...route }: RouteSource,
  qualify: Qualify,
): FirstRecordDefinition | undefined {
  const resource = recordResource(model, route)
  if (first === undefined) return undefined
  const { sort = resource?.sort?.default ?? '', otherwise, failure } = first
  return { sort, otherwise, ...(failure !== undefined && { failure: qualify(failure) }) }
}

function byId<Value extends { id: string }>(values: Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value) => [value.id, value]))
}
