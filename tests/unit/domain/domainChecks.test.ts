import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { domainChecks } from '../../../src/domain/domainChecks.ts'

describe('the table of checks', () => {
  it('has exactly the checks of definitions/registry.json', () => {
    const registry = JSON.parse(readFileSync('definitions/registry.json', 'utf8'))
    expect(Object.keys(domainChecks).toSorted()).toEqual(Object.keys(registry.checks).toSorted())
  })

  it('holds every check true while its values are missing', () => {
    for (const check of Object.values(domainChecks)) expect(check({})).toBe(true)
  })
})

describe('sms/mapping-one-to-one', () => {
  const check = domainChecks['sms/mapping-one-to-one']
  it('wants one column for each variable and none twice', () => {
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

describe('the rules of a template', () => {
  it('want unique variables, the length of the limit and usable Sender IDs', () => {
    expect(domainChecks['sms/unique-variables']({ text: '{{a}} {{a}}' })).toBe(false)
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

  it('compares the instant in the chosen zone with now', () => {
    const check = (startsAt: string, timeZone: string) =>
      domainChecks['schedule/future']({ startsAt, timeZone })
    expect(check('2026-03-05T15:00', 'Europe/Oslo')).toBe(true)
    expect(check('2026-03-05T14:59', 'Europe/Oslo')).toBe(false)
    expect(check('2026-03-05T15:00', 'America/New_York')).toBe(true)
    expect(check('no date', 'Europe/Oslo')).toBe(true)
  })
})
