import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionStore } from '../../../../src/app/session/createSessionStore.ts'
import { toSessionScope } from '../../../../src/app/session/toSessionScope.ts'
import type { ApiClient } from '../../../../src/engine/registry/apiClient.ts'

const config = { balance: 5, permissions: ['messages', 'unheard_of'] }
const permissions = [
  { id: 'Sms', server: 'messages', title: '' },
  { id: 'SmsWrite', server: 'messages_write', title: '' },
]
const profile = { account: { id: '7', email: 'owner@demo.example', timezone: 'UTC' } }

describe('toSessionScope', () => {
  it('uses the account as the user, with the permissions from the config', () => {
    expect(toSessionScope(config, profile, permissions)).toMatchObject({
      account: { timezone: 'UTC' },
      config: { balance: 5 },
      user: { id: '7', email: 'owner@demo.example', permissions: ['Sms'] },
    })
  })

  it('distinguishes users of the same account, whatever their role', () => {
    const two = ['a', 'b'].map(
      (user_id) => toSessionScope({ ...config, user_id }, profile, permissions).user.id,
    )
    expect(two).toEqual(['a', 'b'])
  })

  it('prefers the sub-user and handles a response without permissions', () => {
    const { user } = toSessionScope(
      { subuser: { id: 9, email: 'sub@demo.example', role_id: 2, role: 'Engineer' } },
      profile,
      permissions,
    )
    expect(user).toEqual({ id: '9', email: 'sub@demo.example', role: 'Engineer', permissions: [] })
  })
})

describe('the session store', () => {
  function storeWith(answer: (path: string) => Promise<unknown>, etag: () => string = () => 'W/"1"') {
    const get = vi.fn(answer)
    const send = vi.fn(async (_method: string, path: string) => ({
      body: await answer(path),
      etag: etag(),
      status: 200,
    }))
    // The store calls nothing but these.
    const api = { get, send } as unknown as ApiClient
    return { store: createSessionStore(api, { config, profile, etag: null }, () => permissions), get, send }
  }
  const settle = async (...calls: { mock: { results: { value: unknown }[] } }[]): Promise<unknown> =>
    Promise.allSettled(calls.flatMap(({ mock }) => mock.results.map(({ value }) => value)))
  let inView = true
  beforeEach(() => {
    inView = true
    vi.useFakeTimers()
    const page = new EventTarget()
    Object.defineProperty(page, 'visibilityState', { get: () => (inView ? 'visible' : 'hidden') })
    vi.stubGlobal('document', page)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('keeps its identity while responses are unchanged', async () => {
    const { store, get, send } = storeWith(async (path) =>
      structuredClone(path === '/config' ? config : profile),
    )
    const before = store.session()
    store.refresh()
    expect([get.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
    await settle(get, send)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.session()).toBe(before)
  })

  it('notifies listeners of a new balance', async () => {
    const { store } = storeWith(async (path) => (path === '/config' ? { ...config, balance: 6 } : profile))
    const told = new Promise<void>((resolve) => store.subscribe(resolve))
    store.refresh()
    await told
    expect(store.session().config['balance']).toBe(6)
  })

  it('keeps a new profile when an older read without one ends last', async () => {
    let letGo: (() => void) | undefined
    let reads = 0
    const { store } = storeWith(async (path) => {
      if (path !== '/config') return { account: { ...profile.account, timezone: 'Asia/Tokyo' } }
      reads += 1
      if (reads === 1) await new Promise<void>((resolve) => (letGo = resolve))
      return config
    })
    const stop = store.poll(1000)
    await vi.advanceTimersByTimeAsync(1000)
    stop()
    await store.reread()
    letGo?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([reads, store.session().account['timezone']]).toEqual([2, 'Asia/Tokyo'])
  })

  it('runs the callback of a reread before React draws the new config', async () => {
    const { store } = storeWith(async (path) => (path === '/config' ? { ...config, balance: 6 } : profile))
    const order: string[] = []
    store.subscribe(() => {
      order.push('told')
      // React draws in a microtask of its own.
      queueMicrotask(() => order.push('drawn'))
    })
    await store.reread(() => order.push(`left at ${String(store.session().config['balance'])}`))
    expect(order).toEqual(['told', 'left at 6', 'drawn'])
  })

  it('runs the callback of a reread that fails, too', async () => {
    const { store } = storeWith(() => Promise.reject(new Error('down')))
    const then = vi.fn()
    await store.reread(then)
    expect(then).toHaveBeenCalledTimes(1)
  })

  it('keeps its data when a call fails, without a notice', async () => {
    const { store, get, send } = storeWith(() => Promise.reject(new Error('down')))
    const before = store.session()
    store.refresh()
    await settle(get, send)
    expect(store.session()).toBe(before)
    expect(send).toHaveBeenCalledWith('GET', '/config', { fallback: false })
  })

  it('fetches a changed config within a second, and never one it already has', async () => {
    let served = 'W/"1"'
    const { store, send } = storeWith(
      async () => config,
      () => served,
    )
    store.configChanged('W/"1"')
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5000)
    store.configChanged('W/"1"')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(send).toHaveBeenCalledTimes(1)
    served = 'W/"2"'
    store.configChanged('W/"2"')
    await vi.advanceTimersByTimeAsync(1000)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('fetches at most every five seconds during constant changes, including the last one', async () => {
    let version = 1
    const { store, send } = storeWith(
      async () => config,
      () => `W/"${version}"`,
    )
    for (; version <= 20; version++) {
      store.configChanged(`W/"${version}"`)
      await vi.advanceTimersByTimeAsync(1000)
    }
    version = 20
    await vi.advanceTimersByTimeAsync(7000)
    expect(send.mock.calls.length).toBeGreaterThanOrEqual(4)
    expect(send.mock.calls.length).toBeLessThanOrEqual(6)
    await expect(send.mock.results.at(-1)?.value).resolves.toMatchObject({ etag: 'W/"20"' })
  })

  it('waits until the page is visible again', async () => {
    const { store, send } = storeWith(async () => config)
    inView = false
    store.configChanged('W/"1"')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).not.toHaveBeenCalled()
    inView = true
    document.dispatchEvent(new Event('visibilitychange'))
    expect(send).toHaveBeenCalledTimes(1)
  })
})
