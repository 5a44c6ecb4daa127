import type { Caller } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Client, NewSession, SignedIn, Subject } from './Sessions.ts'
import { activeSessions, insertSession, personOf, takeSession } from './sessionQueries.ts'

type Place = Omit<Client, 'kind'>

/** `Sessions.switchTo`, within a transaction. */
export async function switchSession(
  query: Query,
  { caller, kind }: SignedIn,
  accountId: string,
  client: Place,
  { permissions, idleMinutes }: { permissions: readonly string[]; idleMinutes: number },
): Promise<NewSession | undefined> {
  await personOf(query, caller).forShare().execute()
  const owner = await ownerOf(query, accountId, caller.accountId)
  if (!owner) return undefined
  const previous = await takeSession(query, caller)
  if (!previous) return undefined
  await writeAudit(query, { ...masterEntry(accountId, caller), kind: 'switched-in' })
  return insertSession(
    query,
    { accountId, userId: owner.id },
    { ...client, kind },
    {
      idleMinutes,
      absolute: previous.absolute_expires_at,
      secondFactorAt: previous.second_factor_at,
    },
    {
      master_account_id: caller.accountId,
      master_user_id: caller.userId,
      master_permissions: [...permissions],
    },
  )
}

/** `Sessions.goBack`, within a transaction. */
export async function switchBack(
  query: Query,
  { caller, kind }: SignedIn,
  master: Subject,
  client: Place,
  idleMinutes: number,
): Promise<NewSession | undefined> {
  await personOf(query, master).forShare().execute()
  const isActive = await activeSessions(query)
    .select('session.id')
    .where('session.account_id', '=', caller.accountId)
    .where('session.id', '=', caller.sessionId)
    .executeTakeFirst()
  const previous = isActive && (await takeSession(query, caller))
  if (!previous) return undefined
  await writeAudit(query, { ...masterEntry(caller.accountId, master), kind: 'switched-out' })
  return insertSession(
    query,
    master,
    { ...client, kind },
    {
      idleMinutes,
      absolute: previous.absolute_expires_at,
      secondFactorAt: previous.second_factor_at,
    },
  )
}

/** The first owner of an active sub-account. */
function ownerOf(query: Query, accountId: string, masterAccountId: string) {
  return query
    .selectFrom('account')
    .innerJoin('app_user', 'app_user.account_id', 'account.id')
    .select('app_user.id')
    .where('account.id', '=', accountId)
    .where('account.master_account_id', '=', masterAccountId)
    .where('account.status', '=', 'active')
    .where('app_user.role', 'is', null)
    .where('app_user.disabled', '=', false)
    .orderBy('app_user.created_at')
    .orderBy('app_user.id')
    .limit(1)
    .executeTakeFirst()
}

/** Of the log of a sub-account: what a user of its master did. */
function masterEntry(
  accountId: string,
  { accountId: userAccountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
) {
  return { accountId, userAccountId, userId, byMaster: true }
}
