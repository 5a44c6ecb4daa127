import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { moveRecord, type Mover } from '../../lifecycle/index.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { numberFacts } from './numberFacts.ts'

/** The parts of the context that changes of numbers need. */
export type NumberOptions = Pick<ModuleContext, 'published' | 'postNotices'>

/** A released number can be restored this long. */
export const GRACE_DAYS = 7
const DAY_MS = 86_400_000

/** What changes together with a number's state. */
export const onNumberMove: NonNullable<Behaviour['onTransition']> = (_query, _mover, { doc }, { to }) => {
  const ends = to === 'inactive' ? new Date(Date.now() + GRACE_DAYS * DAY_MS).toISOString() : null
  const set = { release_ends_at: ends }
  return Promise.resolve({ ...set, ...numberFacts({ ...doc, ...set, status: to }) })
}

/** Kind of the job that deletes a released number. */
export const END_NUMBER = 'end-number'

/** What follows from a number's new state. */
export const afterNumberMove: NonNullable<Behaviour['afterTransition']> = async (
  query,
  { accountId },
  { id, doc },
  { to },
) => {
  const ends = textOf(doc['release_ends_at'])
  if (to === 'inactive')
    await enqueueJob(query, {
      accountId,
      kind: END_NUMBER,
      key: `${id}:${ends}`,
      payload: { did: id, ends },
      delayMs: GRACE_DAYS * DAY_MS,
    })
}

interface ServerMove {
  transition: string
  note?: string
  /** Further fields, stored with the state. */
  set?: JsonObject
  mover?: Mover
}

/** Makes a transition of a number, which the transaction has locked. */
export function moveNumber(
  query: Query,
  options: NumberOptions,
  accountId: string,
  number: StoredRecord,
  move: ServerMove,
): Promise<StoredRecord> {
  const behaviour: Behaviour = {
    resource: 'did',
    afterTransition: afterNumberMove,
    onTransition: async (...given) => ({ ...move.set, ...(await onNumberMove(...given)) }),
  }
  return moveByServer(query, options, accountId, behaviour, number, move)
}

/** Makes a transition that the server decides about; the transaction has locked the record. */
export function moveByServer(
  query: Query,
  { published, postNotices }: NumberOptions,
  accountId: string,
  behaviour: Behaviour,
  record: StoredRecord,
  { transition: id, note, mover = { by: 'server' } }: ServerMove,
): Promise<StoredRecord> {
  const found = published().collections.find(({ resource }) => resource.id === behaviour.resource)
  const transition = found?.entity.lifecycle?.transitions.find((each) => each.id === id)
  if (!found || !transition) throw new Error(`${behaviour.resource} has no transition ${id}`)
  const { entity } = found
  return moveRecord(
    query,
    { accountId, entity, behaviour, postNotices },
    { record, transition, mover, ...(note !== undefined && { note }) },
  )
}
