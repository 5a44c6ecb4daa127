import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coverParts, deal, repetitions, sample } from '../../support/sampling.ts'

const numbers = Array.from({ length: 50 }, (_, index) => index)
const faults = ['lost', 'slow', 'broken', 'refused']

beforeEach(() => vi.stubEnv('TEST_SAMPLES', ''))
afterEach(() => vi.unstubAllEnvs())

describe('a sample', () => {
  it('is the same in every run, keeps the order, and differs by name', () => {
    const one = sample('one', numbers, 10, false)
    expect(one).toHaveLength(10)
    expect(one).toEqual(one.toSorted((left, right) => left - right))
    expect(sample('one', numbers, 10, false)).toEqual(one)
    expect(sample('other', numbers, 10, false)).not.toEqual(one)
  })

  it('is everything when everything is tried', () => {
    expect(sample('one', numbers, 10, true)).toEqual(numbers)
  })

  it('reports how many of how many are tried', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patchbay-samples-'))
    vi.stubEnv('TEST_SAMPLES', join(folder, 'samples'))
    sample('numbers', numbers, 10, false)
    const count = repetitions('kills', 12, 50)
    expect(readFileSync(join(folder, 'samples'), 'utf8')).toBe(`numbers: 10 of 50\nkills: ${count} of 50\n`)
    rmSync(folder, { recursive: true })
  })
})

describe('dealing', () => {
  const kindOf = (number: number): string => (number < 6 ? 'few' : 'many')

  it('gives every item a case, and every case of a class an item', () => {
    const dealt = deal('faults', numbers, kindOf, () => faults, false)
    expect([...dealt.keys()]).toEqual(numbers)
    for (const hand of dealt.values()) expect(hand.length).toBeGreaterThan(0)
    for (const kind of ['few', 'many']) {
      const hands = [...dealt].filter(([number]) => kindOf(number) === kind).flatMap(([, hand]) => hand)
      expect(new Set(hands)).toEqual(new Set(faults))
    }
    expect([...dealt.values()].flat().length).toBeLessThan(60)
  })

  it('tries a case once for all classes of an item', () => {
    const pages = [['form'], ['form', 'chart'], ['chart'], ['form', 'chart', 'table']]
    const dealt = deal(
      'faults',
      pages,
      (page) => page,
      () => faults,
      false,
    )
    expect(dealt.get(pages[3]!)).toEqual(faults)
    for (const page of pages.slice(0, 3)) expect(dealt.get(page)).toHaveLength(1)
  })

  it('gives a single item of a class all its cases', () => {
    expect(deal('faults', ['gate'], String, () => faults, false).get('gate')).toEqual(faults)
  })

  it('refuses cases that are not recognized again, instead of trying none', () => {
    expect(() => deal('faults', numbers, kindOf, () => [{ name: 'lost' }], false)).toThrow(/none is tried/)
  })

  it('gives no item a case it does not have', () => {
    const dealt = deal('faults', numbers, kindOf, (number) => (number === 3 ? ['slow'] : faults), false)
    expect(dealt.get(3)).toEqual(['slow'])
  })

  it('gives every item everything when everything is tried', () => {
    const dealt = deal('faults', numbers, kindOf, () => faults, true)
    expect([...dealt.values()]).toEqual(numbers.map(() => faults))
  })
})

describe('covering parts', () => {
  const screens = [['table', 'menu'], ['table'], ['table', 'chart'], ['table'], ['table', 'menu']]

  it('leaves out only what has every part elsewhere', () => {
    const kept = coverParts(
      'screens',
      screens,
      () => 'list',
      (parts) => parts,
      1,
      false,
    )
    expect(new Set(kept.flat())).toEqual(new Set(['table', 'menu', 'chart']))
    expect(kept).toHaveLength(2)
  })

  it('keeps a few of each class, and everything when everything is tried', () => {
    const parts = (screen: string[]): string[] => screen
    expect(coverParts('screens', screens, () => 'list', parts, 3, false)).toHaveLength(3)
    expect(coverParts('screens', screens, () => 'list', parts, 1, true)).toEqual(screens)
  })
})
