import { useMemo } from 'react'
import { findProperty } from '../../language/index.ts'
import type { CatalogueItem, EntityDefinition } from '../../language/portal.ts'
import type { CellContext } from './cells/CellVariant.ts'
import { usePortal } from './portalContext.ts'
import { useCatalogue } from './useCatalogue.ts'

/**
 * Gives the cell context of each field of an entity, or of values that belong to none. Names of countries and regions arrive when their catalogue is loaded;
 * the returned function changes then, and only then.
 * @param cellNames cells that will be drawn; a catalogue is loaded only when one of them needs its names
 */
export function useCellContext(
  entity: EntityDefinition | undefined,
  cellNames: string[],
): (field: string) => CellContext {
  const { t, manifest, session } = usePortal()
  const wantsCountries = cellNames.some((name) => name === 'country' || name === 'countries')
  const countries = useCatalogue(wantsCountries ? 'countries' : null)
  const regions = useCatalogue(cellNames.includes('region') ? 'regions' : null)
  const timeZone = typeof session.account['timezone'] === 'string' ? session.account['timezone'] : 'UTC'
  return useMemo(() => {
    const shared = {
      t,
      locale: manifest.locale,
      currency: manifest.currency,
      timeZone,
      countryName: nameIn(countries),
      regionName: nameIn(regions),
      ...(entity ? { lifecycle: entity.lifecycle } : {}),
    }
    return (field) => ({ ...shared, ...(entity ? { property: findProperty(entity, field) } : {}) })
  }, [countries, regions, entity, manifest.currency, manifest.locale, t, timeZone])
}

function nameIn(catalogue: CatalogueItem[] | undefined): (code: string) => string {
  const names = new Map(catalogue?.map(({ value, text }) => [value, text]))
  return (code) => names.get(code) ?? code
}
