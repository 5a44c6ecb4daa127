import { expect, it } from 'vitest'
import type { CallFlow } from '../../../../src/domain/call-flow/index.ts'
import { outlineRows } from '../../../../src/widgets/call-flows/call-flow-builder/outlineRows.ts'

const flow: CallFlow = {
  format: 'callflow/1',
  kind: 'ivr',
  name: 'Front desk',
  nodes: [
    { id: 'start', type: 'start_inbound', options: {}, exits: { next: 'menu' } },
    {
      id: 'menu',
      type: 'menu',
      options: { keys: ['1', '2'] },
      exits: { key_1: 'play', key_2: 'end', no_input: null, invalid: 'end' },
    },
    { id: 'play', type: 'play', options: {}, exits: { next: 'end', failed: null } },
    { id: 'end', type: 'hangup', options: {}, exits: {} },
  ],
}

it('counts the lines of each branch by themselves', () => {
  const rows = outlineRows(flow).map(({ key, kind, level, position, siblings }) => [
    key,
    kind,
    level,
    `${position}/${siblings}`,
  ])
  expect(rows).toEqual([
    ['start', 'step', 1, '1/2'],
    ['start:next', 'step', 1, '2/2'],
    ['menu:key_1', 'step', 2, '1/4'],
    ['play:next', 'step', 3, '1/2'],
    ['play:failed', 'open', 3, '2/2'],
    ['menu:key_2', 'back', 2, '2/4'],
    ['menu:no_input', 'open', 2, '3/4'],
    ['menu:invalid', 'back', 2, '4/4'],
  ])
})
