import type { JsonObject } from '../../storage/tables.ts'

const NAMES = [
  'name',
  'title',
  'brand_name',
  'display_name',
  'company_name',
  'label',
  'number',
  'subject',
  'campaign_name',
  'email',
  'file_name',
]

/** What people call a record by; undefined where it has no such property. */
export function recordName(doc: JsonObject): string | undefined {
  for (const name of NAMES) {
    const value = doc[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
