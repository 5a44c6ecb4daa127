import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPath, isWithin, parsePath, pathsOverlap, setPath } from '../../../src/shared/paths.ts'
import { seed } from '../../support/sampling.ts'

describe('paths', () => {
  it('splits names and indexes', () => {
    expect(parsePath('mappings[0].column')).toEqual(['mappings', '0', 'column'])
  })

  it('reads own properties only', () => {
    expect(getPath({ a: [{ b: 1 }] }, 'a[0].b')).toBe(1)
    expect(getPath({ a: null }, 'a.b')).toBeUndefined()
    expect(getPath({}, 'constructor')).toBeUndefined()
    expect(getPath([1], 'length')).toBeUndefined()
  })

  it('changes one value and keeps the identity of the rest', () => {
    const before = { left: { x: 1 }, right: { y: 1 } }
    const after = setPath(before, 'left.x', 2)
    expect(after).toEqual({ left: { x: 2 }, right: { y: 1 } })
    expect(after.right).toBe(before.right)
    expect(before.left.x).toBe(1)
  })

  it('creates missing parents and removes a key set to undefined', () => {
    expect(setPath({}, 'a[0].b', 1)).toEqual({ a: [{ b: 1 }] })
    expect(setPath({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
  })

  it('never touches a prototype', () => {
    setPath({}, '__proto__.polluted', true)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('tests whether one path contains another', () => {
    expect(isWithin('a.b', 'a')).toBe(true)
    expect(isWithin('ab', 'a')).toBe(false)
    expect(pathsOverlap('a', 'a[0].b')).toBe(true)
    expect(pathsOverlap('a.b', 'a.c')).toBe(false)
  })

  it('reads back set values', () => {
    const names = fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(names, fc.oneof(fc.string(), fc.integer()), (parts, value) => {
        expect(getPath(setPath({}, parts.join('.'), value), parts.join('.'))).toBe(value)
      }),
      { seed },
    )
  })
})
