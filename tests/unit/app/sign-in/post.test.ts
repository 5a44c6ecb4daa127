import { afterEach, describe, expect, it, vi } from 'vitest'
import { post, retryAfterSeconds } from '../../../../src/app/sign-in/post.ts'

function answerWith(answer: Response | Error) {
  const fetch = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

const send = (body: Record<string, string> = {}) => post('/auth', body, 'Unclear')

describe('a call without a session', () => {
  it('sends JSON and returns the response', async () => {
    const fetch = answerWith(Response.json({ token: 't' }))
    expect(await send({ email: 'a@b.example', password: 'secret' })).toEqual({
      kind: 'done',
      answer: { token: 't' },
    })
    expect(fetch).toHaveBeenCalledWith(
      '/api/site/auth',
      expect.objectContaining({ method: 'POST', body: '{"email":"a@b.example","password":"secret"}' }),
    )
  })

  it("passes on the server's message", async () => {
    answerWith(
      Response.json({ error: 'No such sign-in', code: 'x', fields: { a: 'Wrong' } }, { status: 401 }),
    )
    expect(await send()).toEqual({
      kind: 'refused',
      code: 'x',
      text: 'No such sign-in',
      fields: { a: 'Wrong' },
    })
  })

  it('has a default message for a response without one', async () => {
    answerWith(new Response('<html>', { status: 502 }))
    expect(await send()).toEqual({ kind: 'refused', code: '', text: 'Unclear', fields: {} })
  })

  it('shows how long to wait after too many attempts', async () => {
    answerWith(new Response('{}', { status: 429, headers: { 'Retry-After': '130' } }))
    expect(await send()).toEqual({ kind: 'wait', seconds: 130 })
  })

  it('distinguishes a lost connection from a rejection', async () => {
    answerWith(new TypeError('Failed to fetch'))
    expect(await send()).toEqual({ kind: 'offline' })
  })
})

describe('the wait', () => {
  it('is read from seconds or a date, and defaults to a minute', () => {
    const now = Date.parse('2026-01-01T00:00:00Z')
    expect(retryAfterSeconds('0', now)).toBe(1)
    expect(retryAfterSeconds('12.2', now)).toBe(13)
    expect(retryAfterSeconds('Thu, 01 Jan 2026 00:02:00 GMT', now)).toBe(120)
    expect(retryAfterSeconds(null, now)).toBe(60)
    expect(retryAfterSeconds('soon', now)).toBe(60)
  })
})
