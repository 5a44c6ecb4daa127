import { expect, it } from 'vitest'
import { createNumberSet } from '../../../../src/domain/contacts/createNumberSet.ts'
import { createRandom, seed } from '../../../support/sampling.ts'

it('keeps every number added to the set as it grows', () => {
  console.log(`createNumberSet seed ${seed}`)
  const random = createRandom(seed)
  const ours = createNumberSet()
  const reference = new Set<string>()
  for (let added = 0; added < 300_000; added += 1) {
    const head = 10_000_000 + random(200)
    const tail = 1_000_000 + random(2000)
    const isNew = !reference.has(`${head} ${tail}`)
    reference.add(`${head} ${tail}`)
    if (ours.add(head, tail) !== isNew)
      expect.unreachable(`${head} ${tail} should be ${isNew ? 'new' : 'known'}`)
  }
  expect(ours.size).toBe(reference.size)
})

it('distinguishes numbers that differ in leading zeros of their second part', () => {
  const set = createNumberSet()
  expect([
    set.add(12345678, 1),
    set.add(12345678, 10),
    set.add(12345678, 100),
    set.add(12345678, 10),
  ]).toEqual([true, true, true, false])
})
