import { expect, it } from 'vitest'
import { isSameTimeZone, zoneOffsets } from '../../../../src/domain/schedule/index.ts'

const ms = (text: string): number => Date.parse(text)

function check(
  zone: string,
  [from, to]: [string, string],
  expected: [seconds: number, until?: string][],
): void {
  const found = zoneOffsets(zone, ms(from), ms(to))
  expect(found).toEqual(
    expected.map(([seconds, until]) => ({ seconds, untilMs: until === undefined ? undefined : ms(until) })),
  )
}

it('says how far clocks are ahead of UTC, and when they change', () => {
  check('UTC', ['2026-01-01', '2027-01-01'], [[0]])
  check('Asia/Kathmandu', ['2026-01-01', '2027-01-01'], [[20_700]])
  check('Europe/London', ['2026-01-01', '2026-03-29'], [[0]])
  check(
    'Europe/London',
    ['2026-01-01', '2027-01-01'],
    [[0, '2026-03-29T01:00:00Z'], [3600, '2026-10-25T01:00:00Z'], [0]],
  )
  check('America/St_Johns', ['2026-03-08T05:30:00Z', '2026-04-01'], [[-9000]])
})

it('knows a zone by its former names', () => {
  for (const [one, other] of [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Etc/UTC', 'UTC'],
    ['Nowhere/At_All', 'Nowhere/At_All'],
  ] as const)
    expect([one, isSameTimeZone(one, other)]).toEqual([one, true])
  expect(isSameTimeZone('Europe/London', 'Europe/Lisbon')).toBe(false)
  expect(isSameTimeZone('Europe/London', 'Nowhere/At_All')).toBe(false)
})
