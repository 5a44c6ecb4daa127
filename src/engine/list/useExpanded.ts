import { useMemo, useState } from 'react'
import { evaluateCondition } from '../../language/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import type { RowsTools } from './rowsContext.ts'
import type { ListModel } from './useList.ts'

/** Which rows are expanded: those the definition says, until somebody decides otherwise. */
export function useExpanded({ list, rows }: Pick<ListModel, 'list' | 'rows'>): RowsTools['expanded'] {
  const { session } = usePortal()
  const { expand: facts, expandWhen } = list
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map())
  const begins = useMemo(() => {
    const expanding = expandWhen
      ? rows.filter((row) => evaluateCondition(expandWhen, { ...session, row }))
      : []
    return new Set(expanding.map(({ id }) => id))
  }, [expandWhen, rows, session])
  return useMemo(() => {
    if (!facts) return undefined
    const has = (id: string): boolean => decided.get(id) ?? begins.has(id)
    return { facts, has, toggle: (id) => setDecided((former) => new Map(former).set(id, !has(id))) }
  }, [begins, decided, facts])
}
