import { slotsOf } from './fieldPaths.ts'
import type { ModuleModel, SharedModel } from './Model.ts'
import type { ResourceSource, ScreenSource, ShapeSource } from './read/source.ts'

/** The slot of a resource below another: `depot_id` of `/v1/depots/{depot_id}/gates`, also a property of its records. */
export function parentSlot(resource: Pick<ResourceSource, 'path' | 'parent'>): string | undefined {
  return slotsAbove(resource).at(-1)
}

/** The slots of a resource below others: of its parent, and before that of the parent's own. */
export function slotsAbove({ path, parent }: Pick<ResourceSource, 'path' | 'parent'>): string[] {
  return parent === undefined ? [] : slotsOf(path).map(({ name }) => name)
}

/** The slots that an address gives a screen for the resources it shows, beside the id of a record. */
export function parentSlotsOf(model: SharedModel, module: ModuleModel, screen: ScreenSource): string[] {
  const slots = resourcesShown(module, screen).flatMap((id) => slotsOfResource(model, id))
  return [...new Set(slots)]
}

/** What an address gives beside `id` and `step`, as a shape that templates may name. */
export function parentRoute(model: SharedModel, resource: string): ShapeSource | undefined {
  const slots = slotsOfResource(model, resource)
  if (slots.length === 0) return undefined
  const properties = Object.fromEntries(slots.map((slot) => [slot, { type: 'string' as const }]))
  return { type: 'object', properties, required: slots }
}

function slotsOfResource(model: SharedModel, id: string): string[] {
  const resource = model.resources.get(id)?.value
  return resource ? slotsAbove(resource) : []
}

/** Those a screen cannot fill itself: blocks below the record of their page take its id. */
function resourcesShown(module: ModuleModel, screen: ScreenSource): string[] {
  const listed = (id: string) => module.lists.find(({ value }) => value.id === id)?.value.resource ?? []
  if ('list' in screen) return [listed(screen.list)].flat()
  if ('wizard' in screen)
    return module.wizards.flatMap(({ value }) => (value.id === screen.wizard ? value.resource : []))
  const page = module.pages.find(({ value }) => value.id === screen.page)?.value
  if (page === undefined) return []
  const parentOf = (id: string) =>
    module.resources.find(({ value }) => value.id === id)?.value.parent?.resource
  const shown = page.blocks.flatMap((block) =>
    block.kind === 'list'
      ? listed(block.list)
      : block.kind === 'rows' || block.kind === 'form'
        ? block.resource
        : [],
  )
  const own = page.record?.resource
  return [
    ...(own === undefined ? [] : [own]),
    ...shown.filter((id) => own === undefined || parentOf(id) !== own),
  ]
}
