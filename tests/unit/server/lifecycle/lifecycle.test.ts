import { describe, expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import { dueFees, stateValue, transitionsFrom } from '../../../../src/language/index.ts'
import type { LifecycleDefinition, TransitionDefinition } from '../../../../src/language/portal.ts'
import { createDecisionSimulator, type DecisionQuestion } from '../../../../src/server/lifecycle/index.ts'

const transition = (more: Partial<TransitionDefinition>): TransitionDefinition => ({
  id: 'pass',
  from: ['1'],
  to: '2',
  by: 'reviewer',
  tone: 'neutral',
  access: [],
  ...more,
})
const state = (value: number) => ({ title: 'm:state', tone: 'info' as const, icon: 'check', value })
const lifecycle: LifecycleDefinition = {
  entity: 'order',
  field: 'status',
  states: { '0': state(0), '1': state(1), '2': state(2) },
  transitions: [
    transition({
      id: 'decline',
      to: '0',
      simulated: { afterMs: 6000, when: compileCondition('row.odd'), note: 'm:odd' },
    }),
    transition({ simulated: { afterMs: 6000 } }),
    transition({ id: 'lapse', from: ['2'], to: '2', by: 'time', afterMs: 1000 }),
  ],
}
const scope = { account: {}, config: {}, user: {} }
const question = (row: object, ageMs: number): DecisionQuestion => ({
  accountId: 'a',
  entity: 'order',
  recordId: 'r',
  scope: { ...scope, row },
  lifecycle,
  ageMs,
  text: (key) => `text of ${key}`,
})

describe('lifecycles', () => {
  it('stores numbers where states have them', () => {
    expect(stateValue(lifecycle, '2')).toBe(2)
    expect(transitionsFrom(lifecycle, 1).map(({ id }) => id)).toEqual(['decline', 'pass'])
  })

  it('charges what applies and is there', () => {
    const postings = [
      { type: 1, amount: 5, text: 'm:a' },
      { type: 2, amount: '{row.fee}', text: 'm:b' },
      { type: 3, amount: '{row.missing}', text: 'm:c' },
      { type: 4, amount: 7, text: 'm:d', when: compileCondition('row.odd') },
      { type: 5, amount: '{row.zero}', text: 'm:e' },
    ]
    expect(dueFees(postings, { ...scope, row: { fee: 9, odd: false, zero: 0 } })).toEqual([
      { type: 1, amount: 5, text: 'm:a' },
      { type: 2, amount: 9, text: 'm:b' },
    ])
    expect(dueFees(undefined, scope)).toEqual([])
  })

  it('simulates the first decision that applies, once its time has come', async () => {
    const simulator = createDecisionSimulator({ speed: 2 })
    expect(await simulator.decide(question({ status: 1, odd: false }, 1000))).toEqual({ waitMs: 2000 })
    expect(await simulator.decide(question({ status: 1, odd: false }, 3000))).toEqual({ transition: 'pass' })
    expect(await simulator.decide(question({ status: 1, odd: true }, 3000))).toEqual({
      transition: 'decline',
      note: 'text of m:odd',
    })
    expect(await simulator.decide(question({ status: 2, odd: true }, 9000))).toBeUndefined()
  })
})
