import type { ScreenReference } from '../../language/portal.ts'

/** The libraries behind each kind of screen are chunks of their own; calling an import again costs nothing. */
export const screenImports = {
  list: () => import('./ListPlace.tsx'),
  wizard: () => import('./WizardPlace.tsx'),
  /** The MUI theme around screens; the shell itself needs none. */
  theme: () => import('../theme/ThemeScope.tsx'),
}

export function kindOf(screen: ScreenReference): 'list' | 'wizard' {
  return 'list' in screen ? 'list' : 'wizard'
}
