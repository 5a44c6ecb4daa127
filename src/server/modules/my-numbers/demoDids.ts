import type { JsonObject } from '../../storage/tables.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { newNumber } from './addNumbers.ts'
import { numberFacts } from './numberFacts.ts'

const voice = ['voice_in', 'voice_out']
const sms = ['sms_in', 'sms_out', 'a2p']

type NumberSeed = [
  number: string,
  country: string,
  type: string,
  features: string[],
  label: string,
  status?: string,
  more?: JsonObject,
]

const ownerNumbers: NumberSeed[] = [
  [
    '+18445550148',
    'US',
    'toll_free',
    [...voice, ...sms],
    'Support line',
    'active',
    { service: 'Front desk' },
  ],
  ['+18885550172', 'US', 'toll_free', [...voice, ...sms], 'Orders'],
  ['+15035550101', 'US', 'local', [...voice, ...sms, 'mms'], 'Portland store'],
  ['+15035550102', 'US', 'local', [...voice, ...sms, 'mms'], 'Portland store, second line'],
  ['+15035550103', 'US', 'local', [...voice, ...sms], 'Sign-in codes'],
  ['+15035550104', 'US', 'local', [...voice, ...sms], 'Deals'],
  ['+15035550105', 'US', 'local', [...voice, ...sms], 'Former sign-in codes'],
  ['+15035550106', 'US', 'local', [...voice, ...sms], 'Agents'],
  ['+15035550107', 'US', 'local', [...voice, ...sms], 'Spare line'],
  ['+15035550108', 'US', 'local', [...voice, ...sms], 'Spring sale'],
  ['+14155550172', 'US', 'local', [...voice, ...sms], 'San Francisco'],
  ['+14155550174', 'US', 'local', [...voice, ...sms], 'San Francisco, second line'],
  [
    '+12125550142',
    'US',
    'local',
    [...voice, 'emergency'],
    'New York sales',
    'active',
    { city: 'New York', tags: ['sales'] },
  ],
  ['+16135550133', 'CA', 'local', [...voice, ...sms], 'Ottawa'],
  ['+14165550199', 'CA', 'local', voice, 'Toronto', 'active', { service: 'Closed days' }],
  ['+447700900461', 'GB', 'mobile', [...voice, ...sms, '2fa_in'], 'On-call phone'],
  ['+447700900462', 'GB', 'mobile', [...voice, ...sms], 'Deliveries'],
  ['+447700900463', 'GB', 'mobile', [...voice, ...sms], 'Former deliveries', 'inactive'],
  [
    '+441179460123',
    'GB',
    'local',
    [...voice, 'emergency'],
    'Head office',
    'active',
    { city: 'Bristol', tags: ['office', 'sales'], service: 'Front desk' },
  ],
  [
    '+33939010201',
    'FR',
    'local',
    voice,
    'Paris showroom',
    'pending_approval',
    { city: 'Paris', doc_types: [1, 3] },
  ],
  ['+390612345678', 'IT', 'local', voice, 'Rome showroom', 'blocked', { city: 'Rome' }],
  ['+4791234567', 'NO', 'mobile', [...voice, ...sms], 'Oslo'],
  ['+46701740605', 'SE', 'mobile', [...voice, ...sms], 'Stockholm', 'pending_approval'],
]

const flexNumbers: NumberSeed[] = [['+4790000000', 'NO', 'mobile', [...voice, ...sms], 'Bakery']]

/** A number of the demo world. */
export interface DemoDid {
  id: string
  number: string
  doc: JsonObject
}

/** The numbers of an account, with and without SMS, in every status. */
export function demoDids(seed: number, account: 'owner' | 'flex'): DemoDid[] {
  return (account === 'owner' ? ownerNumbers : flexNumbers).map(
    ([number, country_code, did_type, features, label, status = 'active', { service, ...more } = {}]) => {
      const sends = features.includes('sms_out')
      const fees = { monthly_fee: fee(did_type), activation_fee: 0, sms_fee: sends ? 500_000 : 0 }
      const made = newNumber({ number, label, country_code, did_type, features, ...fees })
      const registered = number === '+12125550142'
      const emergency = { id: demoEmergency(seed), name: 'Harbour and Pine' }
      const doc = {
        ...made,
        ...more,
        ...(typeof service === 'string' && {
          route_to: 'ivr',
          ivr_service: { id: demoService(seed, service), name: service },
        }),
        ...(registered && { emergency, emergency_state: 'registered' }),
        status,
      }
      return {
        id: seededUuid(seed, `did:${account}:${number}`),
        number,
        doc: { ...doc, ...numberFacts(doc) },
      }
    },
  )
}

/** When an account bought the number at this place among its `demoDids`. */
export function boughtMs(index: number, nowMs: number): number {
  return nowMs - (200 - index * 8) * 86_400_000
}

/** Micro-units a month. */
function fee(type: string): number {
  return type === 'toll_free' ? 2_000_000 : type === 'mobile' ? 3_000_000 : 1_000_000
}

/** A service of the demo owner's that answers calls, by its name. */
export function demoService(seed: number, name: string): string {
  return seededUuid(seed, `ivr-service:${name}`)
}

/** The demo owner's emergency address. */
export function demoEmergency(seed: number): string {
  return seededUuid(seed, 'emergency-address:owner')
}
