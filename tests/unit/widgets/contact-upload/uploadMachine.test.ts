import { describe, expect, it } from 'vitest'
import { uploadMachine } from '../../../../src/widgets/contact-upload/uploadMachine.ts'
import type { ContactsAnswer } from '../../../../src/widgets/contact-upload/ContactsAnswer.ts'
import type { UploadEvent, UploadState } from '../../../../src/widgets/contact-upload/uploadMachine.ts'

const file = { name: 'contacts.csv', size: 1000 }
const answer = (part: Partial<ContactsAnswer>): ContactsAnswer => ({
  percentage: 0,
  status: 'processing',
  valid: 0,
  invalid: 0,
  duplicated: 0,
  ...part,
})

function after(...events: UploadEvent[]): UploadState {
  return events.reduce(uploadMachine, { step: 'empty' } satisfies UploadState as UploadState)
}

describe('a contact upload', () => {
  it('goes from choosing to sending to checking', () => {
    expect(after({ type: 'chosen', file })).toEqual({ step: 'uploading', file, attempt: 0, share: 0 })
    expect(after({ type: 'chosen', file }, { type: 'progressed', share: 0.4 })).toMatchObject({ share: 0.4 })
    expect(after({ type: 'chosen', file }, { type: 'uploaded', uuid: 'u1' })).toEqual({
      step: 'processing',
      uuid: 'u1',
      filename: 'contacts.csv',
      percentage: 0,
      troubled: false,
    })
  })

  it('waits 5 seconds after a lost connection and counts them down', () => {
    const lost = [
      { type: 'chosen', file },
      { type: 'disconnected', now: 10_000 },
    ] as const
    expect(after(...lost)).toEqual({ step: 'waiting', file, attempt: 1, retryAt: 15_000, secondsLeft: 5 })
    expect(after(...lost, { type: 'ticked', now: 11_200 })).toMatchObject({ step: 'waiting', secondsLeft: 4 })
    expect(after(...lost, { type: 'ticked', now: 14_999 })).toMatchObject({ step: 'waiting', secondsLeft: 1 })
    expect(after(...lost, { type: 'ticked', now: 15_000 })).toEqual({
      step: 'uploading',
      file,
      attempt: 1,
      share: 0,
    })
  })

  it('retries five times, then reports that the upload failed', () => {
    let state = after({ type: 'chosen', file })
    let now = 0
    const starts: number[] = []
    for (;;) {
      state = uploadMachine(state, { type: 'disconnected', now })
      if (state.step !== 'waiting') break
      now = state.retryAt
      state = uploadMachine(state, { type: 'ticked', now })
      starts.push(now)
    }
    expect(starts).toEqual([5_000, 10_000, 15_000, 20_000, 25_000])
    expect(state).toEqual({
      step: 'empty',
      refusal: { filename: 'contacts.csv' },
    })
  })

  it('retries immediately on request', () => {
    expect(
      after({ type: 'chosen', file }, { type: 'disconnected', now: 0 }, { type: 'retried' }),
    ).toMatchObject({
      step: 'uploading',
      attempt: 1,
    })
  })

  it('resets when canceled at any step', () => {
    expect(after({ type: 'chosen', file }, { type: 'canceled' })).toEqual({ step: 'empty' })
    expect(after({ type: 'chosen', file }, { type: 'disconnected', now: 0 }, { type: 'canceled' })).toEqual({
      step: 'empty',
    })
  })

  it('keeps an error until another file is chosen', () => {
    const refused = after(
      { type: 'chosen', file },
      { type: 'refused', text: 'Not UTF-8', filename: 'contacts.csv' },
    )
    expect(uploadMachine(refused, { type: 'ticked', now: 1 })).toBe(refused)
    expect(uploadMachine(refused, { type: 'chosen', file })).toMatchObject({ step: 'uploading' })
  })

  it('never moves checking progress backward', () => {
    const state = after(
      { type: 'resumed', uuid: 'u1', filename: 'contacts.csv' },
      { type: 'polled', answer: answer({ percentage: 60 }) },
      { type: 'polled', answer: answer({ percentage: 10 }) },
    )
    expect(state).toMatchObject({ step: 'processing', percentage: 60 })
  })

  it('reports a lost connection while polling and continues', () => {
    const troubled = after({ type: 'resumed', uuid: 'u1', filename: 'a.csv' }, { type: 'poll-missed' })
    expect(troubled).toMatchObject({ step: 'processing', troubled: true })
    expect(uploadMachine(troubled, { type: 'polled', answer: answer({ percentage: 5 }) })).toMatchObject({
      troubled: false,
      percentage: 5,
    })
  })

  it("shows the server's message when the whole file is rejected", () => {
    const events = [{ type: 'resumed', uuid: 'u1', filename: 'a.csv' }] as const
    const failed = (error: ContactsAnswer['error']) =>
      after(...events, { type: 'polled', answer: answer({ status: 'failed', error: error ?? null }) })
    expect(failed('Line 3 has more than 200 columns.')).toEqual({
      step: 'empty',
      refusal: { text: 'Line 3 has more than 200 columns.', filename: 'a.csv' },
    })
    expect(failed({ message: 'No rows' })).toMatchObject({ refusal: { text: 'No rows' } })
    expect(failed(null)).toEqual({ step: 'empty', refusal: { filename: 'a.csv' } })
  })

  it('finishes when all rows are read', () => {
    const events = [{ type: 'resumed', uuid: 'u1', filename: 'a.csv' }] as const
    expect(after(...events, { type: 'polled', answer: answer({ status: 'done', percentage: 100 }) })).toEqual(
      {
        step: 'empty',
      },
    )
  })
})
