import type {
  AccessDefinition,
  CatalogueItem,
  ModuleDefinition,
  PortalManifest,
  Text,
} from '../../src/language/portal.ts'
import type { CompileCache } from '../CompileCache.ts'
import { ownDependencies, sharedDependencies } from '../moduleDependencies.ts'
import { LANGUAGE } from '../language.ts'
import type { Model } from '../Model.ts'
import { normalizeModule, qualifyKeys } from './normalizeModule.ts'
import { shellTexts } from './codeTexts.ts'
import { createQualify } from './qualifyText.ts'

/** The whole set with defaults filled in, texts qualified and conditions as trees; hashes are still missing. */
export interface NormalizedPortal {
  manifest: Omit<PortalManifest, 'version' | 'modules' | 'catalogues'>
  access: AccessDefinition
  modules: ModuleDefinition[]
  catalogues: { id: string; items: CatalogueItem[] }[]
}

/** Turns checked definitions into what is emitted. */
export function normalizePortal(model: Model, cache?: CompileCache): NormalizedPortal {
  const { value: portal } = model.portal
  const qualify = createQualify(model)
  const shared = cache?.sharedBy(sharedDependencies(model))
  const modules = model.modules.map((module) => {
    const normalize = () => normalizeModule(model, module)
    return cache === undefined
      ? normalize()
      : cache.normalized(module.id, [shared, ...ownDependencies(module)], normalize)
  })
  const routes = modules.flatMap(({ definition, routes: own }) =>
    own.map((route) => ({ ...route, module: definition.id })),
  )
  const navigation = modules.flatMap((module) => module.navigation).sort((a, b) => a.order - b.order)
  const moduleTexts = Object.assign({}, ...modules.map(({ definition }) => definition.texts)) as Record<
    string,
    Text
  > // of texts
  const titles = [
    ...routes.flatMap((route) => ('title' in route ? [route.title] : [])),
    ...navigation.map((entry) => entry.title),
  ]
  const { permissions, owner, roles, suborganization, plans } = model.access.value
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
      sections: portal.navigation.map((section) => ({ ...section, title: qualify(section.title) })),
      routes,
      navigation,
      polling: portal.polling,
      session: portal.session,
      permissions,
      texts: {
        ...qualifyKeys(shellTexts(model), 'portal'),
        ...pick(moduleTexts, titles),
      },
    },
    access: { permissions, owner, roles, suborganization, plans },
    modules: modules.map((module) => module.definition),
    catalogues: [...model.catalogues.values()].map(({ value }) => ({ id: value.id, items: value.items })),
  }
}

function pick(texts: Record<string, Text>, keys: string[]): Record<string, Text> {
  return Object.fromEntries(keys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])))
}
