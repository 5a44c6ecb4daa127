import type { FlowKind } from './flowKinds.ts'
import type { NodeTypeName } from './nodeTypeTable.ts'

export const FLOW_FORMAT = 'callflow/1'
export const MAX_FLOW_NODES = 200
export const MAX_FLOW_CONNECTIONS = 600
export const MAX_SUBFLOW_DEPTH = 5
export const MAX_FLOW_VARIABLES = 50

/** Keys of a telephone, in the order in which menus offer them. */
export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const
export type DigitKey = (typeof digitKeys)[number]

/** What a call goes through, from its one start node along the exits of each node. */
export interface CallFlow {
  format: typeof FLOW_FORMAT
  /** 1 to 128 characters */
  name: string
  kind: FlowKind
  variables?: FlowVariable[]
  /** 2 to 200 */
  nodes: FlowNode[]
}

export interface FlowVariable {
  /** as in `variableName` */
  name: string
  /** what it is until the flow sets it; without one it must be set before it is read */
  default?: string
  /** hidden in logs */
  secret?: boolean
}

export interface FlowNode {
  /** `^[a-z0-9_-]{1,40}$`, unique in its flow */
  id: string
  type: NodeTypeName
  title?: string
  note?: string
  /** as the JSON Schema of its type demands */
  options: Record<string, unknown>
  /** exit → id of the node it leads to; null or missing while it is unconnected */
  exits: Record<string, string | null>
  position?: { x: number; y: number }
}

export const nodeIdPattern = /^[a-z0-9_-]{1,40}$/
export const variableName = /^[a-z][a-z0-9_]{0,31}$/
