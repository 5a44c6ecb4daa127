import { FLOW_FORMAT, nodeIdPattern, type CallFlow, type FlowKind } from '../../../domain/call-flow/index.ts'
import { Refusal, say, type Saying } from '../../errors.ts'
import { objectOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Drafts may be larger than what can be published, and no larger than a request. */
const MOST_NODES = 500
const MOST_BYTES = 240 * 1024
const MOST_NAME = 128

/**
 * A document that can be a draft: of this format and kind, with nodes that can be drawn. Whether it is a valid flow is
 * another question.
 * @throws Refusal `invalid` at `field`
 */
export function readDocument(value: unknown, kind: FlowKind, field: string): CallFlow {
  const problem = problemOf(value, kind)
  if (problem) throw new Refusal('invalid', { fields: { [field]: problem } })
  return value as CallFlow // as far as drafts need it
}

function problemOf(value: unknown, kind: FlowKind): Saying | undefined {
  const document = objectOf(value)
  if (document['format'] !== FLOW_FORMAT) return say('call-flows:not-a-flow')
  if (document['kind'] !== kind) return say('call-flows:other-kind')
  const { name, nodes } = document
  if (typeof name !== 'string' || name.trim() === '' || Array.from(name).length > MOST_NAME)
    return say('call-flows:name-missing')
  if (!Array.isArray(nodes) || !nodes.every((node) => isNode(objectOf(node))))
    return say('call-flows:not-a-flow')
  if (nodes.length > MOST_NODES) return say('call-flows:too-many-steps', { count: MOST_NODES })
  if (Buffer.byteLength(JSON.stringify(value)) > MOST_BYTES) return say('call-flows:too-large')
  return undefined
}

function isNode({ id, type, options, exits }: JsonObject): boolean {
  return (
    typeof id === 'string' &&
    nodeIdPattern.test(id) &&
    typeof type === 'string' &&
    isPlain(options) &&
    isPlain(exits)
  )
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
