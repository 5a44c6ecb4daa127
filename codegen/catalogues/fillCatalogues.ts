import type { CatalogueFile, Model } from '../Model.ts'
import type { CatalogueEntry, CatalogueSource } from '../read/source.ts'
import { sameWhile } from '../sameWhile.ts'
import { eventItems } from './eventItems.ts'
import { permissionItems } from './permissionItems.ts'
import { recordItems } from './recordItems.ts'
import { roleItems } from './roleItems.ts'

/** What the items of a catalogue can follow from. */
const DERIVED: Record<
  NonNullable<CatalogueSource['from']>,
  (model: Model, catalogue: CatalogueSource) => CatalogueEntry[]
> = {
  records: recordItems,
  events: eventItems,
  roles: roleItems,
  permissions: permissionItems,
}

const same = sameWhile<CatalogueFile>()

/** Catalogues whose items follow from other definitions get them. */
export function fillCatalogues(model: Model): void {
  for (const [id, file] of model.catalogues) model.catalogues.set(id, withItems(model, file))
}

function withItems(model: Model, file: CatalogueFile): CatalogueFile {
  const { value } = file
  if (value.from === undefined) return file
  const items = [...DERIVED[value.from](model, value), ...(value.also ?? [])]
  return same(file, [JSON.stringify(items)], () => ({ ...file, value: { ...value, items }, written: value }))
}
