import type { Model, ModuleModel } from '../Model.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import type { CatalogueEntry, CatalogueSource, LifecycleSource } from '../read/source.ts'
import { storedRecords, wordsOf } from './storedRecords.ts'

/** What happens to records, as the audit log names it: `parcel.created`, `parcel.send`. */
export function eventItems(model: Model, { words = {} }: CatalogueSource): CatalogueEntry[] {
  return storedRecords(model).flatMap(({ module, resource, title }) => {
    const { entity, operations } = resource
    const lifecycle = model.lifecycles.get(entity)?.value
    const own: [name: string, text: string][] = [
      ...named(operations.create ?? lifecycle, 'created', words.created),
      ...named(operations.update, 'changed', words.changed),
      ...named(operations.delete, 'removed', words.removed),
      ...named(operations.rotate, 'rotate', words.rotated),
      ...transitionsOf(model, module, lifecycle),
    ]
    const [permission, further] = permissionsNeeded(
      (operations.get ?? operations.list)?.access ?? 'signed-in',
    )
    return own.map(([name, text]) => ({
      value: `${entity}.${name}`,
      text: `${title}: ${text}`.slice(0, 200),
      record: title,
      ...(permission !== undefined && { permission }),
      ...(further !== undefined && { further_permission: further }),
    }))
  })
}

function named(operation: object | undefined, name: string, word: string = name): [string, string][] {
  return operation === undefined ? [] : [[name, word]]
}

function transitionsOf(
  model: Model,
  module: ModuleModel,
  lifecycle: LifecycleSource | undefined,
): [string, string][] {
  return (lifecycle?.transitions ?? []).map(({ id, event, to }) => [
    id,
    wordsOf(model, module, event) ?? wordsOf(model, module, lifecycle?.states[to]?.title) ?? id,
  ])
}
