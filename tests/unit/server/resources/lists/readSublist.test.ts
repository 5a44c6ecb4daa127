import { expect, it } from 'vitest'
import { compileCondition } from '../../../../../codegen/conditions/compileCondition.ts'
import type { QueryParameter } from '../../../../../src/language/portal.ts'
import { matchesParameter } from '../../../../../src/server/resources/lists/readSublist.ts'

const flag: QueryParameter = {
  name: 'open',
  match: 'flag',
  where: compileCondition("row.state == 'open' && row.until > now"),
}
const scope = { account: {}, config: {}, user: {} }

it("filters items by the flag's condition, including the current time", () => {
  const item = { state: 'open', until: '9000-01-01T00:00:00+02:00' }
  expect(matchesParameter(item, flag, 'true', scope)).toBe(true)
  expect(matchesParameter({ ...item, state: 'shut' }, flag, 'true', scope)).toBe(false)
  expect(matchesParameter({ ...item, until: '2000-01-01T00:00:00Z' }, flag, 'true', scope)).toBe(false)
  expect(matchesParameter({ state: 'open' }, flag, 'true', scope)).toBe(false)
  expect(matchesParameter('open', flag, 'true', scope)).toBe(false)
})

it('keeps every item when the flag is off', () => {
  expect(matchesParameter({ state: 'shut' }, flag, 'false', scope)).toBe(true)
  expect(matchesParameter({ state: 'shut' }, flag, 'perhaps', scope)).toBe(false)
})
