import { sql } from 'kysely'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { seededUuid } from '../../demo/createRandom.ts'

/** Sub-accounts of the owner's account that nobody signs in to: one waits for its owner, one is disabled. */
const further = [
  {
    key: 'retail',
    company: 'Harbour and Pine Retail',
    status: 'active',
    timezone: 'Europe/London',
    email: 'rita.moss@retail.example',
    firstName: 'Rita',
    lastName: 'Moss',
    passwordHash: '',
    daysOld: 3,
    channelLimit: 10,
  },
  {
    key: 'events',
    company: 'Harbour and Pine Events',
    status: 'disabled',
    timezone: 'Europe/Lisbon',
    email: 'edgar.lopes@events.example',
    firstName: 'Edgar',
    lastName: 'Lopes',
    // Of no password.
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    daysOld: 160,
    channelLimit: null,
  },
]

/** The masters' lists of sub-accounts; accounts that are there already stay as they are. */
export async function insertSubAccounts({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const masterId = seededUuid(seed, 'account:owner')
  for (const account of further) {
    const id = seededUuid(seed, `account:${account.key}`)
    const createdAt = new Date(nowMs - account.daysOld * 86_400_000).toISOString()
    await sql`
      insert into account (id, name, level, status, is_suborganization, master_account_id, timezone, created_at, channel_limit)
      values (${id}, ${account.company}, 'flex_pro', ${account.status}, true, ${masterId}, ${account.timezone}, ${createdAt}, ${account.channelLimit})`.execute(
      query,
    )
    await query
      .insertInto('app_user')
      .values({
        account_id: id,
        id: seededUuid(seed, `user:${account.key}`),
        email: account.email,
        password_hash: account.passwordHash,
        first_name: account.firstName,
        last_name: account.lastName,
        role: null,
      })
      .execute()
  }
  await sql`
    insert into record (account_id, entity, id, doc, created_at, updated_at)
    select master_account_id, 'sub-account', id,
      sub_account_facts(id) || jsonb_strip_nulls(jsonb_build_object('channel_limit', channel_limit)), created_at, created_at
    from account where master_account_id is not null
    on conflict do nothing`.execute(query)
  await sql`
    insert into collection_version (account_id, entity)
    select distinct master_account_id, 'sub-account' from account where master_account_id is not null
    on conflict (account_id, entity) do update set version = collection_version.version + 1`.execute(query)
}
