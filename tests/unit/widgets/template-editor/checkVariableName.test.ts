import { expect, it } from 'vitest'
import { checkVariableName, freeName } from '../../../../src/widgets/template-editor/checkVariableName.ts'
import { t } from '../../../support/englishTexts.ts'

it('suggests an unused name', () => {
  expect(freeName([])).toBe('name')
  expect(freeName(['name', 'name2'])).toBe('name3')
})

it('explains what is wrong with a name', () => {
  const words = (name: string, taken: string[] = []) => {
    const problem = checkVariableName(name, taken)
    return problem && t(problem.key, problem.params)
  }
  expect(words(' first name ')).toBeUndefined()
  expect(words('  ')).toBe('Enter a name for the variable')
  expect(words('a}b')).toBe('Use letters, digits, spaces, _ and - only')
  expect(words('a'.repeat(65))).toBe('Use at most 64 characters')
  expect(words('code', ['code'])).toBe('Each variable name must be unique')
})
