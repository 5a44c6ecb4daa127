import type { GridRows } from './GridRows.tsx'

interface GridCode {
  GridRows: typeof GridRows
}

let loading: Promise<GridCode> | undefined

/** The grid's code, asked for once; a failed load may be tried again. */
export function loadGridRows(): Promise<GridCode> {
  loading ??= import('./GridRows.tsx').catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}
