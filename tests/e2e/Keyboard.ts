import { expect, type Locator, type Page } from '@playwright/test'
import { triesAll } from '../support/sampling.ts'

type Role = Parameters<Page['getByRole']>[0]

const typedLetters = triesAll ? Infinity : 3

/** A person without a mouse: Tab, arrows, Enter, typing and the command palette. */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Into a field: types the first letters and pastes the rest, since the next ones would find nothing else. */
  async write(text: string): Promise<void> {
    await this.type(text.slice(0, typedLetters))
    if (text.length > typedLetters) await this.page.keyboard.insertText(text.slice(typedLetters))
  }

  /** Tabs until the control has the focus. More than `most` stops on the way is too many for a person. */
  async to(role: Role, name: string | RegExp, most = 20): Promise<Locator> {
    const wanted = this.page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    await expect(wanted.first()).toBeVisible()
    const passed: string[] = []
    for (let presses = 0; presses < most; presses++) {
      await this.press('Tab')
      const focused = this.page.locator(':focus').and(wanted)
      if ((await focused.count()) > 0) return focused
      passed.push(await this.#stop())
    }
    throw new Error(`${most} Tabs don't reach ${role} ${String(name)}: ${passed.join(' > ')}`)
  }

  async activate(role: 'button' | 'link' | 'menuitem', name: string | RegExp, most?: number): Promise<void> {
    await this.to(role, name, most)
    await this.press('Enter')
  }

  /** Presses what asks before it acts, and agrees. */
  async confirm(name: string | RegExp): Promise<void> {
    await this.activate('button', name)
    // Until it asks, its own button may be waiting for an answer, and is no stop.
    await expect(this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))).toBeVisible()
    await this.activate('button', name)
  }

  /** To the next step of a form, whose heading takes the focus. */
  async next(): Promise<void> {
    await this.activate('button', 'Next')
    await expect(this.page.locator('h2:focus')).toHaveCount(1)
  }

  async fill(name: string | RegExp, text: string, most?: number): Promise<void> {
    await this.to('textbox', name, most)
    await this.write(text)
  }

  /** Radios are one stop, and arrows choose. */
  async choose(name: string | RegExp, most = 20): Promise<void> {
    const wanted = this.page.getByRole('radio', { name, ...(typeof name === 'string' && { exact: true }) })
    await expect(wanted).toBeVisible()
    const group = this.page.locator('input[type=radio]:focus')
    for (let presses = 0; (await group.count()) === 0; presses++) {
      if (presses === most) throw new Error(`${most} Tabs don't reach the choices with ${String(name)}`)
      await this.press('Tab')
    }
    for (let presses = 0; !(await wanted.isChecked()); presses++) {
      if (presses === most) throw new Error(`Arrows don't reach ${String(name)}`)
      await this.press('ArrowDown')
    }
  }

  /** Finds an option by its first letters, or takes the first one. */
  async pick(field: string | RegExp, text = '', most?: number): Promise<void> {
    const combobox = await this.to('combobox', field, most)
    const isTyped = await combobox.evaluate((element) => element.tagName === 'INPUT')
    if (!isTyped || text === '') await this.press('ArrowDown')
    const option = this.page.getByRole('option', { name: text })
    if (isTyped) await this.write(text)
    await expect(option.first()).toBeVisible()
    if (isTyped) await this.press('ArrowDown')
    else if (text !== '') {
      // A space would choose.
      await this.type(text.split(' ')[0] ?? '')
      await expect(option.first()).toBeFocused()
    }
    await this.press('Enter')
    await expect(this.page.getByRole('listbox')).toHaveCount(0)
    await expect(combobox).toBeFocused()
  }

  /** Searches a long list of choices; arrows move, Space chooses. */
  async check(list: RegExp, text: string): Promise<void> {
    await this.to('searchbox', list)
    await this.write(text)
    const found = this.page.getByRole('option')
    await expect(found.first()).toHaveText(new RegExp(text))
    await this.press('ArrowDown', 'Space')
    await expect(found.first()).toHaveAttribute('aria-selected', 'true')
  }

  /** Tabs into the rows of a list, then arrows to the row and its link. */
  async openRow(name: RegExp): Promise<void> {
    const wanted = this.page.getByRole('row', { name })
    // The first rows come in a plain table; arrows move in the grid that takes its place after a first key.
    await expect(wanted.first()).toBeVisible()
    await this.press('Tab')
    await expect(wanted.first().getByRole('gridcell').first()).toBeVisible()
    const cell = this.page.getByRole('gridcell').and(this.page.locator(':focus'))
    await this.#until('Tab', cell)
    await this.#until('ArrowDown', wanted.filter({ has: cell }))
    await this.#until('ArrowRight', cell.filter({ has: this.page.getByRole('link') }))
    await this.press('Enter')
  }

  async #until(key: string, met: Locator): Promise<void> {
    for (let presses = 0; (await met.count()) === 0; presses++) {
      if (presses === 20) throw new Error(`20 times ${key} lead to ${await this.#stop()}`)
      await this.press(key)
    }
  }

  /** Presses the list's Refresh, where the focus stays, until a row says so. */
  async refreshUntil(row: Locator, words: string): Promise<void> {
    await this.to('button', 'Refresh')
    await expect(async () => {
      await this.press('Enter')
      await expect(row).toContainText(words, { timeout: 1000 })
    }).toPass()
  }

  /** Whoever acts knows where they are afterwards. */
  async expectFocusKept(): Promise<void> {
    await expect(this.page.locator(':focus')).not.toHaveCount(0)
  }

  /** Opens a screen or runs a command by its name. */
  async command(words: string, name: string | RegExp = new RegExp(`^${words}`)): Promise<void> {
    const palette = this.page.getByRole('dialog', { name: 'Search and jump' })
    await expect(this.page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
    await this.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await this.write(words)
    await expect(palette.getByRole('option').first()).toHaveAccessibleName(name)
    await this.press('Enter')
    await expect(palette).toHaveCount(0)
  }

  /** What has the focus, for messages. */
  #stop(): Promise<string> {
    return this.page.evaluate(() => {
      const { activeElement: element } = document
      if (!element || element === document.body) return 'nothing'
      return (
        (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.tagName
      )
    })
  }
}
