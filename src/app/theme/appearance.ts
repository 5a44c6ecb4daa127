import { useSyncExternalStore } from 'react'
import { choose, chosen, onChange } from '../preferences/chosen.ts'
import type { ColorScheme, Density } from './tokens.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

function themeChoice(): ThemeChoice {
  const stored = chosen('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function shownScheme(): ColorScheme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function shownDensity(): Density {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable'
}

/** What the person chose, what is shown, and how to change it. */
export function useAppearance() {
  return {
    theme: useSyncExternalStore<ThemeChoice>(onChange, themeChoice, () => 'system'),
    scheme: useSyncExternalStore<ColorScheme>(onChange, shownScheme, () => 'light'),
    density: useSyncExternalStore<Density>(onChange, shownDensity, () => 'comfortable'),
    chooseTheme: (choice: ThemeChoice) => choose('theme', choice),
    chooseDensity: (choice: Density) => choose('density', choice),
  }
}
