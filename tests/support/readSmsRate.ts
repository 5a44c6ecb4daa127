import { readFileSync } from 'node:fs'
import { createSmsRate, type SmsRate } from '../../src/server/modules/sms-broadcast/smsRates.ts'
import type { CompiledPortal } from '../../src/language/portal.ts'

/** The items of the portal's own catalogue, for tests that do not compile the definitions. */
export function readSmsRates(): CompiledPortal['catalogues'][string] {
  return JSON.parse(readFileSync('definitions/catalogues/sms-rates.json', 'utf8')).items
}

/** Their prices. */
export function readSmsRate(): SmsRate {
  const items = readSmsRates()
  return createSmsRate(() => items)
}
