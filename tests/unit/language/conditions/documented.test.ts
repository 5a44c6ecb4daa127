import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import { conditionVerdict } from '../../../../src/language/index.ts'

const page = readFileSync('docs/definitions/conditions.md', 'utf8')
const examples = [...page.matchAll(/^\| `(.+?)` \| `(\{.*?\})` \| (true|false|unknown)/gm)].map(
  ([, text = '', record = '', result]) => [text.replaceAll('\\|', '|'), record, result] as const,
)

it('has examples', () => {
  expect(examples.length).toBeGreaterThan(7)
})

it.each(examples)('%s of %s is %s, as documented in conditions.md', (text, record, result) => {
  // An object, by the pattern above.
  const value = JSON.parse(record) as object
  const scope = { form: value, row: value, account: {}, config: {}, user: {} }
  const verdict = conditionVerdict(compileCondition(text).tree, scope)
  expect(verdict === undefined ? 'unknown' : String(verdict)).toBe(result)
})
