import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSingleKeys } from '../../../../src/app/palette/createSingleKeys.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Types keys with the same pause between them. @returns what was done in the end */
function typed(keys: string[], pauseMs: number, takenUntil = 0): string[] {
  const done: string[] = []
  const singleKeys = createSingleKeys((action) => done.push(action) > 0)
  for (const [index, key] of keys.entries()) {
    const isTaken = index < takenUntil
    singleKeys.press({ key, at: Date.now(), isTaken, isRepeat: false })
    vi.advanceTimersByTime(pauseMs)
  }
  vi.runAllTimers()
  return done
}

describe('single keys', () => {
  it.each([
    { keys: ['g', 'h'], pauseMs: 100, done: ['home'] },
    { keys: ['g', 'h'], pauseMs: 1400, done: ['home'] },
    { keys: ['g', 'h'], pauseMs: 1600, done: [] },
    { keys: ['h'], pauseMs: 100, done: [] },
    { keys: ['n'], pauseMs: 100, done: ['new'] },
    { keys: ['Shift', '?'], pauseMs: 50, done: ['help'] },
    { keys: ['/'], pauseMs: 50, done: ['search'] },
    { keys: ['?', 'g', 'h'], pauseMs: 50, done: ['help', 'home'] },
  ])('act when they are meant: $keys every $pauseMs ms', ({ keys, pauseMs, done }) => {
    expect(typed(keys, pauseMs)).toEqual(done)
  })

  it.each(['night', ' at night', 'nothing', 'gh?', 'ghost', 'gn', 'right?', 'nn', 'and/or'])(
    'do nothing as letters of a word: %s',
    (word) => {
      expect(typed(word.split(''), 120)).toEqual([])
    },
  )

  it('do nothing right after letters of a field that has gone, and act later', () => {
    expect(typed('Engagh'.split(''), 120, 4)).toEqual([])
    expect(typed('Engagh'.split(''), 600, 4)).toEqual(['home'])
  })

  it('do nothing when another key or a press follows at once', () => {
    expect(typed(['n', 'Tab'], 100)).toEqual([])
    const done: string[] = []
    const singleKeys = createSingleKeys((action) => done.push(action) > 0)
    singleKeys.press({ key: 'n', at: 0, isTaken: false, isRepeat: false })
    singleKeys.cancel()
    vi.runAllTimers()
    expect(done).toEqual([])
  })

  it('do nothing while a key is held', () => {
    const done: string[] = []
    const singleKeys = createSingleKeys((action) => done.push(action) > 0)
    for (let at = 0; at < 2000; at += 400)
      singleKeys.press({ key: '/', at: 10_000 + at, isTaken: false, isRepeat: at > 0 })
    expect(done).toEqual(['search'])
  })
})
