import { sql } from 'kysely'
import { isWritable } from '../../../language/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { markRecord } from '../../storage/personalMarks.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { unknownFields } from '../../unknownFields.ts'
import { routeBy } from './idempotently.ts'
import { requireOpenParent } from './parentRecords.ts'
import { masterOf, NOBODY } from '../masterOf.ts'
import type { ResourceRequest } from '../ResourceContext.ts'

/** What a form of a new record holds that is not sent yet. */
export interface FormDraft {
  /** Properties of the record, never validated. */
  value: JsonObject
  /** `Idempotency-Key` under which it was tried to be sent. */
  key?: string
  /** ISO 8601 UTC */
  saved_at: string
}

/** Bytes of JSON. */
export const largestDraft = 64 * 1024
/** Per user. */
export const mostDrafts = 200
const keptDays = 30
const NO_PARENT = NOBODY
const KEY = /^[\x21-\x7e]{8,200}$/

/** The user's own draft: a master's user who works in the account has others than its owner. */
export async function readDraft(request: ResourceRequest): Promise<FormDraft | null> {
  const { context, caller } = request
  return context.database.read(caller.accountId, async (query) => {
    const { rows } = await sql<{ content: Omit<FormDraft, 'saved_at'>; saved_at: Date }>`
      select content, saved_at from form_draft where ${placeOf(request)}`.execute(query)
    const [found] = rows
    if (!found) return null
    const { value, key } = found.content
    const known = Object.entries(value).filter(([name]) => isDrafted(request, name))
    return {
      value: Object.fromEntries(known),
      ...(key !== undefined && { key }),
      saved_at: found.saved_at.toISOString(),
    }
  })
}

/** What was kept; `sent` where nothing was, because it had been sent under its key already. */
export interface KeptDraft {
  draft: FormDraft | null
  sent: boolean
}

/**
 * Keeps a draft in place of the one before.
 * @param draft as a client sends it
 * @throws Refusal `invalid`, `too-large`, and what creating the record is refused with for its parent
 */
export async function keepDraft(request: ResourceRequest, draft: JsonObject): Promise<KeptDraft> {
  const { context, caller, resource, parent } = request
  const { accountId, userId } = caller
  const masterId = masterOf(caller)
  const { value, key } = readContent(request, draft)
  const sent = await context.database.transaction(accountId, async (query) => {
    // Locked, so a record that is being stored below it is stored before.
    await requireOpenParent(query, request)
    if (key !== undefined && (await isSent(query, request, key))) {
      await dropDraft(query, request)
      return true
    }
    const { rows } = await sql<{ others: number }>`select count(*)::int as others from form_draft
      where account_id = ${accountId} and user_id = ${userId} and master_id = ${masterId}
        and not (${placeOf(request)})`.execute(query)
    if ((rows[0]?.others ?? 0) >= mostDrafts) throw new Refusal('too-large')
    const content = JSON.stringify({ value, ...(key !== undefined && { key }) })
    const mark = (!caller.master && resource.draft?.mark) || null
    await sql`insert into form_draft (account_id, user_id, master_id, resource, parent_id, parent_entity, mark, content)
      values (${accountId}, ${userId}, ${masterId}, ${resource.id}, ${parent?.id ?? NO_PARENT}, ${resource.parent?.entity ?? null}, ${mark}, ${content}::jsonb)
      on conflict (account_id, user_id, master_id, resource, parent_id) do update
        set content = excluded.content, mark = excluded.mark, saved_at = now()`.execute(query)
    await markParent(query, request, true)
    return false
  })
  return { draft: sent ? null : await readDraft(request), sent }
}

/** Deletes the user's draft, also in the transaction that stores what was drafted. A program drafts nothing. */
export async function dropDraft(query: Query, request: ResourceRequest): Promise<void> {
  const { caller, resource } = request
  if (!resource.draft || caller.keyId !== undefined) return
  await sql`delete from form_draft where ${placeOf(request)}`.execute(query)
  await markParent(query, request, false)
}

/** Deletes what anybody drafts below a record, in the transaction after which nothing can be created there. */
export async function dropDraftsBelow(query: Query, accountId: string, parentId: string): Promise<void> {
  const { rows } = await sql<DroppedDraft>`delete from form_draft
    where account_id = ${accountId} and parent_id = ${parentId} returning ${DROPPED}`.execute(query)
  await unmark(query, rows)
}

/** Deletes drafts that nobody has touched for 30 days, of all accounts. */
export async function forgetOldDrafts(query: Query): Promise<void> {
  const { rows } = await sql<DroppedDraft>`delete from form_draft
    where saved_at < now() - make_interval(days => ${keptDays}::int) returning ${DROPPED}`.execute(query)
  await unmark(query, rows)
}

interface DroppedDraft {
  account_id: string
  user_id: string
  parent_id: string
  parent_entity: string | null
  mark: string | null
}

const DROPPED = sql`account_id, user_id, parent_id, parent_entity, mark`

async function unmark(query: Query, drafts: DroppedDraft[]): Promise<void> {
  for (const { account_id: accountId, user_id, parent_id: id, parent_entity: entity, mark } of drafts)
    if (entity !== null && mark !== null)
      await markRecord(query, { accountId, entity, id, property: mark }, [user_id], false)
}

/** What the record says is true for users of the account alone. */
async function markParent(
  query: Query,
  { caller, resource, parent }: ResourceRequest,
  value: boolean,
): Promise<void> {
  const { accountId, userId } = caller
  const property = resource.draft?.mark
  if (property === undefined || !parent || !resource.parent || caller.master) return
  await markRecord(
    query,
    { accountId, entity: resource.parent.entity, id: parent.id, property },
    [userId],
    value,
  )
}

function placeOf({ caller, resource, parent }: ResourceRequest) {
  return sql`account_id = ${caller.accountId} and user_id = ${caller.userId} and master_id = ${masterOf(caller)}
    and resource = ${resource.id} and parent_id = ${parent?.id ?? NO_PARENT}`
}

/** How calls that create such records are known by their keys. */
export function creatingRoute({ resource, parent }: Pick<ResourceRequest, 'resource' | 'parent'>): string {
  return `POST ${resource.path}${parent ? ` ${parent.id}` : ''}`
}

async function isSent(query: Query, request: ResourceRequest, key: string): Promise<boolean> {
  const found = await query
    .selectFrom('idempotency')
    .select('status')
    .where('account_id', '=', request.caller.accountId)
    .where('key', '=', key)
    .where('route', '=', routeBy(request.caller, creatingRoute(request)))
    .executeTakeFirst()
  return (found?.status ?? null) !== null
}

function readContent(request: ResourceRequest, draft: JsonObject): Pick<FormDraft, 'value' | 'key'> {
  const { value, key, ...others } = draft
  const fields = unknownFields(others, () => false)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fields['value'] = say('portal:form-required')
  else
    Object.assign(
      fields,
      unknownFields(value, (name) => isDrafted(request, name)),
    )
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key)))
    fields['key'] = say('portal:error-idempotency-key')
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
  if (Buffer.byteLength(JSON.stringify(value)) > largestDraft) throw new Refusal('too-large')
  // Both were checked above.
  return { value: value as JsonObject, ...(typeof key === 'string' && { key }) }
}

/** Secrets are kept nowhere before the record is stored. */
function isDrafted({ entity }: ResourceRequest, name: string): boolean {
  const property = Object.hasOwn(entity.properties, name) ? entity.properties[name] : undefined
  return property !== undefined && isWritable(property, 'create') && property.sensitive === false
}
