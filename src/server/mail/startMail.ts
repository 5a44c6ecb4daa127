import { sql } from 'kysely'
import { createLoop, createWorkSignals, readNextDue, type Loop } from '../jobs/index.ts'
import type { Database } from '../storage/database.ts'
import { pickedRows } from '../storage/pickedRows.ts'
import type { Mailer } from './Mailer.ts'

const atOnce = 20
/** Longer than a delivery takes (createSmtpMailer.ts). */
const LEASE_MS = 300_000
const attemptsAtMost = 12

export interface MailOptions {
  database: Database
  mailer: Mailer
  onError: (error: unknown) => void
  /** How often it looks for mail while the database doesn't announce it. */
  idleMs?: number
  leaseMs?: number
}

interface LeasedMail {
  account_id: string
  id: string
  recipient: string
  subject: string
  body: string
  /** The end of the lease, to the microsecond. */
  lease: string
}

/**
 * Sends the outbox through the mailer. Several messages are leased together, and each anew when its turn comes, unless
 * another process has it by then. They are retried with backoff for about two days. The body is deleted once sent,
 * since links in it are secrets.
 */
export async function startMail({
  database,
  mailer,
  onError,
  idleMs = 1000,
  leaseMs = LEASE_MS,
}: MailOptions): Promise<Loop> {
  const signals = await createWorkSignals(database)
  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    onError,
    async turn() {
      const due = await database.system((query) =>
        sql<LeasedMail>`
          update mail set due_at = now() + ${leaseMs}::float8 * interval '1 millisecond'
          where ${pickedRows(
            'ctid',
            sql`select ctid from mail
              where sent_at is null and due_at <= now() and attempts < ${attemptsAtMost}
              order by due_at limit ${atOnce} for update skip locked`,
          )}
          returning account_id, id, recipient, subject, body, due_at::text as lease`.execute(query),
      )
      for (const mail of due.rows) {
        if (!(await beginAttempt(database, mail, leaseMs))) continue
        const { account_id, id, recipient, subject, body } = mail
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

/** @returns whether the message is still this process's */
async function beginAttempt(
  database: Database,
  { account_id, id, lease }: LeasedMail,
  leaseMs: number,
): Promise<boolean> {
  const { rows } = await database.system((query) =>
    sql`
      update mail set attempts = attempts + 1,
             due_at = now() + ${leaseMs}::float8 * power(2, least(attempts, 9)) * interval '1 millisecond'
      where account_id = ${account_id} and id = ${id} and sent_at is null and due_at = ${lease}::timestamptz
      returning id`.execute(query),
  )
  return rows.length > 0
}

function nextDueMs(database: Database): Promise<number | undefined> {
  return database.system((query) =>
    readNextDue(query, sql`select due_at from mail where sent_at is null and attempts < ${attemptsAtMost}`),
  )
}
