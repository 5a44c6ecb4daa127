import { sql } from 'kysely'
import { quoteCsvCell, spreadsheetSafeCell } from '../../../shared/csv.ts'
import { FileMissingError } from '../../files/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import { readContactRows } from './readContactRows.ts'
import type { SendingOptions } from './SendingOptions.ts'

const ROWS_AT_ONCE = 500

const CHARGE = 'sms-broadcast:file-charge'

const allTitles = [
  'sms-broadcast:file-recipient',
  'sms-broadcast:file-status',
  'sms-broadcast:file-reason',
  'sms-broadcast:file-segments',
  'sms-broadcast:file-sent',
  'sms-broadcast:file-changed',
  CHARGE,
  'sms-broadcast:file-clicks',
  'sms-broadcast:file-clicked',
  'sms-broadcast:file-replies',
  'sms-broadcast:file-reply',
  'sms-broadcast:file-unsubscribed',
] as const

interface SentMessage {
  recipient: string
  status: string
  reason: string | null
  segments: number
  sent_at: string
  changed_at: string
  charge: number
  clicks: number
  clicked_at: string | null
}

/** What came back from a number. */
interface Response {
  replies: number
  reply: string
  unsubscribed: boolean
}

/** What became of some contacts, by number. */
interface Became {
  sent: Map<string, SentMessage>
  responses: Map<string, Response>
}

const MICRO_UNITS = 1_000_000

/**
 * Writes one line per contact of a broadcast, whether a message was sent or not; without the contact file, one per message.
 * @param showsPrices whether the reader sees what messages cost
 */
export async function* recipientsFile(
  { database, files, text }: SendingOptions,
  accountId: string,
  { id, doc }: StoredRecord,
  showsPrices: boolean,
): AsyncGenerator<Buffer> {
  const titles = allTitles.filter((title) => showsPrices || title !== CHARGE)
  yield lineOf(titles.map((title) => text(title)))
  let from = 0
  try {
    for (; ; from += ROWS_AT_ONCE) {
      const rows = await readContactRows(files, accountId, textOf(doc['contacts']), from, ROWS_AT_ONCE)
      const numbers = rows.map(([number = '']) => number)
      if (numbers.length > 0) {
        const { sent, responses, optedOut } = await readBecame(numbers)
        const lines = numbers.map((number) => {
          const message = sent.get(number)
          if (message) return messageLine(message, responses.get(number))
          const why = text(optedOut.has(number) ? 'sms-broadcast:opted-out' : 'sms-broadcast:not-sent')
          return lineOf([number, why, ...titles.slice(2).map(() => '')])
        })
        yield Buffer.concat(lines)
      }
      if (rows.length < ROWS_AT_ONCE) return
    }
  } catch (error) {
    if (!(error instanceof FileMissingError) || from > 0) throw error
  }
  for (let after = ''; ;) {
    const messages = await readMessages(sql`and recipient > ${after}`, ROWS_AT_ONCE)
    const responses = await readResponses(messages.map(({ recipient }) => recipient))
    if (messages.length > 0)
      yield Buffer.concat(messages.map((message) => messageLine(message, responses.get(message.recipient))))
    if (messages.length < ROWS_AT_ONCE) return
    after = messages.at(-1)?.recipient ?? ''
  }

  async function readBecame(numbers: string[]): Promise<Became & { optedOut: Set<string> }> {
    const wanted = JSON.stringify(numbers)
    const messages = await readMessages(
      sql`and recipient in (select jsonb_array_elements_text(${wanted}::jsonb))`,
      numbers.length,
    )
    const { rows } = await database.read(accountId, (query) =>
      sql<{ phone: string }>`
        select phone from sms_opt_out where account_id = ${accountId}
          and phone in (select jsonb_array_elements_text(${wanted}::jsonb))`.execute(query),
    )
    return {
      sent: new Map(messages.map((message) => [message.recipient, message])),
      responses: await readResponses(messages.map(({ recipient }) => recipient)),
      optedOut: new Set(rows.map(({ phone }) => phone)),
    }
  }

  async function readMessages(where: ReturnType<typeof sql>, limit: number): Promise<SentMessage[]> {
    const { rows } = await database.read(accountId, (query) =>
      sql<SentMessage>`
        select recipient, status, reason, segments,
               to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sent_at,
               to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at,
               charge::float8 as charge, clicks,
               to_char(clicked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as clicked_at
        from sms_message
        where account_id = ${accountId} and sms_campaign_id = ${id} and type = 'outboundSms' ${where}
        order by recipient limit ${limit}`.execute(query),
    )
    return rows
  }

  /** What people replied to this broadcast, and who left because of it. */
  async function readResponses(numbers: string[]): Promise<Map<string, Response>> {
    if (numbers.length === 0) return new Map()
    const wanted = JSON.stringify(numbers)
    const { rows } = await database.read(accountId, (query) =>
      sql<Response & { number: string }>`
        with asked as (select jsonb_array_elements_text(${wanted}::jsonb) as number),
        replied as (
          select sender as number, count(*)::int as replies, (array_agg(body order by created_at desc))[1] as reply
          from sms_message
          where account_id = ${accountId} and sms_campaign_id = ${id} and type = 'inboundSms'
            and sender in (select number from asked)
          group by sender),
        gone as (
          select doc->>'number' as number from record
          where account_id = ${accountId} and entity = 'opt-out' and doc->>'number' in (select number from asked)
            and doc->'broadcast'->>'id' = ${id})
        select number, coalesce(replies, 0) as replies, coalesce(reply, '') as reply,
               gone.number is not null as unsubscribed
        from replied full join gone using (number)`.execute(query),
    )
    return new Map(rows.map(({ number, ...response }) => [number, response]))
  }

  function messageLine(message: SentMessage, response?: Response): Buffer {
    const { recipient, status, reason, segments, sent_at, changed_at, charge, clicks, clicked_at } = message
    return lineOf([
      recipient,
      status,
      reason ?? '',
      String(segments),
      sent_at,
      changed_at,
      ...(showsPrices ? [String(charge / MICRO_UNITS)] : []),
      String(clicks),
      clicked_at ?? '',
      String(response?.replies ?? 0),
      response?.reply ?? '',
      response?.unsubscribed ? text('sms-broadcast:file-yes') : '',
    ])
  }
}

function lineOf([number = '', ...cells]: string[]): Buffer {
  // A leading plus is what makes it a phone number, not a formula.
  const safe = [
    /^\+\d+$/.test(number) ? number : spreadsheetSafeCell(number),
    ...cells.map(spreadsheetSafeCell),
  ]
  return Buffer.from(`${safe.map(quoteCsvCell).join(',')}\n`)
}
