import type { Page } from '@playwright/test'
import { initialValue, isPresent, isRequired, type TextParams } from '../../src/language/index.ts'
import type { EntityDefinition } from '../../src/language/portal.ts'
import { coverParts, deal } from '../support/sampling.ts'
import {
  addressOf,
  classesOf,
  compileServed,
  drawnBy,
  kindOf,
  partsOf,
  patternOf,
  resourceOf,
  sampledRoutes,
  sortOf,
  walkedRoutes,
  wordsOf,
  type WalkedRoute,
} from './manifestWalk.ts'
import { askAll, expect, expectAccessible } from './portal.ts'
import { Screen } from './Screen.ts'
import { savingFaults, screenFaults, type ScreenFault, type Visit } from './screenFaults.ts'
import { test } from './troubles.ts'
import { Typing } from './Typing.ts'

/**
 * One visit to each screen: title, accessibility, every width, and everything that can fail between browser and
 * server. Looks and faults are dealt among screens of a class; `TEST_ALL=1` tries all of them on every screen.
 */
const portal = await compileServed()
const { manifest } = portal
const routes = sampledRoutes(portal)

interface Look {
  colorScheme: 'light' | 'dark'
  width: number
}
const wide = 1440
const narrow = 390
const looks: Look[] = [
  { colorScheme: 'light', width: wide },
  { colorScheme: 'dark', width: wide },
  { colorScheme: 'light', width: narrow },
  { colorScheme: 'dark', width: narrow },
]
const looksOf = deal(
  'screens and looks',
  routes,
  (walked) => sortOf(walked),
  () => looks,
)
const failing = coverParts('screens that fail', routes, sortOf, classesOf, 1)
const faultsOf = deal(
  'screens and faults',
  failing,
  (walked, fault: ScreenFault) => fault.classesOf(walked),
  (walked) => screenFaults.filter(({ isFor }) => isFor(walked)),
)
const forms = coverParts(
  'forms that fail',
  routes.filter(({ form, wizard, mode }) => form || (wizard && mode !== 'view')),
  sortOf,
  (walked) => [kindOf(walked)],
  1,
)
const savingFaultsOf = deal(
  'forms and faults',
  forms,
  ({ wizard }) => String(wizard !== undefined),
  () => savingFaults,
)
/** An empty list is told by its definition alone; that the server says so is tried for every resource elsewhere. */
const emptied = coverParts(
  'lists without records',
  routes.filter(({ list }) => list),
  () => '',
  ({ list }) => [`${list?.empty.action ? 'own' : list?.primaryAction ? 'primary' : 'no'} action`],
  3,
)
/** What is required, and where a text ends, by the widget that says so. */
const unfilled = coverParts(
  'forms left empty',
  routes.filter(
    (walked) =>
      walked.wizard && walked.mode === 'create' && walked.from === undefined && asksFor(walked).length > 0,
  ),
  () => '',
  (walked) => asksFor(walked).map((name) => String(walked.wizard?.fields[name]?.widget)),
  2,
)

for (const walked of routes) {
  const { route, user, list } = walked
  const pattern = patternOf(route)
  test.describe(`${pattern} as ${user}`, () => {
    test.use({ user })
    test(`${pattern} is titled, accessible and fits, and recovers from faults with its input`, async ({
      page,
      context,
      trouble,
      browser,
      baseURL,
    }) => {
      const address = await addressOf(page, portal, walked)
      const screen = new Screen(page, walked)
      const visit: Visit = {
        page,
        context,
        browser,
        baseURL: baseURL ?? '',
        trouble,
        walked,
        screen,
        address,
      }
      const judged = new Set<number>()
      for (const [at, look] of (looksOf.get(walked) ?? []).entries()) {
        await page.emulateMedia({ colorScheme: look.colorScheme })
        await page.setViewportSize({ width: look.width, height: 900 })
        if (at === 0) {
          await page.goto(address)
          await screen.learn()
          await expectTitle(screen)
        }
        await test.step(`${look.colorScheme} at ${look.width} px`, async () => {
          await expect(screen.busy()).toHaveCount(0)
          if (list && look.width === narrow) await expectCards(screen)
          // At one width only colors differ.
          await expectAccessible(page, {
            shell: failing.includes(walked),
            ...(judged.has(look.width) && { only: ['color-contrast'] }),
          })
          judged.add(look.width)
        })
      }
      for (const width of [wide, 834, narrow]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => overflowOf(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
        await expect(screen.heading()).toBeInViewport()
      }
      await page.setViewportSize({ width: wide, height: 900 })

      for (const fault of faultsOf.get(walked) ?? []) await test.step(fault.name, () => fault.run(visit))

      const saving = savingFaultsOf.get(walked) ?? []
      if (saving.length === 0) return
      const typing = new Typing(page, walked)
      if (!(await typing.open(address))) return
      const typed = await typing.fill()
      for (const fault of saving) await test.step(fault.name, () => fault.run(visit, typing, typed))
    })
  })

  if (list && emptied.includes(walked))
    test.describe(`${pattern} for an account without records`, () => {
      test.use({ user: 'empty' })
      test(`${pattern} shows an empty state with an action reachable by keyboard`, async ({ page }) => {
        const text = (key: string): string => wordsOf(portal, key, {}, walked.module)
        const address = await addressOf(page, portal, walked)
        await page.goto(address)
        const title = page.getByRole('heading', { name: text(list.empty.title) })
        await expect(title.or(page.getByRole('row').nth(1)).first()).toBeVisible()
        if (!(await title.isVisible())) {
          // An account begins with some records, such as its people.
          await askAll(page)
          await answerNothing(page, walked)
          await page.goto(address)
        }
        await expect(title).toBeVisible()
        await expect(page.getByText(text(list.empty.text))).toBeVisible()
        const action = list.empty.action ?? list.primaryAction
        if (!action) return
        await tabTo(page, text(action.text))
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(({ pathname, search }) =>
          `${pathname}${search}/`.startsWith(`${action.to}/`),
        )
      })
    })

  if (unfilled.includes(walked))
    test.describe(`${pattern} left empty`, () => {
      test.use({ user })
      test(`${pattern} reports every missing required field and every exceeded limit`, ({ page }) =>
        expectFieldErrors(page, walked))
    })
}

/** The list of a screen is answered as if there were no records. */
async function answerNothing(page: Page, walked: WalkedRoute): Promise<void> {
  const { path, items } = resourceOf(walked) ?? { path: '', items: '' }
  const isList = new RegExp(`^/api/site${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  await page.route(
    ({ pathname }) => isList.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const body: Record<string, unknown> = await response.json()
      const pagination = { ...Object(body['pagination']), total: 0, total_pages: 0 }
      await route.fulfill({ response, json: { ...body, [items]: [], is_empty: true, pagination } })
    },
  )
}

test.describe('the sample', () => {
  test.use({ user: 'owner' })
  test('has every kind, class and part of all screens', () => {
    const all = walkedRoutes(portal)
    const contents = (screens: WalkedRoute[]): Set<string> =>
      new Set(screens.flatMap((each) => partsOf(each).map((part) => `${drawnBy(each)}: ${part}`)))
    expect(contents(routes)).toEqual(contents(all))
    expect(new Set(routes.flatMap(classesOf))).toEqual(new Set(all.flatMap(classesOf)))
    expect(routes.length).toBeGreaterThan(15)
  })
})

/** The heading and the document's title say what the definitions say, or the name of the record. */
async function expectTitle(screen: Screen): Promise<void> {
  const { route, module, wizard, mode, record, isGated } = screen.walked
  const text = (key: string): string => wordsOf(portal, key, {}, module)
  const page = 'page' in route.screen ? module.pages[route.screen.page] : undefined
  if (record) {
    const kind = text(page?.title ?? route.title)
    // Until the record is read, both are the route's.
    await expect(async () => {
      const name = await screen.heading().innerText()
      expect(name).not.toBe('')
      await expect(screen.page).toHaveTitle(`${manifest.product} – ${kind}: ${name}`, { timeout: 1000 })
    }).toPass()
    return
  }
  const heading = wizard && mode ? (wizard.title[mode] ?? '') : (page?.title ?? route.title)
  await expect(screen.heading()).toHaveText(text(heading))
  if (!isGated) await expect(screen.page).toHaveTitle(`${manifest.product} – ${text(route.title)}`)
}

/** On a phone, rows are cards. */
async function expectCards({ page, walked: { list, module } }: Screen): Promise<void> {
  const text = (key = ''): string => wordsOf(portal, key, {}, module)
  const cards = page.getByRole('list', { name: text(list?.title), exact: true }).getByRole('listitem')
  await expect(cards.first().or(page.getByText(text(list?.empty.title)))).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.locator('.list-frame').getByRole('table')).toHaveCount(0)
}

/** Fields of the first step that must be filled in. */
function asksFor(walked: WalkedRoute): string[] {
  const { wizard, module } = walked
  const entity = module.entities[resourceOf(walked)?.entity ?? '']
  if (!wizard || !entity) return []
  const around = { account: {}, config: {}, user: {} }
  const scope = { ...around, form: initialValue(entity, around) }
  return (wizard.steps[0]?.fields ?? []).filter((name) => {
    const value = entity.rules.fields[name]?.default ?? entity.properties[name]?.default
    return isRequired(entity, name, scope) && !isPresent(value)
  })
}

async function expectFieldErrors(page: Page, walked: WalkedRoute): Promise<void> {
  const { wizard, mode, module } = walked
  const entity: EntityDefinition | undefined = module.entities[resourceOf(walked)?.entity ?? '']
  if (!wizard || !entity) throw new Error(`${walked.route.path} is no wizard`)
  const text = (key: string, slots: TextParams = {}): string => wordsOf(portal, key, slots, module)
  const [step] = wizard.steps
  await page.goto(await addressOf(page, portal, walked))
  // A form of one step has no Next button.
  const submit = wizard.submitText.find((each) => each.mode === mode)?.text ?? ''
  const onward = text(wizard.steps.length > 1 ? 'portal:wizard-next' : submit)
  await page.getByRole('button', { name: onward, exact: true }).click()
  const required = asksFor(walked)
  const summary = page.getByRole('alert')
  for (const name of required) {
    const property = entity.properties[name]
    const error = text(property?.errors['required'] ?? 'portal:form-required')
    await expect(page.locator(`#field-${name}__error`)).toHaveText(error)
    await expect(
      summary.getByRole('button', { name: text(property?.title ?? ''), exact: true }),
    ).toBeVisible()
    await expect(summary).not.toContainText(error)
  }
  for (const name of step?.fields ?? []) {
    const property = entity.properties[name]
    const widget = wizard.fields[name]?.widget
    if (property?.maxLength === undefined || (widget !== 'text' && widget !== 'textarea')) continue
    const field = page.locator(`#field-${name}`)
    // One that stops at its limit can't exceed it.
    const stops = wizard.fields[name]?.options['stops'] === true
    if (stops || property.format || !(await field.isVisible())) continue
    await expect(field).toHaveAttribute('dir', 'auto')
    await field.fill('x'.repeat(property.maxLength + 1))
    await field.blur()
    const { minLength = 0, maxLength } = property
    const own = property.errors['maxLength'] ?? 'portal:form-max-length'
    const error = text(own, { minLength, maxLength, count: maxLength })
    await expect(page.locator(`#field-${name}__error`)).toHaveText(error)
  }
}

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('link', { name }).first()
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
