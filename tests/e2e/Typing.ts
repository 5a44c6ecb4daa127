import { expect, type Locator, type Page } from '@playwright/test'
import { draftKey, writeDraft } from '../../src/engine/wizard/draft.ts'
import { fileRulesOf, isWritable } from '../../src/language/index.ts'
import type { EntityDefinition, PropertyDefinition } from '../../src/language/portal.ts'
import { writeMoney } from '../../src/shared/readMoney.ts'
import { sampleOf } from '../support/generateRecords.ts'
import {
  call,
  compileServed,
  newRecord,
  presentRecord,
  resourceOf,
  type WalkedRoute,
} from './manifestWalk.ts'

const portal = await compileServed()

/** Fills the first text fields of a form. */
export class Typing {
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

  /** Opens the first step with a text field, in a form that can be saved. @returns whether there is one */
  async open(address: string): Promise<boolean> {
    const { wizard, mode, form } = this.walked
    if (mode === 'create' && this.#needsFile()) return false
    if (!wizard) {
      await this.page.goto(address)
      await expect(this.#form()).toBeVisible()
      this.#names = await this.#taking(form?.fields ?? [])
      if (this.#names.length > 0 && !(await this.#choose(form?.fields ?? []))) return false
    } else {
      if (mode === 'create') await this.#keepDraft(address)
      for (const step of wizard.steps) {
        await this.page.goto(`${address}/${step.id}`)
        await expect(this.#form()).toBeVisible()
        this.#names = await this.#taking(step.fields)
        if (this.#names.length > 0) break
      }
    }
    return this.#names.length > 0
  }

  /** A file can't be typed, and a draft has none. */
  #needsFile(): boolean {
    const { properties, required } = this.entity
    return required.some((name) => properties[name] && fileRulesOf(properties[name]) !== undefined)
  }

  /** @returns the values of the fields afterwards */
  async fill(): Promise<Record<string, string>> {
    for (const name of this.#names) {
      const property = this.entity.properties[name] as PropertyDefinition // it is one of its fields
      await this.#field(name).fill(textFor(property))
    }
    return this.#values()
  }

  /** @param timeout ms for the button to be pressed */
  async save(timeout?: number): Promise<void> {
    for (const name of this.#names) {
      const field = this.#field(name)
      if ((await field.getAttribute('type')) === 'password') await field.fill('sample of a secret')
    }
    await this.#form()
      .locator('button[type=submit]')
      .click({ ...(timeout !== undefined && { timeout }) })
  }

  progress(): Locator {
    return this.#form().locator('output:visible, [role=progressbar], [aria-busy=true]').first()
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
      // Secrets are never stored, so they are typed again.
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

  /** Gives the form what it requires and nobody types, such as another record. @returns whether there is one of each */
  async #choose(names: string[]): Promise<boolean> {
    for (const name of names.filter((each) => this.entity.required.includes(each))) {
      const field = this.page.locator(`input#field-${name}[role=combobox]`)
      if ((await field.count()) === 0 || (await field.inputValue()) !== '') continue
      await field.click()
      const option = this.page.getByRole('option').first()
      await expect(option.or(this.page.locator('.MuiAutocomplete-noOptions'))).toBeVisible()
      if (!(await option.isVisible())) return false
      await option.click()
    }
    return true
  }

  /** Stores a complete draft, so that every step is open. */
  async #keepDraft(address: string): Promise<void> {
    const { module, wizard, route } = this.walked
    if (!wizard) return
    const { parent } = resourceOf(this.walked) ?? {}
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
      parent: parent && address.split('/')[route.path.split('/').indexOf(`{${parent.slot}}`)],
    })
    const kept = new Map<string, string>()
    const storage = { setItem: (name: string, text: string) => void kept.set(name, text) } as Storage // all that writeDraft uses
    writeDraft(storage, key, this.entity, { value, reached: wizard.steps.length - 1, savedAt: Date.now() })
    await this.page.goto('/healthz')
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      kept.get(key) ?? '',
    ] as const)
  }
}

/** A valid value that differs from defaults. */
function textFor(property: PropertyDefinition): string {
  if (property.format === 'date' || property.format === 'local-date-time' || property.format === 'date-time')
    return '05.04.2031'
  // Some patterns have few samples.
  const samples = [3, 2, 1, 0].map((nth) => sampleOf(property, portal.catalogues, nth))
  const sample = samples.find((each) => each !== undefined)
  // Money is typed in units, not in micro-units.
  if (property.cell === 'money' && typeof sample === 'number') return writeMoney(sample)
  return typeof sample === 'string' ? sample : JSON.stringify(sample)
}
