import type { Text } from '../../src/language/portal.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { fact } from '../question.ts'
import type { ResourceSource } from '../read/source.ts'

interface StoredRecords {
  module: ModuleModel
  resource: ResourceSource
  /** Of the entity. */
  title: string
}

/** The resources that store records, in the order of modules. */
export const storedRecords = fact(
  ({ modules, entities, texts }) => [modules, entities, texts],
  (modules, entities, texts): readonly StoredRecords[] =>
    modules.flatMap((module) =>
      module.resources.flatMap(({ value: resource }) => {
        const { entity: id, storage } = resource
        const entity = entities.get(id)?.value
        const isStored = storage.kind === 'documents' || storage.kind === 'behaviour'
        if (entity === undefined || !isStored) return []
        return [{ module, resource, title: wordsOf({ texts }, module, entity.title) ?? id }]
      }),
    ),
)

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
