import type { Translate } from '../../engine/registry/portalContext.ts'
import { progressOf } from './progressOf.ts'
import type { ContactsAnswer } from './ContactsAnswer.ts'
import type { UploadState } from './uploadMachine.ts'

const EVERY_PERCENT = 25

/** What a screen reader hears: each change of phase, and progress in quarters, not every per cent. */
export function announcement(state: UploadState, answer: ContactsAnswer | undefined, t: Translate): string {
  if (state.step !== 'empty') {
    const { title, percent } = progressOf(state, t)
    const quarter = Math.floor((percent ?? 0) / EVERY_PERCENT) * EVERY_PERCENT
    return quarter > 0 && state.step !== 'waiting' ? `${title}, ${quarter}%` : title
  }
  // A refusal is an alert of its own.
  if (state.refusal || !answer) return ''
  const { valid, invalid, duplicated } = answer
  return t('portal:contact-upload-checked', { count: valid, invalid, duplicated })
}
