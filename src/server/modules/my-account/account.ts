import { sql } from 'kysely'
import { countryName } from '../../../domain/phone/index.ts'
import { sameDestinations } from '../../../domain/destinations/index.ts'
import { profileDefaults } from '../../auth/accountContext.ts'
import { Refusal } from '../../errors.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { Behaviour, Caller, SingletonRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { runsAccount } from '../../auth/runsAccount.ts'
import { keepSettingWebhooks } from '../webhooks/settingWebhooks.ts'
import { mayReadAll } from '../webhooks/webhook.ts'
import { settingEvents, type WebhookSetting } from '../webhooks/webhookEvents.ts'
import type { Plans } from './plans.ts'

/** Belongs to the signed-in user; everything else belongs to the account. */
const ownFields = ['first_name', 'last_name', 'job_title']

/** The account as its people see it: their own name beside what they share. Owner and administrators change the rest. */
export function account(context: ModuleContext, plans: Plans): Behaviour {
  return {
    resource: 'account',
    endpoints: {
      levels: () => Promise.resolve({ body: { account_levels: plans.levels() } }),
      'quote-level': async ({ caller, query }) => ({
        body: { quote: await plans.quote(caller, query['level'] ?? '') },
      }),
      'apply-level': async ({ caller, params }) => ({
        body: await plans.apply(caller, params['level'] ?? ''),
      }),
    },
    singleton: {
      read: readAccount,
      write: (query, caller, record, value) => writeAccount(context, query, caller, record, value),
    },
  }
}

async function readAccount(query: Query, caller: Caller, forUpdate: boolean): Promise<SingletonRecord> {
  const { accountId, userId } = caller
  let people = query
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'job_title', 'profile_version'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
  let accounts = query
    .selectFrom('account')
    .select(['id', 'name', 'timezone', 'status', 'profile', 'profile_version', 'master_account_id'])
    .where('id', '=', accountId)
  if (forUpdate) {
    people = people.forNoKeyUpdate()
    accounts = accounts.forNoKeyUpdate()
  }
  const own = await accounts.executeTakeFirst()
  const person = await people.executeTakeFirst()
  if (!own || !person) throw new Refusal('not-found')
  return {
    id: own.id,
    // Each counts on by itself, so their sum never comes again.
    version: own.profile_version + person.profile_version,
    doc: {
      ...profileDefaults,
      ...own.profile,
      name: own.name,
      email: person.email,
      first_name: person.first_name,
      last_name: person.last_name,
      job_title: person.job_title || null,
      timezone: own.timezone,
      status: own.status,
      master_organization: own.master_account_id === null ? null : await masterOrganization(query),
      monthly_spending: await monthlySpending(query, accountId),
    },
  }
}

async function masterOrganization(query: Query): Promise<JsonObject | null> {
  const { rows } = await sql<{ master: JsonObject | null }>`select master_organization() as master`.execute(
    query,
  )
  return rows[0]?.master ?? null
}

/** What was charged this month by the account's clock, less what came back; micro-units. */
async function monthlySpending(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{ spent: string | null }>`
    select sum(entry.amount) as spent
    from account
    join ledger_transfer transfer on transfer.account_id = account.id
      and transfer.created_at >= date_trunc('month', now() at time zone timezone) at time zone timezone
    join ledger_entry entry on entry.account_id = transfer.account_id and entry.transfer_id = transfer.id
    where account.id = ${accountId}::uuid and entry.ledger = 'revenue'`.execute(query)
  return Number(rows[0]?.spent ?? 0)
}

async function writeAccount(
  context: Pick<ModuleContext, 'text' | 'published' | 'secretKey' | 'postNotices'>,
  query: Query,
  caller: Caller,
  { doc }: SingletonRecord,
  value: JsonObject,
): Promise<void> {
  const { accountId, userId } = caller
  const { text } = context
  const shared = Object.keys(profileDefaults).filter((name) => name !== 'account_manager')
  const names = [...shared.filter((name) => name !== 'master_organization'), 'timezone']
  const next: JsonObject = { ...value, company_info: companyOf(value['company_info']) }
  const changed = names.filter((name) => !isSame(name, doc[name], next[name]))
  if (!runsAccount(caller)) {
    if (changed.length > 0)
      throw new Refusal('invalid', {
        fields: Object.fromEntries(changed.map((name) => [name, text('my-account:details-not-yours')])),
      })
  } else if (changed.length > 0) {
    const profile = Object.fromEntries(
      changed.filter((name) => name !== 'timezone').map((name) => [name, next[name] ?? null]),
    )
    await query
      .updateTable('account')
      .set({
        timezone: textOf(next['timezone']),
        profile: sql<string>`profile || ${JSON.stringify(profile)}::jsonb`,
      })
      .where('id', '=', accountId)
      .execute()
    await postMessagesTo(context, query, caller, changed, next)
  }
  if (ownFields.every((name) => isSame(name, doc[name], next[name]))) return
  await query
    .updateTable('app_user')
    .set({
      first_name: textOf(next['first_name']),
      last_name: textOf(next['last_name']),
      job_title: textOf(next['job_title'] ?? ''),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute()
}

/** Addresses that get messages have a webhook each. Whoever enters one gets to read what is sent there. */
async function postMessagesTo(
  context: Pick<ModuleContext, 'text' | 'published' | 'secretKey' | 'postNotices'>,
  query: Query,
  caller: Caller,
  changed: readonly string[],
  next: JsonObject,
): Promise<void> {
  const settings = changed.filter((name): name is WebhookSetting => Object.hasOwn(settingEvents, name))
  if (settings.length === 0) return
  const addresses = Object.fromEntries(settings.map((name) => [name, textOf(next[name])]))
  const hidden = settings.filter(
    (name) => addresses[name] !== '' && !mayReadAll(context, caller, settingEvents[name]),
  )
  if (hidden.length > 0) {
    const because = context.text('my-account:no-messages')
    throw new Refusal('invalid', { fields: Object.fromEntries(hidden.map((name) => [name, because])) })
  }
  const { accountId, userId } = caller
  await keepSettingWebhooks(context, query, { accountId, userId }, addresses)
}

/** The name of the country follows from its code. */
function companyOf(value: unknown): JsonObject | null {
  const company = objectOf(value)
  if (Object.keys(company).length === 0) return null
  const { country: _, ...rest } = company
  const code = objectOf(company['country'])['country_id']
  if (typeof code !== 'string') return rest
  return { ...rest, country: { country_id: code, country_name: countryName(code) } }
}

function isSame(name: string, left: unknown, right: unknown): boolean {
  if (name === 'default_destinations') return sameDestinations(left, right)
  return canonical(left) === canonical(right)
}

/** Key order is ignored; a missing value is null. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  )
}
