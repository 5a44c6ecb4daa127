import { expect, it } from 'vitest'
import { valuesOfRow } from '../../../../src/domain/sms/index.ts'

const city = { variable: 'city', column: 1 }

it('reads each value from its column and treats a missing cell as empty', () => {
  expect(valuesOfRow([city, { variable: 'code', column: 2 }], ['+1', 'Leeds'])).toEqual({
    city: 'Leeds',
    code: '',
  })
})

it('uses the fallback text only for empty cells', () => {
  const mappings = [{ ...city, when_empty: 'fallback' as const, fallback: 'your city' }]
  expect(valuesOfRow(mappings, ['+1', '  '])).toEqual({ city: 'your city' })
  expect(valuesOfRow(mappings, ['+1', 'Leeds'])).toEqual({ city: 'Leeds' })
})

it('returns nothing for a skipped contact, and the cell unchanged when sent anyway', () => {
  expect(valuesOfRow([{ ...city, when_empty: 'skip' }], ['+1'])).toBeUndefined()
  expect(valuesOfRow([{ ...city, when_empty: 'skip' }], ['+1', 'Leeds'])).toEqual({ city: 'Leeds' })
  expect(valuesOfRow([{ ...city, when_empty: 'send' }], ['+1', ' '])).toEqual({ city: ' ' })
})
