import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { requireDocument } from '../../storage/documents.ts'
import { VOICE_CAMPAIGN } from './voiceValues.ts'

/** @throws Refusal `not-found` */
export function readCampaign(query: Query, accountId: string, id = '', lock = false): Promise<StoredRecord> {
  return requireDocument(query, accountId, VOICE_CAMPAIGN, id, lock)
}
