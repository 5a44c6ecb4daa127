import { describe, expect, it } from 'vitest'
import {
  checkMapping,
  duplicateVariables,
  groupSenders,
  placeholders,
  previewShortLinks,
  renderTemplate,
  SHORT_LINK_SAMPLE,
  variableNames,
} from '../../../../src/domain/sms/index.ts'

function check(text: string, names: string[]) {
  expect(placeholders(text).map(({ name }) => name)).toEqual(names)
}

describe('placeholders', () => {
  it('finds variables in double braces in order', () => {
    check('Hi {{name}}, code {{ code }}, {{first name}}', ['name', 'code', 'first name'])
  })

  it('treats single, empty and broken braces as text', () => {
    check('{a} {{}} {{ }} {{a} }} {{b', [])
  })

  it('finds the inner pair of extra braces', () => {
    check('{{{a}}}', ['a'])
  })

  it('returns positions in the original text', () => {
    const text = '😀 {{ a }}!'
    expect(placeholders(text).map(({ start, end }) => text.slice(start, end))).toEqual(['{{ a }}'])
  })

  it('lists each duplicate once', () => {
    expect(duplicateVariables('{{a}} {{b}} {{a}} {{ a }}')).toEqual(['a'])
    expect(variableNames('{{a}} {{b}} {{a}}')).toEqual(['a', 'b'])
  })
})

describe('renderTemplate', () => {
  it('fills variables and keeps those without a value', () => {
    expect(renderTemplate('Hi {{name}}, {{code}}', { name: 'Anna' })).toBe('Hi Anna, {{code}}')
  })

  it('does not expand values again and ignores inherited names', () => {
    expect(renderTemplate('{{a}}{{toString}}', { a: '{{b}} $&', b: 'no' })).toBe('{{b}} $&{{toString}}')
  })
})

describe('previewShortLinks', () => {
  it('replaces each web link with the sample and keeps the text around it', () => {
    expect(previewShortLinks('See https://example.com/a?b=c#d. Or (http://x.y)!')).toBe(
      `See ${SHORT_LINK_SAMPLE}. Or (${SHORT_LINK_SAMPLE})!`,
    )
  })
})

describe('groupSenders', () => {
  it('groups senders by registration status', () => {
    const senders = ['approved', 'pending', 'declined', 'in_review', 'blocked'].map((status) => ({ status }))
    expect(
      groupSenders(senders).map(({ id, senders: list }) => [id, list.map(({ status }) => status)]),
    ).toEqual([
      ['complete', ['approved']],
      ['pending', ['pending', 'in_review']],
      ['declined', ['declined', 'blocked']],
    ])
  })
})

describe('checkMapping', () => {
  const codes = (variables: string[], mappings: Parameters<typeof checkMapping>[1]) =>
    checkMapping(variables, mappings).map(({ code, variable }) => `${code} ${variable}`)

  it('accepts one column for each variable', () => {
    expect(
      codes(
        ['a', 'b'],
        [
          { variable: 'a', column: 'B' },
          { variable: 'b', column: 0 },
        ],
      ),
    ).toEqual([])
  })

  it('rejects a column used twice and a variable mapped twice, missing or unknown', () => {
    expect(
      codes(
        ['a', 'b'],
        [
          { variable: 'a', column: 1 },
          { variable: 'b', column: 1 },
        ],
      ),
    ).toEqual(['column-twice b'])
    expect(
      codes(
        ['a'],
        [
          { variable: 'a', column: 1 },
          { variable: 'a', column: 2 },
        ],
      ),
    ).toEqual(['variable-twice a'])
    expect(codes(['a'], [{ variable: 'a', column: '' }])).toEqual(['unmapped-variable a'])
    expect(codes([], [{ variable: 'x', column: 1 }])).toEqual(['unknown-variable x'])
  })
})
