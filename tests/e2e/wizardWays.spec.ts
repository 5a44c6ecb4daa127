import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

/** The ways into and out of a wizard, on a module of JSON files alone; prepareWorld.ts writes it. */
const list = '/inventory-items'

test('who saves or cancels an edit comes back to the list as it was left', async ({ page }) => {
  await signIn(page, 'owner', list)
  for (let number = 1; number <= 30; number++) await makeItem(page, { name: `Crate ${number}` })
  const left = `${list}?search=Crate&sort=-name&page=2`
  await page.goto(left)
  const crate = page.getByRole('link', { name: /^Crate/ }).first()
  await crate.click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(left)

  await crate.click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Sku').fill('changed')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Your draft is kept.')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(left)

  await page.goBack()
  await expect(page.getByText(/Draft restored/)).toBeVisible()
  await expect(page.getByLabel('Sku')).toHaveValue('changed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(left)
})

test('a notice covers no control, and the top of the screen stays where it is', async ({ page }) => {
  await signIn(page, 'owner', list)
  const id = await makeItem(page, { name: 'Pallet' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${list}/edit/${id}`)
    await page.getByLabel('Sku').fill(`at ${width}`)
    await page.getByRole('button', { name: 'Save' }).click()
    const notice = page.locator('.notice')
    await expect(notice).toBeVisible()
    await notice.hover()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const title = page.getByRole('heading', { level: 1 })
    const top = (await title.boundingBox())?.y
    await expectApart(notice, page.getByRole('button', { name: 'Last page' }))
    await expectApart(notice, page.getByRole('link', { name: 'Terms of service' }))
    await notice.getByRole('button').click()
    await expect(notice).toHaveCount(0)
    expect((await title.boundingBox())?.y).toBe(top)
  }
})

test('a record of long texts stays inside its card and keeps its line breaks', async ({ page }) => {
  await signIn(page, 'owner', list)
  const id = await makeItem(page, { name: 'n'.repeat(80), notes: `First\nSecond ${'word '.repeat(60)}` })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${list}/view/${id}`)
    const card = page.locator('dl')
    const notes = card.getByText('First')
    await expect(notes).toBeVisible()
    expect(await notes.innerText()).toMatch(/^First\nSecond/)
    for (const text of [notes, card.getByText('nnn')]) {
      const { clientWidth, scrollWidth } = await text
        .locator('..')
        .evaluate((element) => ({ clientWidth: element.clientWidth, scrollWidth: element.scrollWidth }))
      expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth)
    }
  }
})

test('page and server say the same of a value that is refused', async ({ page, complaints }) => {
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
    await expect(page.locator('#field-quantity-error')).toHaveText(words)
    const { fields } = await post(page, { ...item, quantity: Number(typed) })
    expect(fields).toEqual({ quantity: words })
  }
  // the browser's own word for each refusal
  complaints.length = 0
})

test('what is being saved cannot be changed meanwhile, and the caret comes back when it fails', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', list)
  const id = await makeItem(page, { name: 'Slow' })
  await page.goto(`${list}/edit/${id}`)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
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
  // the browser's own word for the refusal
  complaints.length = 0
})

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
