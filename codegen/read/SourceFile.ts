import type { DocumentNode, StringNode, ValueNode } from '@humanwhocodes/momoa'
import type { Diagnostic, PathSegment } from '../Diagnostic.ts'
import type { DefinitionKind, SourceByKind } from './source.ts'

export interface Position {
  line: number
  column: number
}

/** A parsed definition file. */
export interface SourceFile<Kind extends DefinitionKind = DefinitionKind> {
  /** As shown in diagnostics, with forward slashes: `definitions/modules/parcels/parcel.list.json`. */
  file: string
  kind: Kind
  /** Name of the module folder; absent for portal-wide files. */
  module?: string
  value: SourceByKind[Kind]
  text: string
  /** With the position of each value; made when it is first asked for. */
  tree: () => DocumentNode
  /** Its value as it is written, where it has more. */
  written?: unknown
  /** What its value has beside what is written, and what is written although it follows. */
  following?: readonly Following[]
  /** Values of the completed definition that are written elsewhere. */
  moved?: readonly Moved[]
}

export interface Moved {
  to: readonly PathSegment[]
  from: readonly PathSegment[]
}

/** A fact of a definition that follows from others. */
export interface Following {
  /** Of the completed definition. */
  path: readonly PathSegment[]
  /** Where it is written, or would be. */
  at: readonly PathSegment[]
  value: unknown
  isWritten: boolean
  /** `the name of the property` */
  because: string
  from?: { file: Pick<SourceFile, 'file' | 'tree' | 'text'>; path: readonly PathSegment[] }
}

/** Where a value of the completed definition is written. */
export function writtenPath(
  moved: readonly Moved[] | undefined,
  path: readonly PathSegment[],
): readonly PathSegment[] {
  const found = moved?.findLast(({ to }) => to.every((segment, index) => path[index] === segment))
  return found === undefined ? path : [...found.from, ...path.slice(found.to.length)]
}

/** What became of one file's text. */
export interface ParsedSource {
  file?: SourceFile
  diagnostics: Diagnostic[]
}

/** Where something written is in the completed definition. */
export function completedPath(
  moved: readonly Moved[] | undefined,
  path: readonly PathSegment[],
): PathSegment[] {
  const found = moved?.findLast(({ from }) => from.every((segment, index) => path[index] === segment))
  return found === undefined ? [...path] : [...found.to, ...path.slice(found.from.length)]
}

/**
 * Where a value stands, or its key, or a place inside its text.
 * Falls back to the nearest parent that exists, so that a missing property is shown at its object.
 * @param inside offset in characters into the string at that path
 */
export function locate(
  source: Pick<SourceFile, 'tree' | 'text'> & Partial<Pick<SourceFile, 'moved'>>,
  place: readonly PathSegment[],
  aim: { key?: boolean; inside?: number } = {},
): Position {
  const path = writtenPath(source.moved, place)
  let node: ValueNode = source.tree().body
  let position = node.loc.start
  for (const [depth, segment] of path.entries()) {
    const last = depth === path.length - 1
    if (node.type === 'Object') {
      const member = node.members.find((each) => nameOf(each.name) === segment)
      if (member === undefined) break
      node = member.value
      position = last && aim.key === true ? member.name.loc.start : node.loc.start
    } else if (node.type === 'Array' && typeof segment === 'number') {
      const element = node.elements[segment]
      if (element === undefined) break
      node = element.value
      position = node.loc.start
    } else break
  }
  const inside =
    aim.inside !== undefined && node.type === 'String' ? rawOffset(source.text, node, aim.inside) : 0
  return { line: position.line, column: position.column + inside }
}

/** The text of an object key in the tree. */
export function nameOf(node: { type: string; value?: string; name?: string }): string {
  return node.value ?? node.name ?? ''
}

/** Characters of the file before the given character of the string's value: its quote and escapes count. */
function rawOffset(text: string, node: StringNode, offset: number): number {
  let raw = node.loc.start.offset + 1
  for (let read = 0; read < offset; read++) {
    if (text[raw] !== '\\') raw += 1
    else raw += text[raw + 1] === 'u' ? 6 : 2
  }
  return raw - node.loc.start.offset
}
