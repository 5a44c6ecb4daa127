import type { Viewport } from '@xyflow/react'
import type { CallFlow } from '../../../domain/call-flow/index.ts'
import { nodeHeight, nodeWidth } from '../../../domain/call-flow/edit/index.ts'

const MARGIN = 40
/** Below this share of their size, the words on steps can't be read. */
const LEGIBLE = 0.7
/** Of a flow that is shown in part. */
const ZOOM = 0.8

/** All steps where they can be read in the room there is, else the beginning of the flow. */
export function legibleView(flow: CallFlow, room: { width: number; height: number }): Viewport {
  const boxes = flow.nodes.map((node) => {
    const { x, y } = node.position ?? { x: 0, y: 0 }
    return { node, left: x, top: y, right: x + nodeWidth, bottom: y + nodeHeight(node) }
  })
  const start = boxes.find(({ node }) => node.type.startsWith('start_')) ?? boxes[0]
  if (!start) return { x: 0, y: 0, zoom: 1 }
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  const fitting = Math.min(1, (room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height)
  if (fitting >= LEGIBLE)
    return {
      x: (room.width - width * fitting) / 2 - left * fitting,
      y: (room.height - height * fitting) / 2 - top * fitting,
      zoom: fitting,
    }
  return {
    x: MARGIN - start.left * ZOOM,
    y: (room.height - (start.bottom - start.top) * ZOOM) / 2 - start.top * ZOOM,
    zoom: ZOOM,
  }
}
