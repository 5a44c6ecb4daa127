import type { Page } from '@playwright/test'
import { addToCart, cartIcon } from './cart.ts'
import { call } from './manifestWalk.ts'
import {
  dropFailedCalls,
  expect,
  expectAccessible,
  postCredentials,
  showGrid,
  signIn,
  test,
} from './portal.ts'

/** The demo world begins with numbers in the owner's cart. */
async function emptyCart(page: Page): Promise<void> {
  const { items } = await call<{ items: { stock_id: string }[] }>(page, 'GET', '/v1/cart?per_page=100')
  for (const { stock_id: id } of items) await call(page, 'DELETE', `/v1/cart/numbers/${id}`)
}

async function chooseFirst(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await addToCart(page, at)
}

test('leads from the country to numbers, and buys them', async ({ page }) => {
  test.slow()
  await postCredentials(page.request, 'owner')
  await emptyCart(page)
  await page.goto('/buy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy numbers')
  await expect(cartIcon(page)).toHaveCount(0)
  await page
    .getByRole('row', { name: /Canada/ })
    .getByRole('link', { name: '13' })
    .click()
  await page.getByRole('link', { name: 'Alberta' }).click()
  await page.getByRole('link', { name: 'Calgary' }).click()
  await expect(page).toHaveURL(/\/buy\/countries\/[\w-]+\/regions\/[\w-]+\/cities\/[\w-]+\/dids$/)
  await chooseFirst(page, 2)
  await expect(cartIcon(page)).toContainText('2')
  await expectAccessible(page)

  const first = page.getByRole('row').nth(1)
  const number = /\+[\d ]+\d/.exec(await first.innerText())?.[0] ?? ''
  await first.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Remove from cart' }).click()
  await expect(cartIcon(page)).toContainText('1')
  await first.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'Add to cart' }).click()
  await expect(cartIcon(page)).toContainText('2')

  await cartIcon(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await expect(page.getByRole('main')).toContainText(/Due now\s*\$4\.00/)
  await expect(page.getByRole('main')).toContainText(/Every month\s*\$2\.00/)
  await page.getByRole('link', { name: 'Check out' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(/VAT\s*No VAT|VAT\s*\d+%|VAT\s*Reverse charge/)
  await expect(main).toContainText(/Balance after this\s*\$[\d,]+\.\d{2}/)
  await expect(main).toContainText(/Plan \(unchanged\)\s*Flex Pro/)
  await expect(main).toContainText(/Numbers you’ll have\s*\d+/)
  await expect(main).toContainText(/Monthly total, including plan\s*\$\d+\.\d{2}/)
  await page.getByRole('textbox', { name: 'Reference' }).fill('PO 4711')
  await page.getByRole('button', { name: 'Buy 2 numbers for $4.00' }).click()
  await expectAccessible(page)
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Buy 2/ })
    .click()
  await expect(page).toHaveURL(/\/buy\/purchases\/view\//)
  await expect(page.getByText('PO 4711')).toBeVisible()
  await expect(page.getByText('2', { exact: true }).first()).toBeVisible()
  await expect(cartIcon(page)).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.goto('/numbers')
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(number.replaceAll(/\D/g, ''))
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})

test('buys no more than the question said, and asks again about a cart that has changed', async ({
  page,
  complaints,
}) => {
  await postCredentials(page.request, 'owner')
  await emptyCart(page)
  await page.goto('/buy/search?country_code=CA')
  await chooseFirst(page, 1)
  await page.goto('/cart/checkout')
  await page.getByRole('button', { name: 'Buy 1 number for $2.00' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('$2.00 is charged now')
  const { dids } = await call<{ dids: { id: string; in_cart: boolean }[] }>(
    page,
    'GET',
    '/v1/buy/search?country_code=CA&per_page=10',
  )
  const other = dids.find(({ in_cart: isInCart }) => !isInCart)
  await call(page, 'POST', `/v1/cart/numbers/${other?.id}`)
  await question.getByRole('button', { name: /^Buy 1/ }).click()
  await expect(page.getByRole('alert')).toContainText('it now has 2 numbers for $4.00')
  dropFailedCalls(complaints)
  await page.getByRole('button', { name: 'Buy 2 numbers for $4.00' }).click()
  await question.getByRole('button', { name: /^Buy 2/ }).click()
  await expect(page).toHaveURL(/\/buy\/purchases\/view\//)
})

test('leads to the purchase whose answer was lost, though the cart is empty by then', async ({
  page,
  complaints,
}) => {
  await postCredentials(page.request, 'owner')
  await emptyCart(page)
  await page.goto('/buy/search?country_code=CA')
  await chooseFirst(page, 1)
  await page.goto('/cart/checkout')
  let sent = 0
  await page.route('**/v1/purchases', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    if (sent > 1) return route.fallback()
    expect((await route.fetch()).ok()).toBe(true)
    await route.abort()
  })
  const question = page.getByRole('alertdialog')
  const buy = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Buy \d+ number/ }).click()
    await question.getByRole('button', { name: /^Buy/ }).click()
  }
  await buy()
  await expect(page.getByRole('alert')).toBeVisible()
  // Nobody is asked whether to buy nothing.
  await page.getByRole('button', { name: /^Buy/ }).click()
  await expect(page).toHaveURL(/\/buy\/purchases\/view\//)
  expect(sent).toBe(2)

  await page.goto('/cart/checkout')
  await expect(page.getByRole('main')).toContainText('There is nothing in the cart.')
  await page.getByRole('button', { name: 'Buy numbers', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is nothing in the cart.' })).not.toHaveCount(
    0,
  )
  await expect(question).toHaveCount(0)
  expect(sent).toBe(2)
  dropFailedCalls(complaints)
})

test('buys another cart that looks like the one whose answer was lost', async ({ page, complaints }) => {
  await postCredentials(page.request, 'owner')
  await emptyCart(page)
  await page.goto('/buy/search?country_code=CA')
  await chooseFirst(page, 1)
  await page.goto('/cart/checkout')
  const bought: string[][] = []
  await page.route('**/v1/purchases', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    bought.push((await response.json()).purchase?.did_numbers)
    return bought.length === 1 ? route.abort() : route.fulfill({ response })
  })
  const question = page.getByRole('alertdialog')
  const buy = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Buy 1 number for $2.00' }).click()
    await question.getByRole('button', { name: /^Buy/ }).click()
  }
  await buy()
  await expect(page.getByRole('alert')).toBeVisible()
  const { dids } = await call<{ dids: { id: string }[] }>(
    page,
    'GET',
    '/v1/buy/search?country_code=CA&per_page=10',
  )
  await call(page, 'POST', `/v1/cart/numbers/${dids[0]?.id}`)
  await page.reload()
  await buy()
  await expect(page).toHaveURL(/\/buy\/purchases\/view\//)
  expect(bought.map((numbers) => numbers?.length)).toEqual([1, 1])
  expect(bought[1]).not.toEqual(bought[0])
  const { items } = await call<{ items: unknown[] }>(page, 'GET', '/v1/cart')
  expect(items).toEqual([])
  dropFailedCalls(complaints)
})

test('puts selected numbers into the cart in one action, and takes them back', async ({ page }) => {
  await postCredentials(page.request, 'owner')
  await emptyCart(page)
  await page.goto('/buy/search?country_code=CA')
  await showGrid(page)
  const selected = page.getByRole('checkbox', { name: /^Select / })
  for (const at of [1, 2, 3]) await selected.nth(at).check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await selected.nth(3).uncheck()
  await expect(page.getByText('2 selected')).toBeVisible()
  await selected.nth(3).check()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 rows will be changed.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toContainText('3 of 3')
  await expect(cartIcon(page)).toContainText('3')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toContainText('Remove from cart: 3 rows')
  await expect(dialog).toContainText('3 of 3')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(cartIcon(page)).toHaveCount(0)
})

test('says what went wrong when a number can’t be added, and lets people try again', async ({
  page,
  complaints,
}) => {
  await postCredentials(page.request, 'owner')
  await emptyCart(page)
  await page.goto('/buy/search?country_code=CA')
  await showGrid(page)
  const failing = '**/v1/cart/numbers/**'
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { error: 'The server is busy.', code: 'internal' } }),
  )
  const actions = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /actions/i })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Add to cart' }).click()
  await expect(page.getByText('The server is busy.')).toBeVisible()
  await expect(actions).toBeEnabled()
  await page.unroute(failing)

  await page.route('**/bulk', (route) =>
    route.fulfill({ status: 500, json: { error: 'The server is busy.', code: 'internal' } }),
  )
  const selected = page.getByRole('checkbox', { name: /^Select / })
  for (const at of [1, 2]) await selected.nth(at).check()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 rows will be changed.')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  dropFailedCalls(complaints)
})

test('says that the balance is too low and leads to topping up', async ({ page }) => {
  await signIn(page, 'flex', '/buy/search?country_code=AT&did_type=mobile')
  await chooseFirst(page, 3)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page.getByText('Your balance doesn’t cover these numbers.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Top up' }).click()
  await expect(page).toHaveURL(/\/pay\/online\?action=add/)
})

test('orders numbers that are not in stock, which the supplier brings', async ({ page }) => {
  test.slow()
  await signIn(page, 'owner', '/buy/orders')
  await page.getByRole('link', { name: 'Order numbers' }).first().click()
  await page.getByRole('combobox', { name: 'Country' }).fill('Finland')
  await page.getByRole('option', { name: 'Finland' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('nationwide')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'National' }).click()
  await page
    .getByRole('spinbutton', { name: 'Quantity' })
    .or(page.getByRole('textbox', { name: 'Quantity' }))
    .fill('4')
  await page.getByRole('button', { name: 'Send order' }).click()
  await expect(page).toHaveURL(/\/buy\/orders$/)
  await expect(page.getByRole('row', { name: /Nationwide/ })).toContainText('With the supplier')
  await expect(page.getByRole('row', { name: /Nationwide/ })).toContainText('In stock', { timeout: 180_000 })
  await page.getByRole('link', { name: 'Nationwide' }).click()
  await expect(page.getByText('1–4 of 4')).toBeVisible()
})
