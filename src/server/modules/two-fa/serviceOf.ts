import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Entity of 2FA services. */
export const SERVICE = 'two-fa-service'

export type Channel = 'sms' | 'voice'

/** A 2FA service as sending and checking read it. */
export interface Service {
  id: string
  name: string
  codeLength: number
  isValidated: boolean
  hasFailover: boolean
  sharesSenders: boolean
  channels: Channel[]
  sender: { id: string; title: string } | undefined
  callerId: string | undefined
  language: string
  /** The service's own text; empty for that of the language. */
  message: string
  /** Of the Android app that reads its codes by itself; empty without one. */
  appHash: string
  codeMinutes: number
  attempts: number
  resendSeconds: number
  /** ISO 3166-1 alpha-2; empty allows every country */
  countries: string[]
  /** per hour */
  numberLimit: number
  addressLimit: number
  countryLimit: number
  /** percent; undefined without a guard */
  leastConversion: number | undefined
}

/** The service with an id in an account, if there is one. */
export async function readService(query: Query, accountId: string, id: string): Promise<Service | undefined> {
  const record = await readDocument(query, accountId, SERVICE, id)
  return record && serviceOf(record.id, record.doc)
}

function serviceOf(id: string, doc: JsonObject): Service {
  const sender = objectOf(doc['senderid'])
  const callerId = textOf(objectOf(doc['callerid'])['number'])
  return {
    id,
    name: textOf(doc['name']),
    codeLength: numberOf(doc['code_length'], 6),
    isValidated: doc['validation_enabled'] === true,
    hasFailover: doc['failover_enabled'] === true,
    sharesSenders: doc['shared_sender_ids'] !== false,
    channels: channelsOf(doc),
    sender:
      typeof sender['id'] === 'string' ? { id: sender['id'], title: textOf(sender['title']) } : undefined,
    callerId: callerId || undefined,
    language: textOf(doc['language']) || 'en',
    message: textOf(doc['message']),
    appHash: textOf(doc['app_hash']),
    codeMinutes: numberOf(doc['code_minutes'], 10),
    attempts: numberOf(doc['attempts'], 5),
    resendSeconds: numberOf(doc['resend_seconds'], 60),
    countries: Array.isArray(doc['countries']) ? doc['countries'].map(textOf) : [],
    numberLimit: numberOf(doc['number_limit'], 5),
    addressLimit: numberOf(doc['address_limit'], 30),
    countryLimit: numberOf(doc['country_limit'], 1000),
    leastConversion: doc['guard_enabled'] === false ? undefined : numberOf(doc['guard_conversion'], 20),
  }
}

/** The channels that a service has on. */
export function channelsOf(doc: JsonObject): Channel[] {
  return [
    ...(doc['sms_enabled'] === true ? (['sms'] as const) : []),
    ...(doc['voice_enabled'] === true ? (['voice'] as const) : []),
  ]
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
