import type { EngineTextKey } from '../../engine/registry/engineTexts.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useAppearance } from '../theme/appearance.ts'
import type { Entry } from './Entry.ts'
import { requestHelp } from './helpRequests.ts'

/** An entry that does something. */
export interface Action extends Entry {
  run: () => void
}

const themes: Record<'light' | 'dark' | 'system', EngineTextKey> = {
  light: 'portal:shell-theme-light',
  dark: 'portal:shell-theme-dark',
  system: 'portal:shell-theme-system',
}
const densities: Record<'comfortable' | 'compact', EngineTextKey> = {
  comfortable: 'portal:shell-density-comfortable',
  compact: 'portal:shell-density-compact',
}

/** What can be done wherever a person is: how the portal looks, help, and the way out. */
export function useActions(): Action[] {
  const { signOut, t } = usePortal()
  const { theme, density, chooseTheme, chooseDensity } = useAppearance()
  const looks = [
    ...(['light', 'dark', 'system'] as const)
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        id: `theme:${choice}`,
        title: `${t('portal:shell-theme')}: ${t(themes[choice])}`,
        run: () => chooseTheme(choice),
      })),
    ...(['comfortable', 'compact'] as const)
      .filter((choice) => choice !== density)
      .map((choice) => ({
        id: `density:${choice}`,
        title: `${t('portal:shell-density')}: ${t(densities[choice])}`,
        run: () => chooseDensity(choice),
      })),
  ]
  return [
    ...looks.map((look) => ({ ...look, icon: 'view' })),
    { id: 'help', title: t('portal:shell-shortcuts'), icon: 'info', run: requestHelp },
    { id: 'log-out', title: t('portal:shell-log-out'), icon: 'account', run: () => void signOut() },
  ]
}
