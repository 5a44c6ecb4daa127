import type { ReplyKeyword } from '../../../domain/sms/index.ts'
import type { Wording } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'
import { readRegistered } from './readRegistered.ts'

const messages = { stop: 'optout_message', start: 'optin_message', help: 'help_message' } as const

/** What a keyword is answered with: what the brand has registered for the number, or what the definitions say. */
export async function answerWords(
  query: Query,
  text: Wording,
  accountId: string,
  { keyword, number }: { keyword: ReplyKeyword; number: string },
): Promise<string> {
  const own = textOf((await readRegistered(query, accountId, number))[messages[keyword]]).trim()
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
