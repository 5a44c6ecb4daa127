import { senderHurdle } from '../../../domain/sms/index.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { demoDids } from '../my-numbers/demoDids.ts'

interface SenderSeed {
  title: string
  type: 'alpha_numeric' | 'numeric' | 'short_code'
  status: 'approved' | 'in review' | 'declined'
  reason?: string
  /** Country code → status of the destination. */
  destinations: Record<string, 'pending' | 'approved' | 'declined' | 'blocked'>
}

const europe = { GB: 'approved', DE: 'approved', FR: 'approved', NL: 'approved', ES: 'approved' } as const
const nordics = { NO: 'approved', SE: 'approved', DK: 'approved', FI: 'pending' } as const

const ownerSenders: SenderSeed[] = [
  {
    title: 'HarbourPine',
    type: 'alpha_numeric',
    status: 'approved',
    destinations: { ...europe, ...nordics, AE: 'blocked' },
  },
  {
    title: 'HPDelivery',
    type: 'alpha_numeric',
    status: 'approved',
    destinations: { ...europe, IE: 'approved', SA: 'declined' },
  },
  {
    title: 'HPClub',
    type: 'alpha_numeric',
    status: 'approved',
    destinations: { GB: 'approved', NO: 'approved', SE: 'pending' },
  },
  {
    title: 'PineCare',
    type: 'alpha_numeric',
    status: 'approved',
    destinations: { GB: 'approved', DE: 'pending' },
  },
  {
    title: 'HPEvents',
    type: 'alpha_numeric',
    status: 'in review',
    destinations: { GB: 'pending', FR: 'pending' },
  },
  { title: 'Quayside', type: 'alpha_numeric', status: 'in review', destinations: { NL: 'pending' } },
  {
    title: 'WINBIG',
    type: 'alpha_numeric',
    status: 'declined',
    reason: 'The name suggests gambling and matches no registered brand.',
    destinations: { GB: 'declined', DE: 'declined' },
  },
  {
    title: 'PostOffice',
    type: 'alpha_numeric',
    status: 'declined',
    reason: 'The name belongs to another company.',
    destinations: { GB: 'blocked' },
  },
  {
    title: '18445550148',
    type: 'numeric',
    status: 'approved',
    destinations: { US: 'approved', CA: 'approved' },
  },
  { title: '14155550172', type: 'numeric', status: 'approved', destinations: { US: 'approved' } },
  { title: '18885550172', type: 'numeric', status: 'in review', destinations: { US: 'pending' } },
  {
    title: '447700900461',
    type: 'numeric',
    status: 'approved',
    destinations: { GB: 'approved' },
  },
  { title: '4791234567', type: 'numeric', status: 'approved', destinations: { NO: 'approved' } },
  {
    title: '46701740605',
    type: 'numeric',
    status: 'declined',
    reason: 'The number is not enabled for messages.',
    destinations: { SE: 'declined' },
  },
  { title: '60777', type: 'short_code', status: 'approved', destinations: { GB: 'approved' } },
  { title: '72345', type: 'short_code', status: 'approved', destinations: { US: 'approved' } },
  { title: '2242', type: 'short_code', status: 'in review', destinations: { NO: 'pending' } },
  {
    title: '38181',
    type: 'short_code',
    status: 'declined',
    reason: 'The lease of this short code has ended.',
    destinations: { FR: 'declined' },
  },
  { title: '15035550103', type: 'numeric', status: 'approved', destinations: { US: 'approved' } },
  {
    title: '15035550104',
    type: 'numeric',
    status: 'declined',
    reason: 'The 10DLC campaign is suspended.',
    destinations: { US: 'blocked' },
  },
]

const flexSenders: SenderSeed[] = [
  {
    title: 'FjordBakery',
    type: 'alpha_numeric',
    status: 'approved',
    destinations: { NO: 'approved', SE: 'approved' },
  },
  { title: '4790000000', type: 'numeric', status: 'in review', destinations: { NO: 'pending' } },
]

/** A Sender ID of the demo world. */
export interface DemoSender {
  id: string
  title: string
  status: string
  reason: string
  destinations: { country_code: string; status: string }[]
  doc: JsonObject
}

/** The Sender IDs of an account, in every status. */
export function demoSenders(seed: number, account: 'owner' | 'flex' | 'sub'): DemoSender[] {
  const seeds =
    account === 'owner' ? ownerSenders : account === 'flex' ? flexSenders : ownerSenders.slice(0, 1)
  return seeds.map(({ title, type, status, reason = '', ...sender }) => {
    const destinations = Object.entries(sender.destinations).map(([country_code, here]) => ({
      country_code,
      status: here,
    }))
    const usable = destinations.some(
      ({ country_code }) => senderHurdle({ status, destinations }, country_code) === undefined,
    )
    return {
      id: seededUuid(seed, `sender:${account}:${title}`),
      title,
      status,
      reason,
      destinations,
      doc: {
        title,
        type,
        ...formOf(seed, account, { title, type, inUs: 'US' in sender.destinations }),
        status,
        reason,
        is_supported: true,
        usable,
        destinations,
        ...inUs(destinations),
      },
    }
  })
}

/** What its owner filled in; short codes are set up by support. */
function formOf(
  seed: number,
  account: 'owner' | 'flex' | 'sub',
  { title, type, inUs: isUs }: Pick<SenderSeed, 'title' | 'type'> & { inUs: boolean },
): JsonObject {
  const described = {
    usecase: title.startsWith('HP') ? 'promo' : 'transactional',
    monthly_volume: '1001-20000',
    samples: {
      first: 'Your Harbour & Pine order is on its way and arrives tomorrow between 9 and 12.',
      second: 'Your order is ready to be picked up at our store in Portland.',
    },
  }
  if (type === 'short_code') return { sender_type: 'numeric', ...described }
  if (type === 'alpha_numeric') return { sender_type: 'alphanumeric', senderID: title, ...described }
  const number = demoDids(seed, account === 'sub' ? 'owner' : account).find(
    (each) => each.number === `+${title}`,
  )
  return {
    sender_type: 'numeric',
    ...(isUs && { us_route: number?.doc['did_type'] === 'local' ? 'ten_dlc' : 'toll_free' }),
    ...(number && { number: { id: number.id, number: number.number } }),
    ...described,
  }
}

/** Those of a 10DLC campaign get its address with the campaign. */
function inUs(destinations: { country_code: string }[]): JsonObject {
  const isUs = destinations.some(({ country_code }) => country_code === 'US')
  return { in_us: isUs, ...(isUs && { ten_dlc_link: '/sms/10dlc/brands' }) }
}
