/** Result of a call without a session; `refused` carries the text to show. */
export type PostResult<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; code: string; text: string; fields: Record<string, string> }
  | { kind: 'wait'; seconds: number }
  | { kind: 'offline' }

/**
 * Sends JSON to a call of signing in; never rejects.
 * @param unclear text for a response without one
 */
export async function post<Answer>(
  path: string,
  body: Record<string, string>,
  unclear: string,
): Promise<PostResult<Answer>> {
  let response: Response
  try {
    response = await fetch(`/api/site${path}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
  } catch {
    return { kind: 'offline' }
  }
  if (response.status === 429)
    return { kind: 'wait', seconds: retryAfterSeconds(response.headers.get('Retry-After')) }
  const given = await readObject(response)
  // as: the shape is the API's own.
  if (response.ok) return { kind: 'done', answer: given as Answer }
  const { error, code, fields } = given
  return {
    kind: 'refused',
    code: typeof code === 'string' ? code : '',
    text: typeof error === 'string' && error !== '' ? error : unclear,
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {}, // as above
  }
}

/** Seconds of a Retry-After header, which may also be a date; one minute by default. */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number {
  if (header === null || header.trim() === '') return 60
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(1, Math.ceil(seconds))
  const date = Date.parse(header)
  return Number.isNaN(date) ? 60 : Math.max(1, Math.ceil((date - now) / 1000))
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    // Not our server's words.
    return {}
  }
}
