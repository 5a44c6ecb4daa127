import { sql } from 'kysely'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { countSegments, type ReplyKeyword } from '../../../domain/sms/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection } from '../../storage/documents.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import { countAnswerOfToday } from '../../storage/messagesToday.ts'
import { answerWords } from './answerWords.ts'
import { readKeyword } from './readKeyword.ts'

interface Answer {
  id: string
  createdAt: string
  from: string
  to: string
  text: string
}

/**
 * Makes the handler that answers a keyword and writes the answer into the history. Its id follows from what is answered, so
 * that a second attempt sends nothing: from the reply itself, and for HELP from the message that was replied to, since
 * one explanation is enough. Answers count towards the day's limit of the plan, which never holds one back.
 */
export function confirmKeyword({
  database,
  carrier,
  text,
  published,
}: Pick<ModuleContext, 'database' | 'carrier' | 'text' | 'published'>): JobHandler {
  const capOf = (plan: string): number | undefined =>
    published().portal.access.plans.find(({ id }) => id === plan)?.dailyMessageCap

  async function prepare(
    query: Query,
    accountId: string,
    { message, at, conversation }: Record<string, unknown>,
  ): Promise<Answer | undefined> {
    const { rows } = await sql<{ sender: string; recipient: string; body: string }>`
      select sender, recipient, body from sms_message
      where account_id = ${accountId} and id = ${message} and created_at = ${at}`.execute(query)
    const [reply] = rows
    if (!reply) return undefined
    const keyword = await readKeyword(query, accountId, { body: reply.body, number: reply.recipient })
    if (keyword === undefined) return undefined
    const id = answerId(keyword, String(message), conversation)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`answer:${id}`}, 0))`.execute(query)
    const words = await answerWords(query, text, accountId, { keyword, number: reply.recipient })
    const made = await sql<{ created_at: string; status: string; body: string }>`
      select ${isoColumn} as created_at, status, body from sms_message
      where account_id = ${accountId} and id = ${id}`.execute(query)
    const [former] = made.rows
    if (former && former.status !== 'pending') return undefined
    const answer = { id, from: reply.recipient, to: reply.sender }
    if (former) return { ...answer, text: former.body, createdAt: former.created_at }
    await countAnswerOfToday(query, accountId, reply.sender, capOf)
    const country = checkPhoneNumber(reply.sender).country ?? ''
    const inserted = await sql<{ created_at: string }>`
      insert into sms_message (account_id, id, created_at, updated_at, sender, recipient, country_code, body, segments, status, charge)
      values (${accountId}, ${id}, date_trunc('milliseconds', clock_timestamp()), now(), ${answer.from}, ${answer.to}, ${country},
        ${words}, ${countSegments(words).segments}, 'pending', 0)
      returning ${isoColumn} as created_at`.execute(query)
    await bumpCollection(query, accountId, 'sms-message')
    return { ...answer, text: words, createdAt: inserted.rows[0]?.created_at ?? '' }
  }

  return async function confirm({ accountId, payload }) {
    const answer = await database.transaction(accountId, (query) => prepare(query, accountId, payload))
    if (!answer) return
    const { id, from, to, createdAt } = answer
    const { accepted, reason } = await carrier.deliver({
      id,
      accountId,
      channel: 'sms',
      from,
      to,
      text: answer.text,
    })
    await database.transaction(accountId, async (query) => {
      await sql`
        update sms_message set status = ${accepted ? 'sent' : 'rejected'}, reason = ${reason ?? null}, updated_at = now()
        where account_id = ${accountId} and id = ${id} and created_at = ${createdAt} and status = 'pending'`.execute(
        query,
      )
      await bumpCollection(query, accountId, 'sms-message')
    })
  }
}

const isoColumn = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function answerId(keyword: ReplyKeyword, message: string, conversation: unknown): string {
  const asked = keyword === 'help' && typeof conversation === 'string' ? conversation : message
  return hashedUuid(keyword === 'help' ? `${asked}:help` : `${asked}:confirmation`)
}
