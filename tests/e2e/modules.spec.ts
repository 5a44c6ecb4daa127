import type { Locator, Page } from '@playwright/test'
import { evaluateCondition, fillText, isPresent, isRequired } from '../../src/language/index.ts'
import type {
  EntityDefinition,
  ListDefinition,
  ModuleDefinition,
  ResourceDefinition,
  RouteDefinition,
  WizardDefinition,
} from '../../src/language/portal.ts'
import type { TextParams } from '../../src/language/index.ts'
import { demoAccounts } from '../../src/server/demo/demoAccounts.ts'
import { generateRecord } from '../support/generateRecords.ts'
import { call, compileServed, sessionOf } from './manifestWalk.ts'
import { expect, expectAccessible, test as base } from './portal.ts'

/**
 * Walks over every screen of every module by what the definitions say: the shipped ones, the module of the guide, and
 * modules written by `npm run new-module`. The portal of these tests serves the same; see prepareWorld.ts.
 */
const portal = await compileServed()
const { manifest, access, catalogues } = portal

type ScreenRoute = Extract<RouteDefinition, { screen: unknown }> & { module: string }
const routes = manifest.routes.filter((route): route is ScreenRoute => 'screen' in route)
const walk = routes.map((route) => {
  const { screen } = route
  // as: a route names a module there is.
  const module = portal.modules[route.module] as ModuleDefinition
  const list = 'list' in screen ? module.lists[screen.list] : undefined
  const wizard = 'wizard' in screen ? module.wizards[screen.wizard] : undefined
  const mode = 'wizard' in screen ? screen.mode : undefined
  return { route, module, list, wizard, mode, address: route.path.replace('/{step?}', '') }
})

/** Signed in as `user` of the demo world; each signs in once. */
const test = base.extend<{ user: string }>({
  user: ['owner', { option: true }],
  storageState: async ({ user, browser, baseURL }, run) => run(await sessionOf(browser, user, baseURL ?? '')),
})

// Every test stands for itself, so that the workers can share them.
test.describe.configure({ mode: 'parallel' })

for (const { route, module, list, wizard, mode, address } of walk) {
  const { path } = route
  const words = (key: string, slots: TextParams = {}) => wordsOf(module, key, slots)
  const page = 'page' in route.screen ? module.pages[route.screen.page] : undefined
  const title = words(wizard && mode ? (wizard.title[mode] ?? '') : (page?.title ?? route.title))

  test.describe(path, () => {
    test.use({ user: whoOpens(route) })
    test('has its title, is accessible in light and dark, and fits every width', async ({ page }) => {
      await page.goto(await addressOf(page, address, module, list ?? wizard, mode))
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveTitle(`${manifest.product} – ${words(route.title)}`)
      await atRest(page)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, { only: ['color-contrast'] })
      for (const width of [1440, 834, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => overflowOf(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
        await expect(heading(page)).toBeInViewport()
      }
    })

    // A new record is asked of nobody, and neither are the texts of a page.
    const read = list ?? (mode === 'create' ? undefined : wizard)
    if (read) {
      test('shows that it waits, that it failed, and recovers', async ({ page, complaints }) => {
        const place = await addressOf(page, address, module, list ?? wizard, mode)
        const reads = new RegExp(`/api/site${resourceOf(module, read).path}([/?]|$)`)
        let fail = false
        let release: () => void = () => undefined
        let waiting = new Promise<void>((resolve) => (release = resolve))
        await page.route(reads, async (request) => {
          await waiting
          if (fail)
            await request.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } })
          else await request.continue()
        })
        await page.goto(place)
        await expect(heading(page)).toHaveText(title)
        await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
        const before = await placesOf(page)
        release()
        await atRest(page)
        expect(await placesOf(page)).toEqual(before)
        waiting = Promise.resolve()
        fail = true
        await page.reload()
        await expect(heading(page)).toHaveText(title)
        const retry = page.getByRole('button', { name: words('portal:try-again') }).first()
        await expect(retry).toBeVisible()
        fail = false
        await retry.click()
        await atRest(page)
        await expect(contentOf(page, list)).toBeVisible()
        complaints.length = 0
      })
    }

    const refused = access.roles.find(
      ({ permissions }) => !route.access.every((id) => permissions.includes(id)),
    )
    if (refused && !address.includes('{id}')) {
      test.describe('for a role without its permission', () => {
        test.use({ user: userOf(refused.id) })
        test('says which one is missing', async ({ page }) => {
          await page.goto(address.replace('{id}', '00000000-0000-4000-8000-000000000000'))
          const screen = words(route.title)
          await expect(heading(page)).toHaveText(fill('portal:shell-forbidden-title', { screen }))
          for (const id of route.access.filter((each) => !refused.permissions.includes(each))) {
            const permission = access.permissions.find((each) => each.id === id)
            await expect(
              page.getByRole('listitem').filter({ hasText: permission?.title ?? id }),
            ).toBeVisible()
          }
          const entries = manifest.navigation.filter((entry) => entry.to.split('?')[0] === path)
          for (const entry of entries)
            await expect(
              page.getByRole('navigation').getByRole('link', { name: words(entry.title), exact: true }),
            ).toHaveCount(0)
        })
      })
    }

    if (list) {
      test.describe('of an account without records', () => {
        test.use({ user: 'empty' })
        test('says what is missing, and the keyboard reaches what to do', async ({ page }) => {
          await page.goto(address)
          await expect(page.getByRole('heading', { name: words(list.empty.title) })).toBeVisible()
          await expect(page.getByText(words(list.empty.text))).toBeVisible()
          const action = list.empty.action ?? list.primaryAction
          if (!action) return
          await tabTo(page, page.getByRole('link', { name: words(action.text) }).first())
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(new RegExp(`${action.to}(/|$)`))
        })
      })
    }

    if (wizard && mode === 'create') {
      test('names every required field, and every limit that is passed', async ({ page }) => {
        const entity = entityOf(module, wizard)
        const step = wizard.steps[0]
        await page.goto(address)
        // A form of one step has no next one.
        const onlyText = wizard.submitText.find((each) => each.mode === mode)?.text ?? ''
        const onward = words(wizard.steps.length > 1 ? 'portal:wizard-next' : onlyText)
        await page.getByRole('button', { name: onward, exact: true }).click()
        const scope = { account: {}, config: {}, user: {}, form: {} }
        const required = (step?.fields ?? []).filter((name) => {
          const value = entity.rules.fields[name]?.default ?? entity.properties[name]?.default
          return isRequired(entity, name, scope) && !isPresent(value)
        })
        expect(required.length).toBeGreaterThan(0)
        const summary = page.getByRole('alert')
        for (const name of required) {
          const property = entity.properties[name]
          const text = words(property?.errors['required'] ?? 'portal:form-required')
          await expect(page.locator(`#field-${name}-error`)).toHaveText(text)
          await expect(summary).toContainText(`${words(property?.title ?? '')}: ${text}`)
        }
        for (const name of step?.fields ?? []) {
          const property = entity.properties[name]
          const widget = wizard.fields[name]?.widget
          if (property?.maxLength === undefined || (widget !== 'text' && widget !== 'textarea')) continue
          if (property.format || !(await page.locator(`#field-${name}`).isVisible())) continue
          await page.locator(`#field-${name}`).fill('x'.repeat(property.maxLength + 1))
          await page.locator(`#field-${name}`).blur()
          const own = property.errors['maxLength'] ?? 'portal:form-max-length'
          const text = words(own, { count: property.maxLength })
          await expect(page.locator(`#field-${name}-error`)).toHaveText(text)
        }
      })
    }
  })
}

test('the walk covers every module that has a screen', () => {
  const withScreens = Object.values(portal.modules).filter(
    ({ lists, wizards, pages }) => Object.keys({ ...lists, ...wizards, ...pages }).length > 0,
  )
  expect(new Set(walk.map(({ module }) => module.id))).toEqual(new Set(withScreens.map(({ id }) => id)))
  expect(walk.length).toBeGreaterThan(15)
})

function wordsOf(module: ModuleDefinition, key: string, slots: TextParams): string {
  return fillText(module.texts[key] ?? manifest.texts[key] ?? key, slots, manifest.locale)
}

function fill(key: string, slots: Record<string, string>): string {
  return fillText(manifest.texts[key] ?? key, slots, manifest.locale)
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** Nothing is on its way any more. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0)
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Where things stand that must not move when the content arrives. */
function placesOf(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const found: Record<string, number[]> = {}
    for (const selector of ['h1', '.list-frame', 'thead th', '.ag-header'])
      for (const element of [...document.querySelectorAll(selector)].slice(0, 1)) {
        const { x, y } = element.getBoundingClientRect()
        const name = selector.startsWith('thead') || selector.startsWith('.ag') ? 'columns' : selector
        found[name] = [Math.round(x), Math.round(y)]
      }
    return found
  })
}

function contentOf(page: Page, list: ListDefinition | undefined): Locator {
  if (!list) return page.locator('form, dl').first()
  return page
    .getByRole('row')
    .nth(1)
    .or(page.getByRole('heading', { level: 2 }))
    .first()
}

function resourceOf(module: ModuleDefinition, shown: ListDefinition | WizardDefinition): ResourceDefinition {
  const resource = module.resources[shown.resource]
  if (!resource) throw new Error(`${module.id} has no resource of its screen`)
  return resource
}

function entityOf(module: ModuleDefinition, shown: ListDefinition | WizardDefinition): EntityDefinition {
  const entity = module.entities[resourceOf(module, shown).entity]
  if (!entity) throw new Error(`${module.id} has no entity of its screen`)
  return entity
}

/** The first owner of the demo world for whom the route is there. */
function whoOpens({ when, path }: ScreenRoute): string {
  const found = demoAccounts.find(({ level, settings, master }) =>
    when === undefined
      ? true
      : evaluateCondition(when, {
          account: {},
          config: { ...settings, account_level: level, is_suborganization: master !== undefined },
          user: {},
        }),
  )
  const name = found?.users[0]?.name
  if (name === undefined) throw new Error(`Nobody of the demo world can open ${path}`)
  return name
}

/** The demo user with a role. */
function userOf(role: string): string {
  const names: Record<string, string> = {
    Admin: 'admin',
    Engineer: 'engineer',
    DidProvisioningManager: 'dids',
    CommunicationsManager: 'comms',
    BillingManager: 'billing',
    Support: 'support',
  }
  const name = names[role]
  if (name === undefined) throw new Error(`Nobody in the demo world has the role ${role}`)
  return name
}

/** The address with the id of a record that the screen can show. One is made where there is none. */
async function addressOf(
  page: Page,
  address: string,
  module: ModuleDefinition,
  shown: ListDefinition | WizardDefinition | undefined,
  mode: string | undefined,
): Promise<string> {
  if (!shown) return address
  const resource = resourceOf(module, shown)
  const { path, items, item, operations } = resource
  const entity = entityOf(module, shown)
  if (mode === 'create') return address
  const rule = mode === 'edit' ? operations.update?.when : undefined
  const { [items]: rows } = await call<Record<string, { id: string }[]>>(page, 'GET', path)
  const scope = { account: {}, config: {}, user: {} }
  const row = rows?.find((each) => !rule || evaluateCondition(rule, { ...scope, row: each }))
  if (row) return address.replace('{id}', row.id)
  const sources = { scope, catalogues, referenceOf: async () => undefined }
  const { value } = await generateRecord(entity, sources, 'full')
  const { [item]: made } = await call<Record<string, { id: string }>>(page, 'POST', path, { [item]: value })
  if (!made) throw new Error(`No record of ${path} can be made`)
  return address.replace('{id}', made.id)
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not get there')
}
