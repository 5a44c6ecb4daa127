import { callOfOperation, refusingState, type Checks } from '../../../language/index.ts'
import { readAccountContext, type AccountItems } from '../../auth/accountContext.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import { requireState } from '../../auth/requireState.ts'
import { Refusal } from '../../errors.ts'
import type { PostNotices } from '../../lifecycle/PostNotices.ts'
import type { Database, Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { noSessions, type Behaviour, type Caller } from '../behaviour.ts'
import type { Master, Person } from '../Person.ts'
import { prepareExport, type ExportAs } from '../exports/prepareExport.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import type { ParentRecord, ResourceContext, ResourceRequest } from '../ResourceContext.ts'
import { resourceRequest } from '../resourceRequest.ts'
import { createSecrets } from './secrets.ts'
import { createVersionReads } from '../lists/createVersionReads.ts'
import { createTotalCache } from '../lists/totalCache.ts'
import { updateRecord } from './writeRecord.ts'

export interface ActingOptions {
  database: Database
  published: () => PublishedPortal
  behaviours: readonly Behaviour[]
  checks: Checks
  accountItems: AccountItems
  postNotices: PostNotices
  /** 32-byte key for secrets. */
  secretKey: Buffer
}

/**
 * Changes a record in a person's place: with the permissions they have by then, under every rule of their own call.
 * @param finish runs last in the transaction of the change, also where nothing changes; what it throws undoes the change
 * @throws Refusal
 */
export type UpdateAs = (
  person: Person,
  change: { resource: string; id: string; value: JsonObject },
  finish: (query: Query) => Promise<void>,
) => Promise<void>

/** What keeps a person from creating such records now: the state of their account, a missing permission, or nothing. */
export type CreationHurdle = (person: Person, resource: string) => Promise<'state' | 'permission' | undefined>

export interface Acting {
  /** Everything is read anew: what was published, and what the person may do. Undefined where they may no longer. */
  requestOf(person: Person, resource: string, parent?: ParentRecord): Promise<ResourceRequest | undefined>
  updateAs: UpdateAs
  exportAs: ExportAs
  creationHurdle: CreationHurdle
}

/** What goes on in people's place when their request is over. */
export function createActing(options: ActingOptions): Acting {
  const { database } = options
  const behaviours = new Map(options.behaviours.map((behaviour) => [behaviour.resource, behaviour]))
  const secrets = createSecrets(options.secretKey)
  const versions = createVersionReads(database)
  const totals = createTotalCache<number>(100)
  const figures = createTotalCache<string>(1)

  async function requestOf(
    person: Person,
    resource: string,
    parent?: ParentRecord,
  ): Promise<ResourceRequest | undefined> {
    const published = options.published()
    const caller = await callerOf(person, published)
    const collection = published.collections.find((each) => each.resource.id === resource)
    if (!caller || !collection) return undefined
    const context: ResourceContext = {
      database,
      published,
      behaviours,
      checks: options.checks,
      versions,
      totals,
      figures,
      secrets,
      // Limits are of requests; what goes on was one.
      limits: {
        takeSearch: () => undefined,
        limitExport: (_caller, work) => work(),
        takeDownload: () => () => undefined,
      },
      postNotices: options.postNotices,
      sessionsOf: () => noSessions,
    }
    return resourceRequest(context, caller, collection, parent)
  }

  async function callerOf(
    { accountId, userId, master }: Person,
    { portal }: PublishedPortal,
  ): Promise<Caller | undefined> {
    const { accountItems } = options
    const read = (ofAccount: string, ofUser: string, switchedBy?: string) =>
      database.system((query) =>
        readAccountContext(query, ofAccount, ofUser, portal.access, accountItems, switchedBy),
      )
    if (master) {
      const own = await read(master.accountId, master.userId)
      if (!own || !isAllowed(own.permissions, master.permissions ?? [])) return undefined
      if (!(await isMasterOf(accountId, master))) return undefined
    }
    const context = await read(accountId, userId, master?.userId)
    if (!context) return undefined
    const { permissions, account, config, user } = context
    return {
      accountId,
      userId,
      sessionId: '',
      ...(master && { master }),
      permissions,
      scope: { account, config, user },
    }
  }

  /** As sessions in a sub-account ask: both accounts are open, and belong together. */
  async function isMasterOf(accountId: string, master: Master): Promise<boolean> {
    const found = await database.system((query) =>
      query
        .selectFrom('account')
        .innerJoin('account as master', 'master.id', 'account.master_account_id')
        .select('account.id')
        .where('account.id', '=', accountId)
        .where('account.status', '=', 'active')
        .where('master.id', '=', master.accountId)
        .where('master.status', '=', 'active')
        .executeTakeFirst(),
    )
    return found !== undefined
  }

  return {
    requestOf,
    exportAs: (person, asked) => prepareExport(requestOf, options.published(), person, asked),
    async creationHurdle(person, resource) {
      const request = await requestOf(person, resource)
      const create = request?.resource.operations.create
      if (!request || !create) return 'permission'
      const { states } = request.context.published.portal.manifest
      const call = callOfOperation(request.resource, 'create')
      // States withhold permissions, too.
      if (refusingState(states, request.caller.scope, { call })) return 'state'
      return isAllowed(request.caller.permissions, create.access) ? undefined : 'permission'
    },
    async updateAs(person, { resource, id, value }, finish) {
      const request = await requestOf(person, resource)
      const update = request?.resource.operations.update
      if (!request || !update || !isAllowed(request.caller.permissions, update.access))
        throw new Refusal('forbidden')
      requireState(request.context.published, request.caller, {
        call: callOfOperation(request.resource, 'update'),
      })
      await updateRecord(request, id, value, undefined, { finish })
    },
  }
}
