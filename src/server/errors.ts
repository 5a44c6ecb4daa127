/**
 * Every refusal the API can answer: code → status and text. The texts are the specification's where it has one.
 * The client shows `error`; it decides by `code`.
 */
export const errorTable = {
  malformed: { status: 400, text: 'The request could not be read.' },
  'signed-out': { status: 401, text: 'Please sign in.' },
  'wrong-credentials': { status: 401, text: 'The e-mail or password is not right.' },
  'two-factor-required': { status: 401, text: 'Enter the code of your authenticator app.' },
  'wrong-code': { status: 401, text: 'This code is not right, or was used already.' },
  'account-disabled': { status: 403, text: 'This account is closed. Please contact support.' },
  forbidden: { status: 403, text: 'You do not have permission to do this.' },
  'cross-site': { status: 403, text: 'This request did not come from the portal.' },
  'not-found': { status: 404, text: 'not found' },
  'link-expired': { status: 410, text: 'This link has expired or was used already. Ask for a new one.' },
  'method-not-allowed': { status: 405, text: 'This address does not take that method.' },
  timeout: { status: 408, text: 'The request took too long to arrive.' },
  'in-progress': { status: 409, text: 'The same request is being worked on.' },
  'transition-not-allowed': { status: 409, text: 'Something went wrong. Please try again later' },
  'operation-not-allowed': { status: 409, text: 'This cannot be done now.' },
  'definition-mistakes': {
    status: 409,
    text: 'This version does not go with the other definitions any more.',
  },
  stale: { status: 412, text: 'This was changed by someone else in the meantime.' },
  'too-large': { status: 413, text: 'The request is too large.' },
  'unsupported-type': { status: 415, text: 'The content type is not supported.' },
  'wrong-host': { status: 421, text: 'This server does not serve that host.' },
  invalid: { status: 422, text: 'Please check the fields marked.' },
  'key-reused': { status: 422, text: 'This Idempotency-Key was used for another request.' },
  'too-many-requests': { status: 429, text: 'Too many requests. Please try again later.' },
  'carrier-failed': { status: 502, text: 'The message could not be sent just now.' },
  'headers-too-large': { status: 431, text: 'The request has too many or too long headers.' },
  internal: { status: 500, text: 'internal server error' },
  busy: { status: 503, text: 'The server is busy. Please try again later.' },
  'no-space': { status: 507, text: 'The server has too little disk space left. Nothing was stored.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorTable

export interface RefusalDetails {
  /** Replaces the table's text. */
  text?: string
  /** Text per field path. */
  fields?: Record<string, string>
  /** Further members of the answer's body. */
  body?: Record<string, string | number | boolean | string[]>
  headers?: Record<string, string>
  /** Replaces the table's status, where a call's description asks for another. */
  status?: number
}

/** Thrown anywhere below a route, answered as `{ error, code, fields? }`. A value for bad input, not a fault: it is not logged as one. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.text ?? errorTable[code].text)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status(): number {
    return this.details.status ?? errorTable[this.code].status
  }

  get body(): Record<string, unknown> {
    const { fields, body } = this.details
    return { error: this.message, code: this.code, ...(fields ? { fields } : {}), ...body }
  }
}
