import { afterEach, describe, expect, it, vi } from 'vitest'
import { retryAfterSeconds, signIn, waitText } from '../../../../src/app/sign-in/signIn.ts'

function answerWith(answer: Response | Error) {
  const fetch = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('signIn', () => {
  it('sends e-mail and password as JSON', async () => {
    const fetch = answerWith(Response.json({ token: 't', expires_at: '2026-01-01T00:00:00Z' }))
    expect(await signIn('a@b.example', 'secret')).toEqual({ kind: 'signed-in' })
    expect(fetch).toHaveBeenCalledWith(
      '/api/site/auth',
      expect.objectContaining({ method: 'POST', body: '{"email":"a@b.example","password":"secret"}' }),
    )
  })

  it("passes the server's words on", async () => {
    answerWith(Response.json({ error: 'No such sign-in', code: 'x' }, { status: 401 }))
    expect(await signIn('a', 'b')).toEqual({ kind: 'refused', text: 'No such sign-in' })
  })

  it('has words of its own for an answer without any', async () => {
    answerWith(new Response('<html>', { status: 502 }))
    expect(await signIn('a', 'b')).toEqual({
      kind: 'refused',
      text: 'Something went wrong. Please try again later',
    })
  })

  it('says how long to wait after too many attempts', async () => {
    answerWith(new Response('{}', { status: 429, headers: { 'Retry-After': '130' } }))
    expect(await signIn('a', 'b')).toEqual({ kind: 'wait', seconds: 130 })
  })

  it('tells a missing connection from a refusal', async () => {
    answerWith(new TypeError('Failed to fetch'))
    expect(await signIn('a', 'b')).toEqual({ kind: 'offline' })
  })
})

describe('the wait', () => {
  it('is read from seconds or a date, and is a minute when the header says nothing', () => {
    const now = Date.parse('2026-01-01T00:00:00Z')
    expect(retryAfterSeconds('0', now)).toBe(1)
    expect(retryAfterSeconds('12.2', now)).toBe(13)
    expect(retryAfterSeconds('Thu, 01 Jan 2026 00:02:00 GMT', now)).toBe(120)
    expect(retryAfterSeconds(null, now)).toBe(60)
    expect(retryAfterSeconds('soon', now)).toBe(60)
  })

  it('is told in seconds, then in minutes rounded up', () => {
    expect(waitText(1)).toBe('1 second')
    expect(waitText(90)).toBe('90 seconds')
    expect(waitText(121)).toBe('3 minutes')
  })
})
