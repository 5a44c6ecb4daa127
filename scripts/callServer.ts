import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What a command ends with: an exit code, and why. */
export class Failure extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** @throws Failure with what the server says */
export async function callServer<Answer>(method: string, path: string, body?: object): Promise<Answer>
/** @returns undefined for the status that is expected as well */
export async function callServer<Answer>(
  method: string,
  path: string,
  body: object | undefined,
  expected: number,
): Promise<Answer | undefined>
export async function callServer<Answer>(
  method: string,
  path: string,
  body?: object,
  expected?: number,
): Promise<Answer | undefined> {
  const host = process.env['HOST'] ?? 'localhost'
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env['PORT'] ?? 4000}`
  let response: Response
  try {
    response = await fetch(`${address}/api/site/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${readToken()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Failure(3, `No server answers at ${address}. Is it running? PORT and HOST say where.`)
  }
  const answer: unknown = await response.json().catch(() => ({}))
  // The server of this repository answers in these shapes.
  if (response.ok) return answer as Answer
  if (response.status === expected) return undefined
  const { error, diagnostics = [] } = answer as {
    error?: string
    diagnostics?: string[]
  }
  const reasons: Record<number, string> = {
    401: `The token in ${tokenPath()} is not this server's: PATCHBAY_DATA says where its data is.`,
  }
  const reason = reasons[response.status] ?? error ?? `The server answers ${response.status}.`
  throw new Failure(1, [reason, ...diagnostics].join('\n'))
}

function tokenPath(): string {
  return join(resolve(process.env['PATCHBAY_DATA'] ?? '.data'), 'operator-token')
}

function readToken(): string {
  try {
    return readFileSync(tokenPath(), 'utf8').trim()
  } catch {
    throw new Failure(3, `${tokenPath()} cannot be read: has the server run with this PATCHBAY_DATA?`)
  }
}
