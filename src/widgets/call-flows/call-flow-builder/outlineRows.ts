import { exitsOf, nodeTypeOf, type CallFlow, type FlowNode } from '../../../domain/call-flow/index.ts'

/** One line of the outline: a step, an exit that leads to a step shown elsewhere, or one that leads nowhere. */
export interface OutlineRow {
  key: string
  kind: 'step' | 'back' | 'open'
  level: number
  /** The exit it comes from. */
  from?: { id: string; exit: string }
  /** The step of the line, or the one it leads back to. */
  node?: FlowNode
  isLoose?: true
}

/** A flow as a tree: branches are one level deeper, what follows by the only exit stays on its level. */
export function outlineRows(flow: CallFlow): OutlineRow[] {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]))
  const shown = new Set<string>()
  const rows: OutlineRow[] = []
  const isStart = ({ type }: FlowNode): boolean => nodeTypeOf(type)?.category === 'start'
  for (const root of [...flow.nodes.filter(isStart), ...flow.nodes]) {
    if (shown.has(root.id)) continue
    const loose = isStart(root) ? {} : { isLoose: true as const }
    const open: OutlineRow[] = [{ key: root.id, kind: 'step', level: 1, node: root, ...loose }]
    for (let row = open.pop(); row; row = open.pop()) {
      const { node, level } = row
      if (!node || shown.has(node.id)) {
        rows.push(node ? { ...row, kind: 'back' } : row)
        continue
      }
      shown.add(node.id)
      rows.push(row)
      const exits = exitsOf(node)
      const below = exits.length > 1 ? level + 1 : level
      for (const exit of exits.toReversed()) {
        const next = byId.get(node.exits[exit] ?? '')
        const key = `${node.id}:${exit}`
        open.push({
          key,
          kind: next ? 'step' : 'open',
          level: below,
          from: { id: node.id, exit },
          ...(next && { node: next }),
        })
      }
    }
  }
  return rows
}
