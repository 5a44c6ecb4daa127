import type { Locator, Page } from '@playwright/test'
import { contactFile, dropFailedCalls, expect, signIn, test } from './portal.ts'

const create = '/sms-broadcast/campaigns/create'
/** An image of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('retries a lost connection five times, five seconds apart', async ({ page, complaints }) => {
  await signIn(page, 'owner', create)
  await expect(page.getByLabel('Broadcast name')).toBeVisible()
  await page.clock.install()
  let attempts = 0
  await page.route('**/contacts_upload', (route) => {
    attempts += 1
    return route.abort('connectionfailed')
  })
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  await expect.poll(() => attempts).toBe(1)
  for (let retry = 1; retry <= 5; retry++) {
    await expect(page.getByRole('button', { name: 'Retry now' })).toBeVisible()
    await page.clock.runFor(4000)
    expect(attempts).toBe(retry)
    await page.clock.runFor(1500)
    await expect.poll(() => attempts).toBe(retry + 1)
  }
  await expect(page.getByText('File upload failed. Please try again.').first()).toBeVisible()
  await page.clock.runFor(20_000)
  expect(attempts).toBe(6)
  dropFailedCalls(complaints)
})

test('polls progress every two seconds and resumes after a reload', async ({ page }) => {
  const answer = {
    percentage: 40,
    valid: 4,
    invalid: 0,
    duplicated: 0,
    country: 'United Kingdom',
    country_code: 'GB',
    values: [],
    headers: [],
    filename: 'contacts.csv',
    status: 'processing',
  }
  await page.route('**/contacts_process?*', (route) => route.fulfill({ json: answer }))
  await signIn(page, 'owner', create)
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  const first = await page.waitForRequest('**/contacts_process?*')
  const second = await page.waitForRequest('**/contacts_process?*')
  const uuid = new URL(first.url()).searchParams.get('uuid')
  expect(new URL(second.url()).searchParams.get('uuid')).toBe(uuid)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const resumed = await page.waitForRequest('**/contacts_process?*')
  expect(new URL(resumed.url()).searchParams.get('uuid')).toBe(uuid)
  await page.unroute('**/contacts_process?*')
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
})

test('reports a server failure and lets the user choose the file again', async ({ page, complaints }) => {
  await signIn(page, 'owner', create)
  await page.route('**/contacts_upload', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal server error' } }),
  )
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  await expect(page.getByText('File upload failed. Please try again.').first()).toBeVisible()
  await page.unroute('**/contacts_upload')
  await page.locator('input[type=file]').setInputFiles(contactFile(3))
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  dropFailedCalls(complaints)
})

test('downloads the invalid rows with row, value and reason', async ({ page }) => {
  await signIn(page, 'owner', create)
  await page.locator('input[type=file]').setInputFiles(contactFile(3, ['abc', '=1+1']))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the invalid contacts' }).click()
  let text = ''
  for await (const chunk of await (await download).createReadStream()) text += String(chunk)
  expect(text).toMatch(/abc/)
  expect(text).toMatch(/'=1\+1/)
  expect(text.trim().split(/\r?\n/)).toHaveLength(3)
})

test.describe('a file of a field', () => {
  const scan = { name: 'scan.png', mimeType: 'image/png', buffer: png }

  test('goes on uploading while another step is shown', async ({ page }) => {
    await openPapers(page, 'Kept while I look back')
    const release = await holdUploads(page)
    await page.locator('input[type=file]').first().setInputFiles(scan)
    const progress = page.getByRole('progressbar')
    await expect(progress).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Street' })).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(progress).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Street' })).toBeVisible()
    const stored = page.waitForResponse('**/v1/files?*')
    release()
    await stored
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'scan.png' })).toBeVisible()
    await expect(progress).toHaveCount(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/numbers\/profiles$/)
  })

  test('is shown where it failed when the form is sent from another step', async ({ page, complaints }) => {
    await openPapers(page, 'Failing in the background')
    const choosers = page.locator('input[type=file]')
    await choosers.first().setInputFiles(scan)
    await expect(page.getByText('scan.png uploaded')).toBeAttached()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/numbers\/profiles$/)
    await page.getByRole('link', { name: 'Failing in the background' }).first().click()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    const release = await holdUploads(page, true)
    await choosers.nth(1).setInputFiles(scan)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Checking…')).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page).toHaveURL(/\/papers$/)
    dropFailedCalls(complaints)
  })

  test('is asked about before it is left behind', async ({ page }) => {
    await signIn(page, 'owner', '/support/tickets/new')
    const release = await holdUploads(page)
    await page.locator('input[type=file]').setInputFiles(scan)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).first().click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('The upload will be canceled')
    await question.getByRole('button', { name: 'Stay' }).click()
    release()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'scan.png' })).toBeVisible()
    // From now on a draft keeps it.
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(question).toContainText('We’ll keep your draft.')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(question).toBeHidden()
  })

  test('that is pasted goes to the field with the focus, else to the first', async ({ page }) => {
    await openPapers(page, 'Pasted')
    const lists = page.locator('[data-files]').getByRole('listitem')
    const fields = page.locator('[data-files]')
    const paste = (into: Locator): Promise<void> =>
      into.evaluate((element, image) => {
        const clipboardData = new DataTransfer()
        const bytes = Uint8Array.from(atob(image), (byte) => byte.charCodeAt(0))
        clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, png.toString('base64'))
    await paste(fields.nth(1).getByRole('button', { name: /Choose file/ }))
    await expect(fields.nth(1).getByRole('listitem')).toHaveCount(1)
    await expect(lists).toHaveCount(1)
    await paste(page.locator('#wizard-step-title'))
    await expect(fields.nth(0).getByRole('listitem')).toHaveCount(1)
    await expect(lists).toHaveCount(2)
  })
})

/** The second step of a new address profile, where it takes files. */
async function openPapers(page: Page, name: string): Promise<void> {
  await signIn(page, 'owner', '/numbers/profiles/create')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Street' }).fill('High Street 1')
  await page.getByRole('textbox', { name: 'City' }).fill('London')
  await page.getByRole('textbox', { name: /code/ }).fill('E14 9SH')
  await page.getByRole('combobox', { name: /Country/ }).click()
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('input[type=file]')).not.toHaveCount(0)
}

/** Uploads wait for the result to be called, and then succeed or fail. */
async function holdUploads(page: Page, fails = false): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/v1/files?*', async (route) => {
    await held
    if (fails) await route.abort('connectionfailed')
    else await route.continue()
  })
  return () => release()
}
