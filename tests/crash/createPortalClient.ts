import { DEMO_PASSWORD } from '../../src/server/demo/index.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- tests reach into parsed answers
type Answer = any

/** The HTTP API as a program of an account holder uses it. */
export interface PortalClient {
  signIn(email: string): Promise<void>
  get(path: string): Promise<Answer>
  post(path: string, body: unknown, key: string): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
  /** Uploads a contact file and resolves to its id. */
  upload(filename: string, content: string): Promise<string>
}

interface CallInit {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData
}

const LIMIT_MS = 180_000
const PAUSE_MS = 20

/** Calls a server that may be killed and started again at any time: a call without an answer is made again. */
export function createPortalClient(port: number): PortalClient {
  let token = ''

  async function call(path: string, init: CallInit = {}): Promise<Answer> {
    const startedAt = performance.now()
    for (;;) {
      try {
        const response = await fetch(`http://localhost:${port}/api/site${path}`, {
          ...init,
          headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
        })
        const text = await response.text()
        if (!response.ok)
          throw new RefusedError(`${init.method ?? 'GET'} ${path}: ${response.status} ${text}`)
        return JSON.parse(text)
      } catch (error) {
        if (error instanceof RefusedError || performance.now() - startedAt > LIMIT_MS) throw error
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }
  const json = (body: unknown, headers: Record<string, string> = {}): CallInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

  return {
    async signIn(email) {
      ;({ token } = await call('/auth', json({ email, password: DEMO_PASSWORD })))
    },
    get: (path) => call(path),
    post: (path, body, key) => call(path, json(body, { 'idempotency-key': key })),
    put: (path, body) => call(path, { ...json(body), method: 'PUT' }),
    async upload(filename, content) {
      const body = new FormData()
      body.set('contacts', new Blob([content], { type: 'text/csv' }), filename)
      const { uuid } = await call('/v1/sms/campaigns/contacts_upload', { method: 'POST', body })
      return String(uuid)
    },
  }
}

/** A number that somebody else has, a cart with nothing in it, or a limit is no failure. */
export async function unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    if (/: (404|409|429) /.test(String(error))) return undefined
    throw error
  }
}

class RefusedError extends Error {}
