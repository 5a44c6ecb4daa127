/** What came of an attempt to sign in; `refused` carries the words to show. */
export type SignInResult =
  | { kind: 'signed-in' }
  | { kind: 'refused'; text: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'offline' }

const unclear = 'Something went wrong. Please try again later'

/** The server keeps the session in cookies; its answer needs no further care here. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  let response: Response
  try {
    response = await fetch('/api/site/auth', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
      signal: AbortSignal.timeout(20_000),
    })
  } catch {
    return { kind: 'offline' }
  }
  if (response.ok) return { kind: 'signed-in' }
  if (response.status === 429)
    return { kind: 'wait', seconds: retryAfterSeconds(response.headers.get('Retry-After')) }
  return { kind: 'refused', text: await errorText(response) }
}

/** Seconds of a Retry-After header, which may also hold a date; one minute when it says nothing. */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number {
  if (header === null || header.trim() === '') return 60
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(1, Math.ceil(seconds))
  const date = Date.parse(header)
  return Number.isNaN(date) ? 60 : Math.max(1, Math.ceil((date - now) / 1000))
}

/** "3 minutes", "40 seconds". */
export function waitText(seconds: number): string {
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

async function errorText(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') {
      return body.error || unclear
    }
  } catch {
    // Not our server's words.
  }
  return unclear
}
