import { sql } from 'kysely'
import { quoteCsvCell } from '../../../shared/csv.ts'
import type { Wording } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readCampaign } from './readCampaign.ts'

const LONGEST_NAME = 128
const LONGEST_NUMBERS = 40_000
/** What a copy takes over as it is. */
const copied = [
  'flow',
  'callers',
  'window_enabled',
  'window_from',
  'window_to',
  'window_days',
  'retries',
  'retry_on',
  'retry_minutes',
  'concurrency',
]

/** What a new campaign made of another one starts with. Whom it calls is typed text, as far as a form takes it. */
export async function copyOf(
  query: Query,
  accountId: string,
  id: string | undefined,
  text: Wording,
): Promise<JsonObject> {
  const { doc, id: campaignId } = await readCampaign(query, accountId, id)
  const { rows } = await sql<{ number: string; contact: Record<string, string> }>`
    select number, contact from voice_target
    where account_id = ${accountId} and campaign_id = ${campaignId} order by position`.execute(query)
  const headings = Object.keys(rows[0]?.contact ?? {})
  const lines = [
    ...(headings.length > 0 ? [['phone', ...headings]] : []),
    ...rows.map(({ number, contact }) => [number, ...headings.map((name) => contact[name] ?? '')]),
  ]
  const numbers = lines.map((cells) => cells.map((cell) => quoteCsvCell(cell)).join(',')).join('\n')
  return {
    ...Object.fromEntries(copied.map((name) => [name, doc[name] ?? null])),
    name: text('voice-campaigns:copy-name', { name: textOf(doc['name']) }).slice(0, LONGEST_NAME),
    input: numbers.length > LONGEST_NUMBERS ? 'file' : 'numbers',
    numbers: numbers.length > LONGEST_NUMBERS ? null : numbers,
  }
}
