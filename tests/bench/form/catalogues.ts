import type { CatalogueItem } from '../../../src/language/portal.ts'
import countries from '../../../definitions/catalogues/sender-countries.json' with { type: 'json' }

/** A property that an item lacks is absent in JSON; its type says undefined. */
export const senderCountries: CatalogueItem[] = countries.items.map(
  (item) => Object.fromEntries(Object.entries(item)) as CatalogueItem,
)

const loaded = Promise.resolve(senderCountries)
const nothing = Promise.resolve<CatalogueItem[]>([])

/** Of the catalogues of measured forms, only that of the countries is chosen from. */
export function loadCatalogue(name: string): Promise<CatalogueItem[]> {
  return name === 'sender-countries' ? loaded : nothing
}
