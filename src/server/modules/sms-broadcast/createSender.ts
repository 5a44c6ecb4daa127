import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { FileMissingError } from '../../files/index.ts'
import { createLoop, readNextDue, type Loop } from '../../jobs/index.ts'
import { pickedRows } from '../../storage/pickedRows.ts'
import { changeCampaignState, readRun } from './campaignRun.ts'
import { claimBatch, type ClaimedBatch } from './claimBatch.ts'
import { BATCH_LIMIT, DEFAULT_MESSAGES_PER_SECOND, type SendingWork } from './SendingOptions.ts'
import { judgeRecovered } from './judgeRecovered.ts'
import { settleBatch, type Settlement } from './settleBatch.ts'
import { splitContactRows, type ContactRows } from '../../../domain/contacts/index.ts'

interface RunKey {
  account_id: string
  campaign_id: string
}

const CAMPAIGNS_AT_ONCE = 8
const STARTS_AT_ONCE = 50
const SMALLEST_READ_BYTES = 64 * 1024
const LARGEST_RECORD_BYTES = 256 * 1024
const BYTES_PER_ROW = 96

/**
 * Sends the campaigns that are active, in any number of processes.
 *
 *   due run --lease (SKIP LOCKED)--> claimBatch (transaction) --> carrier.submit --> settleBatch (transaction) --> due again
 *                                        |  crash or error between them: the lease runs out, the batch is still claimed,
 *                                        |  its messages are looked up at the carrier and the unknown judged anew:
 *                                        \  submitted, kept for later, or settled as rejected
 *
 * A campaign holds its lease for one batch, so several campaigns take turns.
 */
export function createSender(options: SendingWork): Loop {
  const {
    database,
    files,
    carrier,
    dailyCap,
    smsRate,
    zoneOf,
    postNotices,
    onError,
    leaseMs = 5000,
    idleMs = 150,
    signals,
  } = options
  const { messagesPerSecond = DEFAULT_MESSAGES_PER_SECOND, recheckMs = 5000 } = options
  const owner = randomUUID()

  async function leaseDueRuns(): Promise<RunKey[]> {
    const { rows } = await database.system((query) =>
      sql<RunKey>`
        update campaign_run set lease_owner = ${owner}, lease_until = clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond'
        where ${pickedRows(
          'ctid',
          sql`select ctid from campaign_run
            where (state = 'active' or claimed_at is not null) and due_at <= clock_timestamp()
              and (lease_until is null or lease_until < clock_timestamp())
            order by due_at limit ${CAMPAIGNS_AT_ONCE} for update skip locked`,
        )}
        returning account_id, campaign_id`.execute(query),
    )
    return rows
  }

  async function sendNext({ account_id: accountId, campaign_id: campaignId }: RunKey): Promise<void> {
    const run = await database.read(accountId, (query) => readRun(query, accountId, campaignId, false))
    if (!run) return
    const rows = await readContacts(accountId, run.uploadId, run.byteOffset)
    const contacts = rows && { index: run.nextIndex, ...rows }
    const links = { linkUrl: options.linkUrl, codes: await options.linkCodes() }
    const waits = (await options.isWaiting?.(accountId)) ? { recheckMs } : undefined
    const place = { accountId, campaignId, owner, zoneOf, waits, postNotices }
    const batch = await database.transaction(accountId, (query) =>
      claimBatch(query, {
        ...place,
        messagesPerSecond,
        dailyCap,
        smsRate,
        links,
        contacts,
      }),
    )
    if (!batch) return giveBack({ account_id: accountId, campaign_id: campaignId })
    const settlements = batch.recovered
      ? await submitRest(place, batch)
      : await carrier.submit(batch.messages)
    if (!settlements) return giveBack({ account_id: accountId, campaign_id: campaignId })
    await database.transaction(accountId, (query) =>
      settleBatch(query, postNotices, accountId, campaignId, batch.claimedAtMs, settlements),
    )
  }

  /** @returns undefined while some of the messages must wait */
  async function submitRest(
    place: Parameters<typeof judgeRecovered>[1],
    { claimedAtMs, messages }: ClaimedBatch,
  ): Promise<Settlement[] | undefined> {
    const known = await carrier.lookup(messages.map(({ id }) => id))
    const knownIds = new Set(known.map(({ id }) => id))
    const rest = messages.filter(({ id }) => !knownIds.has(id))
    if (rest.length === 0) return known
    const judged = await database.transaction(place.accountId, (query) =>
      judgeRecovered(query, place, { claimedAtMs, messages: rest }, options.text),
    )
    if (!judged) return undefined
    const { due, ended, isWaiting } = judged
    const submitted = due.length === 0 ? [] : await carrier.submit(due)
    return isWaiting ? undefined : [...known, ...ended, ...submitted]
  }

  /** undefined when the file is missing */
  async function readContacts(
    accountId: string,
    uploadId: string,
    start: number,
  ): Promise<ContactRows | undefined> {
    const file = { accountId, folder: uploadId, name: 'contacts.csv' }
    const wanted = Math.max(SMALLEST_READ_BYTES, BATCH_LIMIT * BYTES_PER_ROW)
    try {
      const rows = splitContactRows(await files.readBytes(file, start, wanted), BATCH_LIMIT)
      if (rows.rows.length > 0) return rows
      return splitContactRows(await files.readBytes(file, start, LARGEST_RECORD_BYTES), BATCH_LIMIT)
    } catch (error) {
      if (error instanceof FileMissingError) return undefined
      throw error
    }
  }

  async function giveBack({ account_id, campaign_id }: RunKey, delayMs = 0): Promise<void> {
    await database.system((query) =>
      sql`update campaign_run set lease_owner = null, lease_until = null,
                 due_at = greatest(due_at, clock_timestamp() + ${delayMs}::float8 * interval '1 millisecond')
          where account_id = ${account_id} and campaign_id = ${campaign_id} and lease_owner = ${owner}`.execute(
        query,
      ),
    )
  }

  /** A run another process has leased is due when the lease runs out. */
  function nextDueMs(): Promise<number | undefined> {
    return database.system((query) =>
      readNextDue(
        query,
        sql`select greatest(due_at, lease_until) from campaign_run where state = 'active' or claimed_at is not null`,
      ),
    )
  }

  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    onError,
    async turn() {
      const runs = await leaseDueRuns()
      await Promise.all(
        runs.map(async (run) => {
          try {
            await sendNext(run)
          } catch (error) {
            onError(error)
            await giveBack(run, 1000)
          }
        }),
      )
      return runs.length > 0 ? 0 : nextDueMs()
    },
  })
  signals.onWork('broadcasts', () => loop.wake())
  return loop
}

/** Starts the campaigns whose time has come, by the database's clock. */
export function createScheduler(
  { database, postNotices, onError, idleMs = 250, signals }: SendingWork,
  wakeSender: () => void,
): Loop {
  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    onError,
    async turn() {
      const { rows: earliest } = await database.system((query) =>
        sql<RunKey & { ms: number }>`
          select account_id, campaign_id, extract(epoch from starts_at - clock_timestamp())::float8 * 1000 as ms
          from campaign_run where state = 'scheduled' order by starts_at limit ${STARTS_AT_ONCE}`.execute(
          query,
        ),
      )
      const rows = earliest.filter(({ ms }) => ms <= 0)
      for (const { account_id: accountId, campaign_id: campaignId } of rows) {
        await database.transaction(accountId, async (query) => {
          const run = await readRun(query, accountId, campaignId, true)
          if (run?.state === 'scheduled')
            await changeCampaignState(query, postNotices, accountId, run, 'start')
        })
      }
      if (rows.length > 0) wakeSender()
      return rows.length === STARTS_AT_ONCE ? 0 : earliest[rows.length]?.ms
    },
  })
  signals.onWork('broadcasts', () => loop.wake())
  return loop
}
