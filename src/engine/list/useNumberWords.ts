import { useCallback } from 'react'
import { cellOf } from '../registry/cells/cells.ts'
import { useCellContext } from '../registry/useCellContext.ts'

/** Numbers as a cell shows them. */
export function useNumberWords(cell: string): (number: number) => string {
  const contextOf = useCellContext(undefined, [cell])
  return useCallback((number: number) => cellOf(cell).text(number, contextOf('')), [cell, contextOf])
}
