import { useCallback, useMemo, useState } from 'react'
import type { ListDefinition } from '../../language/portal.ts'
import type { ListView } from '../../shared/listView.ts'
import { usePreference } from '../data/usePreference.ts'
import { mergeColumns, type ColumnChoice } from '../../language/lists/columnChoices.ts'
import { readColumnChoices } from './columnLayout.ts'

export interface ListColumns {
  /** False until the person's choice is known, so that columns never move after they were drawn. */
  ready: boolean
  choices: ColumnChoice[]
  save: (choices: ColumnChoice[]) => void
  reset: () => void
  changed: boolean
}

/**
 * The columns a person sees, in their order and width: kept by the server for that person, or as the view in force says;
 * then a change lasts until it is saved with the view.
 */
export function useListColumns(list: ListDefinition, view: ListView | undefined): ListColumns {
  const { value, save: savePreference } = usePreference(`list.${list.module}.${list.id}`)
  const [draft, setDraft] = useState<{ view: string; columns: ColumnChoice[] }>()
  const ofView = view && view.content.columns.length > 0 ? view : undefined
  const saved = useMemo(
    () => readColumnChoices(ofView ? (draft?.view === ofView.id ? draft : ofView.content) : value),
    [draft, ofView, value],
  )
  const choices = useMemo(() => mergeColumns(list.columns, saved), [list.columns, saved])
  const viewId = ofView?.id
  const save = useCallback(
    (columns: ColumnChoice[]) => {
      if (viewId === undefined) savePreference({ columns })
      else setDraft({ view: viewId, columns })
    },
    [savePreference, viewId],
  )
  const reset = useCallback(() => {
    if (viewId === undefined) savePreference({ columns: [] })
    else setDraft(undefined)
  }, [savePreference, viewId])
  const changed = ofView ? draft?.view === ofView.id : saved.length > 0
  return { ready: value !== undefined, choices, save, reset, changed }
}
