import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'

const standings: Record<string, string> = { blocked: 'blocked', active: 'active' }
/** Blocked and pending numbers come first. */
const places: Record<string, number> = { blocked: 0, pending_approval: 1 }
/** Callers of 911 there are found by the address their number is registered at. */
const EMERGENCY_COUNTRIES = ['US', 'CA']

/** What follows from a number's state, documents and emergency address: set it with each change of them. */
export function numberFacts(doc: JsonObject): JsonObject {
  const status = textOf(doc['status'])
  const number = textOf(doc['number'])
  const types = Array.isArray(doc['doc_types']) ? doc['doc_types'] : []
  const documents = objectsOf(doc['documents'])
  return {
    require_docs: types.length > 0,
    documents_approved: types.every((type) =>
      documents.some((each) => each['type'] === type && each['status'] === 'approved'),
    ),
    all_numbers_active: status === 'active',
    standing: standings[status] ?? 'not_active',
    digits: number.replace('+', ''),
    rank: `${places[status] ?? 2}${number}`,
    emergency_status: emergencyStatus(doc),
  }
}

function emergencyStatus(doc: JsonObject): string {
  const features: readonly unknown[] = Array.isArray(doc['features']) ? doc['features'] : []
  const calls = features.includes('voice_out') && EMERGENCY_COUNTRIES.includes(textOf(doc['country_code']))
  if (!calls || doc['did_type'] === 'toll_free') return 'not_needed'
  if (objectOf(doc['emergency'])['id'] === undefined) return 'missing'
  return textOf(doc['emergency_state']) || 'pending'
}
