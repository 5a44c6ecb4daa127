import { useSyncExternalStore } from 'react'
import { appearanceKeys, applyStoredAppearance } from './applyStoredAppearance.ts'
import type { ColorScheme, Density } from './tokens.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()

function changed(): void {
  applyStoredAppearance(appearanceKeys)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed)
    window.addEventListener('storage', changed)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be forbidden; the choice is not kept then.
  }
  changed()
}

function themeChoice(): ThemeChoice {
  const stored = read(appearanceKeys.theme)
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
    theme: useSyncExternalStore(subscribe, themeChoice),
    scheme: useSyncExternalStore(subscribe, shownScheme),
    density: useSyncExternalStore(subscribe, shownDensity),
    chooseTheme: (choice: ThemeChoice) => write(appearanceKeys.theme, choice),
    chooseDensity: (choice: Density) => write(appearanceKeys.density, choice),
  }
}
