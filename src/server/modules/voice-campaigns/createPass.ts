import { hasCallerId } from '../../calls/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readPublishedFlows, type PublishedFlows } from '../call-flows/readPublishedFlows.ts'

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
  /** The flow of new calls, or the revision a call has begun with; undefined when it is gone. */
  flowsOf: (revision?: number) => Promise<PublishedFlows | undefined>
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
  const known = new Map<number | undefined, PublishedFlows | undefined>()
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
    async flowsOf(revision) {
      if (!known.has(revision))
        known.set(
          revision,
          await readPublishedFlows(query, { accountId, kind: 'voice_campaign', id: flowId }, revision),
        )
      return known.get(revision)
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
