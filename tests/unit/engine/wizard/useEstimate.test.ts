import { expect, it } from 'vitest'
import { confirmedOf } from '../../../../src/engine/wizard/useEstimate.ts'

it('confirms the figures that were shown, and none that the answer doesn’t have', () => {
  const confirms = { expected_count: 'count', expected_total: 'cost.total' }
  expect(confirmedOf({ confirms }, { count: 2, cost: { total: 5 } })).toEqual({
    expected_count: 2,
    expected_total: 5,
  })
  expect(confirmedOf({ confirms }, { count: 0 })).toEqual({ expected_count: 0 })
  expect(confirmedOf({}, { count: 2 })).toBeUndefined()
})
