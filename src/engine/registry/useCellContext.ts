import { useMemo } from 'react'
import { findProperty } from '../../language/index.ts'
import type { EntityDefinition } from '../../language/portal.ts'
import type { CellContext } from './cells/CellVariant.ts'
import { usePortal } from './portalContext.ts'
import { useCatalogue } from './useCatalogue.ts'

/**
 * Gives the cell context of each field of an entity, or of values that belong to none. Country names arrive when their catalogue is loaded;
 * the returned function changes then, and only then.
 * @param cellNames cells that will be drawn; countries are loaded only when one of them needs names
 */
export function useCellContext(
  entity: EntityDefinition | undefined,
  cellNames: string[],
): (field: string) => CellContext {
  const { t, manifest, session } = usePortal()
  const wantsCountries = cellNames.some((name) => name === 'country' || name === 'countries')
  const countries = useCatalogue(wantsCountries ? 'countries' : null)
  const timeZone = typeof session.account['timezone'] === 'string' ? session.account['timezone'] : 'UTC'
  return useMemo(() => {
    const names = new Map(countries?.map((item) => [item.value, item.text]))
    const shared = {
      t,
      locale: manifest.locale,
      currency: manifest.currency,
      timeZone,
      countryName: (code: string) => names.get(code) ?? code,
      ...(entity ? { lifecycle: entity.lifecycle } : {}),
    }
    return (field) => ({ ...shared, ...(entity ? { property: findProperty(entity, field) } : {}) })
  }, [countries, entity, manifest.currency, manifest.locale, t, timeZone])
}
