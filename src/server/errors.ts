import type { TextParams } from '../language/fillText.ts'
import type { TextKey } from '../language/portal.ts'

/** Every refusal of the API: code → status. Its words are the portal's text `error-<code>`. Clients show `error` and decide by `code`. */
export const errorTable = {
  malformed: 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  'two-factor-required': 401,
  'wrong-code': 401,
  'account-disabled': 403,
  'account-state': 403,
  'balance-too-low': 402,
  'spend-cap-reached': 402,
  forbidden: 403,
  'cross-site': 403,
  'not-found': 404,
  'link-expired': 410,
  'method-not-allowed': 405,
  timeout: 408,
  'in-progress': 409,
  'transition-not-allowed': 409,
  'has-children': 409,
  'operation-not-allowed': 409,
  'definition-mistakes': 409,
  stale: 412,
  'too-large': 413,
  'unsupported-type': 415,
  'wrong-host': 421,
  invalid: 422,
  'key-reused': 422,
  'too-many-requests': 429,
  'carrier-failed': 502,
  'back-end-failed': 502,
  'headers-too-large': 431,
  internal: 500,
  busy: 503,
  'no-space': 507,
} as const satisfies Record<string, number>

/** Fields listed in one refusal. The rest follow once these are fixed. */
export const mostFields = 20
/** Longest field path echoed to the client. */
const longestPath = 200

export type ErrorCode = keyof typeof errorTable

/** A text of the definitions that is put together when the answer is written, so that its words are those published then. */
export interface Saying {
  key: TextKey
  params?: Record<string, TextParams[string] | Saying>
}

/** What a person reads: a saying, or a text that was put together already. */
export type Words = string | Saying

/** The text of a key as published now. */
export type Wording = (key: TextKey, params?: TextParams) => string

export function say(key: TextKey, params?: Saying['params']): Saying {
  return { key, ...(params && { params }) }
}

export interface RefusalDetails {
  /** Replaces the text of the code. */
  text?: Words
  /** Text per field path; only the first 20 are sent. */
  fields?: Record<string, Words>
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
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details.fields ? { ...details, fields: firstFields(details.fields) } : details
  }

  get status(): number {
    return this.details.status ?? errorTable[this.code]
  }

  /** What happened, for people. */
  words(text: Wording): string {
    return wordsOf(this.details.text ?? say(`portal:error-${this.code}`), text)
  }

  body(text: Wording): Record<string, unknown> {
    const { fields, body } = this.details
    const said = Object.entries(fields ?? {}).map(([path, words]) => [path, wordsOf(words, text)] as const)
    return {
      error: this.words(text),
      code: this.code,
      ...(fields ? { fields: Object.fromEntries(said) } : {}),
      ...body,
    }
  }
}

/** What a person reads, as the definitions say it now. */
export function wordsOf(words: Words, text: Wording): string {
  if (typeof words === 'string') return words
  const params = Object.entries(words.params ?? {}).map(([slot, value]) => [
    slot,
    typeof value === 'object' ? wordsOf(value, text) : value,
  ])
  return text(words.key, Object.fromEntries(params) as TextParams) // of the entries above
}

function firstFields(fields: Record<string, Words>): Record<string, Words> {
  const shown = Object.entries(fields).slice(0, mostFields)
  return Object.fromEntries(
    shown.map(([path, words]) => [
      path.length > longestPath ? `${path.slice(0, longestPath)}…` : path,
      words,
    ]),
  )
}
