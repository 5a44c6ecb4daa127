import { sql } from 'kysely'
import type { ReplyKeyword } from '../../../domain/sms/index.ts'
import type { Wording } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'

const messages = { stop: 'optout_message', start: 'optin_message', help: 'help_message' } as const

/** What a keyword is answered with: what the brand has registered for the number, or what the definitions say. */
export async function answerWords(
  query: Query,
  text: Wording,
  accountId: string,
  { keyword, number }: { keyword: ReplyKeyword; number: string },
): Promise<string> {
  const own = await registeredWords(query, accountId, number, messages[keyword])
  if (own !== '') return own
  if (keyword === 'stop') return text('opt-outs:confirm-stop')
  if (keyword === 'start') return text('opt-outs:confirm-start')
  const { name, profile } = await query
    .selectFrom('account')
    .select(['name', 'profile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const contact = textOf(profile['contact_email'])
  return contact === ''
    ? text('opt-outs:answer-help', { account: name })
    : text('opt-outs:answer-help-contact', { account: name, contact })
}

/** What the 10DLC campaign of a number answers; empty without one. */
async function registeredWords(
  query: Query,
  accountId: string,
  number: string,
  field: (typeof messages)[ReplyKeyword],
): Promise<string> {
  const written = number.startsWith('+') ? number : `+${number}`
  const { rows } = await sql<{ words: string | null }>`
    select campaign.doc->>${field} as words from record did
    join record campaign on campaign.account_id = did.account_id and campaign.entity = 'ten-dlc-campaign'
      and campaign.id::text = did.doc->>'ten_dlc_campaign_id'
    where did.account_id = ${accountId} and did.entity = 'did' and did.doc->>'number' = ${written}`.execute(
    query,
  )
  return rows[0]?.words?.trim() ?? ''
}
