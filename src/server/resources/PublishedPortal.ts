import { compileFunction } from 'node:vm'
import type {
  CatalogueItem,
  CompiledModule,
  CompiledPortal,
  EntityDefinition,
  EntityValidator,
  ListDefinition,
  ResourceDefinition,
  Text,
  TextKey,
} from '../../language/portal.ts'
import { fillText } from '../../language/fillText.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { Collection } from '../storage/syncIndexes.ts'
import type { CatalogueRanks } from './lists/listSql.ts'

/** A compiled portal made ready to serve. Replaced as a whole when definitions are published anew. */
export interface PublishedPortal {
  portal: CompiledPortal
  /** Content hash of all modules, part of every list's ETag. */
  hash: string
  collections: Collection[]
  /** `<entity>.create`, `<entity>.update`, `<entity>.form` */
  validators: Record<string, EntityValidator>
  lists: ListDefinition[]
  /** The text of a key; the key itself when there is none. */
  text: (key: TextKey, params?: TextParams) => string
  inCatalogue: (catalogue: string, value: unknown) => boolean
  catalogueItem: (catalogue: string, value: unknown) => CatalogueItem | undefined
  catalogueRanks: CatalogueRanks
}

/** Makes portals ready to serve; the validators of a module that did not change are loaded once. */
export function createPortalLoader(): (portal: CompiledPortal) => PublishedPortal {
  let loaded = new Map<string, Validators>()
  return (portal) => {
    const next = new Map<string, Validators>()
    for (const [id, hash] of Object.entries(portal.manifest.modules)) {
      const name = `${id}.${hash}.js`
      const source = portal.files[name]
      if (source === undefined) throw new Error(`The compiled portal has no file of module ${id}`)
      next.set(name, loaded.get(name) ?? loadValidators(source, name))
    }
    loaded = next
    return readyPortal(portal, Object.assign({}, ...next.values()) as Validators)
  }
}

type Validators = Record<string, EntityValidator>

/**
 * Runs the ES module that browsers get too. As a function instead of an import, because an imported module stays in
 * memory for ever. The compiler emits `export const` at the start of a line, and no import.
 */
function loadValidators(source: string, filename: string): Validators {
  const body = source.replaceAll(/^export const /gm, 'const ')
  const load = compileFunction(`${body}\nreturn validators`, [], {
    filename,
  }) as () => CompiledModule['validators']
  return load()
}

function readyPortal(portal: CompiledPortal, validators: Validators): PublishedPortal {
  const modules = Object.values(portal.modules)
  const texts: Record<string, Text> = Object.assign(
    {},
    portal.manifest.texts,
    portal.serverTexts,
    ...modules.map(({ texts }) => texts),
  )
  const catalogues = new Map(
    Object.entries(portal.catalogues).map(([id, items]) => [
      id,
      new Map(items.map((item) => [item.value, item])),
    ]),
  )
  const entities: Record<string, EntityDefinition> = Object.assign(
    {},
    ...modules.map(({ entities }) => entities),
  )
  const resources: ResourceDefinition[] = modules.flatMap((module) => Object.values(module.resources))
  const ranks = new Map<string, string>()
  return {
    portal,
    hash: Object.values(portal.manifest.modules).join('-'),
    validators,
    collections: resources.map((resource) => {
      const entity = entities[resource.entity]
      if (!entity) throw new Error(`Resource ${resource.id} has no entity ${resource.entity}`)
      return { resource, entity }
    }),
    lists: modules.flatMap((module) => Object.values(module.lists)),
    text: (key, params = {}) => fillText(texts[key] ?? key, params, portal.manifest.locale),
    catalogueRanks: (catalogue) => {
      const known =
        ranks.get(catalogue) ?? rankByText(portal.catalogues[catalogue] ?? [], portal.manifest.locale)
      ranks.set(catalogue, known)
      return known
    },
    inCatalogue: (catalogue, value) =>
      typeof value === 'string' && catalogues.get(catalogue)?.has(value) === true,
    catalogueItem: (catalogue, value) =>
      typeof value === 'string' ? catalogues.get(catalogue)?.get(value) : undefined,
  }
}

function rankByText(items: readonly CatalogueItem[], locale: string): string {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = items.toSorted((left, right) => compare(left.text, right.text))
  return JSON.stringify(Object.fromEntries(sorted.map(({ value }, rank) => [value, rank])))
}
