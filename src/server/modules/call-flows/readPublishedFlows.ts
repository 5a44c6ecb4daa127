import type { CallFlow, FlowKind } from '../../../domain/call-flow/index.ts'
import type { Query } from '../../storage/database.ts'
import { readPublishedFlow } from './publishedFlow.ts'
import { subflowIds } from './uses.ts'

export interface PublishedFlows {
  /** The flow calls begin in, and all it leads into, by id. */
  flows: ReadonlyMap<string, CallFlow>
  /** Of the flow calls begin in. */
  revision: number
}

/** A published flow with all it leads into; undefined when the flow is gone or was never published. */
export async function readPublishedFlows(
  query: Query,
  { accountId, kind, id }: { accountId: string; kind: FlowKind; id: string },
  revision?: number,
): Promise<PublishedFlows | undefined> {
  if (id === '') return undefined
  const first = await readPublishedFlow(query, { accountId, kind, id }, revision)
  if (!first) return undefined
  const flows = new Map([[id, { ...first.document, name: first.name }]])
  for (const [, document] of flows)
    for (const other of subflowIds(document)) {
      if (flows.has(other)) continue
      const found = await readPublishedFlow(query, { accountId, kind, id: other })
      if (found) flows.set(other, { ...found.document, name: found.name })
    }
  return { flows, revision: first.revision }
}
