import type { Locator, Page, Route } from '@playwright/test'
import { draftKey, writeDraft } from '../../src/engine/wizard/draft.ts'
import { isWritable } from '../../src/language/index.ts'
import type { EntityDefinition, PropertyDefinition } from '../../src/language/portal.ts'
import { sampleOf } from '../support/generateRecords.ts'
import {
  addressOf,
  call,
  compileServed,
  goInside,
  newRecord,
  presentRecord,
  resourceOf,
  sessionOf,
  walkedRoutes,
  wordsOf,
  type WalkedRoute,
} from './manifestWalk.ts'
import { demoPassword, expect, test as base } from './portal.ts'

/**
 * Every route of the manifest through everything that can fail between browser and server. The server is a good one:
 * the faults are made on the way to it.
 */
const portal = await compileServed()
const routes = walkedRoutes(portal)
const words = (key: string): string => wordsOf(portal, key)
const nowhere = '/404'

/** An answer no server of ours gives. */
interface Answer {
  status: number
  body: string
}

const refusing: Record<string, Answer> = {
  'status 500': { status: 500, body: JSON.stringify({ error: 'internal server error', code: 'internal' }) },
  'status 403': { status: 403, body: JSON.stringify({ error: 'Not included in your plan', code: 'plan' }) },
  'malformed JSON': { status: 200, body: '{"items": [{"id": ' },
}
const ending: Record<string, Answer> = {
  'status 401': { status: 401, body: JSON.stringify({ error: 'Signed out.', code: 'signed-out' }) },
  '403 Access denied.': { status: 403, body: JSON.stringify({ error: 'Access denied.', code: 'forbidden' }) },
}

/** What happens to calls of the API from now on. */
interface Trouble {
  /** @param everything the calls a page starts with too */
  answer(answer: Answer, everything?: boolean): void
  /** Calls wait until the trouble ends. */
  hold(everything?: boolean): void
  /** The calls that met the trouble: `GET /v1/sms/senders`. */
  hits(): string[]
  end(): void
}

/** Calls that the shell makes by itself. */
const ofShell = /^\/(config|profile|auth|definitions|realtime|notifications|preferences)\b/

const test = base.extend<{ user: string; trouble: Trouble; honest: void }>({
  user: ['', { option: true }],
  storageState: async ({ user, browser, baseURL }, run) => run(await sessionOf(browser, user, baseURL ?? '')),
  // What is left is what the portal itself complained of, or failed at.
  honest: [
    async ({ complaints }, run) => {
      await run()
      complaints.splice(0, Infinity, ...complaints.filter((line) => !isNetworkLine(line)))
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

let tried = 0
const typedInto: string[] = []
test.afterAll(() => {
  if (tried > 0)
    process.stdout.write(
      `${routes.length} routes, ${tried} pairs of route and fault, ${typedInto.length} forms typed into\n`,
    )
})

// Every test stands for itself, so that the workers can share them.
test.describe.configure({ mode: 'parallel' })

test.describe('the start of the page', () => {
  test.use({ user: 'owner' })

  for (const [name, answer] of Object.entries(refusing)) {
    test(`says that it failed by ${name}, and recovers`, async ({ page, trouble }) => {
      trouble.answer(answer, true)
      await page.goto('/')
      await expect(page.getByRole('alert')).toContainText('Something went wrong')
      trouble.end()
      await page.getByRole('button', { name: words('portal:try-again') }).click()
      await expect(page.getByRole('navigation').first()).toBeVisible()
      tried++
    })
  }

  test('says that it waits', async ({ page, trouble }) => {
    trouble.hold(true)
    await page.goto('/')
    await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 1000 })
    trouble.end()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    tried++
  })

  test('stays by itself while there is no server, and goes on with the connection', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.hold(true)
    await page.goto('/')
    await context.setOffline(true)
    trouble.end()
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await page.getByRole('button', { name: words('portal:try-again') }).click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await context.setOffline(false)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    tried++
  })
})

for (const walked of routes) {
  const { route, user, isGated } = walked
  test.describe(`${route.path} as ${user}`, () => {
    test.use({ user })
    test(`${route.path} shows a clear state in every fault, keeps what was typed, and recovers`, async ({
      page,
      context,
      trouble,
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000)
      const address = await addressOf(page, portal, walked)
      const screen = new Screen(page, walked)

      await page.goto(address)
      await screen.learn()

      for (const [name, answer] of Object.entries(refusing)) {
        await test.step(name, async () => {
          trouble.answer(answer)
          await page.goto(address)
          await screen.expectClear(readsRecords(walked, trouble.hits()))
          trouble.end()
          await screen.recover()
        })
      }

      await test.step('slow', async () => {
        trouble.hold()
        await page.goto(address)
        await screen.expectProgress(() => readsRecords(walked, trouble.hits()))
        if (isGated) return trouble.end()
        await goInside(page, nowhere)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          words('portal:shell-not-found-title'),
        )
        await page.goBack()
        trouble.end()
        await screen.expectContent()
      })

      // Who is behind a gate is nowhere else before.
      if (!isGated)
        await test.step('offline', async () => {
          await page.goto(nowhere)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await context.setOffline(true)
          await goInside(page, address)
          await screen.expectClear(true)
          await expect(
            page.getByRole('status').filter({ hasText: words('portal:shell-offline') }),
          ).toBeVisible()
          await context.setOffline(false)
          await screen.expectContent()
          await expect(
            page.getByRole('status').filter({ hasText: words('portal:shell-offline') }),
          ).toHaveCount(0)
        })

      if (!isGated)
        await test.step('lost script', async () => {
          const known = new Set<string>()
          const note = (url: string): unknown => known.add(new URL(url).pathname)
          page.on('request', (request) => note(request.url()))
          await page.goto(nowhere)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          page.removeAllListeners('request')
          const lost = new Set<string>()
          const lose = async (each: Route): Promise<void> => {
            const { pathname } = new URL(each.request().url())
            if (known.has(pathname)) return each.continue()
            lost.add(pathname)
            return each.abort()
          }
          let loads = 0
          const count = (): unknown => loads++
          page.on('domcontentloaded', count)
          await page.evaluate(() => sessionStorage.clear())
          await page.route(/\.(js|css)$/, lose)
          await goInside(page, address)
          await expect.poll(() => loads).toBe(1)
          await screen.expectClear(true)
          await expect(screen.retry()).toBeVisible()
          expect(loads).toBe(1)
          expect(lost.size).toBeGreaterThan(0)
          page.off('domcontentloaded', count)
          await page.unroute(/\.(js|css)$/, lose)
          await screen.recover()
        })

      for (const [name, answer] of Object.entries(ending)) {
        await test.step(name, async () => {
          // The open page would meet the trouble too, and leave from the step its wizard is at.
          await page.goto('about:blank')
          trouble.answer(answer, true)
          // It leaves before it has loaded.
          await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
          await page.waitForURL(/\/auth\/sign/, { waitUntil: 'commit' })
          // The start is where signing in leads without a word.
          expect(new URL(page.url()).searchParams.get('redirect') ?? '/').toBe(address)
          // A sign-in page that sees the session leads back by itself, beside the test.
          await page.goto('about:blank')
          trouble.end()
          await context.addCookies((await sessionOf(browser, user, baseURL ?? '')).cookies)
          await page.goto(address)
          await screen.expectContent()
        })
      }

      if (walked.form || (walked.wizard && walked.mode !== 'view')) await keepsInput()

      tried += Object.keys(refusing).length + Object.keys(ending).length + (isGated ? 1 : 3)

      async function keepsInput(): Promise<void> {
        const typing = new Typing(page, walked)
        // A form of choices alone keeps them as it keeps text.
        if (!(await typing.open(address))) return
        typedInto.push(address)
        const typed = await typing.fill()
        for (const [name, answer] of Object.entries(refusing)) {
          await test.step(`${name} on saving`, async () => {
            trouble.answer(answer)
            await typing.save()
            await expect.poll(() => writes(trouble.hits())).toBe(true)
            await typing.expectRefused(typed)
            trouble.end()
          })
        }
        await test.step('slow on saving', async () => {
          trouble.hold()
          await typing.save()
          await expect(typing.progress()).toBeVisible({ timeout: 1000 })
          if (!isGated) await goInside(page, nowhere)
          trouble.end()
          if (!isGated) await page.goBack()
          await typing.expectKept(typed)
        })
        await test.step('offline on saving', async () => {
          await context.setOffline(true)
          await typing.save()
          await typing.expectRefused(typed)
          await context.setOffline(false)
          await typing.expectKept(typed)
        })
        await test.step('status 401 on saving', async () => {
          trouble.answer(ending['status 401']!)
          await typing.save()
          await page.waitForURL(/\/auth\/sign/)
          trouble.end()
          await page.getByLabel('E-mail').fill(`${user}@demo.example`)
          await page.getByLabel('Password', { exact: true }).fill(demoPassword)
          await page.getByRole('button', { name: 'Sign in', exact: true }).click()
          await page.waitForURL((url) => url.pathname.startsWith(address))
          await typing.expectKept(typed)
        })
        tried += Object.keys(refusing).length + 3
      }
    })
  })
}

/** What a screen shows, whatever it is made of. */
class Screen {
  readonly page: Page
  readonly walked: WalkedRoute
  #usual: string[] = []

  constructor(page: Page, walked: WalkedRoute) {
    this.page = page
    this.walked = walked
  }

  /** Remembers what the screen says when nothing is wrong. */
  async learn(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await this.expectShown()
    await expect(this.busy()).toHaveCount(0)
    this.#usual = await this.alerts()
  }

  /** What it says beyond that. */
  async failures(): Promise<string[]> {
    return (await this.alerts()).filter((text) => !this.#usual.includes(text))
  }

  async alerts(): Promise<string[]> {
    try {
      return await this.main().getByRole('alert').allTextContents()
    } catch (error) {
      // The page reloads itself just now.
      if (String(error).includes('context was destroyed')) return ['reloading']
      throw error
    }
  }

  main(): Locator {
    return this.page.locator('main')
  }

  busy(): Locator {
    return this.main().locator('[aria-busy=true], [role=progressbar]')
  }

  retry(): Locator {
    return this.page.getByRole('button', { name: words('portal:try-again') }).first()
  }

  /** At rest, with a title, and with words about what is wrong where something of the screen is. */
  async expectClear(isWrong: boolean): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(this.busy()).toHaveCount(0)
    if (isWrong) await expect.poll(async () => (await this.failures())[0] ?? '').toMatch(/\S.{15}/)
  }

  async expectProgress(isWaiting: () => boolean): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    if (isWaiting()) await expect(this.busy().first()).toBeVisible({ timeout: 1000 })
  }

  async expectContent(): Promise<void> {
    await expect.poll(() => this.failures()).toEqual([])
    await expect(this.busy()).toHaveCount(0)
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await this.expectShown()
  }

  /** What was asked for during the trouble may fail a moment after its end, and then offers to try again. */
  async recover(): Promise<void> {
    await expect
      .poll(async () => {
        await this.tryAgain()
        return this.failures()
      })
      .toEqual([])
    await this.expectContent()
  }

  async expectShown(): Promise<void> {
    const { list, wizard, form } = this.walked
    if (list)
      await expect(
        this.main()
          .getByRole('row')
          .nth(1)
          .or(this.main().getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible()
    if (wizard || form) await expect(this.main().locator('form').first()).toBeVisible()
  }

  /** Takes the offers to try again, unless they go by themselves, which is as good. */
  async tryAgain(): Promise<void> {
    const offers = this.page.getByRole('button', { name: words('portal:try-again') })
    // Each part of a page offers it for itself.
    for (let left = await offers.count(); left > 0; left = await offers.count()) {
      await offers
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
      await expect.poll(() => offers.count()).toBeLessThan(left)
    }
  }
}

/** Whether calls met the trouble that the screen cannot do without. */
function readsRecords(walked: WalkedRoute, hits: string[]): boolean {
  const path = resourceOf(walked)?.path
  return path !== undefined && hits.some((hit) => hit === `GET ${path}` || hit.startsWith(`GET ${path}/`))
}

/** The browser's own report about the network. */
function isNetworkLine(line: string): boolean {
  return /Failed to load resource|net::ERR_|WebSocket connection/.test(line)
}

function writes(hits: string[]): boolean {
  return hits.some((hit) => !hit.startsWith('GET '))
}

/** A form whose first fields that take text are filled. */
class Typing {
  readonly page: Page
  readonly walked: WalkedRoute
  readonly entity: EntityDefinition
  #names: string[] = []

  constructor(page: Page, walked: WalkedRoute) {
    this.page = page
    this.walked = walked
    const entity = walked.module.entities[resourceOf(walked)?.entity ?? '']
    if (!entity) throw new Error(`${walked.route.path} has no entity`)
    this.entity = entity
  }

  /** Shows a step with a field that takes text, in a form that could be saved. @returns whether there is one */
  async open(address: string): Promise<boolean> {
    const { wizard, mode, form } = this.walked
    if (!wizard) {
      await this.page.goto(address)
      await expect(this.#form()).toBeVisible()
      this.#names = await this.#taking(form?.fields ?? [])
    } else {
      if (mode === 'create') await this.#keepDraft()
      for (const step of wizard.steps) {
        await this.page.goto(`${address}/${step.id}`)
        await expect(this.#form()).toBeVisible()
        this.#names = await this.#taking(step.fields)
        if (this.#names.length > 0) break
      }
    }
    return this.#names.length > 0
  }

  /** @returns what stands in the fields afterwards */
  async fill(): Promise<Record<string, string>> {
    for (const name of this.#names) {
      const property = this.entity.properties[name] as PropertyDefinition // it is one of its fields
      await this.#field(name).fill(textFor(property))
    }
    return this.#values()
  }

  async save(): Promise<void> {
    for (const name of this.#names) {
      const field = this.#field(name)
      if ((await field.getAttribute('type')) === 'password') await field.fill('sample of a secret')
    }
    await this.#form().locator('button[type=submit]').click()
  }

  progress(): Locator {
    return this.#form().locator('output, [role=progressbar], [aria-busy=true]').first()
  }

  async expectRefused(typed: Record<string, string>): Promise<void> {
    await expect(this.#form().locator('[role=alert]:not([class*=Info])').last()).toHaveText(/\S.{15}/)
    await this.expectKept(typed)
  }

  async expectKept(typed: Record<string, string>): Promise<void> {
    await expect(this.#form()).toBeVisible()
    await expect.poll(() => this.#values()).toEqual(typed)
    await expect(this.#form().locator('button[type=submit]')).toBeEnabled()
  }

  #form(): Locator {
    const [name] = this.#names
    const forms = this.page.locator('main form')
    return (name === undefined ? forms : forms.filter({ has: this.#field(name) })).first()
  }

  #field(name: string): Locator {
    return this.page.locator(`#field-${name}`)
  }

  async #values(): Promise<Record<string, string>> {
    const found: Record<string, string> = {}
    for (const name of this.#names) {
      const field = this.#field(name)
      // What is secret is kept nowhere, so it is typed again.
      if ((await field.getAttribute('type')) !== 'password') found[name] = await field.inputValue()
    }
    return found
  }

  async #taking(names: string[]): Promise<string[]> {
    const found: string[] = []
    for (const name of names) {
      const field = this.page.locator(
        `input#field-${name}:not([type=checkbox], [type=radio], [type=file], [role=combobox]), textarea#field-${name}`,
      )
      if ((await field.count()) > 0 && (await field.isVisible()) && (await field.isEditable()))
        found.push(name)
    }
    return found.slice(0, 4)
  }

  /** A new record that is complete, as somebody else's draft of it would be. */
  async #keepDraft(): Promise<void> {
    const { module, wizard } = this.walked
    if (!wizard) return
    const record = (await presentRecord(this.page, this.walked)) ?? (await newRecord(portal, this.walked))
    const value = Object.fromEntries(
      Object.entries(record).filter(([name, own]) => {
        const property = this.entity.properties[name]
        return property && isWritable(property, 'create') && own !== null
      }),
    )
    const person = await call<{ user_id: string }>(this.page, 'GET', '/config')
    const key = draftKey({
      user: person.user_id,
      module: module.id,
      wizard: wizard.id,
      mode: 'create',
      record: undefined,
    })
    const kept = new Map<string, string>()
    const storage = { setItem: (name: string, text: string) => void kept.set(name, text) } as Storage // all that is written with
    writeDraft(storage, key, this.entity, { value, reached: wizard.steps.length - 1, savedAt: Date.now() })
    await this.page.goto('/healthz')
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      kept.get(key) ?? '',
    ] as const)
  }
}

/** Another right value than any that is there by itself. */
function textFor(property: PropertyDefinition): string {
  if (property.format === 'date' || property.format === 'local-date-time' || property.format === 'date-time')
    return '05.04.2031'
  return String(sampleOf(property, portal.catalogues, 3))
}
