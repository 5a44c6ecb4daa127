import { sql } from 'kysely'
import {
  checkFlow,
  readFlow,
  subflowsOf,
  type CallFlow,
  type FlowFacts,
  type FlowProblem,
  type FlowReferences,
} from '../../../domain/call-flow/index.ts'
import type { Query } from '../../storage/database.ts'
import { flowEntities } from './flowTypes.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Levels below a flow that are read: one more than is allowed. */
const LEVELS = 6

/** What a flow may refer to: list of the references → entity of the records, which have to be usable. */
const referred = {
  trunks: 'trunk',
  senders: 'sender',
  templates: 'sms-template',
  callerIds: 'caller-id',
} as const

/**
 * Judges a document by all rules, also by what exists in the account.
 * @param flow the flow it is of, if it is stored
 */
export async function checkStored(
  query: Query,
  accountId: string,
  document: CallFlow,
  flow?: { id: string; isAttached?: boolean },
): Promise<FlowProblem[]> {
  const ids = [...idsIn(document.nodes)]
  const { rows } = await sql<{
    entity: string
    id: string
    seconds: number | null
    isUsable: boolean | null
  }>`
    select entity, id, (doc->>'seconds')::float8 as seconds,
      case entity
        when 'trunk' then doc->>'status' = 'active'
        when 'sender' then doc->>'usable' = 'true'
        when 'sms-template' then doc->>'status' = 'approved'
        else true
      end as "isUsable"
    from record
    where account_id = ${accountId} and id = any(${ids}::uuid[])
      and entity = any(${['audio-file', ...Object.values(referred)]}::text[])`.execute(query)
  const of = (entity: string): Set<string> =>
    new Set(rows.filter((row) => row.isUsable && row.entity === entity).map(({ id }) => id))
  const references: FlowReferences = {
    audio: new Map(
      rows
        .filter(({ entity }) => entity === 'audio-file')
        .map(({ id, seconds }) => [id, seconds === null ? {} : { seconds }]),
    ),
    trunks: of(referred.trunks),
    senders: of(referred.senders),
    templates: of(referred.templates),
    callerIds: of(referred.callerIds),
    // There are none yet, so a step that waits in one can't be published.
    queues: new Set(),
    flows: await flowsBelow(query, accountId, document),
    ...(flow && { flowId: flow.id }),
    ...(flow?.isAttached !== undefined && { isAttached: flow.isAttached }),
  }
  return checkFlow(document, references)
}

/** How many errors and warnings there are. */
export function countProblems(problems: readonly FlowProblem[]): { problems: number; warnings: number } {
  return {
    problems: problems.filter(({ level }) => level === 'error').length,
    warnings: problems.filter(({ level }) => level === 'warning').length,
  }
}

/** Every flow that can be reached through subflows, as it is published. */
async function flowsBelow(
  query: Query,
  accountId: string,
  document: CallFlow,
): Promise<Map<string, FlowFacts>> {
  const known = new Map<string, FlowFacts>()
  let level = subflowsOf(readFlow(document))
  for (let depth = 0; depth < LEVELS && level.length > 0; depth += 1) {
    const { rows } = await sql<{ id: string; entity: string; document: CallFlow | null }>`
      select record.id, record.entity, published.document from record
      left join call_flow_revision as published on published.account_id = record.account_id
        and published.flow_id = record.id and published.revision = (record.doc->>'published_revision')::integer
      where record.account_id = ${accountId} and record.id = any(${level.filter((id) => UUID.test(id))}::uuid[])
        and record.entity = any(${Object.values(flowEntities)}::text[])`.execute(query)
    for (const row of rows)
      known.set(row.id, {
        kind: row.entity === flowEntities.ivr ? 'ivr' : 'voice_campaign',
        isPublished: row.document !== null,
        subflows: row.document ? subflowsOf(readFlow(row.document)) : [],
      })
    level = rows.flatMap(({ id }) => known.get(id)?.subflows ?? []).filter((id) => !known.has(id))
  }
  return known
}

/** Whatever in options may be the id of a record. */
function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && UUID.test(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* idsIn(part)
}
