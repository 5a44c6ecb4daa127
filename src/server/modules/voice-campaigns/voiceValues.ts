import type { JsonObject } from '../../storage/tables.ts'

/** Resource and entity. */
export const VOICE_CAMPAIGN = 'voice-campaign'

/** How campaign calls stand in the ledger: kind of the transfer, and transaction type of the catalogue. */
export const voiceBill = { kind: 'voice-campaign-call', type: 28 } as const

/** What became of somebody → the figure of the campaign that counts them. */
export const outcomeFigures = {
  answered: 'answered',
  voicemail: 'voicemails',
  busy: 'busy',
  no_answer: 'no_answers',
  failed: 'failed',
  skipped: 'skipped',
} as const
export type Outcome = keyof typeof outcomeFigures

/** The texts of a list. */
export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

/** Figures of a campaign that has called nobody. */
export const noFigures: JsonObject = {
  done: 0,
  progress: 0,
  answered: 0,
  voicemails: 0,
  busy: 0,
  no_answers: 0,
  failed: 0,
  skipped: 0,
  calls: 0,
  seconds: 0,
  charge: 0,
  keys: [],
}

/** Percent of the people who need no more calls; 100 only when all do. */
export function progressOf(done: number, total: number): number {
  return total > 0 ? Math.floor((100 * done) / total) : 0
}
