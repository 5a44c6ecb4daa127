import { useCallback, useMemo } from 'react'
import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  useEdgesState,
  useNodesState,
  type Node,
} from '@xyflow/react'
import '@xyflow/react/dist/style.css'
import { edgesOf, nodeWidth } from '../../../src/domain/call-flow/edit/index.ts'
import { largeFlow } from './largeFlow.ts'

/** The same nodes and edges as the documentation of @xyflow/react shows them, without anything of a call flow. */
export function BenchFlow() {
  const flow = useMemo(() => largeFlow(), [])
  const [nodes, , onNodesChange] = useNodesState<Node>(
    flow.nodes.map((node) => ({
      id: node.id,
      position: node.position ?? { x: 0, y: 0 },
      data: { label: node.title ?? node.type },
      style: { width: nodeWidth },
    })),
  )
  const [edges] = useEdgesState(
    edgesOf(flow).map(({ from, exit, to }) => ({
      id: `${from}:${exit}`,
      source: from,
      target: to,
      type: 'smoothstep',
    })),
  )
  const start = useCallback(() => undefined, [])
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      onNodesChange={onNodesChange}
      onNodeDragStart={start}
      onlyRenderVisibleElements
      defaultViewport={{ x: 40, y: 300, zoom: 0.8 }}
      minZoom={0.02}
    >
      <Background />
      <Controls />
      <MiniMap />
    </ReactFlow>
  )
}
