import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftSync } from '../../../../src/engine/page/createDraftSync.ts'
import { chooseDraft } from '../../../../src/engine/page/useServerDraft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A sync of one text whose calls are answered by hand. */
function open() {
  const state = { text: '' }
  const calls: { call: string; answer: (sent?: boolean) => void; fail: () => void }[] = []
  const told: string[] = []
  const asked = (call: string) =>
    new Promise<{ sent: boolean }>((resolve, reject) => {
      calls.push({
        call,
        answer: (sent = false) => resolve({ sent }),
        fail: () => reject(new Error('no answer')),
      })
    })
  const sync = createDraftSync({
    keep: ({ value, key }) => asked(['keep', value['text'], key].filter(Boolean).join(' ')),
    drop: async () => void (await asked('drop')),
    read: () => ({ text: state.text }),
    onKept: (value) => void told.push(value),
    onSent: () => void told.push('sent'),
  })
  return {
    sync,
    told,
    calls: () => calls.map(({ call }) => call),
    last: () => calls.at(-1),
    type: (text: string): void => {
      state.text = text
      if (text === '') sync.cleared()
      else sync.changed()
    },
    pass: (ms = 1000) => vi.advanceTimersByTimeAsync(ms),
  }
}

it('keeps what is typed after a pause, one call at a time, the newest last', async () => {
  const { calls, last, pass, told, type } = open()
  type('a')
  await pass(900)
  type('ab')
  await pass(900)
  expect(calls()).toEqual([])
  await pass(100)
  expect(calls()).toEqual(['keep ab'])
  type('abc')
  type('abcd')
  await pass()
  expect(calls()).toEqual(['keep ab'])
  last()?.answer()
  await pass(0)
  expect(calls()).toEqual(['keep ab', 'keep abcd'])
  last()?.answer()
  await pass(0)
  expect(told).toEqual(['{"text":"ab"}', '{"text":"abcd"}'])
})

it('deletes the draft once nothing typed is left', async () => {
  const { calls, pass, type } = open()
  type('a')
  type('')
  await pass()
  expect(calls()).toEqual(['drop'])
})

it('deletes what another tab has sent only where a call may bring it back', async () => {
  const { calls, last, pass, sync, type } = open()
  sync.gone()
  await pass()
  expect(calls()).toEqual([])
  type('a')
  await pass()
  sync.gone()
  last()?.answer()
  await pass()
  expect(calls()).toEqual(['keep a', 'drop'])
  type('b')
  sync.gone()
  last()?.answer()
  await pass()
  expect(calls()).toEqual(['keep a', 'drop', 'drop'])
})

it('tries again with the next change, or when it is told to', async () => {
  const { calls, last, pass, sync, type } = open()
  type('a')
  await pass()
  last()?.fail()
  await pass()
  expect(calls()).toEqual(['keep a'])
  sync.flush()
  await pass(0)
  expect(calls()).toEqual(['keep a', 'keep a'])
})

it('is quiet while the form is sent, and after it is', async () => {
  const { calls, last, pass, sync, type } = open()
  type('a')
  await pass()
  let isQuiet = false
  const quiet = sync.pause().then(() => (isQuiet = true))
  await pass(0)
  expect(isQuiet).toBe(false)
  last()?.answer()
  await quiet
  sync.end()
  type('b')
  await pass()
  expect(calls()).toEqual(['keep a'])
})

it('keeps a failed try with its key, and learns that it had arrived after all', async () => {
  const { calls, last, pass, sync, told, type } = open()
  type('a')
  await sync.pause()
  sync.resume('key-1')
  await pass(0)
  expect(calls()).toEqual(['keep a key-1'])
  last()?.answer(true)
  await pass(0)
  expect(told).toEqual(['sent'])
})

it('does not take for sent what was changed since', async () => {
  const { calls, last, pass, sync, told, type } = open()
  type('a')
  await sync.pause()
  sync.resume('key-1')
  await pass(0)
  type('a and more')
  last()?.answer(true)
  await pass()
  expect([told, calls()]).toEqual([[], ['keep a key-1', 'keep a and more']])
})

it('opens with what this device alone has, else with what the server says', () => {
  const value = { text: 'here' }
  const local = { value, reached: 0, savedAt: 1 }
  const known = { ...local, kept: JSON.stringify(value) }
  const server = { value: { text: 'there' }, saved_at: '2026-01-01T00:00:00.000Z' }
  const text = (...given: Parameters<typeof chooseDraft>) => chooseDraft(...given)?.value['text']
  expect([text(local, server), text(known, server), text(undefined, server)]).toEqual([
    'here',
    'there',
    'there',
  ])
  expect([text(local, null), text(known, null), text(known, 'unknown')]).toEqual(['here', undefined, 'here'])
  expect(chooseDraft(undefined, { ...server, key: 'key-1' })?.submission?.key).toBe('key-1')
})
