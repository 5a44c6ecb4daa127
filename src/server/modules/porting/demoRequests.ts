import type { JsonObject } from '../../storage/tables.ts'

/** A porting request of the demo world. */
export interface DemoRequest {
  reference: string
  country: string
  /** E.164 */
  numbers: string[]
  status: 0 | 1 | 2 | 3 | 6 | 7
  missing: string[]
  reason?: string
  /** What it was rejected for, and the step that corrects it. */
  field?: { name: string; step: string }
  steps: { transition: string; to: string; note?: string }[]
  daysAgo: number
  leadDays: number
  more: JsonObject
}

const newYork = {
  address: { street_n: '350', street: 'Fifth Avenue', city: 'New York', state: 'US-NY', zip: '10118' },
  vendor_name: 'Hudson Telephone',
  lead_time: '5–10 business days',
}
const london = {
  address: { street_n: '12', street: 'Harbour Row', city: 'London', zip: 'E14 9SH' },
  vendor_name: 'Thames Voice',
  lead_time: '4 business days for one number, 7–17 for several',
}
const oldBill = 'The bill is older than 30 days.'

/** One in every state; those that wait for a carrier are far from their date. */
export const demoRequests: readonly DemoRequest[] = [
  {
    reference: 'P-7KQ2MX',
    country: 'US',
    numbers: ['+12125550160', '+12125550161'],
    status: 7,
    missing: ['bill'],
    reason: oldBill,
    field: { name: 'bill', step: 'documents' },
    steps: [{ transition: 'reject-bill', to: '7', note: oldBill }],
    daysAgo: 3,
    leadDays: 5,
    more: { ...newYork, account_n: '45-11', btn: '+12125550160' },
  },
  {
    reference: 'P-4HT9RW',
    country: 'US',
    numbers: ['+16465550110'],
    status: 0,
    missing: ['letter', 'bill'],
    steps: [],
    daysAgo: 1,
    leadDays: 5,
    more: { ...newYork, account_n: '88213', btn: '+16465550110' },
  },
  {
    reference: 'P-9BZ3NE',
    country: 'GB',
    numbers: ['+442079460200', '+442079460201', '+442079460202'],
    status: 2,
    missing: [],
    steps: [{ transition: 'accept', to: '2' }],
    daysAgo: 2,
    leadDays: 7,
    more: {
      ...london,
      account_n: 'TV-20931',
      vendor_contact: 'Number team',
      vendor_email: 'numbers@thamesvoice.example',
    },
  },
  {
    reference: 'P-6NM4TS',
    country: 'DE',
    numbers: ['+493023125010', '+493023125011', '+493023125012', '+493023125013'],
    status: 1,
    missing: [],
    steps: [],
    daysAgo: 1,
    leadDays: 5,
    more: {
      address: { street_n: '7', street: 'Lindenallee', city: 'Berlin', zip: '10117' },
      vendor_name: 'Spree Telefon',
      lead_time: '7–14 days',
      account_n: 'KD-77120',
    },
  },
  {
    reference: 'P-2VD6JP',
    country: 'GB',
    numbers: ['+441179460123'],
    status: 6,
    missing: [],
    steps: [
      { transition: 'accept', to: '2' },
      { transition: 'complete', to: '6' },
    ],
    daysAgo: 54,
    leadDays: 4,
    more: { ...london, account_n: 'TV-11842' },
  },
  {
    reference: 'P-5XC8LA',
    country: 'CA',
    numbers: ['+16135550177'],
    status: 3,
    missing: [],
    steps: [{ transition: 'cancel', to: '3' }],
    daysAgo: 80,
    leadDays: 5,
    more: {
      address: { street_n: '99', street: 'Bank Street', city: 'Ottawa', state: 'CA-ON', zip: 'K1P 6B9' },
      vendor_name: 'Rideau Phone',
      lead_time: '5–7 business days',
      account_n: '5501',
      btn: '+16135550177',
    },
  },
]
