import type { CallFlow } from '../../../domain/call-flow/index.ts'

/** A flow as it was written; undefined for what has no nodes at all. Its problems are found by `checkFlow`. */
export function readFlowFile(text: string): CallFlow | undefined {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null) return undefined
    const nodes: unknown = Reflect.get(read, 'nodes')
    const isFlow =
      Array.isArray(nodes) &&
      nodes.every(
        (node: unknown) =>
          typeof node === 'object' &&
          node !== null &&
          ['id', 'type'].every((name) => typeof Reflect.get(node, name) === 'string') &&
          ['options', 'exits'].every((name) => {
            const part: unknown = Reflect.get(node, name)
            return typeof part === 'object' && part !== null
          }),
      )
    // as: what else is wrong with it is found as its problems
    return isFlow ? (read as CallFlow) : undefined
  } catch {
    return undefined
  }
}
