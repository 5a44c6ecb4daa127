import { expect, it } from 'vitest'
import { checkVariableName, freeName } from '../../../../src/widgets/template-editor/variableNames.ts'

it('offers a name that is not taken', () => {
  expect(freeName([])).toBe('name')
  expect(freeName(['name', 'name2'])).toBe('name3')
})

it('says what is wrong with a name', () => {
  expect(checkVariableName(' first name ', [])).toBeUndefined()
  expect(checkVariableName('  ', [])).toBe('Give the variable a name')
  expect(checkVariableName('a}b', [])).toBe('Use letters, digits, spaces, _ and - only')
  expect(checkVariableName('a'.repeat(65), [])).toBe('Use at most 64 characters')
  expect(checkVariableName('code', ['code'])).toBe('Each variable name must be unique')
})
