import type { Model, ModuleModel } from '../Model.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import type { CatalogueEntry, CatalogueSource, LifecycleSource } from '../read/source.ts'
import { resourcesWithEvents, storedRecords, wordsOf, type TitledResource } from './storedRecords.ts'

type NamedEvent = [name: string, text: string]

/**
 * What happens to records, as the audit log names it: `parcel.created`, `parcel.send`. Then what is reported of rows of
 * tables.
 */
export function eventItems(model: Model, { words = {} }: CatalogueSource): CatalogueEntry[] {
  const ofRecords = storedRecords(model).flatMap((each) => {
    const { entity, operations } = each.resource
    const lifecycle = model.lifecycles.get(entity)?.value
    return itemsOf(each, [
      ...named(operations.create ?? lifecycle, 'created', words.created),
      ...named(operations.update, 'changed', words.changed),
      ...named(operations.delete, 'removed', words.removed),
      ...named(operations.rotate, 'rotate', words.rotated),
      ...transitionsOf(model, each.module, lifecycle),
    ])
  })
  const ofRows = resourcesWithEvents(model).flatMap((each) =>
    itemsOf(
      each,
      (each.resource.events ?? []).map(({ id, title }) => [id, wordsOf(model, each.module, title) ?? id]),
    ),
  )
  return [...ofRecords, ...ofRows]
}

function itemsOf({ resource, title }: TitledResource, events: NamedEvent[]): CatalogueEntry[] {
  const { entity, operations } = resource
  const [permission, further] = permissionsNeeded((operations.get ?? operations.list)?.access ?? 'signed-in')
  return events.map(([name, text]) => ({
    value: `${entity}.${name}`,
    text: `${title}: ${text}`.slice(0, 200),
    record: title,
    ...(permission !== undefined && { permission }),
    ...(further !== undefined && { further_permission: further }),
  }))
}

function named(operation: object | undefined, name: string, word: string = name): NamedEvent[] {
  return operation === undefined ? [] : [[name, word]]
}

function transitionsOf(
  model: Model,
  module: ModuleModel,
  lifecycle: LifecycleSource | undefined,
): NamedEvent[] {
  return (lifecycle?.transitions ?? []).map(({ id, event, to }) => [
    id,
    wordsOf(model, module, event) ?? wordsOf(model, module, lifecycle?.states[to]?.title) ?? id,
  ])
}
