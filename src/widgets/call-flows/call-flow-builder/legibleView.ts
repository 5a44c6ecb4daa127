import type { Viewport } from '@xyflow/react'
import type { CallFlow } from '../../../domain/call-flow/index.ts'
import { nodeHeight, nodeWidth } from '../../../domain/call-flow/edit/index.ts'

const MARGIN = 40
/** Below this share of their size, the words on steps can't be read. */
const LEGIBLE = 0.7
/** As far as one can zoom out. */
export const SMALLEST = 0.05
/** Of a flow that is shown in part. */
const ZOOM = 0.8

interface Room {
  width: number
  height: number
}

/** All steps where they can be read in the room there is, else the beginning of the flow. */
export function legibleView(flow: CallFlow, room: Room): Viewport {
  const whole = wholeView(flow, room)
  if (whole.zoom >= LEGIBLE) return whole
  const boxes = boxesOf(flow)
  const start = boxes.find(({ type }) => type.startsWith('start_')) ?? boxes[0]
  if (!start) return whole
  return {
    x: MARGIN - start.left * ZOOM,
    y: (room.height - (start.bottom - start.top) * ZOOM) / 2 - start.top * ZOOM,
    zoom: ZOOM,
  }
}

/** All steps in the middle of the room there is, however small; xyflow itself fits only those it has drawn. */
export function wholeView(flow: CallFlow, room: Room): Viewport {
  const boxes = boxesOf(flow)
  if (boxes.length === 0) return { x: 0, y: 0, zoom: 1 }
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  const zoom = Math.max(
    SMALLEST,
    Math.min(1, (room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height),
  )
  return {
    x: (room.width - width * zoom) / 2 - left * zoom,
    y: (room.height - height * zoom) / 2 - top * zoom,
    zoom,
  }
}

function boxesOf({ nodes }: CallFlow) {
  return nodes.map((node) => {
    const { x, y } = node.position ?? { x: 0, y: 0 }
    return { type: node.type, left: x, top: y, right: x + nodeWidth, bottom: y + nodeHeight(node) }
  })
}
