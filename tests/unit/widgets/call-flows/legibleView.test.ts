import { expect, it } from 'vitest'
import { FLOW_FORMAT, type CallFlow } from '../../../../src/domain/call-flow/index.ts'
import { legibleView } from '../../../../src/widgets/call-flows/call-flow-builder/legibleView.ts'

const room = { width: 1000, height: 600 }
/** Steps in a row, a column apart. */
const flow = (columns: number): CallFlow => ({
  format: FLOW_FORMAT,
  name: 'Wide',
  kind: 'ivr',
  nodes: Array.from({ length: columns }, (_, column) => ({
    id: `step-${column}`,
    type: column === 0 ? 'start_inbound' : 'pause',
    options: {},
    exits: {},
    position: { x: column * 360, y: 0 },
  })),
})

it('shows the whole flow, in the middle, where it can be read', () => {
  const { x, zoom } = legibleView(flow(3), room)
  expect(zoom).toBeCloseTo(920 / 968, 3)
  expect(x).toBeCloseTo(40, 3)
  expect(legibleView(flow(1), room).zoom).toBe(1)
})

it('begins at the start, large enough to be read, where the whole could not be', () => {
  const { x, y, zoom } = legibleView(flow(30), room)
  expect([x, zoom]).toEqual([40, 0.8])
  expect(y).toBeGreaterThan(200)
})
