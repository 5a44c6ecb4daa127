type ThemeScope = typeof import('../theme/ThemeScope.tsx').ThemeScope

let loading: Promise<ThemeScope> | undefined

/** The MUI theme around screens; the shell itself needs none. The same promise until a load fails. */
export function loadThemeScope(): Promise<ThemeScope> {
  loading ??= import('../theme/ThemeScope.tsx').then(
    (module) => module.ThemeScope,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
