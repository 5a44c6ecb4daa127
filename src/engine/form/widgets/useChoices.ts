import { use, useMemo } from 'react'
import type { ChoiceOption } from '../../../language/index.ts'
import type { PropertyDefinition } from '../../../language/portal.ts'
import { usePortal } from '../../registry/portalContext.ts'

export interface Choice {
  value: string | number
  text: string
  /** What conditions read of it. */
  option: ChoiceOption
}

/**
 * The values a property may take, in order, with their texts: its enum, or the catalogue it names (suspends).
 * They stay the same objects: a field that is given another choice takes back what is being typed.
 */
export function useChoices(property: PropertyDefinition): Choice[] {
  const { t, loadCatalogue } = usePortal()
  const items = property.catalogue && !property.enum ? use(loadCatalogue(property.catalogue)) : undefined
  return useMemo(() => {
    if (items) return items.map((item) => ({ value: item.value, text: item.text, option: item }))
    return (property.enum ?? []).map((value) => {
      const text = property.enumTexts?.[String(value)]
      return { value, text: text ? t(text) : String(value), option: { value } }
    })
  }, [items, property, t])
}
