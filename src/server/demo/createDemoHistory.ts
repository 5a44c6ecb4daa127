import type { TransitionActor } from '../../language/portal.ts'
import type { EventPosting } from '../lifecycle/index.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { DemoDocument } from './insertDocuments.ts'
import { insertDocuments } from './insertDocuments.ts'
import { insertEvents } from './insertEvents.ts'

const HOUR_MS = 3_600_000

/** One thing that happened to a record of the demo world. */
export interface DemoStep {
  transition: string
  to: string
  actor: TransitionActor
  note?: string
  /** Of a catalogue of reasons, for the record. */
  reason?: string
  postings?: (EventPosting & JsonObject)[]
}

export interface DemoRecord {
  entity: string
  id: string
  doc: JsonObject
  /** State it was created in. */
  initial: string
  createdBy?: 'user' | 'server'
  postings?: (EventPosting & JsonObject)[]
  steps: readonly DemoStep[]
  atMs: number
}

/** Collects records of a demo account with what happened to them, some hours apart. */
export function createDemoHistory(accountId: string, userId: string) {
  const documents: DemoDocument[] = []
  const events: JsonObject[] = []
  return {
    add({ entity, id, doc, initial, createdBy = 'user', postings = [], steps, atMs }: DemoRecord): void {
      const event = { account_id: accountId, entity, record_id: id }
      const made: DemoStep[] = [{ transition: '', to: initial, actor: createdBy, postings }, ...steps]
      for (const [index, { transition, to, actor, note = '', postings: fees = [] }] of made.entries())
        events.push({
          ...event,
          transition: transition || null,
          from_state: made[index - 1]?.to ?? null,
          to_state: to,
          actor,
          user_id: actor === 'user' ? userId : null,
          note,
          postings: fees,
          created_at: at(atMs, index),
        })
      const updatedAt = at(atMs, steps.length)
      documents.push({ accountId, entity, id, doc, createdAt: at(atMs, 0), updatedAt })
    },
    async insert(query: Query): Promise<void> {
      await insertDocuments(query, documents)
      await insertEvents(query, events)
    },
  }
}

/** The first step after two hours, each later one after more. */
function at(atMs: number, step: number): string {
  return new Date(atMs + ((step * (step + 3)) / 2) * HOUR_MS).toISOString()
}
