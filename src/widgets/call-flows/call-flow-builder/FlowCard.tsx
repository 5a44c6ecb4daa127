import { memo } from 'react'
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import { exitsOf, nodeTypeOf, summaryOfNode, type FlowNode } from '../../../domain/call-flow/index.ts'
import { Icon } from '../../../engine/registry/Icon.tsx'
import { categoryIcon } from './categoryIcon.ts'
import type { FlowNames } from './flowNames.ts'

export interface FlowCardData extends Record<string, unknown> {
  node: FlowNode
  names: FlowNames
  level: 'error' | 'warning' | 'info' | undefined
  lit: 'current' | 'passed' | undefined
  isReadOnly: boolean
}

export type FlowCardNode = Node<FlowCardData, 'card'>

/** One step on the canvas: what it is, what it does, and its exits, each with a handle of its own. */
export const FlowCard = memo(function FlowCard({ data, selected }: NodeProps<FlowCardNode>) {
  const { node, names, level, lit, isReadOnly } = data
  const { icon, category } = categoryIcon(node.type)
  const summary = summaryOfNode(node)
  return (
    <div className="flow-card" data-selected={selected || undefined} data-lit={lit} data-level={level}>
      {nodeTypeOf(node.type)?.category !== 'start' && (
        <Handle type="target" position={Position.Left} isConnectable={!isReadOnly} />
      )}
      <div className="flow-card-head">
        <span className="flow-icon" data-category={category}>
          <Icon name={icon} size={16} />
        </span>
        <span className="flow-card-title">
          <strong>{names.step(node)}</strong>
          <span>{summary || (node.title === undefined ? '' : names.type(node.type))}</span>
        </span>
        {level && level !== 'info' && <Icon name={level} size={18} className="flow-card-level" />}
      </div>
      {exitsOf(node).map((exit) => (
        <div
          key={exit}
          className="flow-card-exit"
          data-open={typeof node.exits[exit] !== 'string' || undefined}
        >
          {names.exit(exit)}
          <Handle type="source" id={exit} position={Position.Right} isConnectable={!isReadOnly} />
        </div>
      ))}
    </div>
  )
})
