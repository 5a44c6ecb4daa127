import type { ReportProblem } from './FlowProblem.ts'
import { namesInText, namesReadBy } from './flowTexts.ts'
import { isObject, strings } from './nodeTypes.ts'
import type { ReadFlow, ReadNode } from './readFlow.ts'

/** F012: every variable is set, on every path from the start, before something reads it. */
export function checkVariables(flow: ReadFlow, report: ReportProblem): void {
  const { start, byId } = flow
  if (!start) return
  const known = flow.variables.flatMap(({ name, default: value }) =>
    typeof name === 'string' && typeof value === 'string' ? [name] : [],
  )
  const before = new Map<ReadNode, Set<string>>([[start, new Set(known)]])
  const waiting = new Set([start])
  for (const node of waiting) {
    waiting.delete(node)
    for (const [exit, target] of node.connections) {
      const next = node.exits.has(exit) && typeof target === 'string' ? byId.get(target) : undefined
      if (!next) continue
      const after = new Set([...before.get(node)!, ...setBy(node, exit)])
      const earlier = before.get(next)
      const both = earlier ? earlier.intersection(after) : after
      if (earlier && both.size === earlier.size) continue
      before.set(next, both)
      waiting.add(next)
    }
  }
  for (const [node, names] of before)
    for (const [name, path] of readBy(node))
      if (!names.has(name)) report('F012', { nodeId: node.id, path, values: { name } })
}

/** Variables that have a value once a node was left by an exit. */
function setBy({ typeName, options }: ReadNode, exit: string): string[] {
  if (exit !== 'next') return []
  if (typeName === 'gather') return strings([options['variable']])
  if (typeName === 'set_variable') return namesOf(options['assignments'], 'name')
  if (typeName === 'webhook') return namesOf(options['save_to'], 'variable')
  return []
}

/** Variables that a node reads, each with the path of the first option that reads it. */
function readBy({ typeName, options }: ReadNode): Map<string, string> {
  const read = new Map<string, string>()
  const add = (name: string, path: string) => {
    if (!read.has(name)) read.set(name, path)
  }
  // An assignment of a node may read what one above it has set.
  const own = new Set<string>()
  if (typeName === 'set_variable' && Array.isArray(options['assignments'])) {
    for (const [index, assignment] of options['assignments'].entries()) {
      if (!isObject(assignment)) continue
      for (const { scope, name } of namesInText(textOf(assignment['value'])))
        if (scope === 'var' && !own.has(name)) add(name, `assignments/${index}/value`)
      own.add(textOf(assignment['name']))
    }
    return read
  }
  for (const { scope, name, path } of namesReadBy({ typeName, options })) if (scope === 'var') add(name, path)
  if (typeName === 'dial' && Array.isArray(options['destinations']))
    for (const [index, destination] of options['destinations'].entries())
      if (isObject(destination) && destination['kind'] === 'variable')
        add(textOf(destination['name']), `destinations/${index}/name`)
  return read
}

function namesOf(list: unknown, property: string): string[] {
  return Array.isArray(list)
    ? strings(list.map((one: unknown) => (isObject(one) ? one[property] : undefined)))
    : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
