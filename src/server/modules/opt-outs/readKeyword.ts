import { replyKeyword, type ReplyKeyword } from '../../../domain/sms/index.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'
import { readRegistered } from './readRegistered.ts'

const ONE_WORD = /^\s*[a-z\d]+\s*$/i

/** What a reply to a number asks for, by the keywords of carriers and those registered for the number. */
export async function readKeyword(
  query: Query,
  accountId: string,
  { body, number }: { body: string; number: string },
): Promise<ReplyKeyword | undefined> {
  const keyword = replyKeyword(body)
  if (keyword !== undefined || !ONE_WORD.test(body)) return keyword
  const registered = await readRegistered(query, accountId, number)
  return replyKeyword(body, {
    stop: textOf(registered['optout_keywords']),
    help: textOf(registered['help_keywords']),
  })
}
