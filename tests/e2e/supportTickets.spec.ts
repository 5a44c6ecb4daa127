import type { Locator, Page, Route } from '@playwright/test'
import { call } from './manifestWalk.ts'
import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

/** Longer than a file name is shown. */
const pdf = {
  name: 'capture-of-a-call-without-audio.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
}
const exe = { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
const REFUSED = 'This file cannot be uploaded. Please check file format and size'
const NOT_SENT = 'Message failed to send. Please try again later'
const TOO_MANY =
  'The file limit (3) has been reached for this message. Please use a new message to send additional files'

const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages' })
const attached = (page: Page): Locator =>
  page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')
const chooser = (page: Page): Locator => page.locator('input[type=file]')
const ticketRow = (page: Page, subject: string): Locator =>
  page.getByRole('table', { name: 'Tickets' }).getByRole('row').filter({ hasText: subject })

async function createTicket(page: Page, subject: string): Promise<void> {
  await page.goto('/support/tickets/new')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Description').fill('Since this morning.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
}

/** Files as a drop or a paste brings them. */
async function transfer(field: Locator, event: 'drop' | 'paste', name: string): Promise<void> {
  await field.evaluate(
    (element, { type, filename }) => {
      const data = new DataTransfer()
      data.items.add(new File(['a line of text'], filename, { type: 'text/plain' }))
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      )
    },
    { type: event, filename: name },
  )
}

test('leads an account without tickets to a new one, and everybody else to the last', async ({ page }) => {
  await signIn(page, 'empty', '/support')
  await expect(page.getByRole('heading', { name: 'New ticket' })).toBeVisible()
  await expect(page).toHaveURL(/\/support\/tickets\/new/)
  await expect(page).toHaveTitle(/– Support$/)
  await createTicket(page, 'No dial tone')
  await page.goto('/support/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'No dial tone' })).toBeVisible()
  await expect(page).toHaveURL(/\/support\/tickets\/last$/)
})

test('shows tickets with their labels, subjects cut at 90 characters, and what belongs to one', async ({
  page,
}) => {
  await signIn(page, 'owner', '/support/tickets/all')
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Documents for a Sender ID' })).toContainText('Open')
  await expect(rows.filter({ hasText: 'One-way audio' })).toContainText('Updated')
  await expect(rows.filter({ hasText: 'More concurrent calls' })).toContainText('Updated')
  await expect(rows.filter({ hasText: 'Invoice shows' })).toContainText('Closed')
  await expect(page.getByText('Resolved', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Any status' }).click()
  const updated = page.getByRole('checkbox', { name: 'Updated' })
  await expect(updated).toHaveCount(1)
  await updated.check()
  await expect(rows.filter({ hasText: 'Documents for a Sender ID' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'One-way audio' })).toBeVisible()
  await expect(rows.filter({ hasText: 'More concurrent calls' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove filter Status: Updated' }).click()
  await expect(rows.filter({ hasText: 'Documents for a Sender ID' })).toBeVisible()

  const long = page.getByRole('link', { name: /^Messages to two Norwegian/ })
  const shown = (await long.textContent())?.trim() ?? ''
  expect(shown.endsWith('…')).toBe(true)
  expect(Array.from(shown).length).toBeLessThanOrEqual(91)

  await long.click()
  await expect(messages(page).getByRole('link', { name: /message-ids-of-undel….csv/ })).toBeVisible()
  await expect(page.getByText('This ticket is closed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
})

test('takes the badge away once the reply is seen', async ({ page }) => {
  await signIn(page, 'owner', '/support/tickets/all')
  const link = page.getByRole('navigation').getByRole('link', { name: /^Support/ })
  await expect(link).toContainText('1')
  await page.getByRole('link', { name: /^One-way audio/ }).click()
  await expect(messages(page)).toContainText('Could you try again?')
  await expect(link).not.toContainText('1')
})

test('takes no more files than it may, also of those that come at once', async ({ page }) => {
  await signIn(page, 'owner', '/support/tickets/new')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Description').evaluate((field) => {
    for (const name of ['one.txt', 'two.txt', 'three.txt', 'four.txt']) {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['a line of text'], name, { type: 'text/plain' }))
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
  })
  await expect(page.getByText(TOO_MANY).first()).toBeVisible()
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0)
  await expect(attached(page)).toHaveCount(3)
  await expect(attached(page).filter({ hasText: 'four.txt' })).toHaveCount(0)
})

test('creates a ticket with files that are chosen, dropped and pasted, and refuses others', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', '/support/tickets/new')
  await chooser(page).setInputFiles(exe)
  await expect(attached(page).getByText(REFUSED)).toBeVisible()
  await page.getByRole('button', { name: /Remove tool.exe/ }).click()
  await chooser(page).setInputFiles({ ...pdf, buffer: Buffer.alloc(16 * 2 ** 20, 1) })
  await expect(attached(page).getByText(REFUSED)).toBeVisible()
  await page.getByRole('button', { name: /Remove capture/ }).click()

  await chooser(page).setInputFiles(pdf)
  await expect(attached(page).filter({ hasText: 'capture-of-a-call-wi….pdf' })).toBeVisible()
  await transfer(page.getByRole('button', { name: /Attach files/ }), 'drop', 'dropped.txt')
  await expect(attached(page).filter({ hasText: 'dropped.txt' })).toBeVisible()
  await transfer(page.getByLabel('Description'), 'paste', 'pasted.txt')
  await expect(attached(page).filter({ hasText: 'pasted.txt' })).toBeVisible()
  await expect(attached(page)).toHaveCount(3)
  await chooser(page).setInputFiles({ ...pdf, name: 'fourth.pdf' })
  await expect(page.getByText(TOO_MANY).first()).toBeVisible()
  await expect(attached(page)).toHaveCount(3)

  // Drafts keep what is uploaded.
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0)
  await page.getByLabel('Subject').fill('Files of three kinds')
  await page.getByLabel('Description').fill('See the files.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(attached(page)).toHaveCount(3)
  await expect(page.getByLabel('Subject')).toHaveValue('Files of three kinds')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Files of three kinds' })).toBeVisible()
  await expect(messages(page).getByRole('link')).toHaveCount(3)
  await expect(ticketRow(page, 'Files of three kinds')).toContainText('Open')
  dropFailedCalls(complaints)
})

test('leaves the text of a spreadsheet to the field it is pasted into', async ({ page }) => {
  await signIn(page, 'owner', '/support/tickets/new')
  const field = page.getByLabel('Description')
  const paste = (text: string): Promise<boolean> =>
    field.evaluate((element, plain) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', plain)
      clipboardData.items.add(new File(['a line of text'], 'cells.txt', { type: 'text/plain' }))
      return element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  expect(await paste('Name\tNumber\r\nAda\t7')).toBe(true)
  await expect(attached(page)).toHaveCount(0)
  // Some systems put the name of a copied file beside it.
  expect(await paste('/home/ada/cells.txt')).toBe(false)
  await expect(attached(page).filter({ hasText: 'cells.txt' })).toBeVisible()
})

test('keeps what is typed in a ticket about something when the page is opened anew', async ({ page }) => {
  await signIn(page, 'owner', '/support/tickets/new?subject=About+a+number&other=1')
  await expect(page).toHaveURL(/\/new\/message\?subject=About\+a\+number$/)
  await page.getByLabel('Description').fill('It does not ring.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('About a number')
  await expect(page.getByLabel('Description')).toHaveValue('It does not ring.')
  await page.goto('/support/tickets/new')
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test('uploads a file again after its upload failed', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/support/tickets/new')
  await page.route('**/v1/files?*', (route) => route.abort('connectionfailed'))
  await chooser(page).setInputFiles(pdf)
  const again = attached(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/v1/files?*')
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(attached(page)).toContainText(['capture-of-a-call-wi….pdf'])
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  dropFailedCalls(complaints)
})

const replyField = (page: Page): Locator => page.getByLabel('Your reply')
const rowOf = (page: Page, subject: string): Locator => page.getByRole('row').filter({ hasText: subject })
/** What is typed is kept by the server from now on. */
const isKept = (page: Page, ok = true): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/replies/draft') &&
      response.request().method() === 'PUT' &&
      response.ok() === ok,
  )

for (const [name, fail] of [
  [
    'the server failed',
    (route: Route) => route.fulfill({ status: 500, json: { error: 'no', code: 'internal' } }),
  ],
  ['there was no connection', (route: Route) => route.abort('connectionfailed')],
] as const)
  test(`keeps a message when ${name}, and sends it when tried again`, async ({ page, complaints }) => {
    await signIn(page, 'owner', '/')
    await createTicket(page, `A message that fails: ${name}`)
    const form = page.locator('form[data-send]')
    await expect(form).toHaveAttribute('data-send', 'none')
    await page.route('**/replies', (route) =>
      route.request().method() === 'POST' ? fail(route) : route.continue(),
    )
    await replyField(page).fill('This one is kept.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText(NOT_SENT)).toBeVisible()
    await expect(form).toHaveAttribute('data-send', 'failure')
    await expect(replyField(page)).toHaveValue('This one is kept.')
    await page.unroute('**/replies')
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(messages(page)).toContainText('This one is kept.')
    await expect(replyField(page)).toHaveValue('')
    dropFailedCalls(complaints)
  })

test('sends a message once although its answer was lost and the page was opened anew', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', '/')
  await createTicket(page, 'An answer that is lost')
  // The server stores it, and nobody hears of it, nor can say so.
  await page.route('**/replies', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await page.route('**/replies/draft', (route) => route.abort('connectionfailed'))
  await replyField(page).fill('Only once.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(NOT_SENT)).toBeVisible()
  await page.reload()
  await expect(page.getByText(NOT_SENT)).toBeVisible()
  await expect(replyField(page)).toHaveValue('Only once.')
  await page.unroute('**/replies')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(replyField(page)).toHaveValue('')
  await expect(messages(page).getByText('Only once.')).toHaveCount(1)
  await page.unroute('**/replies/draft')
  dropFailedCalls(complaints)
})

test('notices that a message had arrived once the server is reached again', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/')
  await createTicket(page, 'An answer that is lost for a moment')
  await page.route('**/replies', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await replyField(page).fill('It did arrive.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messages(page).getByText('It did arrive.')).toHaveCount(1)
  await expect(replyField(page)).toHaveValue('')
  await expect(page.getByText(NOT_SENT)).toHaveCount(0)
  dropFailedCalls(complaints)
})

test('keeps a draft for the other device, and says so in the list', async ({ page, browser }) => {
  await signIn(page, 'owner', '/')
  await createTicket(page, 'Begun at the desk')
  const address = page.url()
  const kept = isKept(page)
  await replyField(page).fill('Begun here, ')
  await kept
  const phone = await browser.newPage()
  await signIn(phone, 'owner', '/support/tickets/all')
  await expect(rowOf(phone, 'Begun at the desk').getByText('Draft', { exact: true })).toBeVisible()
  await phone.goto(address)
  await expect(replyField(phone)).toHaveValue('Begun here, ')
  await replyField(phone).fill('Begun here, finished there.')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(messages(phone)).toContainText('finished there.')
  // The desk had told the server all it knew: its own copy is of no use any more.
  await page.goto('/support/tickets/all')
  await expect(rowOf(page, 'Begun at the desk')).toBeVisible()
  await expect(rowOf(page, 'Begun at the desk').getByText('Draft', { exact: true })).toHaveCount(0)
  await page.goto(address)
  await expect(replyField(page)).toHaveValue('')
  await phone.close()
})

test('discards a draft here and on the server', async ({ page }) => {
  await signIn(page, 'owner', '/')
  await createTicket(page, 'Better not')
  const kept = isKept(page)
  await replyField(page).fill('Never mind.')
  await kept
  await page.reload()
  await expect(replyField(page)).toHaveValue('Never mind.')
  const dropped = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Discard' }).click()
  await dropped
  await page.reload()
  await expect(replyField(page)).toHaveValue('')
})

test('marks unread tickets, and filters by them', async ({ page }) => {
  await signIn(page, 'admin', '/')
  await createTicket(page, 'Answered while I was away')
  await page.goto('/support/tickets/all')
  const row = rowOf(page, 'Answered while I was away')
  await expect(row.getByText('Unread', { exact: true })).toBeVisible()
  await page.goto('/support/tickets/all?unread=true')
  await expect(row).toBeVisible()
  await row.getByRole('link', { name: 'Answered while' }).click()
  await expect(messages(page)).toContainText('I’m a simulated agent')
  await page.goto('/support/tickets/all')
  await expect(row).toBeVisible()
  await expect(row.getByText('Unread', { exact: true })).toHaveCount(0)
})

test('begins a new ticket with what its topic needs to know', async ({ page }) => {
  await signIn(page, 'owner', '/support/tickets/new')
  await page.getByLabel('Topic').click()
  await page.getByRole('option', { name: 'Porting' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(/^Porting request or numbers: \nCurrent carrier: /)
  await page.getByLabel('Subject').fill('Moving two numbers')
  await page.getByLabel('Description').fill('Which bill do you need?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moving two numbers' })).toBeVisible()
  await expect(page.getByText('Porting', { exact: true }).first()).toBeVisible()
})

test('shows the agent’s replies as they arrive, and opens a resolved ticket by a reply', async ({ page }) => {
  await signIn(page, 'owner', '/')
  await createTicket(page, 'A conversation')
  const status = page.locator('.pb-page-header')
  await expect(messages(page)).toContainText('I’m a simulated agent')
  await expect(status).toContainText('Updated')
  const send = async (text: string): Promise<void> => {
    await page.getByLabel('Your reply').fill(text)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(messages(page)).toContainText(text)
  }
  await send('Please resolve it.')
  await expect(messages(page)).toContainText('I’ve marked this ticket as resolved.')
  await expect(status).toContainText('Updated')
  await expect(ticketRow(page, 'A conversation')).toContainText('Updated')
  await send('It happened again.')
  await expect(status).toContainText('Open')
})

test('closes a ticket in place, and says so when that fails', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/')
  await createTicket(page, 'To be closed')
  const close = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Close ticket' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close ticket' }).click()
  }
  await page.route('**/status', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } }),
  )
  await close()
  await expect(page.getByText('Closing ticket failed. Please try again later')).toBeVisible()
  await page.unroute('**/status')
  await close()
  await expect(page.getByText('This ticket is closed.')).toBeVisible()
  await expect(ticketRow(page, 'To be closed')).toContainText('Closed')
  dropFailedCalls(complaints)
})

test('says what could not be loaded', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/')
  const fail = { status: 500, json: { error: 'internal server error', code: 'internal' } }
  const list = /\/v1\.1\/tickets\?/
  const one = /\/v1\.1\/tickets\/[0-9a-f-]{36}$/
  const noTickets = page.getByText('Failed to load tickets. Please refresh you browser').first()
  const support = page.getByRole('navigation').getByRole('link', { name: /^Support/ })
  // The first screen comes with the page, so the calls that fail are those of the next.
  await page.route(list, (route) => route.fulfill(fail))
  await support.click()
  await expect(noTickets).toBeVisible()
  await page.unroute(list)
  await page.goto('/support/tickets/last')
  await expect(messages(page)).toBeVisible()
  await page.route(list, (route) => route.fulfill(fail))
  await page.getByRole('link', { name: 'All tickets' }).click()
  await expect(noTickets).toBeVisible()
  await page.unroute(list)
  await page.goto('/support/tickets/all')
  await page.route(one, (route) => route.fulfill(fail))
  await page.getByRole('link', { name: /^Invoice shows/ }).click()
  await expect(
    page.getByText('Failed to load ticket content. Please refresh you browser').first(),
  ).toBeVisible()
  dropFailedCalls(complaints)
})

for (const [user, at] of [
  ['newphone', '/'],
  ['questionnaire', '/questionnaire/about-you'],
] as const)
  test(`is closed in the forced state of ${user}, where the header leads to an email`, async ({ page }) => {
    await signIn(page, user, '/support/tickets/new')
    await expect(page).toHaveURL(at)
    const support = page.getByRole('banner').getByRole('link', { name: 'Support' })
    await expect(support).toHaveAttribute('href', /^mailto:support@patchbay\.example/)
    await page.goto('/support')
    await expect(page).toHaveURL(at)
  })

test('shows six saved replies before the menu scrolls', async ({ page }) => {
  await signIn(page, 'owner', '/support/tickets/last')
  await expect(replyField(page)).toBeVisible()
  const made: string[] = []
  for (let number = 1; number <= 7; number++) {
    const saved_reply = { name: `Reply ${number}`, text: 'Long enough for a line of its own. '.repeat(5) }
    const { saved_reply: stored } = await call<{ saved_reply: { id: string } }>(
      page,
      'POST',
      '/v1.1/saved_replies',
      { saved_reply },
    )
    made.push(stored.id)
  }
  await page.reload()
  await page.getByRole('button', { name: 'Saved replies' }).click()
  const rows = page.getByRole('menuitem')
  await expect(rows.nth(7)).toBeAttached()
  const shown = await page.getByRole('menu').evaluate((menu) => {
    const { bottom } = menu.parentElement!.getBoundingClientRect()
    return [...menu.children].filter((row) => row.getBoundingClientRect().bottom <= bottom).length
  })
  expect(shown).toBe(6)
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
  for (const id of made)
    await page.request.delete(`/api/site/v1.1/saved_replies/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
})

test('fills a reply with a saved one, and asks before it replaces what was typed', async ({ page }) => {
  await signIn(page, 'owner', '/support/saved_replies')
  await page.getByRole('link', { name: 'New saved reply' }).click()
  await page.getByLabel('Name').fill('Logs attached')
  await page.getByLabel('Text').fill('The logs are attached.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Logs attached' })).toBeVisible()
  await createTicket(page, 'Saved replies')
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Saved replies' }).click()
    await page.getByRole('menuitem', { name: 'Logs attached' }).click()
  }
  await choose()
  await expect(replyField(page)).toHaveValue('The logs are attached.')
  await replyField(page).fill('Hello Maya,')
  await choose()
  const question = page.getByRole('alertdialog', { name: 'Replace what you wrote?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep my text' }).click()
  await expect(replyField(page)).toHaveValue('Hello Maya,')
  await choose()
  await question.getByRole('button', { name: 'Add below' }).click()
  await expect(replyField(page)).toHaveValue('Hello Maya,\n\nThe logs are attached.')
  await choose()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(replyField(page)).toHaveValue('The logs are attached.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messages(page)).toContainText('The logs are attached.')
})
