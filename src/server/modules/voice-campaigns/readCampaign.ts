import { Refusal } from '../../errors.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { VOICE_CAMPAIGN } from './voiceValues.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws Refusal `not-found` */
export async function readCampaign(
  query: Query,
  accountId: string,
  id = '',
  lock = false,
): Promise<StoredRecord> {
  const known = id.toLowerCase()
  const record = UUID.test(known)
    ? await readDocument(query, accountId, VOICE_CAMPAIGN, known, lock)
    : undefined
  if (!record) throw new Refusal('not-found')
  return record
}
