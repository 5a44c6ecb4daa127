import { Readable } from 'node:stream'
import { lengthText, peaksOf, writeWav } from '../../../domain/audio/index.ts'
import { monthsAfter } from '../../../domain/schedule/index.ts'
import { createDemoHistory } from '../../demo/createDemoHistory.ts'
import { createRandom, seededUuid } from '../../demo/createRandom.ts'
import { insertTransfers, type DemoTransfer } from '../../demo/insertTransfers.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { AUDIO } from './audioFile.ts'
import { demoVoices, SAMPLES_PER_SECOND } from './demoVoices.ts'
import { minutesOf, RECORDING } from './recordingFees.ts'
import { planStorage } from './storeRecording.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LIMIT_BYTES = 2 ** 20
const PEAKS = 120
const STORE_MONTHS = 3
/** Transaction types of the catalogue. */
const types = { recording: 30, storage: 31 } as const
/** Per minute, at the time of the calls. */
const fees = { recording: 2500, storage: 500 } as const

interface DemoCall {
  direction: 'inbound' | 'outbound'
  from: string
  to: string
  trunk: string
  seconds: number
  hoursAgo: number
}

const calls: DemoCall[] = [
  {
    direction: 'inbound',
    from: '+447700900184',
    to: '+442079460123',
    trunk: 'Call center',
    seconds: 14,
    hoursAgo: 3,
  },
  {
    direction: 'outbound',
    from: '+442079460123',
    to: '+447700900461',
    trunk: 'Head office',
    seconds: 9,
    hoursAgo: 21,
  },
  {
    direction: 'inbound',
    from: '+4748012345',
    to: '+442079460123',
    trunk: 'Call center',
    seconds: 17,
    hoursAgo: 52,
  },
  {
    direction: 'outbound',
    from: '+441615550190',
    to: '+12125550142',
    trunk: 'Head office',
    seconds: 7,
    hoursAgo: 190,
  },
  {
    direction: 'inbound',
    from: '+12125550188',
    to: '+442079460123',
    trunk: 'Call center',
    seconds: 11,
    hoursAgo: 980,
  },
  {
    direction: 'outbound',
    from: '+442079460123',
    to: '+4915112000005',
    trunk: 'Workshop',
    seconds: 12,
    hoursAgo: 1620,
  },
]

/** The demo owner's recorded calls, each with audio to listen to. */
export async function insertRecordings({ query, files, seed, nowMs }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const history = createDemoHistory(accountId, seededUuid(seed, 'user:owner'))
  const transfers: DemoTransfer[] = []
  for (const [index, { seconds, hoursAgo, ...call }] of calls.entries()) {
    const id = seededUuid(seed, `recording:${index}`)
    const atMs = nowMs - hoursAgo * HOUR_MS
    const recorded = new Date(atMs).toISOString()
    const samples = demoVoices(createRandom(seed + index), seconds)
    await files.write(
      { accountId, folder: id, name: AUDIO },
      Readable.from([writeWav(samples, SAMPLES_PER_SECOND)]),
      LIMIT_BYTES,
    )
    const minutes = minutesOf(seconds)
    const months = Math.floor((hoursAgo * HOUR_MS) / (30.5 * DAY_MS))
    const charge = (what: keyof typeof fees, reference: string, chargedMs: number): number => {
      transfers.push({
        kind: what === 'recording' ? 'recording' : 'recording-storage',
        type: types[what],
        reference,
        amount: -fees[what] * minutes,
        counterpart: 'revenue',
        atMs: chargedMs,
      })
      return fees[what] * minutes
    }
    const recordingFee = charge('recording', id, atMs)
    let storageFee = 0
    for (let month = 1; month <= months; month += 1)
      storageFee += charge('storage', `${id}:${month}`, Date.parse(monthsAfter(recorded, 'UTC', month)))
    const doc = {
      name: `${call.from} to ${call.to}`,
      ...call,
      length: lengthText(seconds),
      seconds,
      peaks: peaksOf(samples, PEAKS),
      status: 'stored',
      recording_fee: recordingFee,
      storage_fee: storageFee,
      stored_months: months,
      attempts: 0,
      paid_until: monthsAfter(recorded, 'UTC', months + 1),
      kept_until: monthsAfter(recorded, 'UTC', STORE_MONTHS),
    }
    history.add({ entity: RECORDING, id, doc, initial: 'stored', createdBy: 'server', steps: [], atMs })
    await planStorage(query, accountId, { id, doc }, nowMs)
  }
  await history.insert(query)
  await insertTransfers(query, seed, accountId, transfers)
}
