import { useCallback, useMemo } from 'react'
import type { ListDefinition } from '../../language/portal.ts'
import { usePreference } from '../data/usePreference.ts'
import { mergeColumns, readColumnChoices, type ColumnChoice } from './columnLayout.ts'

export interface ListColumns {
  /** False until the person's choice is known, so that columns never move after they were drawn. */
  ready: boolean
  choices: ColumnChoice[]
  save: (choices: ColumnChoice[]) => void
  reset: () => void
  changed: boolean
}

/** The columns a person sees, in their order and width; kept by the server for that person. */
export function useListColumns(list: ListDefinition): ListColumns {
  const { value, save: savePreference } = usePreference(`list.${list.module}.${list.id}`)
  const saved = useMemo(() => readColumnChoices(value), [value])
  const choices = useMemo(() => mergeColumns(list.columns, saved), [list.columns, saved])
  const save = useCallback((columns: ColumnChoice[]) => savePreference({ columns }), [savePreference])
  const reset = useCallback(() => savePreference({ columns: [] }), [savePreference])
  return { ready: value !== undefined, choices, save, reset, changed: saved.length > 0 }
}
