import type {
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
import type { Collection } from '../storage/syncIndexes.ts'

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
  text: (key: TextKey) => string
  inCatalogue: (catalogue: string, value: unknown) => boolean
}

/** Loads the validators of each module from the files that browsers get too. */
export async function readyPortal(portal: CompiledPortal): Promise<PublishedPortal> {
  const modules = Object.values(portal.modules)
  const texts: Record<string, Text> = Object.assign(
    {},
    portal.manifest.texts,
    ...modules.map(({ texts }) => texts),
  )
  const catalogues = new Map(
    Object.entries(portal.catalogues).map(([id, items]) => [id, new Set(items.map(({ value }) => value))]),
  )
  const validators: Record<string, EntityValidator> = {}
  for (const [id, hash] of Object.entries(portal.manifest.modules)) {
    const source = portal.files[`${id}.${hash}.js`]
    if (source === undefined) throw new Error(`The compiled portal has no file of module ${id}`)
    const url = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
    // The compiler emits this shape.
    const loaded = (await import(/* @vite-ignore */ url)) as CompiledModule
    Object.assign(validators, loaded.validators)
  }
  const entities: Record<string, EntityDefinition> = Object.assign(
    {},
    ...modules.map(({ entities }) => entities),
  )
  const resources: ResourceDefinition[] = modules.flatMap((module) => Object.values(module.resources))
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
    text: (key) => fillText(texts[key] ?? key, {}, portal.manifest.locale),
    inCatalogue: (catalogue, value) =>
      typeof value === 'string' && catalogues.get(catalogue)?.has(value) === true,
  }
}
