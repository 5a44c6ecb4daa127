import type { FlowNode } from './CallFlow.ts'
import type { FlowKind } from './flowKinds.ts'
import { nodeTypeTable, optionDefinitions, type NodeTypeName, type NodeTypeRow } from './nodeTypeTable.ts'
import type { OptionSchema } from './OptionSchema.ts'

export type { NodeTypeName }
export type NodeCategory = NodeTypeRow['category']

/** What a kind of node is. */
export interface NodeType extends NodeTypeRow {
  type: NodeTypeName
}

/** The catalogue of node types, in the order in which a palette offers them. */
export const nodeTypes: readonly NodeType[] = nodeTypeTable

export const nodeCategories: readonly NodeCategory[] = [
  'start',
  'speak',
  'input',
  'connect',
  'record',
  'logic',
  'integrate',
  'end',
]

const typesByName = new Map<string, NodeType>(nodeTypes.map((one) => [one.type, one]))

export function nodeTypeOf(name: string): NodeType | undefined {
  return typesByName.get(name)
}

export function nodeTypesFor(kind: FlowKind): NodeType[] {
  return nodeTypes.filter(({ kinds }) => kinds.includes(kind))
}

/** The JSON Schema of a type's options, complete with what it refers to. */
export function optionsSchemaOf(name: NodeTypeName): OptionSchema & { $defs: Record<string, OptionSchema> } {
  return { ...typesByName.get(name)!.options, $defs: optionDefinitions }
}

/** The schema of a node type or of a part of one, with a reference followed. */
export function resolveOptionSchema(schema: OptionSchema): OptionSchema {
  const name = schema.$ref?.slice('#/$defs/'.length)
  return name === undefined ? schema : (optionDefinitions[name] ?? {})
}

/** A node's options with the defaults of its type where it says nothing. */
export function optionsWithDefaults({
  type,
  options,
}: Pick<FlowNode, 'type' | 'options'>): Record<string, unknown> {
  const filled: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(nodeTypeOf(type)?.options.properties ?? {})) {
    const { default: value } = resolveOptionSchema(schema)
    if (value !== undefined) filled[name] = value
  }
  return Object.assign(filled, options)
}

/** The exits a node has: those of its type and those its options name, in the order in which they are drawn. */
export function exitsOf({
  type,
  options,
}: {
  type: string
  options?: Readonly<Record<string, unknown>>
}): string[] {
  const exits: readonly string[] = nodeTypeOf(type)?.exits ?? []
  if (type === 'menu') return [...new Set([...strings(options?.['keys']).map(exitOfKey), ...exits])]
  if (type === 'condition') return [...new Set([...branchNames(options), ...exits])]
  if (type === 'start_outbound' && options?.['detect_voicemail'] !== true)
    return exits.filter((exit) => exit !== 'voicemail')
  if (type === 'time_condition' && !isFilled(options?.['holidays']))
    return exits.filter((exit) => exit !== 'holiday')
  return [...exits]
}

/** @param key of the telephone, `1` to `0`, `*` or `#` */
export function exitOfKey(key: string): string {
  return `key_${key}`
}

/** Names of the branches of a condition as they are written, doubles and all. */
export function branchNames(options: Readonly<Record<string, unknown>> | undefined): string[] {
  const branches = options?.['branches']
  if (!Array.isArray(branches)) return []
  return strings(branches.map((branch: unknown) => (isObject(branch) ? branch['name'] : undefined)))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}
