import type { CallFlow, FlowKind } from '../../../domain/call-flow/index.ts'
import type { Query } from '../../storage/database.ts'
import { readPublishedFlow } from './publishedFlow.ts'
import { keepTriedDraft, readTestUsers, readTriedDraft } from './testUsers.ts'
import { subflowIds } from './uses.ts'

export interface PublishedFlows {
  /** The flow calls begin in, and all it leads into, by id. */
  flows: ReadonlyMap<string, CallFlow>
  /** Of the flow calls begin in. */
  revision: number
  /** Version of the draft that takes its place, in calls of test users. */
  draft?: number
}

interface FlowPlace {
  accountId: string
  kind: FlowKind
  id: string
}

/**
 * A published flow with all it leads into; undefined when the flow is gone or was never published.
 * @param run what a call began with, where that is known
 */
export async function readPublishedFlows(
  query: Query,
  { accountId, kind, id }: FlowPlace,
  { revision, draft }: { revision?: number | undefined; draft?: number | undefined } = {},
): Promise<PublishedFlows | undefined> {
  if (id === '') return undefined
  const first = await readPublishedFlow(query, { accountId, kind, id }, revision)
  if (!first) return undefined
  const document = draft === undefined ? first.document : await readTriedDraft(query, accountId, id, draft)
  if (!document) return undefined
  const flows = new Map([[id, { ...document, name: first.name }]])
  for (const [, each] of flows)
    for (const other of subflowIds(each)) {
      if (flows.has(other)) continue
      const found = await readPublishedFlow(query, { accountId, kind, id: other })
      if (found) flows.set(other, { ...found.document, name: found.name })
    }
  return { flows, revision: first.revision, ...(draft !== undefined && { draft }) }
}

/** What a call begins with: the draft for a test user of the flow, what is published for everybody else. */
export async function readFlowsOfCaller(
  query: Query,
  place: FlowPlace,
  number: string,
): Promise<PublishedFlows | undefined> {
  if (place.id === '') return undefined
  const isTester = (await readTestUsers(query, place)).has(number)
  const draft = isTester ? await keepTriedDraft(query, place.accountId, place.id) : undefined
  return readPublishedFlows(query, place, { draft })
}
