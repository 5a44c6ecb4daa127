import { randomUUID } from 'node:crypto'
import type { ModuleContext, Work, WorkOptions } from '../../host/ServerModule.ts'
import { createLoop } from '../../jobs/index.ts'
import { OutgoingError } from '../../outgoing/index.ts'
import { openSecrets } from '../../resources/records/madeSecrets.ts'
import { createSecrets } from '../../resources/records/secrets.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { claimLanes, nextDueMs, readDue, releaseLane, type DueDelivery, type Lane } from './lanes.ts'
import { settleAttempts, type Attempted } from './settleAttempts.ts'
import { signMessage } from './signMessage.ts'
import { createReceivers } from './createReceivers.ts'
import { WEBHOOK, type LoggedAttempt } from './webhookEvents.ts'

/** Webhooks served at once by this process, and deliveries to one of them. */
const LANES = 24
const AT_ONCE = 16
/** Longer than any attempt takes. */
const LEASE_MS = 30_000

/** Where a delivery goes, and what signs it. */
interface Target {
  url: string
  secrets: string[]
  /** The record. */
  shown: JsonObject
}

/** Delivers the outbox. A webhook is served by one process at a time, and one that doesn't answer holds up no other. */
export async function deliverWebhooks(
  context: ModuleContext,
  { signals, onError, leaseMs = LEASE_MS, idleMs = 1000 }: WorkOptions,
): Promise<Work> {
  const { database, published } = context
  const receivers = createReceivers(context)
  const owner = randomUUID()
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  /** Delivers what is due, for a third of the lease: the last attempts end before it does. */
  async function serve(lane: Lane): Promise<void> {
    const untilMs = Date.now() + leaseMs / 3
    let due: DueDelivery[] | undefined
    do {
      const found = await database.system((query) => readLane(query, lane))
      due = found?.due
      if (found) await deliver(lane, found.due, found.target)
    } while (due?.length === AT_ONCE && Date.now() < untilMs && !stopping.signal.aborted)
    await database.system((query) => releaseLane(query, owner, lane))
  }

  /** What is due of an active webhook. */
  async function readLane(
    query: Query,
    lane: Lane,
  ): Promise<{ due: DueDelivery[]; target: Target } | undefined> {
    const { accountId, webhookId } = lane
    const record = await readDocument(query, accountId, WEBHOOK, webhookId)
    if (record?.doc['status'] !== 'active') return undefined
    const place = { accountId, entity: WEBHOOK, property: 'secret' }
    const secrets = await openSecrets(query, createSecrets(context.secretKey), place, webhookId)
    const due = await readDue(query, lane, AT_ONCE)
    return { due, target: { url: textOf(record.doc['url']), secrets, shown: record.doc } }
  }

  async function deliver(lane: Lane, due: readonly DueDelivery[], target: Target): Promise<void> {
    const attempted: Attempted[] = []
    let written = Promise.resolve()
    // What arrives while some is written is written together.
    const write = async (): Promise<void> => {
      const some = attempted.splice(0)
      if (some.length > 0) await settleAttempts(context, lane, some, target.shown)
    }
    const deliverOne = async (delivery: DueDelivery): Promise<void> => {
      const attempt = await tryOnce(delivery, target)
      // What was cut off is no failure of the receiver; it is sent again.
      if (stopping.signal.aborted) return
      attempted.push({ delivery, attempt })
      written = written.then(write)
      await written
    }
    await Promise.all(due.map(deliverOne))
  }

  async function tryOnce({ eventId, body }: DueDelivery, { url, secrets }: Target): Promise<LoggedAttempt> {
    const beganMs = Date.now()
    const at = new Date(beganMs).toISOString()
    const took = () => ({ at, duration_ms: Date.now() - beganMs })
    const headers = {
      'content-type': 'application/json',
      'user-agent': `${published().portal.manifest.product}-Webhooks/1`,
      ...signMessage(secrets, eventId, body, beganMs),
    }
    try {
      const { status, text } = await receivers.post(url, { headers, body, signal: stopping.signal })
      const reason =
        status >= 200 && status < 300 ? undefined : status >= 300 && status < 400 ? 'redirect' : 'http-error'
      return { ...took(), status, answer: text, ...(reason && { reason }) }
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      return { ...took(), reason: error.reason }
    }
  }

  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    onError,
    async turn() {
      const free = LANES - running.size
      // A webhook that is done wakes the loop.
      if (free <= 0) return undefined
      const lanes = await database.system((query) => claimLanes(query, owner, free, leaseMs))
      for (const lane of lanes) {
        const finished = serve(lane)
          .catch(onError)
          .finally(() => {
            running.delete(lane.webhookId)
            if (!stopping.signal.aborted) loop.wake()
          })
        running.set(lane.webhookId, finished)
      }
      return running.size < LANES ? database.system((query) => nextDueMs(query, owner)) : undefined
    },
  })
  signals.onWork('deliveries', () => loop.wake())
  return {
    wake: () => loop.wake(),
    async stop() {
      stopping.abort()
      await loop.stop()
      await Promise.all(running.values())
    },
  }
}
