import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { appearanceKeys, applyStoredAppearance } from '../../../../src/app/theme/applyStoredAppearance.ts'

/** Runs the function as the build writes it: as text, with nothing but a browser around it. */
function check(
  stored: Record<string, string> | 'forbidden',
  systemDark: boolean,
  expected: [theme: string, density: string],
) {
  const attributes = new Map<string, string>()
  runInNewContext(`(${applyStoredAppearance.toString()})(${JSON.stringify(appearanceKeys)})`, {
    document: {
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    },
    localStorage: {
      getItem(key: string) {
        if (stored === 'forbidden') throw new Error('SecurityError')
        return stored[key] ?? null
      },
    },
    matchMedia: () => ({ matches: systemDark }),
  })
  expect([attributes.get('data-theme'), attributes.get('data-density')]).toEqual(expected)
}

describe('the appearance script', () => {
  it('follows the system setting without a saved choice or storage access', () => {
    check({}, true, ['dark', 'comfortable'])
    check({}, false, ['light', 'comfortable'])
    check('forbidden', true, ['dark', 'comfortable'])
  })

  it('prefers the saved choice', () => {
    check({ 'patchbay.theme': 'light', 'patchbay.density': 'compact' }, true, ['light', 'compact'])
    check({ 'patchbay.theme': 'dark' }, false, ['dark', 'comfortable'])
  })

  it('ignores unknown values', () =>
    check({ 'patchbay.theme': 'pink', 'patchbay.density': 'x' }, false, ['light', 'comfortable']))
})
