import { parseAst } from 'vite'

/** One change to a source file. Offsets count UTF-16 units. */
export interface Mutation {
  start: number
  end: number
  replacement: string
  line: number
  /** What changes, for people: `a < b → a <= b`. */
  change: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const operators: Record<string, string[]> = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
}

const renamedCalls: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  isSafeInteger: 'isInteger',
}

/** Calls of a chain that narrow, order or protect; a mutation leaves one out. */
const droppedCalls = new Set([
  'filter',
  'forNoKeyUpdate',
  'forShare',
  'forUpdate',
  'limit',
  'orderBy',
  'slice',
  'toLowerCase',
  'toSorted',
  'trim',
  'where',
  'whereRef',
])

const sqlChanges: [pattern: RegExp, replacement: string][] = [
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bleast\(/g, 'greatest('],
  [/\bgreatest\(/g, 'least('],
  [/ for update( skip locked)?/g, ''],
  [/ <= /g, ' > '],
  [/ >= /g, ' < '],
  [/ < /g, ' >= '],
  [/ > /g, ' <= '],
  [/ <> /g, ' = '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/ desc\b/g, ' asc'],
  [/\bdistinct /g, ''],
]
const isSql = /\b(select|insert into|update|delete from|where|now\(\)|make_interval|order by|and|or)\b/

/** Every single change this tool knows for a source, in the order of the source. */
export function mutationsOf(source: string): Mutation[] {
  const mutations: Mutation[] = []

  function add(start: number, end: number, replacement: string): void {
    const line = source.slice(0, start).split('\n').length
    const [before, after] = [source.slice(start, end), replacement].map(shorten)
    mutations.push({ start, end, replacement, line, change: `${before} → ${after || '(nothing)'}` })
  }
  const textOf = ({ start, end }: Node): string => source.slice(start, end)

  function mutateBinary(node: Node): void {
    const [left, right] = [node['left'] as Node, node['right'] as Node]
    const operator = String(node['operator'])
    if (operator === '+' && [left, right].some(isText)) return
    const at = source.indexOf(operator, left.end)
    for (const other of operators[operator] ?? [])
      add(
        node.start,
        node.end,
        source.slice(node.start, at) + other + source.slice(at + operator.length, node.end),
      )
  }

  function mutateCall(node: Node): void {
    const callee = node['callee'] as Node
    if (callee.type !== 'MemberExpression' || callee['computed'] === true) return
    const [object, property] = [callee['object'] as Node, callee['property'] as Node]
    const name = String(property['name'])
    const renamed = Object.hasOwn(renamedCalls, name) ? renamedCalls[name] : undefined
    if (renamed) add(property.start, property.end, renamed)
    if (droppedCalls.has(name)) add(object.end, node.end, '')
  }

  function mutateLiteral(node: Node): void {
    const { value } = node
    if (typeof value === 'number') add(node.start, node.end, String(value + 1))
    if (typeof value === 'boolean') add(node.start, node.end, String(!value))
    const regex = node['regex'] as { pattern: string } | undefined
    if (!regex) return
    const { pattern } = regex
    const from = node.start + 1
    if (pattern.startsWith('^')) add(from, from + 1, '')
    if (pattern.endsWith('$')) add(from + pattern.length - 1, from + pattern.length, '')
    for (const { index, 0: escape } of pattern.matchAll(/\\(?:u[0-9A-F]{4}|[trn])/g))
      add(from + index, from + index + escape.length, '')
    for (const { index } of pattern.matchAll(/(?<=[\w)\]])\?(?![:=!<])/g))
      add(from + index, from + index + 1, '')
  }

  function mutateSql(template: Node): void {
    const quasis = template['quasis'] as Node[]
    if (!isSql.test(textOf(template))) return
    for (const quasi of quasis) {
      const { raw } = quasi['value'] as { raw: string }
      const from = quasi.start + textOf(quasi).indexOf(raw)
      for (const [pattern, replacement] of sqlChanges)
        for (const { index, 0: found } of raw.matchAll(pattern))
          add(from + index, from + index + found.length, replacement)
    }
  }

  function mutateNode(node: Node): void {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
        return mutateBinary(node)
      case 'IfStatement':
      case 'ConditionalExpression': {
        const test = node['test'] as Node
        add(test.start, test.end, 'true')
        add(test.start, test.end, 'false')
        return
      }
      case 'UnaryExpression': {
        if (node['operator'] === '!') add(node.start, node.end, textOf(node['argument'] as Node))
        return
      }
      case 'ExpressionStatement':
        return add(node.start, node.end, ';')
      case 'CallExpression':
        return mutateCall(node)
      case 'Literal':
        return mutateLiteral(node)
      case 'TemplateLiteral':
        return mutateSql(node)
      default:
    }
  }

  function walk(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    if (value.type === 'ImportDeclaration') return
    if (value.type.startsWith('TS') && !('expression' in value)) return
    mutateNode(value)
    for (const [name, member] of Object.entries(value)) if (!isTypePart(name)) walk(member)
  }

  walk(parseAst(source, { lang: 'ts' }))
  return mutations
    .filter((mutation) => isSound(mutate(source, mutation)))
    .toSorted((a, b) => a.start - b.start)
}

export function mutate(source: string, { start, end, replacement }: Mutation): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

/** A syntax error would be killed by anything. */
function isSound(source: string): boolean {
  try {
    parseAst(source, { lang: 'ts' })
    return true
  } catch {
    return false
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isTypePart(name: string): boolean {
  return ['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'].includes(name)
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 67)}...` : line
}
