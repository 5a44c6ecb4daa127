import { createContext, useContext } from 'react'
import type { Selection } from './useSelection.ts'

/** What the checkboxes of rows show; null where nothing can be done with many rows. */
export const SelectionContext = createContext<Selection | null>(null)

export function useRowSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('Checkboxes of rows stand inside a SelectionContext')
  return selection
}
