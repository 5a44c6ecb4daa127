import { useMemo } from 'react'
import { findProperty } from '../../language/index.ts'
import type { CatalogueItem, EntityDefinition } from '../../language/portal.ts'
import type { CellContext } from './cells/CellVariant.ts'
import { usePortal } from './portalContext.ts'
import { useTimeZone } from './time-zone/useTimeZone.ts'
import { useCatalogue, useCatalogueTexts } from './useCatalogue.ts'
import { usePhoneFormat } from './usePhoneFormat.ts'

const none = {}

/**
 * Gives the cell context of each field of an entity, or of values that belong to none. Names of countries and regions and the
 * formats of phone numbers arrive when they are loaded; the returned function changes then, and only then.
 * @param cellNames cells that will be drawn; a catalogue is loaded only when one of them needs its names
 * @param decimals of columns of amounts, by field, from `columnDecimals`
 */
export function useCellContext(
  entity: EntityDefinition | undefined,
  cellNames: string[],
  decimals: Record<string, number> = none,
): (field: string) => CellContext {
  const { t, manifest } = usePortal()
  const wantsCountries = cellNames.some((name) => name === 'country' || name === 'countries')
  const countries = useCatalogue(wantsCountries ? 'countries' : null)
  const regions = useCatalogue(cellNames.includes('region') ? 'regions' : null)
  const choices = useCatalogueTexts(cellNames.includes('choice') && entity ? chosenCatalogues(entity) : [])
  const phoneNumber = usePhoneFormat(cellNames.includes('phone'))
  const { zone, account } = useTimeZone()
  // The rows are renewed all the time, their decimals hardly ever.
  const decimalsKey = JSON.stringify(decimals)
  return useMemo(() => {
    const decimalsOf = JSON.parse(decimalsKey) as Record<string, number> // written above
    const shared = {
      t,
      locale: manifest.locale,
      currency: manifest.currency,
      timeZone: zone,
      accountZone: account,
      countryName: nameIn(countries),
      regionName: nameIn(regions),
      choiceText: (catalogue: string, value: string) => choices.get(catalogue)?.get(value) ?? value,
      phoneNumber,
      ...(entity ? { lifecycle: entity.lifecycle } : {}),
    }
    return (field) => ({
      ...shared,
      ...(decimalsOf[field] === undefined ? {} : { decimals: decimalsOf[field] }),
      ...(entity ? { property: findProperty(entity, field) } : {}),
    })
  }, [
    account,
    choices,
    countries,
    decimalsKey,
    regions,
    entity,
    manifest.currency,
    manifest.locale,
    phoneNumber,
    t,
    zone,
  ])
}

/** Catalogues of the values that are shown by their texts. */
function chosenCatalogues({ properties }: EntityDefinition): string[] {
  return Object.values(properties).flatMap(({ cell, catalogue, items }) =>
    cell === 'choice' ? (catalogue ?? items?.catalogue ?? []) : [],
  )
}

function nameIn(catalogue: CatalogueItem[] | undefined): (code: string) => string {
  const names = new Map(catalogue?.map(({ value, text }) => [value, text]))
  return (code) => names.get(code) ?? code
}
