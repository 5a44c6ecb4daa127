import { parse } from '@humanwhocodes/momoa'
import type { ArrayNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa'
import { nameOf } from '../read/SourceFile.ts'

export interface NewPermission {
  id: string
  server: string
  title: string
  /** Ids of roles that get it, beside the owner. */
  roles: string[]
  /** Whether users of sub-organizations get it. */
  suborganization: boolean
}

/** The text of access.json with permissions at the ends of its lists; nothing else of it moves. */
export function addPermissions(text: string, permissions: NewPermission[]): string {
  const tree = parse(text, { mode: 'json', ranges: true })
  const root = objectOf(tree.body)
  const edits: { at: number; text: string }[] = []
  const append = (list: ArrayNode | undefined, items: object[] | string[]) => {
    const last = list?.elements.at(-1)
    if (!list || !last || items.length === 0) return
    const before = list.elements.at(-2)
    const separator = before ? text.slice(endOf(before.value), startOf(last.value)) : ', '
    const spaced = text.slice(startOf(last.value)).startsWith('{ ')
    edits.push({
      at: endOf(last.value),
      text: items.map((item) => separator + inline(item, spaced)).join(''),
    })
  }
  const ids = permissions.map(({ id }) => id)
  append(
    listOf(root, 'permissions'),
    permissions.map(({ id, server, title }) => ({ id, server, title })),
  )
  append(listOf(root, 'owner'), ids)
  const inside = permissions.filter((each) => each.suborganization).map(({ id }) => id)
  append(listOf(root, 'suborganization'), inside)
  for (const role of listOf(root, 'roles')?.elements ?? []) {
    const node = objectOf(role.value)
    const id = memberOf(node, 'id')
    const own = permissions.filter(({ roles }) => id?.type === 'String' && roles.includes(id.value))
    append(
      listOf(node, 'permissions'),
      own.map((each) => each.id),
    )
  }
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((changed, edit) => changed.slice(0, edit.at) + edit.text + changed.slice(edit.at), text)
}

function inline(item: object | string, spaced: boolean): string {
  if (typeof item === 'string') return JSON.stringify(item)
  const members = Object.entries(item).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  return spaced ? `{ ${members.join(', ')} }` : `{${members.join(', ')}}`
}

function objectOf(node: ValueNode): ObjectNode {
  if (node.type !== 'Object') throw new Error('access.json does not hold what its schema says')
  return node
}

function memberOf(node: ObjectNode, name: string): ValueNode | undefined {
  return node.members.find((member) => nameOf(member.name) === name)?.value
}

function listOf(node: ObjectNode, name: string): ArrayNode | undefined {
  const list = memberOf(node, name)
  return list?.type === 'Array' ? list : undefined
}

function startOf(node: ValueNode): number {
  return node.loc.start.offset
}

function endOf(node: ValueNode): number {
  return node.loc.end.offset
}
