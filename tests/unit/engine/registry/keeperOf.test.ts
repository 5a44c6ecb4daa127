import { expect, it } from 'vitest'
import { keeperOf } from '../../../../src/engine/registry/keeperOf.ts'

it('tells the owner of an account from each user of its master who works there as the owner', () => {
  const user = { id: 'owner', email: 'owner@sub.example', permissions: [] }
  const keepers = [null, 'first', 'second'].map((master) =>
    keeperOf({ user, config: { switched_by: master } }),
  )
  expect(new Set(keepers).size).toBe(3)
  // A back end of one's own may not say it.
  expect(keeperOf({ user, config: {} })).toBe(keepers[0])
})
