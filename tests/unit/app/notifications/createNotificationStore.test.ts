import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createNotificationStore,
  type NotificationStore,
} from '../../../../src/app/notifications/createNotificationStore.ts'
import { ApiError, type ApiClient } from '../../../../src/engine/registry/apiClient.ts'
import type { Notification, NotificationList } from '../../../../src/language/notifications.ts'

/** A server whose responses the test provides one by one. */
let asked: { give: (answer: unknown) => void; refuse: (error: Error) => void }[]
let put: { path: string; give: () => void; refuse: (error: Error) => void }[]
let changed: number
let store: NotificationStore
let stop: () => void
let page: EventTarget & { visibilityState: 'visible' | 'hidden' }

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  asked = []
  put = []
  changed = 0
  const api = {
    get: vi.fn(() => new Promise((give, refuse) => asked.push({ give, refuse }))),
    send: vi.fn((_method: string, path: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      put.push({ path, give: () => resolve({}), refuse: reject })
      return promise
    }),
  }
  // The store calls nothing but these two.
  store = createNotificationStore({ api: api as unknown as ApiClient, onChanged: () => changed++ })
  stop = store.poll(5000)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const one = (uuid: string, status: 'new' | 'read' = 'new', minute = Number(uuid)): Notification => ({
  uuid,
  title: `Title ${uuid}`,
  description: '',
  style: 'none',
  status,
  is_closable: true,
  button_title: null,
  button_url: null,
  created_at: `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
})
const listOf = (...notifications: Notification[]): NotificationList => ({
  notifications,
  unread: notifications.filter(({ status }) => status === 'new').length,
})
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)
async function answer(list: unknown): Promise<void> {
  asked.shift()!.give(structuredClone(list))
  await settle()
}
const shown = (): [string, string][] => (store.state().list ?? []).map(({ uuid, status }) => [uuid, status])

describe('the notification store', () => {
  it('holds the list, an unread counter and a loading flag', async () => {
    expect(store.state()).toEqual({ list: undefined, unread: 0, loading: true, failed: false })
    const list = listOf(one('2'), one('1', 'read'))
    await answer(list)
    expect(store.state()).toEqual({ list: list.notifications, unread: 1, loading: false, failed: false })
  })

  it('polls every five seconds while the page is visible, one request at a time', async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
    await answer(listOf())
    await vi.advanceTimersByTimeAsync(4999)
    expect(asked).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(1)
    await answer(listOf())
    page.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(0)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(asked).toHaveLength(1)
  })

  it('keeps its identity while responses are unchanged', async () => {
    await answer(listOf(one('1')))
    const before = store.state()
    await vi.advanceTimersByTimeAsync(5000)
    await answer(listOf(one('1')))
    expect(store.state()).toBe(before)
  })

  it('marks one read, marks all read and closes immediately', async () => {
    await answer(listOf(one('3'), one('2'), one('1')))
    store.read('3')
    expect([shown(), store.state().unread]).toEqual([
      [
        ['3', 'read'],
        ['2', 'new'],
        ['1', 'new'],
      ],
      2,
    ])
    store.close('2')
    expect([shown().length, store.state().unread]).toEqual([2, 1])
    store.readAll()
    expect(store.state().unread).toBe(0)
    expect(put.map(({ path }) => path)).toEqual([
      '/notifications/read/3',
      '/notifications/close/2',
      '/notifications/read-all',
    ])
    for (const { give } of put) give()
    await settle()
    expect([shown(), store.state().unread, changed]).toEqual([
      [
        ['3', 'read'],
        ['1', 'read'],
      ],
      0,
      3,
    ])
  })

  it('reverts only the changes the server rejects', async () => {
    await answer(listOf(one('2'), one('1')))
    store.close('2')
    store.read('1')
    put[0]!.refuse(new ApiError(409, 'operation-not-allowed', 'This notification cannot be closed.'))
    put[1]!.give()
    await settle()
    expect([shown(), store.state().unread, changed]).toEqual([
      [
        ['2', 'new'],
        ['1', 'read'],
      ],
      1,
      1,
    ])
  })

  it('ignores a response requested before a change', async () => {
    await answer(listOf(one('1')))
    await vi.advanceTimersByTimeAsync(5000)
    store.close('1')
    await answer(listOf(one('1')))
    expect(shown()).toEqual([])
    put[0]!.give()
    await settle()
    expect(shown()).toEqual([])
    // It polls again automatically.
    await answer(listOf(one('2')))
    expect(shown()).toEqual([['2', 'new']])
  })

  it('announces new notifications once, not existing ones or older ones moving up', async () => {
    const arrived: string[][] = []
    store.onArrival((notifications) => arrived.push(notifications.map(({ uuid }) => uuid)))
    await answer(listOf(one('5')))
    for (const list of [
      listOf(one('7'), one('6'), one('5')),
      listOf(one('7'), one('6'), one('5')),
      listOf(one('7'), one('5'), one('2')),
    ]) {
      await vi.advanceTimersByTimeAsync(5000)
      await answer(list)
    }
    expect(arrived).toEqual([['7', '6']])
  })

  it('keeps its data through failures and malformed responses, backs off, and recovers', async () => {
    await answer(listOf(one('1')))
    await vi.advanceTimersByTimeAsync(5000)
    asked.shift()!.refuse(new ApiError(500, 'internal', 'internal server error'))
    await settle()
    expect([shown(), store.state().failed]).toEqual([[['1', 'new']], true])
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(5000)
    await answer({ surprise: true })
    expect(store.state().failed).toBe(true)
    await vi.advanceTimersByTimeAsync(20_000)
    await answer(listOf(one('2')))
    expect([shown(), store.state().failed]).toEqual([[['2', 'new']], false])
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(1)
  })

  it('polls immediately on a change event, but only while polling', async () => {
    await answer(listOf())
    store.refresh()
    expect(asked).toHaveLength(1)
    await answer(listOf())
    stop()
    store.refresh()
    expect(asked).toHaveLength(0)
    stop = () => undefined
  })
})
