import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { domainChecks } from '../../../src/domain/domainChecks.ts'

describe('the check table', () => {
  it('has exactly the checks in definitions/registry.json', () => {
    const registry = JSON.parse(readFileSync('definitions/registry.json', 'utf8'))
    expect(Object.keys(domainChecks).toSorted()).toEqual(Object.keys(registry.checks).toSorted())
  })

  it('passes every check while its values are missing', () => {
    for (const check of Object.values(domainChecks)) expect(check({})).toBe(true)
  })
})

describe('sms/mapping-one-to-one', () => {
  const check = domainChecks['sms/mapping-one-to-one']
  it('requires a different column for each variable', () => {
    const text = '{{a}} {{b}}'
    expect(
      check({
        text,
        mappings: [
          { variable: 'a', column: 1 },
          { variable: 'b', column: 2 },
        ],
      }),
    ).toBe(true)
    expect(
      check({
        text,
        mappings: [
          { variable: 'a', column: 1 },
          { variable: 'b', column: 1 },
        ],
      }),
    ).toBe(false)
    expect(check({ text, mappings: [{ variable: 'a', column: 1 }] })).toBe(false)
    expect(check({ text })).toBe(false)
    expect(check({ text, mappings: [null, 'x'] })).toBe(false)
    expect(check({ text: 'no variables' })).toBe(true)
  })
})

describe('empty cell rules', () => {
  const mapping = { variable: 'a', column: 1 }
  it('require a choice for each mapped column with empty cells', () => {
    const check = (mappings: unknown, emptyCells: unknown): boolean =>
      domainChecks['sms/empty-cells']({ mappings, emptyCells })
    expect(check([mapping], [0, 6])).toBe(false)
    expect(check([{ ...mapping, when_empty: 'perhaps' }], [0, 6])).toBe(false)
    for (const choice of ['fallback', 'skip', 'send'])
      expect(check([{ ...mapping, when_empty: choice }], [0, 6])).toBe(true)
    expect(check([mapping], [3, 0])).toBe(true)
    expect(check([mapping], undefined)).toBe(true)
  })

  it('require a visible fallback text', () => {
    const check = (mappings: unknown): boolean => domainChecks['sms/fallback-text']({ mappings })
    expect(check([{ ...mapping, when_empty: 'fallback' }])).toBe(false)
    expect(check([{ ...mapping, when_empty: 'fallback', fallback: ' ' }])).toBe(false)
    expect(check([{ ...mapping, when_empty: 'fallback', fallback: 'there' }])).toBe(true)
    expect(check([{ ...mapping, when_empty: 'skip', fallback: '' }])).toBe(true)
  })
})

describe('template rules', () => {
  it('require unique variables, a valid length and usable Sender IDs', () => {
    expect(domainChecks['sms/unique-variables']({ text: '{{a}} {{a}}' })).toBe(false)
    expect(domainChecks['sms/variable-braces']({ text: 'Hi {{}}' })).toEqual({ spot: '{{}}' })
    expect(domainChecks['sms/variable-length']({ text: `{{${'a'.repeat(21)}${'b'.repeat(44)}}}` })).toEqual({
      spot: `{{${'a'.repeat(21)}b…`,
    })
    expect(domainChecks['sms/text-length']({ text: 'a'.repeat(1531) })).toBe(false)
    expect(domainChecks['sms/text-length']({ text: 'ж'.repeat(670) })).toBe(true)
    expect(domainChecks['sms/account-has-senders']({ hasSenders: false })).toBe(false)
    expect(domainChecks['sms/usable-sender']({ usable: 0 })).toBe(false)
    expect(domainChecks['sms/usable-sender']({ usable: 1 })).toBe(true)
  })
})

describe('schedule/future', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-05T14:00:00Z') }))
  afterEach(() => vi.useRealTimers())

  it('compares the time in the chosen zone with now', () => {
    const check = (startsAt: string, timeZone: string) =>
      domainChecks['schedule/future']({ startsAt, timeZone })
    expect(check('2026-03-05T15:00', 'Europe/Oslo')).toBe(true)
    expect(check('2026-03-05T14:59', 'Europe/Oslo')).toBe(false)
    expect(check('2026-03-05T15:00', 'America/New_York')).toBe(true)
    expect(check('no date', 'Europe/Oslo')).toBe(true)
  })
})
