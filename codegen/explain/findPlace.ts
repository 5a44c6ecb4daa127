import type { DocumentNode, ValueNode } from '@humanwhocodes/momoa'
import type { PathSegment } from '../Diagnostic.ts'
import { nameOf } from '../read/SourceFile.ts'

/** What stands at a line, or at a character of it: the value that begins the line, or the innermost around the character. */
export function findPlace(tree: DocumentNode, text: string, line: number, column?: number): PathSegment[] {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  const indent = (lines[line - 1] ?? '').search(/\S|$/)
  if (column !== undefined) return innermost(tree.body, start + column - 1, [])
  return beginningAt(tree.body, start + indent, []) ?? innermost(tree.body, start + indent, [])
}

/** Reads `columns[3].field` or `states["in review"].icon`. */
export function parsePath(path: string): PathSegment[] {
  return [...path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)].map(([, index, quoted, name]) =>
    index === undefined ? (name ?? (JSON.parse(`"${quoted}"`) as string)) : Number(index),
  )
}

interface Child {
  segment: PathSegment
  value: ValueNode
  start: number
  end: number
}

function childrenOf(node: ValueNode): Child[] {
  if (node.type === 'Object') {
    return node.members.map(({ name, value, loc }) => ({
      segment: nameOf(name),
      value,
      start: loc.start.offset,
      end: loc.end.offset,
    }))
  }
  if (node.type !== 'Array') return []
  return node.elements.map(({ value }, index) => ({
    segment: index,
    value,
    start: value.loc.start.offset,
    end: value.loc.end.offset,
  }))
}

function innermost(node: ValueNode, offset: number, path: PathSegment[]): PathSegment[] {
  const child = childrenOf(node).find(({ start, end }) => start <= offset && offset < end)
  return child === undefined ? path : innermost(child.value, offset, [...path, child.segment])
}

function beginningAt(node: ValueNode, offset: number, path: PathSegment[]): PathSegment[] | undefined {
  for (const { segment, value, start, end } of childrenOf(node)) {
    if (start === offset) return [...path, segment]
    if (start < offset && offset < end) return beginningAt(value, offset, [...path, segment])
  }
  return undefined
}
