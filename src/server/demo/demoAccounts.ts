import type { JsonObject } from '../storage/tables.ts'

export interface DemoUser {
  /** Before `@demo.example`. */
  name: string
  firstName: string
  lastName: string
  /** Absent for the owner. */
  role?: string
}

/** An account of the demo world. */
export interface DemoAccount {
  key: string
  company: string
  level: string
  timezone: string
  /** Key of the account it is a sub-account of. */
  master?: string
  /** Paid in, in micro-units. */
  topUps: number[]
  settings?: JsonObject
  profile?: JsonObject
  users: DemoUser[]
}

/** May roll definitions back. */
export const demoOperator = 'operator@demo.example'

/** Everybody who can sign in to the demo world; design.md lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'owner',
    company: 'Harbour and Pine',
    level: 'flex_pro',
    timezone: 'Europe/London',
    topUps: [250_000_000, 250_000_000, 500_000_000],
    settings: { is_developer: true, features: ['ivr'] },
    profile: {
      contact_email: 'hello@demo.example',
      phone: '+447400123456',
      billing_address: '12 Quay Street, Bristol BS1 4AB, United Kingdom',
      attn_contact_name: 'Accounts payable',
      additional_info: 'Our office answers from 8:00 to 18:00.',
      pstn: '+441179460123',
      forward_to: 'sip:reception@harbour-pine.example',
      sms: 'https://harbour-pine.example/hooks/sms',
      dlr: 'https://harbour-pine.example/hooks/delivery',
      sms_relay_url: 'https://archive.harbour-pine.example/sms',
      company_info: {
        name: 'Harbour and Pine Ltd',
        address: '12 Quay Street, Bristol BS1 4AB',
        industry: 'Furniture',
        vat_number: 'GB123456789',
        country: { country_id: 'GB', country_name: 'United Kingdom' },
        attn_contact_name: 'Olivia Hart',
      },
      account_manager: { name: 'Martha Quinn', email: 'martha.quinn@patchbay.example' },
      default_destinations: [
        { destination: 'sip:office@harbour-pine.example', priority: 1 },
        { destination: '+441179460123', priority: 2 },
      ],
    },
    users: [
      { name: 'owner', firstName: 'Olivia', lastName: 'Hart' },
      { name: 'admin', firstName: 'Adam', lastName: 'Nowak', role: 'Admin' },
      { name: 'engineer', firstName: 'Elif', lastName: 'Kaya', role: 'Engineer' },
      { name: 'dids', firstName: 'Diego', lastName: 'Marin', role: 'DidProvisioningManager' },
      { name: 'comms', firstName: 'Clara', lastName: 'Jensen', role: 'CommunicationsManager' },
      { name: 'billing', firstName: 'Bruno', lastName: 'Silva', role: 'BillingManager' },
      { name: 'support', firstName: 'Sofia', lastName: 'Rossi', role: 'Support' },
      { name: 'operator', firstName: 'Oscar', lastName: 'Lind' },
    ],
  },
  {
    key: 'sub',
    company: 'Harbour and Pine Nordics',
    level: 'flex_pro',
    timezone: 'Europe/Oslo',
    master: 'owner',
    topUps: [50_000_000],
    users: [{ name: 'sub', firstName: 'Signe', lastName: 'Berg' }],
  },
  {
    key: 'flex',
    company: 'Fjord Bakery',
    level: 'flex',
    timezone: 'Europe/Oslo',
    topUps: [25_000_000],
    settings: {
      payments_restrictions: { suspended: false, monthly_commitment_amount: 0, pending_topup: 50_000_000 },
    },
    users: [{ name: 'flex', firstName: 'Filip', lastName: 'Dahl' }],
  },
  {
    key: 'sandbox',
    company: 'Sandbox Trial',
    level: 'sandbox',
    timezone: 'America/New_York',
    topUps: [5_000_000],
    settings: { allow_payments: false, pending_account_level: 'flex', is_developer: true, features: ['ivr'] },
    users: [{ name: 'sandbox', firstName: 'Sandra', lastName: 'Boxer' }],
  },
  {
    key: 'sandbox-sms',
    company: 'Sandbox SMS Trial',
    level: 'sandbox',
    timezone: 'America/New_York',
    topUps: [5_000_000],
    settings: { sandbox_sms_module_enabled: true, is_developer: true, features: ['ivr'] },
    users: [{ name: 'sandbox-sms', firstName: 'Samuel', lastName: 'Stone' }],
  },
  {
    key: 'empty',
    company: 'New Company',
    level: 'empty',
    timezone: 'UTC',
    topUps: [],
    users: [{ name: 'empty', firstName: 'Emma', lastName: 'Newman' }],
  },
  {
    key: 'suspended',
    company: 'Suspended Company',
    level: 'flex_pro',
    timezone: 'UTC',
    topUps: [],
    settings: {
      payments_restrictions: { suspended: true, monthly_commitment_amount: 125_400_000, pending_topup: null },
    },
    users: [{ name: 'suspended', firstName: 'Susan', lastName: 'Penn' }],
  },
  {
    key: 'blocked',
    company: 'Blocked Company',
    level: 'flex_pro',
    timezone: 'UTC',
    topUps: [],
    settings: { is_blocked: true },
    users: [{ name: 'blocked', firstName: 'Boris', lastName: 'Locke' }],
  },
  {
    key: 'newphone',
    company: 'Unverified Company',
    level: 'empty',
    timezone: 'UTC',
    topUps: [],
    settings: { activation_step: 'phone_verification' },
    users: [{ name: 'newphone', firstName: 'Nina', lastName: 'Fonda' }],
  },
  {
    key: 'questionnaire',
    company: 'Questionnaire Company',
    level: 'sandbox',
    timezone: 'UTC',
    topUps: [5_000_000],
    settings: { activation_step: 'questionnaire' },
    users: [{ name: 'questionnaire', firstName: 'Quinn', lastName: 'Asher' }],
  },
  {
    key: 'twofa',
    company: 'Two Factor Company',
    level: 'flex_pro',
    timezone: 'UTC',
    topUps: [10_000_000],
    settings: { is_two_fa_auth_enabled: true },
    users: [{ name: 'twofa', firstName: 'Tomas', lastName: 'Faber' }],
  },
]
