import type { CatalogueItem } from '../../../src/language/portal.ts'
import countries from '../../../definitions/catalogues/sender-countries.json' with { type: 'json' }

/** A property that an item lacks is absent in JSON; its type says undefined. */
export const senderCountries: CatalogueItem[] = countries.items.map(
  (item) => Object.fromEntries(Object.entries(item)) as CatalogueItem,
)

/** Stands for every country's. */
export const flag = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="red" d="M0 0h3v2H0z"/><path fill="white" d="M0 1h3v1H0z"/></svg>',
)}`

const loaded = Promise.resolve(senderCountries)
const nothing = Promise.resolve<CatalogueItem[]>([])

/** Of the catalogues of measured forms, only that of the countries is chosen from. */
export function loadCatalogue(name: string): Promise<CatalogueItem[]> {
  return name === 'sender-countries' ? loaded : nothing
}
