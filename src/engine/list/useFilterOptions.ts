import { useMemo } from 'react'
import type { FilterDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCatalogue } from '../registry/useCatalogue.ts'
import { valuesAlike } from './valuesAlike.ts'

export type ChoiceFilterDefinition = Extract<FilterDefinition, { kind: 'select' }>

/** What a select filter offers, in words: its options, or those of its catalogue once that is loaded. */
export function useFilterOptions(filter: ChoiceFilterDefinition): { value: string; text: string }[] {
  const { t } = usePortal()
  const items = useCatalogue(filter.catalogue ?? null)
  return useMemo(
    () =>
      filter.catalogue === undefined
        ? filter.options.flatMap(({ value, text }) =>
            valuesAlike(filter, value)[0] === value ? { value, text: t(text) } : [],
          )
        : (items ?? []).map(({ value, text }) => ({ value, text })),
    [filter, items, t],
  )
}
