import { isTimeZone } from '../schedule/isTimeZone.ts'
import {
  FLOW_FORMAT,
  MAX_FLOW_CONNECTIONS,
  MAX_FLOW_NODES,
  MAX_FLOW_VARIABLES,
  nodeIdPattern,
  variableName,
} from './CallFlow.ts'
import { checkGraph } from './checkGraph.ts'
import { checkOptions } from './checkOptions.ts'
import { checkPrompts } from './checkPrompts.ts'
import { checkFlowReferences } from './checkFlowReferences.ts'
import { checkVariables } from './checkVariables.ts'
import { flowKinds } from './flowKinds.ts'
import { flowRules, type FlowProblem, type ReportProblem } from './FlowProblem.ts'
import type { FlowReferences } from './FlowReferences.ts'
import { readPattern } from './matchPattern.ts'
import { isObject, strings } from './nodeTypes.ts'
import { coverOfWeek, type OpeningWindow } from './openingHours.ts'
import { readFlow, type ReadFlow, type ReadNode } from './readFlow.ts'

const MAX_NAME = 128
const levels = ['error', 'warning', 'info']

/**
 * Judges a flow by all 22 rules; what is wrong comes in the order of the nodes, errors first.
 * @param document whatever somebody wrote; it is never trusted to be a flow
 * @param references what exists; without a list, references into it aren't judged
 */
export function checkFlow(document: unknown, references: FlowReferences = {}): FlowProblem[] {
  const flow = readFlow(document)
  const problems: FlowProblem[] = []
  const report: ReportProblem = (rule, { values = {}, ...place }) => {
    problems.push({ rule, ...flowRules[rule], ...place, values })
  }
  checkDocument(document, report)
  checkSize(flow, report)
  checkGraph(flow, report)
  for (const node of flow.nodes) checkNode(node, flow, report)
  checkVariables(flow, report)
  checkFlowReferences(flow, references, report)
  checkPrompts(flow, references, report)
  if (references.isAttached === false) report('F022', {})
  const place = new Map([...flow.byId.keys()].map((id, index) => [id, index]))
  const rank = ({ level, nodeId }: FlowProblem): [number, number] => [
    levels.indexOf(level),
    nodeId === undefined ? -1 : (place.get(nodeId) ?? place.size),
  ]
  return problems.toSorted((one, other) => {
    const [[level, at], [otherLevel, otherAt]] = [rank(one), rank(other)]
    return level - otherLevel || at - otherAt
  })
}

/** Whether a flow may be published: it has no error. */
export function isPublishable(problems: readonly FlowProblem[]): boolean {
  return problems.every(({ level }) => level !== 'error')
}

/** F004 of the document around the nodes. */
function checkDocument(document: unknown, report: ReportProblem): void {
  const wrong = (path: string, reason: string) => report('F004', { path, values: { reason } })
  if (!isObject(document)) {
    wrong('', 'type')
    return
  }
  if (document['format'] !== FLOW_FORMAT) wrong('format', 'choice')
  if (!flowKinds.some((kind) => kind === document['kind'])) wrong('kind', 'choice')
  const name = document['name']
  if (typeof name !== 'string' || name === '') wrong('name', 'required')
  else if (Array.from(name).length > MAX_NAME) wrong('name', 'too_long')
  for (const key of Object.keys(document))
    if (!['format', 'name', 'kind', 'variables', 'nodes'].includes(key)) wrong(key, 'unknown')
  checkDeclared(document['variables'], wrong)
  const { nodes } = document
  if (!Array.isArray(nodes)) wrong('nodes', 'required')
  else
    nodes.forEach((node: unknown, index) => {
      if (!isObject(node)) wrong(`nodes/${index}`, 'type')
      else checkShape(node, report)
    })
}

function checkDeclared(variables: unknown, wrong: (path: string, reason: string) => void): void {
  if (variables === undefined) return
  if (!Array.isArray(variables) || variables.length > MAX_FLOW_VARIABLES) {
    wrong('variables', Array.isArray(variables) ? 'too_many' : 'type')
    return
  }
  const names = new Set<string>()
  variables.forEach((variable: unknown, index) => {
    const { name, default: value } = isObject(variable) ? variable : {}
    if (typeof name !== 'string' || !variableName.test(name)) wrong(`variables/${index}/name`, 'pattern')
    else if (names.has(name)) wrong(`variables/${index}/name`, 'duplicate')
    else names.add(name)
    if (value !== undefined && (typeof value !== 'string' || value.length > 1000))
      wrong(`variables/${index}/default`, typeof value === 'string' ? 'too_long' : 'type')
  })
}

/** F004 of a node apart from its options. */
function checkShape(node: Record<string, unknown>, report: ReportProblem): void {
  const nodeId = typeof node['id'] === 'string' ? node['id'] : ''
  const wrong = (path: string, reason: string) => report('F004', { nodeId, path, values: { reason } })
  if (!nodeIdPattern.test(nodeId)) wrong('id', 'pattern')
  for (const name of ['options', 'exits']) if (!isObject(node[name])) wrong(name, 'type')
  for (const [name, limit] of [
    ['title', 60],
    ['note', 500],
  ] as const) {
    const text = node[name]
    if (text !== undefined && typeof text !== 'string') wrong(name, 'type')
    else if (text !== undefined && Array.from(text).length > limit) wrong(name, 'too_long')
  }
  const { position } = node
  if (
    position !== undefined &&
    !(isObject(position) && Number.isFinite(position['x']) && Number.isFinite(position['y']))
  )
    wrong('position', 'type')
}

/** F010 */
function checkSize({ nodes }: ReadFlow, report: ReportProblem): void {
  if (nodes.length > MAX_FLOW_NODES)
    report('F010', { values: { reason: 'nodes', limit: MAX_FLOW_NODES, count: nodes.length } })
  const count = nodes.reduce(
    (sum, { connections }) => sum + connections.filter(([, target]) => typeof target === 'string').length,
    0,
  )
  if (count > MAX_FLOW_CONNECTIONS)
    report('F010', { values: { reason: 'connections', limit: MAX_FLOW_CONNECTIONS, count } })
}

/** F003, F004, F015, F020 and F021: a node by itself. */
function checkNode(node: ReadNode, { kind }: ReadFlow, report: ReportProblem): void {
  const { id: nodeId, type, typeName, options } = node
  if (!type) {
    report('F003', { nodeId, values: { reason: 'unknown', name: typeName } })
    return
  }
  if (!type.kinds.some((one) => one === kind))
    report('F003', { nodeId, values: { reason: 'kind', name: typeName } })
  const problems = checkOptions(type.options, options)
  for (const { path, reason, limit } of problems)
    report('F004', { nodeId, path, values: { reason, ...(limit !== undefined && { limit }) } })
  if (typeName === 'gather') checkDigits(node, report)
  if (typeName === 'condition') checkBranchPatterns(node, report)
  if (typeName === 'send_sms') checkMessage(node, report)
  if (typeName === 'time_condition') checkHours(node, report)
}

function checkDigits({ id: nodeId, options }: ReadNode, report: ReportProblem): void {
  const { min_digits: min = 1, max_digits: max, pattern } = options
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    report('F015', { nodeId, path: 'min_digits', values: { reason: 'digits', limit: max } })
  if (typeof pattern === 'string' && !readPattern(pattern))
    report('F015', { nodeId, path: 'pattern', values: { reason: 'pattern' } })
}

function checkBranchPatterns({ id: nodeId, options }: ReadNode, report: ReportProblem): void {
  listOf(options['branches']).forEach((branch, index) => {
    listOf(isObject(branch) ? branch['all'] : undefined).forEach((condition, at) => {
      if (!isObject(condition) || condition['op'] !== 'matches') return
      const { right } = condition
      if (typeof right !== 'string' || !readPattern(right))
        report('F015', {
          nodeId,
          path: `branches/${index}/all/${at}/right`,
          values: { reason: 'pattern' },
        })
    })
  })
}

function checkMessage({ id: nodeId, options }: ReadNode, report: ReportProblem): void {
  const { text, template_id: template, to, number } = options
  const hasText = typeof text === 'string' && text.trim() !== ''
  if (hasText === (template !== undefined))
    report('F015', { nodeId, path: 'text', values: { reason: hasText ? 'both_texts' : 'no_text' } })
  if (to === 'number' && number === undefined)
    report('F015', { nodeId, path: 'number', values: { reason: 'no_number' } })
}

function checkHours({ id: nodeId, options }: ReadNode, report: ReportProblem): void {
  const zone = options['time_zone']
  if (typeof zone === 'string' && !isTimeZone(zone))
    report('F004', { nodeId, path: 'time_zone', values: { reason: 'choice' } })
  const windows = listOf(options['windows']).filter(isObject).map(windowOf)
  if (windows.length === 0) return
  const { minutes, isWhole, overlaps } = coverOfWeek(windows)
  if (minutes === 0) report('F020', { nodeId, path: 'windows', values: { reason: 'never' } })
  if (isWhole) report('F020', { nodeId, path: 'windows', values: { reason: 'always' } })
  if (overlaps) report('F021', { nodeId, path: 'windows' })
}

function windowOf({ days, from, to }: Record<string, unknown>): OpeningWindow {
  return {
    days: strings(days),
    from: typeof from === 'string' ? from : '',
    to: typeof to === 'string' ? to : '',
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
