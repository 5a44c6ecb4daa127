import { use } from 'react'
import type { CatalogueItem, PropertyDefinition } from '../../../language/portal.ts'
import { usePortal } from '../../registry/portalContext.ts'

export interface Choice {
  value: string | number
  text: string
}

/** The values a property may take, in order, with their texts: its enum, or the catalogue it names (suspends). */
export function useChoices(property: PropertyDefinition): Choice[] {
  const { t, loadCatalogue } = usePortal()
  if (property.enum) {
    return property.enum.map((value) => {
      const text = property.enumTexts?.[String(value)]
      return { value, text: text ? t(text) : String(value) }
    })
  }
  const items: CatalogueItem[] = property.catalogue ? use(loadCatalogue(property.catalogue)) : []
  return items.map(({ value, text }) => ({ value, text }))
}
