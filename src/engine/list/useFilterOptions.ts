import { useMemo } from 'react'
import type { FilterDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCatalogue } from '../registry/useCatalogue.ts'

export type ChoiceFilterDefinition = Extract<FilterDefinition, { kind: 'select' }>

/** What a select filter offers, in words: its options, or those of its catalogue once that is loaded. */
export function useFilterOptions(filter: ChoiceFilterDefinition): { value: string; text: string }[] {
  const { t } = usePortal()
  const items = useCatalogue(filter.catalogue ?? null)
  return useMemo(
    () =>
      filter.catalogue === undefined
        ? filter.options.map(({ value, text }) => ({ value, text: t(text) }))
        : (items ?? []).map(({ value, text }) => ({ value, text })),
    [filter, items, t],
  )
}
