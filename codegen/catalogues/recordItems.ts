import type { Model } from '../Model.ts'
import type { CatalogueEntry } from '../read/source.ts'
import { storedRecords } from './storedRecords.ts'

/** The kinds of records that are stored, by their titles, in the order of modules. */
export function recordItems(model: Model): CatalogueEntry[] {
  return storedRecords(model).map(({ resource, title }) => ({ value: resource.entity, text: title }))
}
