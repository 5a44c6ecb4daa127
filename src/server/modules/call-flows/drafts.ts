import { sql } from 'kysely'
import type { CallFlow, FlowKind } from '../../../domain/call-flow/index.ts'
import type { Query } from '../../storage/database.ts'

export interface Draft {
  document: CallFlow
  version: number
  updatedAt: Date
  /** Who saved it; null for code and for people who are gone. */
  updatedBy: string | null
}

export interface Revision {
  revision: number
  message: string
  nodes: number
  published_at: string
  /** Name or email; null for code and for people who are gone. */
  published_by: string | null
}

/** Revisions of a flow that are retained, besides the published one. */
const RETAINED = 200

export async function readDraft(
  query: Query,
  accountId: string,
  flowId: string,
  lock = false,
): Promise<Draft | undefined> {
  const { rows } = await sql<{ document: CallFlow; version: number; at: Date; by: string | null }>`
    select document, version, draft.updated_at as at, ${nameSql('draft.updated_by')} as by
    from call_flow_draft as draft
    where draft.account_id = ${accountId} and flow_id = ${flowId} ${lock ? sql`for update` : sql``}`.execute(
    query,
  )
  const [row] = rows
  return row && { document: row.document, version: row.version, updatedAt: row.at, updatedBy: row.by }
}

export async function insertDraft(
  query: Query,
  draft: { accountId: string; flowId: string; kind: FlowKind; document: CallFlow; userId?: string },
): Promise<void> {
  await sql`insert into call_flow_draft (account_id, flow_id, kind, document, updated_by)
    values (${draft.accountId}, ${draft.flowId}, ${draft.kind}, ${JSON.stringify(draft.document)}::json, ${draft.userId ?? null})`.execute(
    query,
  )
}

/** @returns the new version */
export async function writeDraft(
  query: Query,
  draft: { accountId: string; flowId: string; document: CallFlow; userId: string },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`update call_flow_draft
    set document = ${JSON.stringify(draft.document)}::json, version = version + 1, updated_by = ${draft.userId}, updated_at = now()
    where account_id = ${draft.accountId} and flow_id = ${draft.flowId} returning version`.execute(query)
  return rows[0]?.version ?? 0
}

export async function deleteDraft(query: Query, accountId: string, flowId: string): Promise<void> {
  await sql`delete from call_flow_draft where account_id = ${accountId} and flow_id = ${flowId}`.execute(
    query,
  )
}

/** @returns the number of the new revision */
export async function insertRevision(
  query: Query,
  given: {
    accountId: string
    flowId: string
    document: CallFlow
    message: string
    userId?: string | undefined
  },
): Promise<number> {
  const { accountId, flowId, document, message, userId } = given
  const { rows } = await sql<{ revision: number }>`
    insert into call_flow_revision (account_id, flow_id, revision, document, message, nodes, published_by)
    select ${accountId}::uuid, ${flowId}::uuid, coalesce(max(revision), 0) + 1, ${JSON.stringify(document)}::json, ${message}::text,
      ${document.nodes.length}::integer, ${userId ?? null}::uuid
    from call_flow_revision where account_id = ${accountId} and flow_id = ${flowId}
    returning revision`.execute(query)
  const revision = rows[0]?.revision ?? 1
  await sql`delete from call_flow_revision
    where account_id = ${accountId} and flow_id = ${flowId} and revision <= ${revision - RETAINED}`.execute(
    query,
  )
  return revision
}

/** Newest first. */
export async function readRevisions(query: Query, accountId: string, flowId: string): Promise<Revision[]> {
  const { rows } = await sql<Omit<Revision, 'published_at'> & { published_at: Date }>`
    select revision, message, nodes, draft.published_at, ${nameSql('draft.published_by')} as published_by
    from call_flow_revision as draft where draft.account_id = ${accountId} and flow_id = ${flowId}
    order by revision desc`.execute(query)
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}

export async function readRevision(
  query: Query,
  accountId: string,
  flowId: string,
  revision: number,
): Promise<CallFlow | undefined> {
  if (!Number.isInteger(revision) || revision < 1 || revision > 1_000_000_000) return undefined
  const { rows } = await sql<{ document: CallFlow }>`select document from call_flow_revision
    where account_id = ${accountId} and flow_id = ${flowId} and revision = ${revision}`.execute(query)
  return rows[0]?.document
}

/** Name or email of a user of the account. */
function nameSql(column: string) {
  return sql<string | null>`(select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)
    from app_user where app_user.account_id = draft.account_id and app_user.id = ${sql.ref(column)})`
}
