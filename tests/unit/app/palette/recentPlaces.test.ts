import { beforeEach, expect, it, vi } from 'vitest'
import { recentPlaces, rememberPlace } from '../../../../src/app/palette/recentPlaces.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it("remembers each user's last six places, newest first, without duplicates", () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'])
    rememberPlace('one', { to: `/${name}`, title: name })
  expect(recentPlaces('one').map(({ title }) => title)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  expect(recentPlaces('two')).toEqual([])
})

it('ignores links that leave the portal', () => {
  const stored = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    7,
    '/fine',
  ]
  localStorage.setItem('recent.one', JSON.stringify(stored.map((to) => ({ to, title: 'x' }))))
  expect(recentPlaces('one')).toEqual([{ to: '/fine', title: 'x' }])
  localStorage.setItem('recent.one', 'not json')
  expect(recentPlaces('one')).toEqual([])
})
