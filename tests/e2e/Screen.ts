import { expect, type Locator, type Page } from '@playwright/test'
import { compileServed, wordsOf, type WalkedRoute } from './manifestWalk.ts'

const portal = await compileServed()
const words = (key: string): string => wordsOf(portal, key)

/** What a screen shows, whatever it is made of. */
export class Screen {
  readonly page: Page
  readonly walked: WalkedRoute
  #usual: string[] = []

  constructor(page: Page, walked: WalkedRoute) {
    this.page = page
    this.walked = walked
  }

  /** Notes the alerts of the screen when nothing is wrong. */
  async learn(): Promise<void> {
    await expect(this.heading()).toHaveText(/\S/)
    await this.expectShown()
    await expect(this.busy()).toHaveCount(0)
    this.#usual = await this.alerts()
  }

  /** Alerts beyond those. */
  async failures(): Promise<string[]> {
    return (await this.alerts()).filter((text) => !this.#usual.includes(text))
  }

  async alerts(): Promise<string[]> {
    try {
      return await this.main().getByRole('alert').allTextContents()
    } catch (error) {
      // The page is reloading itself.
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

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** Whether a list says that it has no records, in place of its columns. */
  isEmptyList(): Promise<boolean> {
    const { list, module } = this.walked
    const title = wordsOf(portal, list?.empty.title ?? '', {}, module)
    return this.main().getByRole('heading', { name: title, exact: true }).isVisible()
  }

  /** Positions that must not change when the content arrives. */
  places(): Promise<Record<string, number[]>> {
    return this.page.evaluate(() => {
      const found: Record<string, number[]> = {}
      for (const [name, selector] of [
        ['heading', 'h1'],
        ['list', '.list-frame'],
        ['columns', '.list-frame thead th, .list-frame .ag-header'],
      ] as const) {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        if (box) found[name] = [Math.round(box.x), Math.round(box.y)]
      }
      return found
    })
  }

  /** At rest, with a title, and with a message if something is wrong. */
  async expectClear(isWrong: boolean): Promise<void> {
    await expect(this.heading()).toHaveText(/\S/)
    await expect(this.busy()).toHaveCount(0)
    if (isWrong) await expect.poll(async () => (await this.failures())[0] ?? '').toMatch(/\S.{15}/)
  }

  async expectProgress(isWaiting: () => boolean): Promise<void> {
    await expect(this.heading()).toHaveText(/\S/)
    if (isWaiting()) await expect(this.busy().first()).toBeVisible()
  }

  async expectContent(): Promise<void> {
    await expect.poll(() => this.failures()).toEqual([])
    await expect(this.busy()).toHaveCount(0)
    await expect(this.heading()).toHaveText(/\S/)
    await this.expectShown()
  }

  /** A call made during the trouble may fail just after its end, and then offers to try again. */
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
          // Cards on a phone, or the words of an empty list.
          .or(this.main().getByRole('listitem'))
          .or(this.main().getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible()
    if (wizard || form) await expect(this.main().locator('form').first()).toBeVisible()
  }

  /** Clicks every offer to try again that does not disappear by itself. */
  async tryAgain(): Promise<void> {
    const offers = this.page.getByRole('button', { name: words('portal:try-again') })
    // Each block of a page has its own, and one that is gone may have hidden another.
    const press = async (): Promise<number> => {
      if ((await offers.count()) === 0) return 0
      await offers
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined)
      return offers.count()
    }
    await expect.poll(press).toBe(0)
  }
}
