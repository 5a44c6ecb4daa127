import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { addToCart, cartIcon } from './cart.ts'
import { call } from './manifestWalk.ts'
import {
  expect,
  expectAccessible,
  fillDetails,
  mapVariables,
  next,
  sendBroadcast,
  signIn,
  test,
} from './portal.ts'
import { drawSignature, fillOwner, workingDay } from './portingForm.ts'
import { repetitions } from '../support/sampling.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

test.use({ baseURL: `http://localhost:${portOf(1)}` })

const CHALLENGED_CARD = '4000 0025 0000 3155'
const CARD = '4242 4242 4242 4242'
const CHECKED = repetitions('numbers that the money journey checks', 5000, 100_000)
const checkedFile = {
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Name;Phone\n${Array.from({ length: CHECKED }, (_, at) => `Person ${at};+44740${1_000_000 + at}`).join('\n')}\n`,
  ),
}
const letter = {
  name: 'passport.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
}
const words = JSON.parse(
  readFileSync(
    resolve(import.meta.dirname, '../../definitions/modules/account-billing/texts.en.json'),
    'utf8',
  ),
) as Record<string, string> // A file of texts.

interface Transaction {
  type: number
  amount: number
  created_at: string
}

const windows = [
  ['phone', { width: 390, height: 844 }],
  ['wide', { width: 1440, height: 900 }],
] as const
for (const [window, viewport] of windows.slice(
  0,
  repetitions('windows of the money journey', 1, windows.length),
))
  test.describe(`on a ${window} window`, () => {
    test.use({ viewport })
    let data: string
    let server: OwnServer

    test.beforeEach(async () => {
      data = mkdtempSync(join(tmpdir(), 'patchbay-journey-'))
      cpSync(process.env['E2E_DATA'] ?? '', data, { recursive: true })
      server = await startServer(data)
    })
    test.afterEach(async ({ page }) => {
      await page.goto('about:blank')
      await server.remove()
      rmSync(data, { recursive: true, force: true })
    })

    test('takes an empty account to an invoice whose lines explain every cent', async ({ page }) => {
      test.setTimeout(900_000)
      await signIn(page, 'empty', '/pay')
      await test.step('pay by card with a challenge', () => payByCard(page))
      await test.step('choose a plan', () => choosePlan(page))
      const numbers = await test.step('buy three numbers in two countries', () => buyNumbers(page))
      await test.step('upload a document', () => uploadDocument(page))
      await test.step('port two numbers in', () => portNumbers(page))
      await test.step(`validate a file of ${CHECKED}`, () => validateFile(page))
      await test.step('send a broadcast', () => broadcast(page))
      await test.step('set auto top-up', () => setAutoTopup(page))
      const { transactions } = await call<{ transactions: Transaction[] }>(
        page,
        'GET',
        '/v1/billing/transactions?per_page=100',
      )
      await test.step('let the month end', async () => {
        // An open page would look for its server.
        await page.goto('about:blank')
        await server.remove()
        server = await startServer(data, nextMonth())
      })
      await test.step('read the invoice', () => readInvoice(page, transactions, numbers))
    })
  })

/** @param aheadMs how far the clock of the server is ahead */
function startServer(data: string, aheadMs = 0): Promise<OwnServer> {
  const clock = pathToFileURL(resolve(import.meta.dirname, '../support/laterClock.ts')).href
  return startOwnServer(portOf(1), {
    data,
    definitions: process.env['E2E_DEFINITIONS'] ?? '',
    env: {
      PATCHBAY_CARRIER_SPEED: '10',
      ...(aheadMs > 0 && { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(aheadMs) }),
    },
  })
}

/** Until the third hour of the next month of an account in UTC, when its invoice is made. */
function nextMonth(): number {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 3) - now.getTime()
}

async function enterCard(page: Page, number: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('button', { name: button, exact: true }).click()
}

async function payByCard(page: Page): Promise<void> {
  await expect(page.getByText('No payments')).toBeVisible()
  await page.getByRole('link', { name: 'Top up' }).first().click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Amount: $1,000.00')).toBeVisible()
  await enterCard(page, CHALLENGED_CARD, 'Pay')
  await page.getByRole('button', { name: 'Not me' }).click()
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Use another one.')
  await enterCard(page, CHALLENGED_CARD, 'Pay')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment received')
  // A first payment is reviewed.
  await expect(page.getByText('Your payment is being processed.')).toBeVisible()
  await page.goto('/pay/payments')
  await reloadUntil(page, 'Paid')
}

async function choosePlan(page: Page): Promise<void> {
  await page.goto('/profile/account/plan')
  await page.getByRole('button', { name: 'Choose Flex Pro', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Due now')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose Flex Pro' }).click()
  await expect(page.getByText('You’re now on Flex Pro')).toBeVisible()
}

/** @returns what was bought */
async function buyNumbers(page: Page): Promise<string[]> {
  for (const [country, count] of [
    ['CA', 2],
    ['DE', 1],
  ] as const) {
    await page.goto(`/buy/search?country_code=${country}&did_type=local`)
    for (let at = 0; at < count; at += 1) await addToCart(page, at)
  }
  await expect(cartIcon(page)).toContainText('3')
  await cartIcon(page).click()
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('button', { name: /^Buy 3 numbers for \$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Buy 3/ })
    .click()
  await expect(page).toHaveURL(/\/buy\/purchases\/view\//)
  await page.goto('/numbers')
  const bought = page.getByRole('main').getByRole('link', { name: /^\+(1|49) / })
  await expect(bought).toHaveCount(3)
  return bought.allInnerTexts()
}

async function uploadDocument(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^\+49 / }).click()
  await page.getByRole('link', { name: 'Upload document' }).first().click()
  await page.getByRole('combobox', { name: 'Document type' }).click()
  await page.getByRole('option', { name: 'ID', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(letter)
  await page.getByRole('button', { name: 'Upload document' }).click()
  await expect(page).toHaveURL(/\/numbers\/view\//)
  await expect(page.getByText('In review').or(page.getByText('Approved')).first()).toBeVisible()
}

async function portNumbers(page: Page): Promise<void> {
  await page.goto('/porting/create')
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await next(page)
  await page.getByRole('combobox', { name: /Country/ }).click()
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await page.getByRole('textbox', { name: /^Numbers/ }).fill('+44 20 7946 0310 to 0311')
  await expect(page.getByText(/^2 of 2 can be moved/)).toBeVisible()
  await next(page)
  await fillOwner(page)
  await next(page)
  await page.getByRole('textbox', { name: 'Current carrier' }).fill('Thames Voice')
  await page.getByRole('textbox', { name: 'Account number' }).fill('TV-1')
  await next(page)
  await drawSignature(page)
  await next(page)
  await next(page)
  await page.getByRole('textbox', { name: 'Move date' }).fill(workingDay())
  await next(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('P-')
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await page.goto('/numbers')
  for (const number of ['+44 20 7946 0310', '+44 20 7946 0311'])
    await expect(page.getByRole('link', { name: number })).toBeVisible()
}

async function validateFile(page: Page): Promise<void> {
  const count = CHECKED.toLocaleString('en-US')
  await page.goto('/validator/request/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Customers')
  await page.getByRole('radio', { name: 'Validation' }).check()
  await page.getByRole('radio', { name: 'File' }).check()
  await page.locator('input[type=file]').setInputFiles(checkedFile)
  await expect(page.getByText('customers.csv uploaded')).toBeAttached()
  await next(page)
  await page
    .getByRole('button', { name: `Check ${count} numbers for $${(CHECKED * 0.006).toFixed(2)}` })
    .click({ timeout: 60_000 })
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible({ timeout: 120_000 })
}

async function broadcast(page: Page): Promise<void> {
  await page.goto('/sms/senders/create')
  await page.getByRole('textbox', { name: 'Sender ID' }).fill('NewCompany')
  await next(page)
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await next(page)
  await page.getByRole('radio', { name: /Transactional/ }).check()
  await page.getByRole('combobox', { name: /volume/i }).click()
  await page.getByRole('option').first().click()
  await page
    .getByRole('textbox', { name: 'Sample message 1' })
    .fill('Your parcel arrives tomorrow between nine and twelve.')
  await next(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('list', { name: 'History' }).getByText('Registered')).toBeVisible({
    timeout: 60_000,
  })

  await page.goto('/sms-broadcast/templates/create')
  await page.getByLabel('Template name').fill('Parcel')
  await page.getByLabel('Destination country').click()
  await page.getByLabel('Destination country').fill('United Kingdom')
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await next(page)
  await page.getByLabel('Message text').fill('Hello {{name}}, your parcel arrives today. You owe {{due}}.')
  await page.getByRole('checkbox', { name: /NewCompany/ }).check()
  await next(page)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page).toHaveURL(/\/sms-broadcast\/templates$/)
  await reloadUntil(page, 'Approved')

  await page.goto('/sms-broadcast/campaigns/create')
  await fillDetails(page, 'Parcels of today')
  await next(page)
  await mapVariables(page)
  await next(page)
  await page.getByLabel('Send now').check()
  await next(page)
  await sendBroadcast(page)
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns$/)
  await reloadUntil(page, 'Completed')
}

/** Lists are read again by hand; the words of filters are hidden in selects. */
async function reloadUntil(page: Page, status: string): Promise<void> {
  const shown = page.getByRole('main').getByText(status, { exact: true }).filter({ visible: true })
  await expect(async () => {
    await page.reload()
    await expect(shown.first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

async function setAutoTopup(page: Page): Promise<void> {
  await page.goto('/pay/auto-top-up')
  await page.getByRole('link', { name: 'Add card' }).first().click()
  await page.getByRole('radio', { name: 'Main card' }).check()
  await page.getByRole('button', { name: 'Enter card details' }).click()
  await enterCard(page, CARD, 'Save card')
  await expect(page.getByText('4242').first()).toBeVisible()
  await page.goto('/pay/auto-top-up')
  await page.getByRole('switch', { name: 'Top up automatically' }).check()
  await page.getByRole('textbox', { name: 'When the balance falls to' }).fill(String(1000 - CHECKED * 0.006))
  await page.getByRole('textbox', { name: 'Top up by' }).fill('123.45')
  await page.getByRole('textbox', { name: 'Monthly limit' }).fill('500')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Auto top-up was saved')).toBeVisible()
  // The balance is below that already.
  await expect(async () => {
    await page.reload()
    const runs = page.getByRole('table', { name: 'Latest auto top-ups' }).getByRole('row')
    await expect(runs.filter({ hasText: '$123.45' })).toContainText('Paid', { timeout: 2_000 })
  }).toPass()
}

async function readInvoice(page: Page, transactions: Transaction[], numbers: string[]): Promise<void> {
  await signIn(page, 'empty', '/pay/statements')
  const link = page.getByRole('main').getByRole('link', { name: /^INV-\d{6}$/ })
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/INV-/)
  const rows = page.getByRole('table', { name: 'Lines' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const lines = await Promise.all((await rows.all()).map((row) => row.getByRole('cell').allInnerTexts()))

  // On phones, the other columns are below the first one's words.
  const shown = addUp(
    lines.map(([what = '', amount = '']) => [what.split('\n')[0] ?? '', microUnits(amount)]),
  )
  const booked = addUp(transactions.map(({ type, amount }) => [words[`type-${type}`] ?? '', amount]))
  expect(shown).toEqual(booked)
  const sum = transactions.reduce((total, { amount }) => total + amount, 0)
  expect(microUnits(await figure(page, 'Opening balance'))).toBe(0)
  expect(microUnits(await figure(page, 'Payments'))).toBe(1_123_450_000)
  // The figures above the lines are in cents.
  expect(microUnits(await figure(page, 'Charges'))).toBe(inCents(1_123_450_000 - sum))
  expect(microUnits(await figure(page, 'Closing balance'))).toBe(inCents(sum))
  // Each number has lines of its own, and messages have their country.
  const named = lines.map((cells) => cells.join(' '))
  for (const number of numbers) expect(named.some((line) => line.includes(number))).toBe(true)
  expect(named.some((line) => line.includes('United Kingdom'))).toBe(true)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/)
}

/** Amounts added up by what they were for, in the order of the words. */
function addUp(amounts: [what: string, amount: number][]): [string, number][] {
  const sums = new Map<string, number>()
  for (const [what, amount] of amounts) sums.set(what, (sums.get(what) ?? 0) + amount)
  return [...sums].toSorted(([one], [other]) => one.localeCompare(other))
}

function microUnits(shown: string): number {
  return Math.round(Number(shown.replaceAll(/[^\d.-]/g, '')) * 1_000_000)
}

function inCents(amount: number): number {
  return Math.round(amount / 10_000) * 10_000
}

async function figure(page: Page, name: string): Promise<string> {
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
  return tile.getByRole('paragraph').nth(1).innerText()
}
