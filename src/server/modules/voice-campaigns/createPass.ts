import { hasCallerId } from '../../calls/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import {
  readFlowsOfCaller,
  readPublishedFlows,
  type PublishedFlows,
} from '../call-flows/readPublishedFlows.ts'
import { readTestUsers } from '../call-flows/testUsers.ts'

type Context = Pick<ModuleContext, 'published' | 'postNotices' | 'phones'>

/** One look at a campaign, inside a transaction that has its record locked. */
export interface Pass extends Context {
  query: Query
  accountId: string
  record: StoredRecord
  nowMs: number
  flowId: string
  /** Of those whose number tells none. */
  accountZone: string
  /** Caller IDs the account may still show. */
  callers: readonly string[]
  /** What is published, or what a call has begun with; undefined when it is gone. */
  flowsOf: (revision?: number, draft?: number) => Promise<PublishedFlows | undefined>
  /** What a new call to a number runs. */
  flowsFor: (number: string) => Promise<PublishedFlows | undefined>
  /** Figures of the campaign that have changed. */
  figures: JsonObject
}

export async function createPass(
  query: Query,
  { published, postNotices, phones }: Context,
  accountId: string,
  record: StoredRecord,
): Promise<Pass> {
  const flowId = textOf(objectOf(record.doc['flow'])['id'])
  const callers: string[] = []
  for (const { number } of objectsOf(record.doc['callers']))
    if (await hasCallerId(query, accountId, textOf(number))) callers.push(textOf(number))
  const { timezone } = await query
    .selectFrom('account')
    .select('timezone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const flow = { accountId, kind: 'voice_campaign', id: flowId } as const
  const known = new Map<string, PublishedFlows | undefined>()
  let testers: ReadonlySet<string> | undefined
  const flowsOf: Pass['flowsOf'] = async (revision, draft) => {
    const run = `${revision}:${draft}`
    if (!known.has(run)) known.set(run, await readPublishedFlows(query, flow, { revision, draft }))
    return known.get(run)
  }
  return {
    query,
    published,
    postNotices,
    phones,
    accountId,
    record,
    nowMs: Date.now(),
    flowId,
    accountZone: timezone,
    callers,
    figures: {},
    flowsOf,
    async flowsFor(number) {
      testers ??= await readTestUsers(query, flow)
      return testers.has(number) ? readFlowsOfCaller(query, flow, number) : flowsOf()
    },
  }
}

/** A figure of the campaign as it is after what the pass has done so far. */
export function figureOf({ figures, record }: Pass, name: string): number {
  return Number(figures[name] ?? record.doc[name] ?? 0)
}

/** Adds to a figure of the campaign. */
export function count(pass: Pass, name: string, more = 1): void {
  pass.figures[name] = figureOf(pass, name) + more
}
