import { expect, it } from 'vitest'
import { mergePatch } from '../../../src/shared/mergePatch.ts'

// The cases of RFC 7396, appendix A, whose target and patch are objects.
it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('merges into %j the patch %j', (target, patch, merged) => {
  const before = structuredClone([target, patch])
  expect(mergePatch(target, patch)).toEqual(merged)
  expect([target, patch]).toEqual(before)
})
