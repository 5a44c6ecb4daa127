import { sql } from 'kysely'
import type { CallFlow, FlowKind } from '../../../domain/call-flow/index.ts'
import { hasCallerId } from '../../calls/index.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import { flowEntities } from './flowTypes.ts'

/** Longer than any call takes. */
const RETAINED_DAYS = 7

/**
 * The numbers, E.164, whose calls run the draft of a flow: those of its test users that the account still has, while the
 * draft differs from what is published and has no errors.
 */
export async function readTestUsers(
  query: Query,
  { accountId, kind, id }: { accountId: string; kind: FlowKind; id: string },
): Promise<ReadonlySet<string>> {
  const record = await readDocument(query, accountId, flowEntities[kind], id)
  const found = new Set<string>()
  if (record?.doc['status'] !== 'changed' || Number(record.doc['problems']) > 0) return found
  for (const { number } of objectsOf(record.doc['test_numbers']))
    if (await hasCallerId(query, accountId, textOf(number))) found.add(textOf(number))
  return found
}

/** Keeps the draft as it is now for a call that begins. @returns its version */
export async function keepTriedDraft(
  query: Query,
  accountId: string,
  flowId: string,
): Promise<number | undefined> {
  await sql`delete from call_flow_tried_draft where account_id = ${accountId} and flow_id = ${flowId}
    and tried_at < now() - make_interval(days => ${RETAINED_DAYS})`.execute(query)
  const { rows } = await sql<{ version: number }>`
    insert into call_flow_tried_draft (account_id, flow_id, version, document)
    select account_id, flow_id, version, document from call_flow_draft
    where account_id = ${accountId} and flow_id = ${flowId}
    on conflict (account_id, flow_id, version) do update set tried_at = now()
    returning version`.execute(query)
  return rows[0]?.version
}

export async function readTriedDraft(
  query: Query,
  accountId: string,
  flowId: string,
  version: number,
): Promise<CallFlow | undefined> {
  const { rows } = await sql<{ document: CallFlow }>`select document from call_flow_tried_draft
    where account_id = ${accountId} and flow_id = ${flowId} and version = ${version}`.execute(query)
  return rows[0]?.document
}
