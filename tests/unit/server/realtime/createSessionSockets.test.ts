import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SignedIn } from '../../../../src/server/auth/sessions/Sessions.ts'
import {
  createSessionSockets,
  type SessionSockets,
} from '../../../../src/server/realtime/createSessionSockets.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const minute = 60_000

function signedIn(sessionId: string, expiresAtMs: number, accountId = 'account'): SignedIn {
  // Omits caller parts that sockets do not use.
  const caller = { sessionId, accountId } as SignedIn['caller']
  return { caller, kind: 'bearer', expiresAt: new Date(expiresAtMs) }
}

function createSockets(reread: (asked: SignedIn) => Promise<SignedIn | undefined>): {
  sockets: SessionSockets
  errors: unknown[]
} {
  const errors: unknown[] = []
  const onError = (error: unknown): void => void errors.push(error)
  return { sockets: createSessionSockets({ reread, mostPerSession: 5, recheckMs: minute, onError }), errors }
}

function socket(): { end: () => void; renew: () => void; notify: () => void } {
  return { end: vi.fn(), renew: vi.fn(), notify: vi.fn() }
}

it('rereads a session every minute, once for all its sockets', async () => {
  const reread = vi.fn(async (asked: SignedIn) => asked)
  const { sockets } = createSockets(reread)
  const held = [socket(), socket()]
  for (const each of held) sockets.add(signedIn('a', 60 * minute), each)
  await vi.advanceTimersByTimeAsync(3 * minute + 1)
  expect(reread).toHaveBeenCalledTimes(3)
  expect(held.map(({ renew }) => vi.mocked(renew).mock.calls.length)).toEqual([3, 3])
  for (const { end } of held) expect(end).not.toHaveBeenCalled()
})

it("closes a session's sockets exactly when it expires", async () => {
  let expiresAt = minute / 2
  const { sockets } = createSockets(async () =>
    Date.now() < expiresAt ? signedIn('a', expiresAt) : undefined,
  )
  const held = socket()
  sockets.add(signedIn('a', expiresAt), held)
  expiresAt = minute
  await vi.advanceTimersByTimeAsync(minute - 1)
  expect(held.end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(held.end).toHaveBeenCalledTimes(1)
  expect(sockets.count()).toBe(0)
})

it('closes no socket when the database does not respond, and retries', async () => {
  const reread = vi.fn<(asked: SignedIn) => Promise<SignedIn | undefined>>()
  reread.mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  const { sockets, errors } = createSockets(reread)
  const held = socket()
  sockets.add(signedIn('a', 60 * minute), held)
  await vi.advanceTimersByTimeAsync(minute + 1)
  expect([errors.length, vi.mocked(held.end).mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(minute + 1)
  expect(held.end).toHaveBeenCalledTimes(1)
})

it('allows five sockets per session, and drops a session without sockets', async () => {
  const reread = vi.fn(async (asked: SignedIn) => asked)
  const { sockets } = createSockets(reread)
  const leave = Array.from({ length: 6 }, () => sockets.add(signedIn('a', 60 * minute), socket()))
  expect(leave.map((each) => each !== undefined)).toEqual([true, true, true, true, true, false])
  expect(sockets.add(signedIn('b', 60 * minute), socket())).toBeDefined()
  leave[0]?.()
  leave[0]?.()
  expect(sockets.count()).toBe(5)
  expect(sockets.add(signedIn('a', 60 * minute), socket())).toBeDefined()
  sockets.end('b')
  sockets.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('can be refreshed for a single account', async () => {
  const reread = vi.fn(async (asked: SignedIn) => asked)
  const { sockets } = createSockets(reread)
  sockets.add(signedIn('a', 60 * minute, 'one'), socket())
  sockets.add(signedIn('b', 60 * minute, 'two'), socket())
  sockets.recheck('two')
  await vi.advanceTimersByTimeAsync(0)
  expect(reread.mock.calls.map(([{ caller }]) => caller.sessionId)).toEqual(['b'])
})
