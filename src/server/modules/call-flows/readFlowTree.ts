import type { CallFlow, FlowKind } from '../../../domain/call-flow/index.ts'
import type { Query } from '../../storage/database.ts'
import { readPublishedFlow } from './publishedFlow.ts'
import { subflowIds } from './uses.ts'

/** A flow with all it leads into, by id; undefined when it isn't published. */
export async function readFlowTree(
  query: Query,
  flow: { accountId: string; kind: FlowKind; id: string },
  revision?: number,
): Promise<{ flows: Map<string, CallFlow>; name: string; revision: number } | undefined> {
  const first = await readPublishedFlow(query, flow, revision)
  if (!first) return undefined
  const flows = new Map([[flow.id, first.document]])
  for (const [, document] of flows)
    for (const other of subflowIds(document)) {
      if (flows.has(other)) continue
      const found = await readPublishedFlow(query, { ...flow, id: other })
      if (found) flows.set(other, found.document)
    }
  return { flows, name: first.name, revision: first.revision }
}
