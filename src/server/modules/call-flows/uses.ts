import { sql } from 'kysely'
import { readFlow, subflowsOf, type CallFlow } from '../../../domain/call-flow/index.ts'
import type { Query } from '../../storage/database.ts'

/** What leads calls into a flow. */
export interface FlowUse {
  /** Entity of the record: a service, a campaign, or another flow. */
  kind: 'ivr-service' | 'voice-campaign' | 'call-flow' | 'ivr-flow'
  id: string
  name: string
}

export async function readUses(query: Query, accountId: string, flowId: string): Promise<FlowUse[]> {
  const { rows } = await sql<FlowUse>`
    select kind, id, coalesce(name, '') as name from call_flow_uses(${accountId}, ${flowId})
    order by kind, name, id`.execute(query)
  return rows
}

/** Whether somebody is on the phone in a flow. */
export async function hasCalls(query: Query, accountId: string, flowId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select call_flow_has_calls(${accountId}, ${flowId}) as has`.execute(query)
  return rows[0]?.has === true
}

/** Counts anew how often flows are used, in their records. */
export async function countUsesOf(
  query: Query,
  accountId: string,
  flowIds: readonly string[],
): Promise<void> {
  // In one order for every transaction.
  for (const id of [...new Set(flowIds)].toSorted())
    await sql`select call_flow_count_uses(${accountId}, ${id})`.execute(query)
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The flows that a document leads into. */
export function subflowIds(document: CallFlow): string[] {
  return subflowsOf(readFlow(document)).filter((id) => UUID.test(id))
}
