import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallFlow, FlowNode } from '../../../../src/domain/call-flow/CallFlow.ts'
import {
  beginHistory,
  changeOptions,
  connectExit,
  connectRefusal,
  copyNodes,
  describeNode,
  edgesOf,
  endRun,
  insertNode,
  layOut,
  moveEarlier,
  moveLater,
  nodeOf,
  pasteNodes,
  placeNodes,
  readClip,
  recordEdit,
  redoEdit,
  removeNodes,
  undoEdit,
  type FlowHistory,
} from '../../../../src/domain/call-flow/edit/index.ts'
import { exitsOf, nodeTypesFor } from '../../../../src/domain/call-flow/nodeTypes.ts'

const node = (
  id: string,
  type: FlowNode['type'],
  exits: FlowNode['exits'],
  options: FlowNode['options'] = {},
): FlowNode => ({ id, type, options, exits })

/** start → play → menu; 1 → dial, else hang up. */
const flow: CallFlow = {
  format: 'callflow/1',
  name: 'Front desk',
  kind: 'ivr',
  nodes: [
    node('start', 'start_inbound', { next: 'play' }),
    node('play', 'play', { next: 'menu', failed: 'end' }),
    node('menu', 'menu', { key_1: 'dial', no_input: 'end', invalid: 'end' }, { keys: ['1'] }),
    node('dial', 'dial', { completed: 'end', busy: 'end', no_answer: 'end', failed: 'end' }),
    node('end', 'hangup', {}),
  ],
}

const exits = (changed: CallFlow, id: string) => nodeOf(changed, id)?.exits

describe('edits of a flow', () => {
  it('put a new node between an exit and where it led', () => {
    const { flow: changed, id } = insertNode(
      flow,
      { type: 'pause', options: {} },
      { id: 'menu', exit: 'key_1' },
    )
    expect(id).toBe('pause')
    expect(exits(changed, 'menu')).toMatchObject({ key_1: 'pause', invalid: 'end' })
    expect(exits(changed, 'pause')).toEqual({ next: 'dial' })
    expect(insertNode(changed, { type: 'pause', options: {} }).id).toBe('pause_2')
  })

  it('refuse what no call could do, and change nothing then', () => {
    expect(connectRefusal(flow, 'play', 'next', 'start')).toBe('start')
    expect(connectRefusal(flow, 'play', 'next', 'gone')).toBe('unknown')
    expect(connectRefusal(flow, 'play', 'key_1', 'end')).toBe('unknown')
    expect(connectRefusal(flow, 'play', 'next', 'play')).toBe('endless')
    expect(connectRefusal(flow, 'dial', 'busy', 'play')).toBeUndefined()
    expect(connectExit(flow, 'play', 'next', 'start')).toBe(flow)
    expect(exits(connectExit(flow, 'dial', 'busy', 'menu'), 'dial')).toMatchObject({ busy: 'menu' })
    expect(exits(connectExit(flow, 'play', 'failed', null), 'play')).toMatchObject({ failed: null })
  })

  it('close the gap a removed node leaves where there is one way on, and keep the start', () => {
    const withPause = insertNode(flow, { type: 'pause', options: {} }, { id: 'menu', exit: 'key_1' }).flow
    expect(exits(removeNodes(withPause, ['pause']), 'menu')).toMatchObject({ key_1: 'dial' })
    expect(exits(removeNodes(flow, ['menu']), 'play')).toEqual({ next: null, failed: 'end' })
    expect(removeNodes(flow, ['start'])).toBe(flow)
  })

  it('open and close exits with the options', () => {
    const changed = changeOptions(flow, 'menu', { keys: ['2', '1'] })
    expect(exits(changed, 'menu')).toEqual({ key_2: null, key_1: 'dial', no_input: 'end', invalid: 'end' })
    expect(exits(changeOptions(changed, 'menu', { keys: ['2'] }), 'menu')).not.toHaveProperty('key_1')
  })

  it('exchange neighbors, there and back', () => {
    const swapped = moveEarlier(flow, 'menu')
    expect(exits(swapped, 'start')).toEqual({ next: 'menu' })
    expect(exits(swapped, 'menu')).toMatchObject({ key_1: 'play' })
    expect(exits(swapped, 'play')).toMatchObject({ next: 'dial' })
    expect(moveLater(swapped, 'menu')).toEqual(flow)
    expect(moveEarlier(flow, 'play')).toBe(flow)
    expect(moveEarlier(flow, 'end')).toBe(flow)
  })

  it('paste copies under fresh ids with their connections, and leave out what the kind lacks', () => {
    const clip = readClip(JSON.stringify(copyNodes(flow, new Set(['start', 'menu', 'dial', 'end']))))
    const { flow: changed, ids } = pasteNodes(flow, clip!)
    expect(ids).toEqual(['menu_2', 'dial_2', 'hangup'])
    expect(exits(changed, 'menu_2')).toEqual({ key_1: 'dial_2', no_input: 'hangup', invalid: 'hangup' })
    const other: CallFlow = { ...flow, kind: 'voice_campaign', nodes: [node('s', 'start_outbound', {})] }
    const mail = { format: 'callflow-nodes/1' as const, nodes: [node('v', 'voicemail', {})] }
    expect(pasteNodes(other, mail)).toMatchObject({ flow: other, ids: [], left: [{ id: 'v' }] })
    expect(readClip('{"nodes":[]}')).toBeUndefined()
    expect(readClip('hello')).toBeUndefined()
  })

  it('give every node a place, and keep those that have one', () => {
    const placed = layOut(placeNodes(flow, new Map([['menu', { x: 10.4, y: 20.6 }]])))
    expect(nodeOf(placed, 'menu')?.position).toEqual({ x: 10, y: 21 })
    const places = placed.nodes.map(({ position }) => JSON.stringify(position))
    expect(new Set(places).size).toBe(flow.nodes.length)
  })
})

describe('the history of edits', () => {
  it('takes typing in one field as one step until the run ends', () => {
    const type = (history: FlowHistory, title: string) =>
      recordEdit(history, describeNode(history.flow, 'play', { title }), 'describe', 'play title')
    const typed = type(type(beginHistory(flow), 'H'), 'Hi')
    expect(typed.past).toHaveLength(1)
    expect(undoEdit(typed).flow).toBe(flow)
    expect(type(endRun(typed), 'Hi!').past).toHaveLength(2)
  })

  it('returns to the same bytes after random edits are undone, and again when they are done again', () => {
    const types = nodeTypesFor('ivr')
    const edit = fc.record({ kind: fc.nat(9), one: fc.nat(1000), other: fc.nat(1000), third: fc.nat(1000) })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 60 }), (edits) => {
        let history = beginHistory(flow)
        const bytes = [JSON.stringify(flow)]
        for (const each of edits) {
          const next = recordEdit(history, change(history.flow, each), 'change')
          if (next !== history) bytes.push(JSON.stringify(next.flow))
          history = next
          expectSound(history.flow)
        }
        for (const expected of bytes.toReversed()) {
          expect(JSON.stringify(history.flow)).toBe(expected)
          history = undoEdit(history)
        }
        for (const expected of bytes) {
          expect(JSON.stringify(history.flow)).toBe(expected)
          history = redoEdit(history)
        }
      }),
      { seed: 14, numRuns: 150 },
    )

    function change(
      at: CallFlow,
      { kind, one, other, third }: { kind: number; one: number; other: number; third: number },
    ): CallFlow {
      const [from, to] = [at.nodes[one % at.nodes.length]!, at.nodes[other % at.nodes.length]!]
      const ways = exitsOf(from)
      const exit = ways[third % Math.max(1, ways.length)] ?? 'next'
      const type = types[third % types.length]!.type
      switch (kind) {
        case 0:
        case 1:
          return insertNode(at, { type, options: {} }, ways.length > 0 ? { id: from.id, exit } : undefined)
            .flow
        case 2:
          return connectExit(at, from.id, exit, to.id)
        case 3:
          return connectExit(at, from.id, exit, null)
        case 4:
          return removeNodes(at, [from.id, to.id])
        case 5:
          return pasteNodes(at, copyNodes(at, new Set([from.id, to.id]))).flow
        case 6:
          return moveEarlier(at, from.id)
        case 7:
          return moveLater(at, from.id)
        case 8:
          return changeOptions(at, from.id, { keys: ['1', '2', '*', '#'].slice(0, third % 5) })
        default:
          return placeNodes(at, new Map([[from.id, { x: other, y: third }]]))
      }
    }
  })
})

/** Ids are unique, connections lead to nodes, and nothing leads to the start. */
function expectSound(changed: CallFlow): void {
  const ids = new Set(changed.nodes.map(({ id }) => id))
  expect(ids.size).toBe(changed.nodes.length)
  for (const { to } of edgesOf(changed)) expect(ids.has(to) && to !== 'start').toBe(true)
}
