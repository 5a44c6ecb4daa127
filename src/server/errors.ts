/**
 * Every refusal of the API: code → status and text. Texts quoted in the specification are verbatim.
 * Clients show `error` and decide by `code`.
 */
export const errorTable = {
  malformed: { status: 400, text: 'The request could not be read.' },
  'signed-out': { status: 401, text: 'Sign in to continue.' },
  'wrong-credentials': { status: 401, text: 'Incorrect email or password.' },
  'two-factor-required': { status: 401, text: 'Enter the code from your authenticator app.' },
  'wrong-code': { status: 401, text: 'This code is incorrect or was already used.' },
  'account-disabled': { status: 403, text: 'This account is closed. Contact support.' },
  'account-state': { status: 403, text: 'This account can’t do this right now.' },
  'balance-too-low': { status: 402, text: 'Your balance is too low for this. Add funds, then try again.' },
  forbidden: { status: 403, text: 'You do not have permission to do this.' },
  'cross-site': { status: 403, text: 'This request did not come from the portal.' },
  'not-found': { status: 404, text: 'not found' },
  'link-expired': { status: 410, text: 'This link has expired or was already used. Request a new one.' },
  'method-not-allowed': { status: 405, text: 'This address doesn’t support that method.' },
  timeout: { status: 408, text: 'The request took too long to arrive.' },
  'in-progress': { status: 409, text: 'This request is already being processed.' },
  'transition-not-allowed': { status: 409, text: 'Something went wrong. Please try again later' },
  'has-children': { status: 409, text: 'This still has other records. Delete those first.' },
  'operation-not-allowed': { status: 409, text: 'You can’t do this right now.' },
  'definition-mistakes': {
    status: 409,
    text: 'This version no longer works with the other definitions.',
  },
  stale: { status: 412, text: 'Someone else changed this in the meantime.' },
  'too-large': { status: 413, text: 'The request is too large.' },
  'unsupported-type': { status: 415, text: 'This content type is not supported.' },
  'wrong-host': { status: 421, text: 'This server does not serve that host.' },
  invalid: { status: 422, text: 'Check the highlighted fields.' },
  'key-reused': { status: 422, text: 'This Idempotency-Key was used for a different request.' },
  'too-many-requests': { status: 429, text: 'Too many requests. Try again later.' },
  'carrier-failed': { status: 502, text: 'We couldn’t send the message. Try again later.' },
  'back-end-failed': {
    status: 502,
    text: 'This part of the portal isn’t available right now. Try again later.',
  },
  'headers-too-large': { status: 431, text: 'The request headers are too large.' },
  internal: { status: 500, text: 'internal server error' },
  busy: { status: 503, text: 'The server is busy. Try again later.' },
  'no-space': { status: 507, text: 'The server is low on disk space. Nothing was saved.' },
} as const satisfies Record<string, { status: number; text: string }>

/** Fields listed in one refusal. The rest follow once these are fixed. */
export const mostFields = 20
/** Longest field path echoed to the client. */
const longestPath = 200

export type ErrorCode = keyof typeof errorTable

export interface RefusalDetails {
  /** Replaces the table's text. */
  text?: string
  /** Text per field path; only the first 20 are sent. */
  fields?: Record<string, string>
  /** More members of the response body. */
  body?: Record<string, string | number | boolean | string[]>
  headers?: Record<string, string>
  /** Replaces the table's status where a call is specified with another. */
  status?: number
}

/** Thrown by any route, answered as `{ error, code, fields? }`. Bad input, not a fault, so it isn't logged as an error. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.text ?? errorTable[code].text)
    this.name = 'Refusal'
    this.code = code
    this.details = details.fields ? { ...details, fields: firstFields(details.fields) } : details
  }

  get status(): number {
    return this.details.status ?? errorTable[this.code].status
  }

  get body(): Record<string, unknown> {
    const { fields, body } = this.details
    return { error: this.message, code: this.code, ...(fields ? { fields } : {}), ...body }
  }
}

function firstFields(fields: Record<string, string>): Record<string, string> {
  const shown = Object.entries(fields).slice(0, mostFields)
  return Object.fromEntries(
    shown.map(([path, text]) => [path.length > longestPath ? `${path.slice(0, longestPath)}…` : path, text]),
  )
}
