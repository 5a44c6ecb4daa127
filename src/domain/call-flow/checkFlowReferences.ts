import { MAX_SUBFLOW_DEPTH } from './CallFlow.ts'
import type { ReportProblem } from './FlowProblem.ts'
import type { FlowReferences } from './FlowReferences.ts'
import { isObject } from './nodeTypes.ts'
import type { ReadFlow, ReadNode } from './readFlow.ts'

interface Has {
  has(id: string): boolean
}

/** F013 and F014: what a flow refers to exists, and no flow leads into itself. */
export function checkFlowReferences(flow: ReadFlow, references: FlowReferences, report: ReportProblem): void {
  const lists = new Map<string, Has | undefined>(
    Object.entries({
      audio_id: references.audio,
      hold_audio_id: references.audio,
      wait_audio_id: references.audio,
      trunk_id: references.trunks,
      sender_id: references.senders,
      template_id: references.templates,
      queue_id: references.queues,
      caller_id_id: references.callerIds,
    }),
  )
  for (const node of flow.nodes) {
    for (const { name, path, id } of idsIn(node.options))
      if (lists.get(name)?.has(id) === false)
        report('F013', { nodeId: node.id, path, values: { reason: name, id } })
    if (node.typeName === 'subflow') checkSubflow(node, flow, references, report)
  }
}

/** Ids of other flows that a flow leads into. */
export function subflowsOf({ nodes }: Pick<ReadFlow, 'nodes'>): string[] {
  const ids = nodes.flatMap(({ typeName, options }) => (typeName === 'subflow' ? [options['flow_id']] : []))
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))]
}

function checkSubflow(
  node: ReadNode,
  { kind }: ReadFlow,
  { flows, flowId }: FlowReferences,
  report: ReportProblem,
): void {
  const id = node.options['flow_id']
  if (!flows || typeof id !== 'string') return
  const place = { nodeId: node.id, path: 'flow_id' }
  const facts = flows.get(id)
  // A flow that leads into itself needn't be published for that to be wrong.
  if (id === flowId) report('F014', { ...place, values: { reason: 'cycle', id } })
  else if (!facts) report('F013', { ...place, values: { reason: 'flow_id', id } })
  else {
    if (!facts.isPublished) report('F013', { ...place, values: { reason: 'flow_draft', id } })
    if (facts.kind !== kind) report('F013', { ...place, values: { reason: 'flow_kind', id } })
    const reason = fault(id, flows, flowId)
    if (reason) report('F014', { ...place, values: { reason, id, limit: MAX_SUBFLOW_DEPTH } })
  }
}

/** What is wrong below a subflow, level by level. */
function fault(
  first: string,
  flows: NonNullable<FlowReferences['flows']>,
  flowId: string | undefined,
): 'cycle' | 'depth' | undefined {
  let level = new Set([first])
  for (let depth = 1; level.size > 0; depth += 1) {
    // A cycle among others never ends either, and is noticed by its depth.
    if (depth > MAX_SUBFLOW_DEPTH) return 'depth'
    level = new Set([...level].flatMap((id) => flows.get(id)?.subflows ?? []))
    if (flowId !== undefined && level.has(flowId)) return 'cycle'
  }
  return undefined
}

function* idsIn(value: unknown, path = ''): Generator<{ name: string; path: string; id: string }> {
  const parts = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : []
  for (const [name, part] of parts) {
    // Names that people choose.
    if (name === 'headers') continue
    const at = path === '' ? String(name) : `${path}/${name}`
    if (typeof part === 'string') yield { name: String(name), path: at, id: part }
    else yield* idsIn(part, at)
  }
}
