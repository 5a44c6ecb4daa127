import { expect, it, vi } from 'vitest'
import { createNoticeStore } from '../../../../src/app/notices/createNoticeStore.ts'

const texts = (store: ReturnType<typeof createNoticeStore>) => store.notices().map(({ text }) => text)

it('keeps notices in order, without duplicates, and never drops one for a newer one', () => {
  const store = createNoticeStore()
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e', 'e']) store.notify({ tone: 'info', text })
  expect(texts(store)).toEqual(['a', 'b', 'c', 'd', 'e'])
  store.dismiss(store.notices()[1]!.id)
  expect(texts(store)).toEqual(['a', 'c', 'd', 'e'])
})

it('announces a repeated text again later, but only once when repeats arrive together', () => {
  let now = 0
  const store = createNoticeStore(() => now)
  for (const text of ['a', 'b']) store.notify({ tone: 'info', text })
  const [first] = store.notices()
  now = 999
  store.notify({ tone: 'info', text: 'a' })
  expect(store.notices()[0]).toBe(first)
  now = 1000
  store.notify({ tone: 'info', text: 'a' })
  expect(texts(store)).toEqual(['a', 'b'])
  expect(store.notices()[0]?.id).toBeGreaterThan(first!.id)
})

it('shows short notices for 4 seconds, long ones for 0.7 seconds per word, others for their own duration', () => {
  const store = createNoticeStore()
  store.notify({ tone: 'success', text: 'Saved' })
  store.notify({ tone: 'success', text: Array.from({ length: 20 }, () => 'word').join(' ') })
  store.notify({ tone: 'danger', text: 'General', seconds: 10 })
  expect(store.notices().map(({ seconds }) => seconds)).toEqual([4, 14, 10])
})

it('dismisses a notice and notifies listeners', () => {
  const store = createNoticeStore()
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.notify({ tone: 'info', text: 'a' })
  store.dismiss(store.notices()[0]!.id)
  unsubscribe()
  store.notify({ tone: 'info', text: 'b' })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(texts(store)).toEqual(['b'])
})
