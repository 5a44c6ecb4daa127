let loading: Promise<typeof import('./GridRows.tsx')> | undefined

/** The grid's code, asked for once; a failed load may be tried again. */
export function loadGridRows(): Promise<typeof import('./GridRows.tsx')> {
  loading ??= import('./GridRows.tsx').catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}
