import type { Locator, Page } from '@playwright/test'
import { call } from './manifestWalk.ts'
import { dropFailedCalls, expect, signIn, test } from './portal.ts'

/** One person with the same forms in two tabs. */
const reply = (page: Page): Locator => page.getByLabel('Your reply')

async function createTicket(page: Page, subject: string): Promise<string> {
  await page.goto('/support/tickets/new')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Description').fill('Since this morning.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  return page.url()
}

test('shows a reply in both tabs of its ticket and in no other ticket, and in neither once it is sent', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/')
  const address = await createTicket(page, 'The first of two tabs')
  const other = await context.newPage()
  await createTicket(other, 'The other of two tabs')
  await reply(other).fill('To the other.')
  await expect.poll(() => draftsOf(page)).toContain('To the other.')
  await reply(page).fill('To the first.')
  await expect.poll(() => draftsOf(page)).toContain('To the first.')
  const same = await context.newPage()
  await same.goto(address)
  await expect(reply(same)).toHaveValue('To the first.')
  await expect(reply(other)).toHaveValue('To the other.')

  await reply(same).fill('To the first, with more.')
  await expect(reply(page)).toHaveValue('To the first, with more.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('To the first, with more.')
  await expect(reply(same)).toHaveValue('')
  await expect(same.getByText(/We kept what you entered/)).toHaveCount(0)
  await expect(reply(other)).toHaveValue('To the other.')
  expect(await draftsOf(page)).not.toContain('To the first')
})

test('keeps what is typed in one tab while another sends the form', async ({ page, context }) => {
  await signIn(page, 'owner', '/')
  const address = await createTicket(page, 'Sent slowly')
  const other = await context.newPage()
  await other.goto(address)
  await expect(reply(other)).toBeVisible()
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/replies', async (route) => {
    if (route.request().method() === 'POST') await typed
    return route.continue()
  })
  await reply(page).fill('Sent here.')
  await expect(reply(other)).toHaveValue('Sent here.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('form[data-send]')).toHaveAttribute('data-send', 'request')
  await reply(other).fill('Typed there.')
  await expect.poll(() => draftsOf(page)).toContain('Typed there.')
  goOn()
  const messages = page.getByRole('list', { name: 'Messages' })
  await expect(messages).toContainText('Sent here.')
  for (const tab of [page, other]) await expect(reply(tab)).toHaveValue('Typed there.')
  await expect(messages).not.toContainText('Typed there.')
})

test('does not bring back a reply that was sent when another tab writes it late', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/')
  const address = await createTicket(page, 'Written late')
  const other = await context.newPage()
  // A tab whose news come late.
  await other.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  await other.goto(address)
  const { promise: sent, resolve: goOn } = Promise.withResolvers<void>()
  let isKept = false
  await other.route('**/replies/draft', async (route) => {
    if (route.request().method() === 'PUT') await sent
    isKept = true
    await route.fulfill({ json: { draft: null, sent: false } })
  })
  await reply(other).fill('Only once.')
  await expect(reply(page)).toHaveValue('Only once.')
  await expect.poll(() => draftsOf(page)).toContain('Only once.')
  const late = await page.evaluate(() =>
    Object.entries(localStorage).map(([key, text]) => [key, String(text)] as const),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  const messages = page.getByRole('list', { name: 'Messages' })
  await expect(messages).toContainText('Only once.')
  await expect(reply(page)).toHaveValue('')

  // The answer that the other tab waited for is noted in its draft.
  goOn()
  await expect.poll(() => isKept).toBe(true)
  await other.evaluate(() => new Promise(requestAnimationFrame))
  expect(await draftsOf(page)).not.toContain('Only once.')

  // What it wrote before it could know.
  await other.evaluate((entries) => {
    for (const [key, text] of entries) if (key.startsWith('draft:')) localStorage.setItem(key, text)
  }, late)
  await expect.poll(() => draftsOf(page)).not.toContain('Only once.')
  await expect(reply(page)).toHaveValue('')
  await page.reload()
  await expect(reply(page)).toHaveValue('')
  await expect(page.getByText(/We kept what you entered/)).toHaveCount(0)
})

test('shows the stored record again once what was typed is gone in another tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/profile/account')
  const other = await context.newPage()
  await other.goto('/profile/account')
  const field = (tab: Page): Locator => tab.getByRole('main').getByRole('textbox').first()
  const before = await field(page).inputValue()
  await field(other).waitFor()
  await field(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  await expect(field(other)).toHaveValue(`${before}x`)
  await page.keyboard.press('Backspace')
  await expect(field(other)).toHaveValue(before)
  await expect(other.getByText(/We kept what you entered/)).toHaveCount(0)
})

test('asks before it saves over a change that the tab which typed did not know', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, 'owner', '/')
  const item = { name: 'In two tabs', sku: 'S-1', kind: 'cable', quantity: 1 }
  const { id } = await send(page, 'POST', '', item)
  const edit = `/inventory-items/edit/${id}`
  const sku = (tab: Page): Locator => tab.getByLabel('Sku')
  await page.goto(edit)
  await expect(sku(page)).toHaveValue('S-1')
  await send(page, 'PUT', `/${id}`, { ...item, quantity: 7 })
  const other = await context.newPage()
  await other.goto(edit)
  await expect(other.getByLabel('Quantity')).toHaveValue('7')
  await sku(page).fill('S-2')
  await expect(sku(other)).toHaveValue('S-2')

  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('dialog')).toContainText('Someone else saved changes')
  expect(await send(page, 'GET', `/${id}`)).toMatchObject({ sku: 'S-1', quantity: 7 })
  dropFailedCalls(complaints)
})

/** What the browser keeps of forms. */
function draftsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:'))
      .map(([, draft]) => String(draft))
      .join(),
  )
}

interface Item {
  id: string
}

/** A call of the API, answered by an item. */
async function send(page: Page, method: string, path: string, item?: object): Promise<Item> {
  const data = item && { inventory_item: item }
  const answer = await call<{ inventory_item: Item }>(page, method, `/v1/inventory-items${path}`, data)
  return answer.inventory_item
}
