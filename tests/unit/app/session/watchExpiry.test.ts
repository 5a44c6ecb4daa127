import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionStore, type SessionStore } from '../../../../src/app/session/createSessionStore.ts'
import { watchExpiry } from '../../../../src/app/session/watchExpiry.ts'
import type { ApiClient, ApiOptions } from '../../../../src/engine/registry/apiClient.ts'

const minute = 60_000
/** Minute of each request → whether it said that somebody uses the page. */
let asked: [minute: number, isUsed: boolean][] = []
let began = 0
let lastUsed = 0
let endsAt = 0

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2) })
  vi.stubGlobal('document', { cookie: '' })
  began = Date.now()
  asked = []
  lastUsed = 0
  sessions = createSessionStore(api, answers, () => [])
  endsAt = began + 60 * minute
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that ends a session an hour after it was last used. */
const api = {
  get: async (_path: string, options?: ApiOptions) => {
    const isUsed = options?.headers?.['x-user-activity'] === '1'
    asked.push([Math.round((Date.now() - began) / minute), isUsed])
    if (isUsed) endsAt = Date.now() + 60 * minute
    return { expires_at: new Date(endsAt).toISOString(), email: 'owner@demo.example' }
  },
} as unknown as ApiClient // the only call
const answers = { config: {}, profile: { account: {} }, etag: null }
let sessions: SessionStore

it('keeps the end of the session in the store', async () => {
  expect(sessions.endsAt()).toBeNaN()
  const stop = watchExpiry(api, sessions, () => lastUsed)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  expect(sessions.endsAt()).toBe(endsAt)
})

it('asks no more until the session ends while nobody uses the page', async () => {
  const stop = watchExpiry(api, sessions, () => lastUsed)
  await vi.advanceTimersByTimeAsync(61 * minute)
  stop()
  expect(asked.slice(0, 2)).toEqual([
    [0, false],
    [60, false],
  ])
})

it('puts the end off every few minutes while somebody writes', async () => {
  const stop = watchExpiry(api, sessions, () => lastUsed)
  for (let at = 0; at < 90; at++) {
    lastUsed = Date.now()
    await vi.advanceTimersByTimeAsync(minute)
  }
  stop()
  expect(endsAt).toBeGreaterThan(Date.now() + 50 * minute)
  expect(asked.every(([at, isUsed]) => isUsed || at === 0)).toBe(true)
  expect(asked.length).toBeLessThan(25)
})

it('puts it off for what was done in the last minutes before it', async () => {
  const stop = watchExpiry(api, sessions, () => lastUsed)
  await vi.advanceTimersByTimeAsync(57 * minute)
  lastUsed = Date.now()
  await vi.advanceTimersByTimeAsync(10 * minute)
  stop()
  expect(endsAt).toBeGreaterThan(Date.now() + 45 * minute)
})
