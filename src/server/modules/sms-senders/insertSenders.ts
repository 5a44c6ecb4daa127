import { lookedUp } from '../../../language/index.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments, type DemoDocument } from '../../demo/insertDocuments.ts'
import { insertEvents } from '../../demo/insertEvents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { demoSenders, type DemoSender } from './demoSenders.ts'
import { newDestination } from './destinations.ts'
import { REGISTRATION, reviewedFields } from './registrations.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const transitionTo: Record<string, string> = {
  approved: 'approve',
  declined: 'decline',
}
const countryTransitionTo: Record<string, string> = {
  approved: 'register',
  declined: 'decline',
  blocked: 'block',
}

/** The demo accounts' Sender IDs, registered day by day, each with its countries and how they decided. */
export async function insertSenders(world: DemoWorld): Promise<void> {
  const documents: DemoDocument[] = []
  const events: JsonObject[] = []
  for (const key of ['owner', 'flex', 'sub'] as const)
    for (const [index, sender] of demoSenders(world.seed, key).entries())
      addSender(world, key, sender, world.nowMs - (190 - index) * DAY_MS, { documents, events })
  await insertDocuments(world.query, documents)
  await insertEvents(world.query, events)
}

function addSender(
  { seed, catalogues, entities }: DemoWorld,
  key: 'owner' | 'flex' | 'sub',
  { id, title, doc, status, reason, destinations }: DemoSender,
  atMs: number,
  into: { documents: DemoDocument[]; events: JsonObject[] },
): void {
  const accountId = seededUuid(seed, `account:${key}`)
  const userId = seededUuid(seed, `user:${key}`)
  const type = doc['sender_type'] === 'numeric' ? 'numeric' : 'alphanumeric'
  const numbers = type === 'numeric' ? [`+${title}`] : []
  const whole = destinations.map((own) => ({
    ...newDestination(catalogues, own.country_code, { type, numbers }),
    status: own.status,
    reason: reasonOf(own.status, reason),
  }))
  const record = (
    entity: string,
    recordId: string,
    content: JsonObject,
    from: string,
    to: string,
    why: string,
  ) => {
    const createdAt = new Date(atMs).toISOString()
    const decidedAt = new Date(atMs + 5 * HOUR_MS).toISOString()
    const isDecided = from !== to
    const known = entities.get(entity)
    const transition = (entity === 'sender' ? transitionTo : countryTransitionTo)[to] ?? null
    into.documents.push({
      accountId,
      entity,
      id: recordId,
      doc: { ...content, ...(known && lookedUp(known, content)) },
      createdAt,
      ...(isDecided && { updatedAt: decidedAt }),
    })
    const event = { account_id: accountId, entity, record_id: recordId }
    into.events.push({
      ...event,
      transition: null,
      from_state: null,
      to_state: from,
      actor: 'user',
      user_id: userId,
      note: '',
      created_at: createdAt,
    })
    if (isDecided)
      into.events.push({
        ...event,
        transition,
        from_state: from,
        to_state: to,
        actor: 'carrier',
        user_id: null,
        note: why,
        created_at: decidedAt,
      })
  }
  record('sender', id, { ...doc, destinations: whole }, 'in review', status, reason)
  for (const destination of whole) {
    const { country_code: country, status: state, reason: why } = destination
    const own = {
      sender_id: id,
      title,
      ...(doc['sender_type'] !== undefined && { sender_type: doc['sender_type'] }),
      ...reviewedFields({ doc }),
      country_code: country,
      status: state,
      reason: why,
    }
    record(REGISTRATION, seededUuid(seed, `registration:${id}:${country}`), own, 'pending', state, why)
  }
}

function reasonOf(status: string, reason: string): string {
  if (status === 'declined') return reason || 'The country’s register has another owner for this name.'
  if (status !== 'blocked') return ''
  return reason || 'The country’s carriers blocked this Sender ID after complaints.'
}
