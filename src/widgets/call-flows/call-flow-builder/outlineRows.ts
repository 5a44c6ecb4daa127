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
  /** Its place among the lines of its level below the same line. */
  position: number
  siblings: number
}

type Line = Omit<OutlineRow, 'position' | 'siblings'>

/** A flow as a tree: branches are one level deeper, what follows by the only exit stays on its level. */
export function outlineRows(flow: CallFlow): OutlineRow[] {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]))
  const shown = new Set<string>()
  const rows: Line[] = []
  const isStart = ({ type }: FlowNode): boolean => nodeTypeOf(type)?.category === 'start'
  for (const root of [...flow.nodes.filter(isStart), ...flow.nodes]) {
    if (shown.has(root.id)) continue
    const loose = isStart(root) ? {} : { isLoose: true as const }
    const open: Line[] = [{ key: root.id, kind: 'step', level: 1, node: root, ...loose }]
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
  return withPositions(rows)
}

function withPositions(lines: readonly Line[]): OutlineRow[] {
  const groups: number[] = []
  const counts: number[] = []
  const placed = lines.map((line) => {
    groups.length = Math.min(groups.length, line.level)
    for (let level = groups.length; level < line.level; level++) groups.push(counts.push(0) - 1)
    const group = groups[line.level - 1] ?? 0
    const position = (counts[group] ?? 0) + 1
    counts[group] = position
    return { ...line, position, group }
  })
  return placed.map(({ group, ...line }) => ({ ...line, siblings: counts[group] ?? 1 }))
}
