import { ApiError } from '../registry/apiClient.ts'

/** Parsed JSON of an answer; undefined for an empty body. Throws `ApiError` with code `malformed`. */
export function parseBody(text: string, status: number): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(status, 'malformed', '')
  }
}

/** The refusal that an answer of status 400 and above carries; a body that is no JSON gives code `malformed`. */
export function refusal(status: number, text: string): ApiError {
  const body = readObject(text)
  if (body === null) return new ApiError(status, text === '' ? `http-${status}` : 'malformed', '')
  const message = firstText(body['error'], body['message'])
  const code = typeof body['code'] === 'string' ? body['code'] : `http-${status}`
  const type = typeof body['type'] === 'string' ? body['type'] : undefined
  return new ApiError(status, code, message, readFields(body['fields']), type)
}

/** Session over, too slow, too early, too often: the call itself may still be done. */
const undecided: ReadonlySet<number> = new Set([401, 408, 425, 429])

/** Whether the server has decided against what was sent. Otherwise it may be done already, under way, or done when sent again. */
export function isDecided({ status, code }: ApiError): boolean {
  return status >= 400 && status < 500 && !undecided.has(status) && code !== 'in-progress'
}

/** The two answers that end a session: 401, and 403 with exactly 'Access denied.' */
export function endsSession(error: ApiError): boolean {
  return error.status === 401 || (error.status === 403 && error.message === 'Access denied.')
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text)
    // An object was just checked; its properties are read one by one with their own checks.
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function firstText(...values: unknown[]): string {
  for (const value of values) if (typeof value === 'string' && value !== '') return value
  return ''
}

function readFields(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const fields: Record<string, string> = {}
  for (const [path, text] of Object.entries(value)) if (typeof text === 'string') fields[path] = text
  return fields
}
