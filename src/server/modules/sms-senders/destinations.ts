import { senderHurdle } from '../../../domain/sms/index.ts'
import type { CatalogueItem } from '../../../language/portal.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readRule, type SenderType } from './countryRules.ts'

type Catalogues = Record<string, readonly CatalogueItem[]>

/** A destination of a Sender ID as it is stored. */
export interface Destination extends JsonObject {
  country_code: string
  status: string
  reason: string
}

/** The destinations of a stored Sender ID. */
export function destinationsOf(doc: JsonObject): Destination[] {
  return objectsOf(doc['destinations']).map((item) => ({
    ...item,
    country_code: textOf(item['country_code']),
    status: textOf(item['status']),
    reason: textOf(item['reason']),
  }))
}

/** A country that was chosen, before its review. */
export function newDestination(
  catalogues: Catalogues,
  countryCode: string,
  sender: { type: SenderType; numbers: string[] },
): Destination {
  const rule = readRule(catalogues, countryCode, sender.type)
  return {
    country_code: countryCode,
    country: catalogues['countries']?.find(({ value }) => value === countryCode)?.text ?? countryCode,
    status: 'pending',
    reason: '',
    numbers: sender.numbers,
    is_supported: rule.isSupported,
    is_provisionable: rule.isProvisionable,
    is_instantly_provisioned: rule.isInstant,
  }
}

/** The status of a Sender ID follows from its countries: one that registered it is enough to use it. */
export function overallStatus(destinations: readonly Destination[]): 'approved' | 'in review' | 'declined' {
  const has = (status: string) => destinations.some((destination) => destination.status === status)
  if (has('approved')) return 'approved'
  return has('pending') ? 'in review' : 'declined'
}

/** Whether messages can be sent from it to any country. */
export function isUsable(status: string, destinations: readonly Destination[]): boolean {
  return destinations.some(
    ({ country_code }) => senderHurdle({ status, destinations }, country_code) === undefined,
  )
}
