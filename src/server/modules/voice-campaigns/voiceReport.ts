import { sql } from 'kysely'
import type { Wording } from '../../errors.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import { outcomeFigures, type Outcome } from './voiceValues.ts'

const words = {
  answered: 'voice-campaigns:answered',
  voicemail: 'voice-campaigns:voicemail',
  busy: 'voice-campaigns:busy',
  no_answer: 'voice-campaigns:no-answer',
  failed: 'voice-campaigns:failed',
  skipped: 'voice-campaigns:do-not-call',
} as const

/** What became of the people a campaign calls, what they pressed, and its calls by hour. Test calls don't count. */
export async function voiceReport(
  query: Query,
  accountId: string,
  { id, doc }: StoredRecord,
  text: Wording,
): Promise<{
  outcomes: { outcome: string; people: number }[]
  pressed: { key: string; people: number }[]
  hours: { at: string; answered: number; others: number }[]
}> {
  const { rows } = await sql<{ at: string; answered: number; others: number }>`
    select to_char(date_trunc('hour', created_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      count(*) filter (where disposition = 'answered')::int as answered,
      count(*) filter (where disposition <> 'answered')::int as others
    from phone_call where account_id = ${accountId} and campaign_id = ${id} and not is_test
    group by 1 order by 1`.execute(query)
  const outcomes = (Object.keys(words) as Outcome[]).map((outcome) => ({
    outcome: text(words[outcome]),
    people: Number(doc[outcomeFigures[outcome]] ?? 0),
  }))
  return {
    outcomes: outcomes.filter(({ people }) => people > 0),
    pressed: objectsOf(doc['keys']).map(({ step, key, count }) => ({
      key: `${textOf(step)}: ${textOf(key)}`,
      people: Number(count),
    })),
    hours: rows,
  }
}
