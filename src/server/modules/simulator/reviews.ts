import { sql } from 'kysely'
import { evaluateCondition, transitionsFrom } from '../../../language/index.ts'
import type { EntityDefinition, TransitionDefinition } from '../../../language/portal.ts'
import { rowScope } from '../../lifecycle/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { askForReview } from '../sms-broadcast/reviewTemplateJob.ts'
import { recordName } from './recordName.ts'

const TEMPLATE = 'sms-template'
const DECLINED = 'declined'

/** A record that waits for a carrier or a reviewer. */
export interface WaitingReview {
  id: string
  entity: string
  /** What kind of record it is. */
  kind: string
  name: string
  status: string
  at: string
  decisions: ReviewDecision[]
}

interface ReviewDecision {
  id: string
  title: string
  /** It needs a reason: a common one, or words. */
  takes_reason: boolean
  /** The common reasons, if it has any. */
  reasons: { value: string; text: string }[]
}

interface Row {
  id: string
  entity: string
  version: number
  doc: JsonObject
  created_at: Date
  updated_at: Date
}

type Context = Pick<ModuleContext, 'database' | 'published' | 'text' | 'simulates'>

/** Whether people act here in the place of whoever makes a transition. */
type Plays = (by: string) => boolean

/** Records in states in which a simulated carrier or reviewer usually decides, newest first. */
export async function readReviews(
  { database, published, simulates }: Context,
  accountId: string,
  limit: number,
): Promise<WaitingReview[]> {
  const entities = decidedEntities(published(), simulates)
  if (entities.size === 0) return []
  const waits = [...entities.values()].map(
    (entity) =>
      sql`entity = ${entity.id} and doc ->> ${entity.lifecycle?.field ?? ''} in (${sql.join(waitingStates(entity, simulates))})`,
  )
  const { rows } = await database.read(accountId, (query) =>
    sql<Row>`
      select id, entity, version, doc, created_at, updated_at from record
      where account_id = ${accountId} and (${sql.join(waits, sql` or `)})
      order by updated_at desc limit ${limit}`.execute(query),
  )
  const { text } = published()
  return rows.flatMap(({ created_at: createdAt, updated_at: updatedAt, ...row }) => {
    const entity = entities.get(row.entity)
    if (!entity?.lifecycle) return []
    const record = { ...row, createdAt, updatedAt }
    const stored = record.doc[entity.lifecycle.field]
    const state = typeof stored === 'number' ? stateOf(entity, stored) : textOf(stored)
    const decisions = onePerState(decisionsOn(entity, record).filter(({ by }) => simulates(by)))
    if (decisions.length === 0) return []
    return [
      {
        id: row.id,
        entity: row.entity,
        kind: text(entity.title),
        name: recordName(record.doc) ?? text(entity.title),
        status: titleOf(text, entity, state),
        at: updatedAt.toISOString(),
        decisions: decisions.map((one) => reviewDecision(published(), entity, one)),
      },
    ]
  })
}

/**
 * @returns whether the record still waited for the decision
 * @throws Refusal `forbidden` where whoever decides isn't simulated
 */
export async function decideReview(
  context: Context & Pick<ModuleContext, 'decide' | 'hands'>,
  record: { accountId: string; entity: string; record: string },
  { decision, note, reason }: { decision: string; note: string; reason?: string | undefined },
): Promise<boolean> {
  const { accountId, entity: id, record: recordId } = record
  const entity = decidedEntities(context.published()).get(id)
  if (!entity) return false
  const stored = await context.database.read(accountId, (query) =>
    readDocument(query, accountId, id, recordId),
  )
  const made = stored && decisionsOn(entity, stored).find((one) => one.id === decision)
  if (!made) return false
  if (!context.simulates(made.by)) throw new Refusal('forbidden', { text: say('simulator:not-simulated') })
  if (id === TEMPLATE) return decideTemplate(context, accountId, recordId, { status: made.to, note })
  const given = made.note?.required === true ? reason : undefined
  // Where nothing is said, it is what the simulator would say.
  const usual = note === '' && given === undefined ? made.simulated : undefined
  const words = usual?.note === undefined ? note : context.published().text(usual.note)
  const named = given ?? usual?.reason
  return context.decide(record, {
    transition: made.id,
    ...(words !== '' && { note: words }),
    ...(named !== undefined && { reason: named }),
  })
}

/** Reviewers of templates answer through the carrier, which is asked at once. */
async function decideTemplate(
  { database, hands }: Context & Pick<ModuleContext, 'hands'>,
  accountId: string,
  id: string,
  { status, note }: { status: string; note: string },
): Promise<boolean> {
  await hands.decideTemplate(id, { status: status === DECLINED ? DECLINED : 'approved', reason: note })
  await database.transaction(accountId, (query: Query) =>
    askForReview(query, accountId, id, { asked: 'by-hand', delayMs: 0 }),
  )
  return true
}

/** Entities about which somebody outside decides, and of which the simulator knows how. */
function decidedEntities(
  published: ReturnType<Context['published']>,
  plays: Plays = () => true,
): Map<string, EntityDefinition> {
  const all = published.collections.map(({ entity }) => entity)
  const decided = all.filter((entity) => waitingStates(entity, plays).length > 0)
  return new Map(decided.map((entity) => [entity.id, entity]))
}

function waitingStates({ id, lifecycle }: EntityDefinition, plays: Plays): string[] {
  if (!lifecycle) return []
  const usual = lifecycle.transitions.filter(
    ({ by, simulated }) => isOutside(by) && plays(by) && (simulated !== undefined || id === TEMPLATE),
  )
  return [...new Set(usual.flatMap(({ from }) => from.map((state) => storedState(lifecycle, state))))]
}

/** Key of a state that is stored as a number. */
function stateOf({ lifecycle }: EntityDefinition, value: number): string {
  const found = Object.entries(lifecycle?.states ?? {}).find(([, state]) => state.value === value)
  return found?.[0] ?? String(value)
}

/** As it is in the document. */
function storedState({ states }: NonNullable<EntityDefinition['lifecycle']>, state: string): string {
  return String(states[state]?.value ?? state)
}

function decisionsOn(entity: EntityDefinition, record: StoredRecord): TransitionDefinition[] {
  const { lifecycle } = entity
  if (!lifecycle) return []
  return transitionsFrom(lifecycle, record.doc[lifecycle.field]).filter(
    ({ by, when }) => isOutside(by) && (!when || evaluateCondition(when, rowScope(entity, record))),
  )
}

function isOutside(by: TransitionDefinition['by']): boolean {
  return by === 'carrier' || by === 'reviewer'
}

/** Reviewers have many reasons for one state; here the note says which. */
function onePerState(decisions: readonly TransitionDefinition[]): TransitionDefinition[] {
  return [...new Map(decisions.map((one) => [one.to, one])).values()]
}

function reviewDecision(
  { text, portal }: ReturnType<Context['published']>,
  entity: EntityDefinition,
  { id, to, note }: TransitionDefinition,
): ReviewDecision {
  const takesReason = note?.required === true || (entity.id === TEMPLATE && to === DECLINED)
  const common = takesReason ? (portal.catalogues[note?.reason?.catalogue ?? ''] ?? []) : []
  return {
    id,
    title: titleOf(text, entity, to),
    takes_reason: takesReason,
    reasons: common.map((item) => ({ value: item.value, text: item.text })),
  }
}

function titleOf(
  text: ReturnType<Context['published']>['text'],
  { lifecycle }: EntityDefinition,
  state: string,
): string {
  const title = lifecycle?.states[state]?.title
  return title === undefined ? state : text(title)
}
