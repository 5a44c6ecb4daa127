import { sql } from 'kysely'
import { createLoop, createWorkSignals, readNextDue, type Loop } from '../jobs/index.ts'
import type { Database } from '../storage/database.ts'
import { pickedRows } from '../storage/pickedRows.ts'
import type { Mailer } from './Mailer.ts'

const atOnce = 20
const leaseSeconds = 120
const attemptsAtMost = 12

export interface MailOptions {
  database: Database
  mailer: Mailer
  onError: (error: unknown) => void
  /** How often it looks for mail while the database doesn't announce it. */
  idleMs?: number
}

/**
 * Sends the outbox through the mailer. Messages are leased while being sent and retried with backoff for about
 * two days. The body is deleted once sent, since links in it are secrets.
 */
export async function startMail({ database, mailer, onError, idleMs = 1000 }: MailOptions): Promise<Loop> {
  const signals = await createWorkSignals(database)
  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    onError,
    async turn() {
      const due = await database.system((query) =>
        sql<{ account_id: string; id: string; recipient: string; subject: string; body: string }>`
          update mail set attempts = attempts + 1,
                 due_at = now() + make_interval(secs => (${leaseSeconds} * power(2, least(attempts, 9)))::float8)
          where ${pickedRows(
            'ctid',
            sql`select ctid from mail
              where sent_at is null and due_at <= now() and attempts < ${attemptsAtMost}
              order by due_at limit ${atOnce} for update skip locked`,
          )}
          returning account_id, id, recipient, subject, body`.execute(query),
      )
      for (const { account_id, id, recipient, subject, body } of due.rows) {
        try {
          await mailer.deliver({ id, to: recipient, subject, text: body })
        } catch (error) {
          onError(error)
          continue
        }
        await database.system((query) =>
          query
            .updateTable('mail')
            .set({ sent_at: sql<Date>`now()`, body: '' })
            .where('account_id', '=', account_id)
            .where('id', '=', id)
            .execute(),
        )
      }
      return due.rows.length === atOnce ? 0 : nextDueMs(database)
    },
  })
  signals.onWork('mail', () => loop.wake())
  return {
    ...loop,
    stop() {
      signals.stop()
      return loop.stop()
    },
  }
}

function nextDueMs(database: Database): Promise<number | undefined> {
  return database.system((query) =>
    readNextDue(query, sql`select due_at from mail where sent_at is null and attempts < ${attemptsAtMost}`),
  )
}
