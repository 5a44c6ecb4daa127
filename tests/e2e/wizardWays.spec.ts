import type { Locator, Page } from '@playwright/test'
import { askAll, dropFailedCalls, expect, signIn, test } from './portal.ts'

/** The ways into and out of a wizard, on a module of JSON files alone; prepareWorld.ts writes it. */
const list = '/inventory-items'

test('returns to the list in its previous state after saving or canceling an edit', async ({ page }) => {
  await signIn(page, 'owner', list)
  for (let number = 1; number <= 30; number++) await makeItem(page, { name: `Crate ${number}` })
  const left = `${list}?search=Crate&sort=-name&page=2`
  await page.goto(left)
  const crate = page.getByRole('link', { name: /^Crate/ }).first()
  await crate.click()
  await page.getByRole('main').getByRole('link', { name: 'Inventory items' }).click()
  await expect(page).toHaveURL(left)

  await crate.click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Sku').fill('changed')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('We’ll keep your draft.')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(left)

  await page.goBack()
  await expect(page.getByText(/Draft restored/)).toBeVisible()
  await expect(page.getByLabel('Sku')).toHaveValue('changed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(left)
})

test('asks before unfinished work is left by a link or by Back, and stays or leaves', async ({ page }) => {
  await signIn(page, 'owner', list)
  await page.getByRole('link', { name: 'New inventory item' }).first().click()
  await expect(page).toHaveURL(/create\/details$/)
  await page.getByLabel('Name').first().fill('Half done')
  const question = page.getByRole('dialog')
  for (const leave of [
    () => page.getByRole('link', { name: 'Home' }).first().click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(/create\/details$/)
    await expect(page.getByLabel('Name').first()).toHaveValue('Half done')
  }
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('keeps a notice off controls, and the top of the screen in place', async ({ page }) => {
  await signIn(page, 'owner', list)
  // Lists are sorted by name: it comes before the crates.
  const id = await makeItem(page, { name: 'A pallet' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${list}/edit/${id}`)
    await page.getByLabel('Sku').fill(`at ${width}`)
    await page.getByRole('button', { name: 'Save' }).click()
    const notice = page.locator('.notice')
    await expect(notice).toBeVisible()
    await notice.hover()
    await expect(page.getByRole('link', { name: 'A pallet' }).first()).toBeVisible()
    const title = page.getByRole('heading', { level: 1 })
    const top = (await title.boundingBox())?.y
    await expectApart(notice, page.getByRole('button', { name: 'Last page' }))
    await expectApart(notice, page.getByRole('link', { name: 'Terms of service' }))
    await notice.getByRole('button').click()
    await expect(notice).toHaveCount(0)
    expect((await title.boundingBox())?.y).toBe(top)
  }
})

test('keeps long texts inside their card with line breaks', async ({ page }) => {
  await signIn(page, 'owner', list)
  const id = await makeItem(page, { name: 'n'.repeat(80), notes: `First\nSecond ${'word '.repeat(60)}` })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${list}/view/${id}`)
    const card = page.locator('dl')
    const notes = card.getByText('First')
    await expect(notes).toBeVisible()
    expect(await notes.innerText()).toMatch(/^First\nSecond/)
    for (const text of [notes, page.getByRole('heading', { level: 1 }).getByText('nnn')]) {
      const { clientWidth, scrollWidth } = await text
        .locator('..')
        .evaluate((element) => ({ clientWidth: element.clientWidth, scrollWidth: element.scrollWidth }))
      expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth)
    }
  }
})

test('shows the same error for an invalid value on page and server', async ({ page, complaints }) => {
  await signIn(page, 'owner', list)
  await page.goto(`${list}/create`)
  const quantity = page.getByLabel('Quantity')
  for (const [typed, words] of [
    ['-1', 'Enter at least 0'],
    ['1000000001', 'Enter 1,000,000,000 or less'],
    ['1.5', 'Enter a whole number'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(page.locator('#field-quantity__error')).toHaveText(words)
    const { fields } = await post(page, { ...item, quantity: Number(typed) })
    expect(fields).toEqual({ quantity: words })
  }
  dropFailedCalls(complaints)
})

test('locks the form while saving, and restores the caret on failure', async ({ page, complaints }) => {
  await signIn(page, 'owner', list)
  const id = await makeItem(page, { name: 'Slow' })
  await page.goto(`${list}/edit/${id}`)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await askAll(page)
  await page.route(`**/v1/inventory-items/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await answered
    return route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"error":"","code":"internal"}',
    })
  })
  const sku = page.getByLabel('Sku')
  await sku.fill('first')
  // As by a shortcut: the caret stays in the field.
  await page.getByRole('button', { name: 'Save' }).dispatchEvent('click')
  await expect(page.getByText('Sending…')).toBeVisible()
  await page.keyboard.type(' and more')
  await expect(sku).toHaveValue('first')
  answer()
  await expect(page.getByRole('alert').last()).toContainText('Please try again')
  await expect(sku).toBeFocused()
  await page.keyboard.type(' and more')
  await expect(sku).toHaveValue('first and more')
  dropFailedCalls(complaints)
})

test('shows in every tab what was typed last, and never again what was saved in another', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', `${list}/create`)
  const name = (tab: Page) => tab.getByLabel('Name').first()
  await name(page).fill('From the first tab')
  await expect.poll(() => draftsOf(page)).toContain('From the first tab')

  const other = await context.newPage()
  await other.goto(`${list}/create`)
  await expect(name(other)).toHaveValue('From the first tab')
  await name(other).fill('From the second tab')
  await expect.poll(() => draftsOf(page)).toContain('From the second tab')
  await expect(name(page)).toHaveValue('From the second tab')
  await page.getByLabel('Sku').fill('S-2')
  await expect(other.getByLabel('Sku')).toHaveValue('S-2')

  await other.getByRole('button', { name: 'Discard' }).click()
  await expect(name(other)).toHaveValue('')
  await expect.poll(() => draftsOf(page)).toBe('')
  await expect(name(page)).toHaveValue('From the second tab')
  await hide(page)
  expect(await draftsOf(page)).toBe('')
  // Nothing of it is kept, so nothing is asked either.
  await page.reload()
  await expect(name(page)).toHaveValue('')
  await expect(page.getByText(/Draft restored/)).toHaveCount(0)
})

test('leaves a page form without a question once a typed letter is deleted', async ({ page }) => {
  await signIn(page, 'owner', '/profile/account')
  const field = page.getByRole('main').getByRole('textbox').first()
  const before = await field.inputValue()
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  await expect(field).toHaveValue(`${before}x`)
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue(before)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(field).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** What the browser keeps of forms on this module's screens. */
function draftsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:') && key.includes(':inventory-items:'))
      .map(([, draft]) => String(draft))
      .join(),
  )
}

/** As when another tab is chosen. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const item = { name: 'Item', sku: 'S-1', kind: 'cable', quantity: 1 }

async function expectApart(notice: Locator, control: Locator): Promise<void> {
  const [above, below] = [await control.boundingBox(), await notice.boundingBox()]
  if (!above || !below) throw new Error('Both are in sight')
  const overlaps =
    above.x < below.x + below.width &&
    below.x < above.x + above.width &&
    above.y < below.y + below.height &&
    below.y < above.y + above.height
  expect(overlaps).toBe(false)
}

async function makeItem(page: Page, fields: object): Promise<string> {
  const { inventory_item: made } = await post(page, { ...item, ...fields })
  if (!made) throw new Error('The item cannot be made')
  return made.id
}

interface Answer {
  inventory_item?: { id: string }
  fields?: Record<string, string>
}

/** A call of the API by the page's own session. */
function post(page: Page, record: object): Promise<Answer> {
  return page.evaluate(async (sent) => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/api/site/v1/inventory-items', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ inventory_item: sent }),
    })
    return (await answer.json()) as Answer // the API's contract
  }, record)
}
