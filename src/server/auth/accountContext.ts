import { sql } from 'kysely'
import { checkPhoneNumber } from '../../domain/phone/index.ts'
import type { AccessDefinition } from '../../language/portal.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import { permissionsOf, serverNames } from './permissionsOf.ts'

/** `config.account_items` flag → entity whose records it reports. */
export type AccountItems = Record<string, string>

/** Counts of `config` for one user, or whether there is one. */
export type AccountCounts = (
  query: Query,
  accountId: string,
  userId: string,
) => Promise<Readonly<Record<string, number | boolean>>>

/** Facts of the installation for a person, who may be a master's user in a sub-account. */
export type FactsFor = (person: { email: string; isSwitched: boolean }) => JsonObject

export interface AccountContext {
  permissions: ReadonlySet<string>
  account: JsonObject
  /** The answer of `GET /config`. */
  config: JsonObject
  user: JsonObject
}

const configDefaults: JsonObject = {
  pending_account_level: null,
  can_immediately_downgrade: false,
  global_limits: { max_call_duration: 7200, max_sip_channels: 30, max_call_rate: 5 },
  cart_count: 0,
  unread_tickets: 0,
  auto_topup: { amount: [25, 50, 100, 250], threshold: [5, 10, 25, 50] },
  topup_amount: [10, 25, 50, 100, 250],
  rate_deck_report_url: null,
  payments_restrictions: { suspended: false, monthly_commitment_amount: 0, pending_topup: null },
  has_credit_card: false,
  is_two_fa_auth_enabled: false,
  is_two_fa_auth_active: false,
  allow_payments: true,
  activation_step: null,
  is_blocked: false,
  sandbox_sms_module_enabled: false,
  is_developer: false,
  features: [],
}

/** Default account profile; stored in `account.profile`. */
export const profileDefaults: JsonObject = {
  contact_email: null,
  additional_info: null,
  default_destinations: [],
  pstn: null,
  forward_to: null,
  sms_relay_url: null,
  sms: null,
  dlr: null,
  billing_address: null,
  attn_contact_name: null,
  account_manager: null,
  phone: null,
  company_info: null,
  master_organization: null,
}

/**
 * Reads the three roots conditions know, and what the user may do, in one statement and what the counts take.
 * @param factsFor what the installation tells a person
 * @param switchedBy the master account's user who works in this account: their own second factor counts instead of the owner's
 */
export async function readAccountContext(
  query: Query,
  accountId: string,
  userId: string,
  access: AccessDefinition,
  items: AccountItems,
  switchedBy?: string,
  counts: readonly AccountCounts[] = [],
  factsFor: FactsFor = () => ({}),
): Promise<AccountContext | undefined> {
  const row = await query
    .selectFrom('app_user as person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .leftJoin('account as master', 'master.id', 'account.master_account_id')
    .where('person.account_id', '=', accountId)
    .where('person.id', '=', userId)
    .where('person.disabled', '=', false)
    .select([
      'person.email',
      'person.first_name',
      'person.last_name',
      'person.job_title',
      'person.role',
      'person.two_fa_active',
      'account.id',
      'account.name',
      'account.level',
      'account.status',
      'account.is_suborganization',
      'account.timezone',
      'account.balance',
      'account.currency',
      'account.profile',
      'account.settings',
      'master.settings as master_settings',
      'master.status as master_status',
      sql<string[]>`array(select entity from unnest(${Object.values(items)}::text[]) as entity
        where exists (select from record where record.account_id = ${accountId}::uuid and record.entity = entity.entity))`.as(
        'present',
      ),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const isSwitched = switchedBy !== undefined
  const given = configOf(row.settings)
  const settings = {
    ...given,
    // The account may require it of everyone. What was set up without a verified code enables nothing.
    is_two_fa_auth_enabled: !isSwitched && (given['is_two_fa_auth_enabled'] === true || row.two_fa_active),
    is_two_fa_auth_active: !isSwitched && row.two_fa_active,
    ...masterFlags(row),
    is_switched: isSwitched,
    switched_by: switchedBy ?? null,
  }
  const role = access.roles.find(({ id }) => id === row.role)
  const accountItems = Object.entries(items).map(([name, entity]) => [name, row.present.includes(entity)])
  const account = {
    ...profileDefaults,
    ...row.profile,
    id: row.id,
    name: row.name,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    job_title: row.job_title || null,
    timezone: row.timezone,
    status: row.status,
  }
  const counted: JsonObject = {}
  for (const count of counts) Object.assign(counted, await count(query, accountId, userId))
  const config = {
    ...settings,
    ...counted,
    ...factsFor({ email: row.email, isSwitched }),
    balance: row.balance,
    currency: row.currency,
    account_level: row.level,
    account_level_cost: access.plans.find(({ id }) => id === row.level)?.monthlyFee ?? 0,
    is_suborganization: row.is_suborganization,
    sandbox_user: row.level === 'sandbox',
    is_phone_international: isInternational(row.profile['phone']),
    user_id: userId,
    api_token: null,
    account_items: Object.fromEntries(accountItems),
    subuser: role ? { id: userId, role_id: role.code, role: role.id, email: row.email } : null,
  }
  const user = { id: userId, email: row.email, ...(row.role === null ? {} : { role: row.role }) }
  const permissions = permissionsOf(access, {
    role: row.role,
    level: row.level,
    isSuborganization: row.is_suborganization,
    scope: { account, config: { ...config, allow_unlimited_destinations: false }, user },
  })
  return {
    permissions,
    account,
    config: {
      ...config,
      permissions: serverNames(access, permissions),
      allow_unlimited_destinations: permissions.has('AllowUnlimitedDestinations'),
    },
    user: { ...user, permissions: [...permissions] },
  }
}

/** Whether codes can be sent to the number of the account. */
function isInternational(phone: unknown): boolean {
  return typeof phone === 'string' && phone.startsWith('+') && checkPhoneNumber(phone).valid
}

/** Account settings merged with the defaults. */
export function configOf(settings: JsonObject): JsonObject {
  return { ...configDefaults, ...settings }
}

/** What the state of a master account means in its sub-accounts. */
export function masterFlags({ master_status: status, master_settings: settings }: MasterRow): {
  master_disabled: boolean
  master_suspended: boolean
  master_blocked: boolean
} {
  return {
    master_disabled: status === 'disabled',
    master_suspended: isSuspended(settings),
    master_blocked: settings?.['is_blocked'] === true,
  }
}

interface MasterRow {
  master_status: string | null
  master_settings: JsonObject | null
}

function isSuspended(settings: JsonObject | null): boolean {
  const restrictions = settings?.['payments_restrictions']
  return (
    typeof restrictions === 'object' &&
    restrictions !== null &&
    'suspended' in restrictions &&
    restrictions['suspended'] === true
  )
}
