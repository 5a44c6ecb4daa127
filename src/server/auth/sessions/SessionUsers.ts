import { statesOf } from '../../../language/index.ts'
import type { AccessDefinition } from '../../../language/portal.ts'
import type { Caller } from '../../resources/behaviour.ts'
import { createReadCache, type ReadCache } from '../../storage/createReadCache.ts'
import { readAccountContext, type AccountContext } from '../accountContext.ts'
import type { KeyHolder } from '../bearerKeys.ts'
import { isAllowed, serverNames } from '../permissionsOf.ts'
import type { FoundSession } from './FoundSessions.ts'
import type { SessionOptions, SignedIn, Subject } from './Sessions.ts'

/** Who acts with a session or key, and what they see and may do, from memory while that is right. */
export class SessionUsers {
  readonly #options: SessionOptions
  readonly #contexts: ReadCache<AccountContext | undefined>
  readonly #keyCallers = new WeakMap<AccountContext, Map<string, Caller>>()

  constructor(options: SessionOptions) {
    this.#options = options
    this.#contexts = createReadCache(options.feed, 'config')
  }

  /** @returns undefined for a session whose user may not be signed in */
  async signIn(session: FoundSession): Promise<SignedIn | undefined> {
    const { accountId, userId, sessionId, master, kind, expiresAt } = session
    if (master && !(await this.#isMasterAllowed(master))) return undefined
    const context = await this.#contextOf({ accountId, userId }, master?.userId)
    if (!context || !this.#maySignIn(context)) return undefined
    if (session.signedIn?.of === context) return session.signedIn.is
    const { permissions, account, config, user } = context
    // Shared by all requests of the user until something changes.
    for (const each of [account, config, user]) Object.freeze(each)
    const caller: Caller = {
      accountId,
      userId,
      sessionId,
      ...(master && { master }),
      permissions,
      scope: { account, config, user },
    }
    session.signedIn = { of: context, is: { caller, kind, expiresAt } }
    return session.signedIn.is
  }

  async actWithKey({ id, name: keyName, accountId, userId, scopes }: KeyHolder): Promise<Caller | undefined> {
    const context = await this.#contextOf({ accountId, userId })
    if (!context || !this.#maySignIn(context)) return undefined
    const known = this.#keyCallers.get(context) ?? new Map<string, Caller>()
    this.#keyCallers.set(context, known)
    const name = `${id} ${keyName} ${[...scopes].toSorted().join()}`
    const caller =
      known.get(name) ??
      keyCaller({ id, name: keyName, accountId, userId, scopes }, context, this.#options.access())
    known.set(name, caller)
    return caller
  }

  #maySignIn(context: AccountContext): boolean {
    return statesOf(this.#options.states(), context).every((state) => state.signIn)
  }

  /** @param switchedBy the master account's user who works in this account as `who` */
  async #contextOf(who: Subject, switchedBy?: string): Promise<AccountContext | undefined> {
    const { accountId, userId } = who
    const { database, items, counts, factsFor } = this.#options
    const access = this.#options.access()
    return this.#contexts.read(
      switchedBy === undefined ? who : { accountId, userId: `${userId} ${switchedBy}` },
      () =>
        database.system((query) =>
          readAccountContext(query, accountId, userId, access, items, switchedBy, counts, factsFor),
        ),
      access,
    )
  }

  async #isMasterAllowed({ permissions, ...master }: NonNullable<FoundSession['master']>): Promise<boolean> {
    if (permissions.length === 0) return true
    const context = await this.#contextOf(master)
    return context !== undefined && isAllowed(context.permissions, permissions)
  }
}

/** A caller with what both the key and its user may do; conditions read the same. */
function keyCaller(
  { id, name, accountId, userId, scopes }: KeyHolder,
  { permissions: own, account, config, user }: AccountContext,
  access: AccessDefinition,
): Caller {
  const allowed = access.permissions.filter((each) => own.has(each.id) && scopes.includes(each.server))
  const permissions = new Set(allowed.map((each) => each.id))
  return {
    accountId,
    userId,
    sessionId: id,
    keyId: id,
    keyName: name,
    permissions,
    scope: {
      account: Object.freeze(account),
      config: Object.freeze({
        ...config,
        permissions: serverNames(access, permissions),
        allow_unlimited_destinations: permissions.has('AllowUnlimitedDestinations'),
      }),
      user: Object.freeze({ ...user, permissions: [...permissions] }),
    },
  }
}
