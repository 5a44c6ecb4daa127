import type { Text } from '../../src/language/portal.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { fact } from '../question.ts'
import type { ResourceSource } from '../read/source.ts'

export interface TitledResource {
  module: ModuleModel
  resource: ResourceSource
  /** Of the entity. */
  title: string
}

const titledResources = fact(
  ({ modules, entities, texts }) => [modules, entities, texts],
  (modules, entities, texts): readonly TitledResource[] =>
    modules.flatMap((module) =>
      module.resources.flatMap(({ value: resource }) => {
        const { entity: id } = resource
        const entity = entities.get(id)?.value
        if (entity === undefined) return []
        return [{ module, resource, title: wordsOf({ texts }, module, entity.title) ?? id }]
      }),
    ),
)

/** The resources that store records, in the order of modules. */
export function storedRecords(model: SharedModel): TitledResource[] {
  return titledResources(model).filter(
    ({ resource: { storage } }) => storage.kind === 'documents' || storage.kind === 'behaviour',
  )
}

/** The resources in tables whose rows have events. */
export function resourcesWithEvents(model: SharedModel): TitledResource[] {
  return titledResources(model).filter(({ resource: { events } }) => events !== undefined)
}

/** A text without slots or plural forms, in the words of the module, or else of the portal. */
export function wordsOf(
  model: Pick<SharedModel, 'texts'>,
  module: ModuleModel,
  reference: string | undefined,
): string | undefined {
  const key = reference?.slice(1) ?? ''
  const own = [module.texts, model.texts].find((file) => file && Object.hasOwn(file.value.texts, key))
  const text: Text | undefined = own?.value.texts[key]
  return typeof text === 'string' ? text : undefined
}
