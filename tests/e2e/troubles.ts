import { sessionOf } from './manifestWalk.ts'
import { dropFailedCalls, test as base, worldOf } from './portal.ts'
import { startFaultyProxy, type Answer, type FaultyProxy } from './startFaultyProxy.ts'

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
  /** @param lost calls that wait lose their connection, and don't go on */
  end(lost?: 'lost'): void
}

/** Calls of the shell. */
const ofShell = /^\/(config|profile|auth|definitions|realtime|notifications|preferences)\b/

/**
 * Tests with faults on the way between browser and server, as `user`, who signs in once. The server works. Pages come
 * without their first screen, so that each asks the API for everything.
 */
export const test = base.extend<{ user: string; trouble: Trouble; honest: void }, { between: FaultyProxy }>({
  user: ['', { option: true }],
  between: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, run) => {
      const proxy = await startFaultyProxy()
      await run(proxy)
      proxy.close()
    },
    { scope: 'worker' },
  ],
  baseURL: [
    async ({ portalOf, between }, run, testInfo) => {
      between.leadTo(await portalOf(worldOf(testInfo)))
      await run(between.url)
    },
    { scope: 'test', timeout: 300_000 },
  ],
  storageState: async ({ user, browser, baseURL }, run) => run(await sessionOf(browser, user, baseURL ?? '')),
  // The browser reports failed calls itself; anything else fails the test.
  honest: [
    async ({ complaints }, run) => {
      await run()
      dropFailedCalls(complaints)
    },
    { auto: true },
  ],
  trouble: async ({ between }, run) => {
    let finish: (lost?: 'lost') => void = () => undefined
    let met: string[] = []
    const begin = (answer: Answer | undefined, everything: boolean): void => {
      met = []
      const ended = new Promise<'lost' | undefined>((resolve) => (finish = resolve))
      between.judge(async (method, path) => {
        const isOfShell = method === 'GET' && ofShell.test(path)
        if (!everything && isOfShell) return undefined
        met.push(`${method} ${path}`)
        if (answer) return answer
        const outcome = await ended
        // The demo world stays as it is.
        return method === 'GET' ? outcome : 'lost'
      })
    }
    const trouble: Trouble = {
      answer: (answer, everything = false) => begin(answer, everything),
      hold: (everything = false) => begin(undefined, everything),
      hits: () => met,
      end: (lost) => {
        between.judge(undefined)
        finish(lost)
      },
    }
    await run(trouble)
    trouble.end()
  },
})
