import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const attributes = new Map<string, string>()
let cookie = ''

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** What `<html>` and the cookie hold, from the start on. */
async function shown(stored: Record<string, string> | 'forbidden', systemDark: boolean) {
  vi.stubGlobal('document', {
    documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    set cookie(value: string) {
      cookie = value
    },
  })
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (stored === 'forbidden') throw new Error('SecurityError')
      return stored[key] ?? null
    },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: systemDark, addEventListener: () => undefined }))
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    requestIdleCallback: (task: () => void) => task(),
  })
  const { followAppearance } = await import('../../../../src/app/theme/followAppearance.ts')
  followAppearance()
  return [attributes.get('data-theme'), attributes.get('data-density'), /=([^;]*)/.exec(cookie)?.[1]]
}

describe('the appearance', () => {
  it('follows the system setting without a saved choice or storage access', async () => {
    expect(await shown({}, true)).toEqual(['dark', 'comfortable', 'system.comfortable'])
    expect(await shown({}, false)).toEqual(['light', 'comfortable', 'system.comfortable'])
    expect(await shown('forbidden', true)).toEqual(['dark', 'comfortable', 'system.comfortable'])
  })

  it('prefers the saved choice, and notes it for the server', async () => {
    const light = { 'patchbay.theme': 'light', 'patchbay.density': 'compact' }
    expect(await shown(light, true)).toEqual(['light', 'compact', 'light.compact'])
    expect(await shown({ 'patchbay.theme': 'dark' }, false)).toEqual([
      'dark',
      'comfortable',
      'dark.comfortable',
    ])
    expect(cookie).toContain('SameSite=Lax; Secure')
  })

  it('ignores unknown values', async () => {
    const stored = { 'patchbay.theme': 'pink', 'patchbay.density': 'x' }
    expect(await shown(stored, false)).toEqual(['light', 'comfortable', 'system.comfortable'])
  })
})
