/** Where the person's choice is kept in localStorage. */
export const appearanceKeys = { theme: 'patchbay.theme', density: 'patchbay.density' }

/**
 * Marks `<html>` with the chosen theme and density before anything is painted.
 * The build writes this function as a script of its own into the head, so it must not refer to anything outside itself.
 */
export function applyStoredAppearance(keys: { theme: string; density: string }): void {
  let theme: string | null = null
  let density: string | null = null
  try {
    theme = localStorage.getItem(keys.theme)
    density = localStorage.getItem(keys.density)
  } catch {
    // Storage may be forbidden; the system's preference is used then.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
  document.documentElement.setAttribute('data-density', density === 'compact' ? 'compact' : 'comfortable')
}
