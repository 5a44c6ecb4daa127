import { isObject } from './nodeTypes.ts'

/** Something a text or condition reads: a variable of the flow, a fact of the call, or a column of the contact. */
export interface FlowName {
  scope: 'var' | 'call' | 'contact'
  name: string
}

const NAME = /\{\{\s*(var|call|contact)\.([a-z][a-z0-9_]{0,31})\s*\}\}/g

/** What a text reads, as in `Hello {{contact.first_name}}`. */
export function namesInText(text: string): FlowName[] {
  return Array.from(text.matchAll(NAME), ([, scope, name]) => ({ scope: scopeOf(scope), name: name! }))
}

/** A text with its names replaced. */
export function fillText(text: string, valueOf: (name: FlowName) => string): string {
  return text.replaceAll(NAME, (_, scope: string, name: string) => valueOf({ scope: scopeOf(scope), name }))
}

/** The name that the left side of a condition reads, as in `var.answer`. */
export function nameOfOperand(operand: string): FlowName | undefined {
  const found = /^(var|call|contact)\.([a-z][a-z0-9_]{0,31})$/.exec(operand)
  return found ? { scope: scopeOf(found[1]), name: found[2]! } : undefined
}

/** What the texts and conditions of a node read, each with the path of its option. */
export function* namesReadBy(node: {
  typeName: string
  options: unknown
}): Generator<FlowName & { path: string }> {
  for (const { path, text } of textsIn(node.options)) {
    for (const name of namesInText(text)) yield { ...name, path }
    const operand = node.typeName === 'condition' && path.endsWith('/left') ? nameOfOperand(text) : undefined
    if (operand) yield { ...operand, path }
  }
}

/** Every text inside options, with its path. */
function* textsIn(value: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  const parts = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : []
  for (const [name, part] of parts) yield* textsIn(part, path === '' ? String(name) : `${path}/${name}`)
}

function scopeOf(scope: string | undefined): FlowName['scope'] {
  return scope === 'call' || scope === 'contact' ? scope : 'var'
}
