import { describe, expect, it } from 'vitest'
import { refusalText } from '../../../src/language/index.ts'
import type { PropertyDefinition } from '../../../src/language/portal.ts'
import { t } from '../../support/englishTexts.ts'
import { entityWith, property } from './entityWith.ts'

function check(own: Partial<PropertyDefinition> & Pick<PropertyDefinition, 'type'>, keyword: string): string {
  const entity = entityWith({ thing: property(own) })
  const { key, params } = refusalText(entity, { path: 'thing', keyword, text: null })
  return t(key, params)
}

describe('the default error text of a field', () => {
  it.each<[Parameters<typeof check>[0], string, string]>([
    [{ type: 'string', maxLength: 60 }, 'maxLength', 'Use at most 60 characters'],
    [{ type: 'string', maxLength: 1 }, 'maxLength', 'Use at most 1 character'],
    [{ type: 'string', minLength: 3 }, 'minLength', 'Use at least 3 characters'],
    [{ type: 'string', minLength: 1 }, 'minLength', 'Required field'],
    [{ type: 'integer', minimum: 0 }, 'minimum', 'Enter at least 0'],
    [{ type: 'number', maximum: 12_500.5 }, 'maximum', 'Enter 12,500.5 or less'],
    [{ type: 'array', maxItems: 4 }, 'maxItems', 'You can add up to 4'],
    [{ type: 'array', minItems: 1 }, 'minItems', 'Add at least 1'],
    [{ type: 'integer' }, 'type', 'Enter a whole number'],
    [{ type: 'number' }, 'type', 'Enter a number'],
    [{ type: 'string' }, 'type', 'Please check this field'],
    [{ type: 'string', format: 'date' }, 'format', 'Enter the date as MM.DD.YYYY'],
    [{ type: 'string', format: 'email' }, 'format', 'Enter a full email address, like name@example.com'],
    [{ type: 'string', format: 'uuid' }, 'format', 'Please check this field'],
    [{ type: 'string', enum: ['a'] }, 'enum', 'This option is no longer available. Choose another.'],
    [{ type: 'object' }, 'reference', 'Not a valid choice'],
    [{ type: 'string' }, 'catalogue', 'Not a valid choice'],
    [{ type: 'string' }, 'required', 'Required field'],
  ])('for %o with reason %s is “%s”', (own, keyword, words) => {
    expect(check(own, keyword)).toBe(words)
  })

  it('uses the limit of a nested field', () => {
    const entity = entityWith({
      tags: property({ type: 'array', items: property({ type: 'string', maxLength: 9 }) }),
    })
    const { key, params } = refusalText(entity, { path: 'tags[2]', keyword: 'maxLength', text: null })
    expect(t(key, params)).toBe('Use at most 9 characters')
  })

  it("is overridden by the definition's text", () => {
    const entity = entityWith({ thing: property({ type: 'string', maxLength: 9 }) })
    const error = { path: 'thing', keyword: 'maxLength', text: 'things:shorter' }
    expect(refusalText(entity, error).key).toBe('things:shorter')
  })
})

describe("a definition's error text", () => {
  it("can include its field's limits", () => {
    const entity = entityWith({ thing: property({ type: 'string', minLength: 2, maxLength: 40 }) })
    const error = { path: 'thing', keyword: 'maxLength', text: 'too-long' }
    expect(refusalText(entity, error).params).toEqual({ minLength: 2, maxLength: 40, count: 40 })
  })

  it('has no words where the definition gives an empty text', () => {
    const entity = entityWith({ thing: property({ type: 'array', errors: { distinct: '' } }) })
    expect(refusalText(entity, { path: 'thing', keyword: 'distinct', text: '' }).key).toBe('')
  })
})
