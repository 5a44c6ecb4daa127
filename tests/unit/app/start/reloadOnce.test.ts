import { expect, it, vi } from 'vitest'
import { reloadOnce } from '../../../../src/app/start/reloadOnce.ts'
import { isPublicPath } from '../../../../src/shared/isPublicPath.ts'
import { signInPath } from '../../../../src/app/start/signInPath.ts'

it('reloads once and not again within ten seconds', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const reload = vi.fn()
  expect(reloadOnce(storage, reload, 100_000)).toBe(true)
  expect(reloadOnce(storage, reload, 109_999)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  expect(reloadOnce(storage, reload, 110_000)).toBe(true)
})

it('redirects to sign-in with the return URL', () => {
  expect(signInPath({ pathname: '/logs', search: '?type=placed' })).toBe(
    '/auth/sign?redirect=%2Flogs%3Ftype%3Dplaced',
  )
  expect(signInPath({ pathname: '/', search: '' })).toBe('/auth/sign')
})

it('requires no session for pages below /auth or the terms', () => {
  expect(
    ['/auth/sign', '/auth/anything', '/auth', '/terms'].map((path) => isPublicPath(path, '/terms')),
  ).toEqual([true, true, true, true])
  expect(['/', '/authors', '/terms/x'].map((path) => isPublicPath(path, '/terms'))).toEqual([
    false,
    false,
    false,
  ])
})
