import { grantsOf } from '../grants.ts'
import type {
  AccessDefinition,
  CatalogueItem,
  ModuleDefinition,
  NoticeDefinition,
  NotificationDefinition,
  PortalManifest,
  Text,
} from '../../src/language/portal.ts'
import type { CompileCache } from '../CompileCache.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { LANGUAGE } from '../language.ts'
import type { Model, SharedModel } from '../Model.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import { normalizeModule } from './normalizeModule.ts'
import type { NormalizedModule } from './normalizeModule.ts'
import { serverTexts, shellTexts } from './shownTexts.ts'
import { normalizeStates, statedCondition } from './normalizeStates.ts'
import { createQualify } from './qualifyText.ts'

/** The whole set with defaults filled in, texts qualified and conditions as trees; hashes are still missing. */
export interface NormalizedPortal {
  manifest: Omit<PortalManifest, 'version' | 'modules' | 'catalogues'>
  access: AccessDefinition
  notifications: Record<string, NotificationDefinition>
  notices: Record<string, Record<string, NoticeDefinition[]>>
  serverTexts: Record<string, Text>
  modules: ModuleDefinition[]
  catalogues: { id: string; items: CatalogueItem[] }[]
}

/** Turns checked definitions into what is emitted. */
export function normalizePortal(model: Model, cache?: CompileCache): NormalizedPortal {
  const { value: portal } = model.portal
  const qualify = createQualify(model)
  const modules = model.modules.map((module) => {
    const normalize = (view: SharedModel) => normalizeModule(view, module)
    return cache === undefined ? normalize(model) : cache.normalized(module, model, normalize)
  })
  const routes = modules.flatMap(({ definition, routes: own }) =>
    own.map((route) => ({ ...route, module: definition.id })),
  )
  const tabs = Object.fromEntries(
    modules
      .filter((module) => module.tabs.length > 0)
      .map(({ definition: { id, title }, tabs: items }) => [id, { title, items }]),
  )
  const navigation = modules.flatMap((module) => module.navigation).sort((a, b) => a.order - b.order)
  const listTools = modules.flatMap((module) => module.listTools)
  const notifications = modules.flatMap((module) => module.notifications)
  const gates = modules.flatMap((module) => module.gates).sort((a, b) => a.order - b.order)
  const banners = modules.flatMap((module) => module.banners).sort((a, b) => a.order - b.order)
  const uses = [...new Set(modules.flatMap((module) => module.uses))].toSorted()
  const titles = [
    ...routes.flatMap((route) => ('title' in route ? [route.title] : [])),
    ...Object.values(tabs).flatMap(({ title, items }) => [title, ...items.map((tab) => tab.title)]),
    ...navigation.flatMap((entry) => [entry.title, entry.flatTitle ?? []].flat()),
    ...listTools.map((tool) => tool.text),
    ...gates.map((gate) => gate.title),
    ...banners.flatMap(({ title, text, links }) =>
      [title ?? [], text, ...links.flatMap((link) => [link.text, link.note ?? []].flat())].flat(),
    ),
  ]
  const { withhold = [] } = model.access.value
  const { owner, roles, suborganization, plans, ...grants } = grantsOf(model)
  const permissions = grants.permissions.map(({ id, server, title }) => ({ id, server, title }))
  return {
    manifest: {
      language: LANGUAGE,
      product: portal.product,
      company: portal.company,
      supportEmail: portal.supportEmail,
      termsPath: portal.termsPath,
      locale: portal.locale,
      currency: portal.currency,
      home: portal.home,
      ...(portal.fallbackHome !== undefined && { fallbackHome: portal.fallbackHome }),
      ...apiAccess(model),
      sections: portal.navigation.map(({ id, title, titles: others = [], icon, single = false }) => ({
        id,
        title: qualify(title),
        titles: others.map((other) => ({
          when: compileCondition(other.when),
          title: qualify(other.title),
        })),
        icon,
        single,
      })),
      ...(portal.flatWhen !== undefined && { flatWhen: compileCondition(portal.flatWhen) }),
      routes,
      tabs,
      navigation,
      listTools,
      states: normalizeStates(model, qualify),
      gates,
      banners,
      places: Object.assign({}, ...modules.map((module) => module.places)) as PortalManifest['places'], // of places
      publicForms: Object.fromEntries(
        modules.flatMap(({ definition }) =>
          Object.keys(definition.publicForms ?? {}).map((form) => [form, definition.id]),
        ),
      ),
      ...(uses.length > 0 && { uses }),
      polling: portal.polling,
      session: portal.session,
      permissions,
      texts: {
        ...shellTexts(model),
        ...pickTexts(modules, titles),
      },
    },
    access: {
      permissions: grants.permissions.map(({ id, server, title, when }) => ({
        id,
        server,
        title,
        ...(when !== undefined && { when: compileCondition(when) }),
      })),
      owner,
      roles,
      suborganization,
      plans: plans.map(({ title, ...plan }) => ({ ...plan, ...(title && { title: qualify(title) }) })),
      withhold: withhold.map(({ permissions: taken, except, ...stated }) => ({
        when: compileCondition(statedCondition(model, stated)),
        permissions: taken,
        ...(except && { except }),
      })),
    },
    notifications: Object.fromEntries(notifications.map((each) => [each.id, each])),
    notices: Object.assign({}, ...modules.map((module) => module.notices)) as NormalizedPortal['notices'], // of notices
    serverTexts: Object.assign(
      {},
      serverTexts(model),
      ...modules.map((module) => module.serverTexts),
    ) as Record<string, Text>, // of texts
    modules: modules.map((module) => module.definition),
    catalogues: [...model.catalogues.values()].map(({ value }) => ({
      id: value.id,
      items: value.items ?? [],
    })),
  }
}

/** The modules' own of these texts. */
function pickTexts(modules: readonly NormalizedModule[], keys: readonly string[]): Record<string, Text> {
  const texts = new Map(modules.map(({ definition }) => [definition.id, definition.texts]))
  const picked: Record<string, Text> = {}
  for (const key of keys) {
    const text = texts.get(key.slice(0, key.indexOf(':')))?.[key]
    if (text !== undefined) picked[key] = text
  }
  return picked
}

/** Who may make keys for the API. */
function apiAccess(model: Model): Pick<PortalManifest, 'apiAccess'> {
  const keys = [...model.resources.values()].find(({ value }) => value.authenticates === true)?.value
  const create = keys?.operations.create
  return create === undefined ? {} : { apiAccess: permissionsNeeded(create.access) }
}
