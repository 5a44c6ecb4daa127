import type { Route } from '@playwright/test'
import { sessionOf } from './manifestWalk.ts'
import { askAll, dropFailedCalls, test as base } from './portal.ts'

/** A response made on the way from the server. */
export interface Answer {
  status: number
  body: string
}

/** The calls of the open screen get these; it stays open. */
export const refusing: Record<string, Answer> = {
  'status 500': { status: 500, body: JSON.stringify({ error: 'internal server error', code: 'internal' }) },
  'status 403': { status: 403, body: JSON.stringify({ error: 'Not included in your plan', code: 'plan' }) },
  'malformed JSON': { status: 200, body: '{"items": [{"id": ' },
}
/** These end the session. */
export const ending: Record<string, Answer> = {
  'status 401': { status: 401, body: JSON.stringify({ error: 'Signed out.', code: 'signed-out' }) },
  '403 Access denied.': { status: 403, body: JSON.stringify({ error: 'Access denied.', code: 'forbidden' }) },
}

/** What happens to calls of the API from now on. */
export interface Trouble {
  /** @param everything the calls a page starts with too */
  answer(answer: Answer, everything?: boolean): void
  /** Calls wait until the trouble ends. */
  hold(everything?: boolean): void
  /** The calls that met the trouble: `GET /v1/sms/senders`. */
  hits(): string[]
  end(): void
}

/** Calls of the shell. */
const ofShell = /^\/(config|profile|auth|definitions|realtime|notifications|preferences)\b/

/** Tests with faults on the way between browser and server, as `user`, who signs in once. The server works. */
export const test = base.extend<{ user: string; trouble: Trouble; honest: void }>({
  user: ['', { option: true }],
  storageState: async ({ user, browser, baseURL }, run) => run(await sessionOf(browser, user, baseURL ?? '')),
  // The browser reports failed calls itself; anything else fails the test.
  honest: [
    async ({ complaints }, run) => {
      await run()
      dropFailedCalls(complaints)
    },
    { auto: true },
  ],
  trouble: async ({ page }, run) => {
    let present: { answer?: Answer; everything: boolean; ended: Promise<void> } | undefined
    let finish: () => void = () => undefined
    let met: string[] = []
    const begin = (answer: Answer | undefined, everything: boolean): void => {
      met = []
      const ended = new Promise<void>((resolve) => (finish = resolve))
      present = { ...(answer && { answer }), everything, ended }
    }
    await askAll(page)
    await page.route('**/api/site/**', async (route: Route) => {
      const request = route.request()
      const path = new URL(request.url()).pathname.replace('/api/site', '')
      const trouble = present
      const isOfShell = request.method() === 'GET' && ofShell.test(path)
      if (!trouble || (!trouble.everything && isOfShell)) return route.continue()
      met.push(`${request.method()} ${path}`)
      if (trouble.answer) return route.fulfill({ contentType: 'application/json', ...trouble.answer })
      await trouble.ended
      // The demo world stays as it is, and who asked may have left meanwhile.
      return (request.method() === 'GET' ? route.continue() : route.abort()).catch(() => undefined)
    })
    const trouble: Trouble = {
      answer: (answer, everything = false) => begin(answer, everything),
      hold: (everything = false) => begin(undefined, everything),
      hits: () => met,
      end: () => {
        present = undefined
        finish()
      },
    }
    await run(trouble)
    trouble.end()
  },
})
