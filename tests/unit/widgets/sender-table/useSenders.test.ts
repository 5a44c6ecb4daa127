import { expect, it } from 'vitest'
import { afterFailure } from '../../../../src/widgets/sender-table/useSenders.ts'

const rows = [{ id: 'a', title: 'ACME', type: 'alpha_numeric', status: 'approved' }]
const failed = new Error('failed')
const before = { subject: 'GB', request: 'GB 1', rows, total: 2 }

it('leaves the table empty when what was asked for failed', () => {
  const asked = { subject: 'NO', request: 'NO 1', failed }
  expect(afterFailure(undefined, asked)).toEqual({ ...asked, rows: [], total: 0 })
  expect(afterFailure(before, asked)).toEqual({ ...asked, rows: [], total: 0 })
})

it('keeps the rows of the same search when more of them cannot be loaded', () => {
  const asked = { subject: 'GB', request: 'GB 2', failed }
  expect(afterFailure(before, asked)).toEqual({ ...asked, rows, total: 2 })
})
