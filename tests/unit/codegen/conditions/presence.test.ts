import { expect, it } from 'vitest'
import { formatCondition } from '../../../../codegen/conditions/formatCondition.ts'
import { leaveOutGuards } from '../../../../codegen/conditions/leaveOutGuards.ts'
import { parseCondition } from '../../../../codegen/conditions/parseCondition.ts'
import { openPaths } from '../../../../codegen/conditions/presence.ts'
import { evaluateCondition } from '../../../../src/language/index.ts'
import { makeRecords } from '../../../support/conditions/conditionRecords.ts'
import { nastyPlan } from '../../../support/conditions/nastyPlan.ts'
import { holdsPlainly, unguardedTrees } from '../../../support/conditions/unguardedTrees.ts'
import { seed } from '../../../support/sampling.ts'

const pairs = unguardedTrees(seed, 400)
const records = makeRecords(
  nastyPlan(
    pairs.map(({ bare }) => bare),
    { seed, count: 500, now: '2026-02-03T04:05:06.789Z' },
  ),
)

it('asks for no has() where a missing value leaves the condition untrue anyway', () => {
  const open = pairs.flatMap(({ bare }) =>
    openPaths(bare, new Set(), true).filter(
      ({ node, present }) => !present.has(`form.${node.path.join('.')}`),
    ),
  )
  expect(open).toEqual([])
})

it('gives such a condition the same value with and without has()', () => {
  const differences = pairs.flatMap(({ bare, guarded }) =>
    records
      .filter((scope) => {
        const holds = evaluateCondition({ tree: bare }, scope)
        return holds !== evaluateCondition({ tree: guarded }, scope) || holds !== holdsPlainly(bare, scope)
      })
      .map((scope) => [formatCondition(bare), scope]),
  )
  expect(differences.slice(0, 5)).toEqual([])
})

it('leaves out of conditions what says nothing, and nothing else', () => {
  const differences = pairs.flatMap(({ bare, guarded }) => {
    const short = leaveOutGuards(formatCondition(guarded))
    const [left, meant] = [parseCondition(short), parseCondition(formatCondition(bare))]
    if (!('tree' in left) || !('tree' in meant)) return [short]
    // It doesn't look under two `!`, and of two values that may be missing it finds more.
    if (short.includes('!') || formatCondition(bare).includes('has(')) return []
    return JSON.stringify(left.tree) === JSON.stringify(meant.tree)
      ? []
      : [`${short} for ${formatCondition(bare)}`]
  })
  expect(differences.slice(0, 5)).toEqual([])
})

it('leaves conditions true for the same records', () => {
  const differences = pairs.flatMap(({ guarded }) => {
    const short = parseCondition(leaveOutGuards(formatCondition(guarded)))
    if (!('tree' in short)) return [formatCondition(guarded)]
    const differ = records.some(
      (scope) => evaluateCondition(short, scope) !== evaluateCondition({ tree: guarded }, scope),
    )
    return differ ? [formatCondition(guarded)] : []
  })
  expect(differences).toEqual([])
})
