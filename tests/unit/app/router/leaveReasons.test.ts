import { expect, it, vi } from 'vitest'
import { leaveReasons } from '../../../../src/app/router/leaveReasons.ts'

it('asks while anybody has a reason, and says the last text', () => {
  const set = vi.fn<(active: boolean, text?: string) => void>()
  const guardLeaving = leaveReasons({ set })
  guardLeaving(true, undefined, 'form')
  expect(set).toHaveBeenLastCalledWith(true, undefined)
  guardLeaving(true, 'm:lost', 'upload')
  guardLeaving(true, undefined, 'form')
  expect(set).toHaveBeenLastCalledWith(true, 'm:lost')
  guardLeaving(false, undefined, 'upload')
  expect(set).toHaveBeenLastCalledWith(true, undefined)
  guardLeaving(false, undefined, 'form')
  expect(set).toHaveBeenLastCalledWith(false, undefined)
})
