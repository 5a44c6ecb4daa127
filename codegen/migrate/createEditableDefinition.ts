import { evaluate, parse } from '@humanwhocodes/momoa'
import type { MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa'
import type { JsonValue } from '../../src/language/portal.ts'
import { formatPath } from '../Diagnostic.ts'
import type { Diagnostic, PathSegment } from '../Diagnostic.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import { kindOfFile } from '../read/kindOfFile.ts'
import { locate, nameOf } from '../read/SourceFile.ts'
import type { DefinitionKind } from '../read/source.ts'

/** One definition file whose values can be changed while everything else in it stays as it is written. */
export interface EditableDefinition {
  /** Below the definitions folder: `modules/parcels/parcel.wizard.json`. */
  path: string
  kind: DefinitionKind | undefined
  /** The file's text with all changes so far. */
  text(): string
  value(): JsonValue
  /** Replaces a value, or adds the key to the object it is missing in. */
  set(path: readonly PathSegment[], value: JsonValue): void
  /** Removes a key with its value; nothing happens when it is not there. */
  remove(path: readonly PathSegment[]): void
  /** Notes why the file cannot be changed; it is then left as it was. */
  refuse(path: readonly PathSegment[], code: DiagnosticCode, problem: string, suggestion?: string): void
  refusals(): Diagnostic[]
}

/** @param original JSON that parses */
export function createEditableDefinition(path: string, original: string): EditableDefinition {
  let text = original
  let tree = parse(text, { mode: 'json' })
  const refusals: Diagnostic[] = []

  function replace(start: number, end: number, replacement: string): void {
    text = text.slice(0, start) + replacement + text.slice(end)
    tree = parse(text, { mode: 'json' })
  }

  return {
    path,
    kind: kindOfFile(path),
    text: () => text,
    value: () => evaluate(tree),
    set: (at, value) => {
      const node = nodeAt(tree.body, at)
      const name = at.at(-1)
      const parent = nodeAt(tree.body, at.slice(0, -1))
      if (node !== undefined) replace(node.loc.start.offset, node.loc.end.offset, writeValue(value))
      else if (parent?.type === 'Object' && typeof name === 'string') {
        const { offset, written } = insertion(text, parent, `${JSON.stringify(name)}: ${writeValue(value)}`)
        replace(offset, offset, written)
      } else throw new Error(`${path} has no object at ${formatPath(at.slice(0, -1))}`)
    },
    remove: (at) => {
      const parent = nodeAt(tree.body, at.slice(0, -1))
      if (parent?.type !== 'Object') return
      const index = parent.members.findIndex((each) => nameOf(each.name) === at.at(-1))
      if (index >= 0) replace(...extentOf(parent, index), '')
    },
    refuse: (at, code, problem, suggestion) => {
      const hint = suggestion === undefined ? {} : { suggestion }
      refusals.push({
        file: path,
        ...locate({ tree: () => tree, text }, at),
        path: formatPath(at),
        problem,
        code,
        ...hint,
      })
    },
    refusals: () => refusals,
  }
}

function nodeAt(body: ValueNode, path: readonly PathSegment[]): ValueNode | undefined {
  let node: ValueNode | undefined = body
  for (const segment of path) {
    if (node?.type === 'Object') node = node.members.find((each) => nameOf(each.name) === segment)?.value
    else if (node?.type === 'Array' && typeof segment === 'number') node = node.elements[segment]?.value
    else return undefined
  }
  return node
}

/** Where a member stands, with the comma and the space that belong to it. */
function extentOf(object: ObjectNode, index: number): [start: number, end: number] {
  const [before, member, after] = [-1, 0, 1].map((step) => object.members[index + step])
  if (member === undefined) throw new Error('no such member')
  if (before !== undefined) return [before.loc.end.offset, member.loc.end.offset]
  if (after !== undefined) return [member.loc.start.offset, after.loc.start.offset]
  return [object.loc.start.offset + 1, object.loc.end.offset - 1]
}

/** A new last member, on a line of its own if the last one has one. */
function insertion(text: string, object: ObjectNode, member: string): { offset: number; written: string } {
  const last = object.members.at(-1)
  if (last === undefined) return { offset: object.loc.start.offset + 1, written: ` ${member} ` }
  const indent = ownLineIndent(text, last)
  const separator = indent === undefined ? ', ' : `,${lineEndOf(text)}${indent}`
  return { offset: last.loc.end.offset, written: separator + member }
}

function ownLineIndent(text: string, member: MemberNode): string | undefined {
  const { offset } = member.loc.start
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return before.trim() === '' && offset > before.length ? before : undefined
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

function writeValue(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([name, child]) => `${JSON.stringify(name)}: ${writeValue(child)}`,
  )
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
