/** A call of an outside party, without a session: whoever answers it judges who may make it. */
export interface PublicCall {
  method: 'GET' | 'POST'
  /** What follows the path. */
  rest: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string | undefined>>
  /** As it came, for signatures. */
  body: Buffer
}

export interface PublicAnswer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** @returns undefined where there is nothing */
export type PublicHandler = (call: PublicCall) => Promise<PublicAnswer | undefined>
