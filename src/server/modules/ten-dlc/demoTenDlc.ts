import type { TransitionActor } from '../../../language/portal.ts'
import type { EventPosting } from '../../lifecycle/index.ts'
import type { JsonObject } from '../../storage/tables.ts'

interface DemoTransition {
  to: string
  actor: TransitionActor
  postings?: (EventPosting & JsonObject)[]
  /** Its note is the record's feedback. */
  feedback?: true
}

const fee = (type: number, dollars: number, name: string): DemoTransition['postings'] => [
  { type, amount: dollars * 1_000_000, text: `ten-dlc:fee-${name}` },
]

const made = {
  approve: { to: 'approved', actor: 'reviewer', feedback: true },
  'decline-brand': { to: 'declined', actor: 'reviewer', feedback: true },
  submit: { to: '1', actor: 'user', feedback: true },
  'request-changes': { to: '2', actor: 'reviewer', feedback: true },
  decline: { to: '3', actor: 'reviewer', feedback: true },
  pass: { to: '4', actor: 'reviewer', feedback: true },
  register: { to: '5', actor: 'carrier', postings: fee(47, 30, 'months') },
  refuse: { to: '6', actor: 'carrier', feedback: true },
  vet: { to: '7', actor: 'carrier', postings: fee(46, 15, 'vetting') },
  'fail-vetting': { to: '8', actor: 'carrier', feedback: true },
  appeal: { to: '9', actor: 'user', postings: fee(50, 10, 'appeal') },
  'pass-vetting': { to: '10', actor: 'carrier' },
  reject: { to: '11', actor: 'server', feedback: true },
  activate: { to: '12', actor: 'server', postings: fee(48, 50, 'activation') },
  'fail-provisioning': { to: '13', actor: 'carrier', feedback: true },
  provision: { to: '14', actor: 'carrier' },
  suspend: { to: '15', actor: 'carrier', postings: fee(51, 250, 'fine'), feedback: true },
  end: { to: '16', actor: 'user' },
} as const satisfies Record<string, DemoTransition>

/** The transitions of the definitions that the demo world has been through. */
export const transitions: Record<keyof typeof made, DemoTransition> = made

export interface DemoEvent {
  id: keyof typeof made
  note?: string
  /** Of the catalogue of reasons; its text is the note. */
  reason?: string
}

interface DemoRecord {
  doc: JsonObject
  path: readonly DemoEvent[]
}

const steps = (...ids: DemoEvent['id'][]): DemoEvent[] => ids.map((id) => ({ id }))

const contact = {
  street: '220 Commerce Street',
  city: 'Portland',
  state: 'US-OR',
  postal_code: '97204',
  email: 'support@harbourpine.example',
  phone: '+15035550142',
}

/** Each status of a brand. */
export const demoBrands: DemoRecord[] = [
  {
    doc: {
      ...contact,
      name: 'Harbour & Pine',
      entity_type: 'PRIVATE_PROFIT',
      company_name: 'Harbour & Pine Trading LLC',
      ein: '93-1204417',
      vertical: 'RETAIL',
      website: 'https://harbourpine.example',
      vetting: 'STANDARD',
    },
    path: steps('approve'),
  },
  {
    doc: {
      ...contact,
      name: 'Pine Foundation',
      entity_type: 'NON_PROFIT',
      company_name: 'Pine Foundation Inc.',
      ein: '47-3310052',
      vertical: 'NGO',
      website: 'https://pinefoundation.example',
      vetting: 'NONE',
    },
    path: steps('approve'),
  },
  {
    doc: {
      ...contact,
      name: 'Quayside Books',
      entity_type: 'SOLE_PROPRIETOR',
      first_name: 'Nora',
      last_name: 'Quay',
      mobile_phone: '+15035550187',
      website: 'https://quaysidebooks.example',
      vetting: 'NONE',
    },
    path: [],
  },
  {
    doc: {
      ...contact,
      name: 'HP Logistics',
      entity_type: 'PRIVATE_PROFIT',
      company_name: 'HP Logistics Co',
      ein: '00-1204418',
      vertical: 'TRANSPORTATION',
      website: 'https://hplogistics.example',
      vetting: 'NONE',
    },
    path: [{ id: 'decline-brand', reason: 'tax-id' }],
  },
]

const flow =
  'Customers tick an unchecked box at checkout on harbourpine.example/checkout, next to the terms and the privacy policy.'

function campaign(
  name: string,
  usecase_id: string,
  about: string,
  path: DemoEvent[],
  more: JsonObject = {},
): DemoRecord {
  const samples = [1, 2, 3, 4, 5].map((number) => [
    `sample${number}`,
    `Harbour & Pine: ${about} for [name], message ${number}. Reply STOP to opt out, HELP for help.`,
  ])
  return {
    path,
    doc: {
      name,
      usecase_id,
      use_type: 0,
      description: `Harbour & Pine texts its customers: ${about}. Up to four messages a month for each customer.`,
      message_flow: flow,
      privacy_policy_link: 'https://harbourpine.example/privacy',
      terms_link: 'https://harbourpine.example/terms',
      ...Object.fromEntries(samples),
      subscriber_optin: true,
      optin_keywords: 'START,YES',
      optin_message:
        'Harbour & Pine: you’re in. Up to 4 messages a month. Rates may apply. STOP to end, HELP for help.',
      subscriber_optout: true,
      optout_keywords: 'STOP,END,QUIT',
      optout_message: 'Harbour & Pine: you won’t get more messages. Reply START to join again.',
      help_keywords: 'HELP,INFO',
      help_message: 'Harbour & Pine: write to support@harbourpine.example or call +1 503 555 0142.',
      embedded_link: false,
      embedded_phone: false,
      age_gated: false,
      direct_lending: false,
      affiliate_marketing: false,
      auto_renewal: true,
      subscriber_help: true,
      ...more,
    },
  }
}

const toVetting = steps('submit', 'pass', 'register', 'vet')
const toReview = [...toVetting, ...steps('pass-vetting')]
const toNumbers = [...toReview, ...steps('activate')]
const live = [...toNumbers, ...steps('provision')]

/** Each status of a campaign. */
export const demoCampaigns: DemoRecord[] = [
  campaign('Spring sale', 'MARKETING', 'offers and new arrivals', []),
  campaign('Pickup reminders', 'ACCOUNT_NOTIFICATION', 'reminders of orders to pick up', steps('submit')),
  campaign('Harvest raffle', 'SWEEPSTAKE', 'a raffle among club members', [
    ...steps('submit'),
    { id: 'request-changes', reason: 'raffle-rules' },
  ]),
  campaign(
    'Partner deals',
    'MARKETING',
    'deals of partner shops',
    [...steps('submit'), { id: 'decline', reason: 'affiliate' }],
    { affiliate_marketing: true },
  ),
  campaign('Delivery updates', 'DELIVERY_NOTIFICATION', 'when a delivery arrives', steps('submit', 'pass')),
  campaign('Fraud alerts', 'FRAUD_ALERT', 'unusual payments', steps('submit', 'pass', 'register')),
  campaign('Store card', 'LOW_VOLUME', 'news about the store card', [
    ...steps('submit', 'pass'),
    { id: 'refuse', reason: 'brand-mismatch' },
  ]),
  campaign('Customer care', 'CUSTOMER_CARE', 'answers to questions', toVetting),
  campaign(
    'Pay later',
    'MIXED',
    'installments and payment dates',
    [...toVetting, { id: 'fail-vetting', reason: 'age-gate' }],
    { direct_lending: true },
  ),
  campaign('Workshop seats', 'POLLING_VOTING', 'votes on workshop dates', [
    ...toVetting,
    { id: 'fail-vetting', reason: 'flow-unverified' },
    { id: 'appeal', note: 'The form moved to harbourpine.example/workshops on May 2 and is live.' },
  ]),
  campaign('Club news', 'SOCIAL', 'what happens in the club', toReview),
  campaign('Trail safety', 'PUBLIC_SERVICE_ANNOUNCEMENT', 'trail closures', [
    ...toReview,
    { id: 'reject', note: 'T-Mobile: Name the sponsor of the announcements.', reason: 'sponsor-missing' },
  ]),
  campaign('Store openings', 'MARKETING', 'store openings nearby', toNumbers),
  campaign('Agent network', 'AGENTS_FRANCHISES', 'appointments with local agents', [
    ...toNumbers,
    { id: 'fail-provisioning', note: 'The numbers could not be linked. Our support team is on it.' },
  ]),
  campaign('Sign-in codes', '2FA', 'codes to sign in', live),
  campaign('Flash deals', 'MARKETING', 'deals of the day', [
    ...live,
    { id: 'suspend', reason: 'no-consent' },
  ]),
  campaign('Holiday hours 2025', 'ACCOUNT_NOTIFICATION', 'opening hours', [...live, ...steps('end')]),
]
