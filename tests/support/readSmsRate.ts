import { readFileSync } from 'node:fs'
import { createSmsRate, type SmsRate } from '../../src/server/messaging/index.ts'

/** The prices of the portal's own catalogue, for tests that do not compile the definitions. */
export function readSmsRate(): SmsRate {
  const { items } = JSON.parse(readFileSync('definitions/catalogues/sms-rates.json', 'utf8'))
  return createSmsRate(() => items)
}
