import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'
import { drawSignature, fillOwner, workingDay } from './portingForm.ts'

test('moves numbers in: checked, signed, rejected, corrected, and in My numbers', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', '/porting')
  await page.getByRole('link', { name: 'New porting request' }).click()
  await expect(page).toHaveURL(/\/porting\/create(\/disclaimer)?$/)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByText('Agree to continue').first()).toBeVisible()
  const summary = page.getByRole('alert').filter({ hasText: /need.* your attention/ })
  await expect(summary.getByRole('button', { name: 'I’ve read this and agree' })).toBeVisible()
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await next.click()

  await page.getByRole('combobox', { name: /Country/ }).click()
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  const numbers = page.getByRole('textbox', { name: /^Numbers/ })
  await numbers.fill('+44 20 7946 0310 to 0311\n07400 123456, +1 212 555 0163')
  await expect(page.getByText(/^2 of 4 can be moved, from/)).toBeVisible()
  const results = page.getByRole('table', { name: 'Check results' })
  await expect(
    results.getByText('This is a mobile number. Only geographic numbers can be moved.'),
  ).toBeVisible()
  await expect(results.getByText(/This number belongs to another country: United States/)).toBeVisible()
  await expectAccessible(page)
  await next.click()
  await expect(page.getByText(/2 numbers can’t be moved/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep only the 2 that can be moved' }).click()
  await expect(page.getByText(/^2 of 2 can be moved/)).toBeVisible()
  await next.click()

  // Each field that a form needs says so, also in a group nobody has touched.
  await next.click()
  for (const name of ['Street', 'Building number', 'City', 'Postal code']) {
    await expect(summary.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  await fillOwner(page)
  await page.getByRole('textbox', { name: 'Postal code' }).fill('10118')
  await next.click()
  await expect(page.getByText('This isn’t a postal code in United Kingdom').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Postal code' }).fill('E14 9SH')
  await next.click()

  await page.getByRole('textbox', { name: 'Current carrier' }).fill('Thames Voice')
  await page.getByRole('textbox', { name: 'Account number' }).fill('000-1')
  await next.click()

  // The draft survives a reload.
  await expect(page).toHaveURL(/\/documents$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Draw' })).toBeVisible()
  await drawSignature(page)
  await expectAccessible(page)
  await next.click()
  await next.click()

  await page.getByRole('textbox', { name: 'Move date' }).fill('01.02.2026')
  await next.click()
  await expect(page.getByText(/^Choose .* or later$/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Move date' }).fill(workingDay())
  await next.click()
  await expect(page.getByText('Thames Voice')).toBeVisible()
  await expect(page.getByText('Signature drawn')).toBeAttached()
  await expect(page.getByText('Nowhere yet')).toBeVisible()
  await expect(page.getByText('Move all numbers of the account')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send request' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('P-')
  const reject = page.getByText('The request was rejected: The account number is wrong.')
  await expect(reject).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download letter' }).click()
  expect((await download).suggestedFilename()).toMatch(/^P-.*\.pdf$/)
  await page.getByRole('textbox', { name: 'Your comment' }).fill('What is wrong with it?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const comments = page.getByRole('table', { name: 'Comments' })
  await expect(comments.getByText('What is wrong with it?')).toBeVisible()
  const request = page.url()

  await page.getByRole('link', { name: 'Correct and send again' }).click()
  await page.getByRole('textbox', { name: 'Account number' }).fill('TV-1')
  for (const _step of ['documents', 'destination', 'date', 'review']) await next.click()
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText('Porting request saved')).toBeVisible()
  await expect(async () => {
    await page.goto(request)
    await expect(comments.getByText(/^Thanks for your comment/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.goto('/porting?search=2079460310')
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await page.goto('/numbers?search=2079460310')
  await expect(page.getByText('+44 20 7946 0310').first()).toBeVisible()
  // What the steps refuse.
  dropFailedCalls(complaints)
})
