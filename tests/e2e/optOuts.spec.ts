import { expect, expectAccessible, signIn, test } from './portal.ts'

test('opts a number out by hand, and takes it off the list for a reason', async ({ page }) => {
  await signIn(page, 'owner', '/opt-outs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opt-outs')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add a number' }).click()
  const number = page.getByRole('textbox', { name: 'Phone number' })
  const add = page.getByRole('button', { name: 'Add a number' })
  await number.fill('07400 900850')
  await add.click()
  await expect(page.getByText('Enter the whole number, with + and the country code').last()).toBeVisible()
  await expectAccessible(page)
  await number.fill('+44 (0)7400 900850')
  await add.click()
  await page.getByRole('link', { name: '+44 7400 900850' }).click()

  await page.getByRole('button', { name: 'Remove from list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove from list' }).click()
  await expect(dialog.getByText('Say why, such as how they agreed')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('Agreed again at the counter')
  await dialog.getByRole('button', { name: 'Remove from list' }).click()
  await expect(page.getByText('Agreed again at the counter').first()).toBeVisible()
  await expect(page.getByText('Can be contacted').first()).toBeVisible()
  await page.getByRole('button', { name: 'Opt out again' }).click()
  await expect(page.getByText('Opted out').first()).toBeVisible()
})

test('opts out the sender of a received message, whose number is filled in', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=inboundSms')
  const link = page.getByRole('row').getByRole('link').first()
  const number = ((await link.textContent()) ?? '').trim()
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto(address)
  await page.getByRole('link', { name: 'Opt out this number' }).click()
  const field = page.getByRole('textbox', { name: 'Number' })
  await expect
    .poll(async () => (await field.inputValue()).replaceAll(' ', ''))
    .toBe(number.replaceAll(' ', ''))
})
