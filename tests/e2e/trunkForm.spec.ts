import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

test('checks the password while it is typed, refills an emptied default and takes countries by keyboard', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', '/trunks/create/general')
  // Before the name is typed, too.
  const password = page.locator('[data-field="password"]')
  await password.locator('input').fill('Password12')
  await expect(password).toContainText('too easy to guess')
  await password.locator('input').fill('Kx7vGhRt2p')
  await expect(password).not.toContainText('too easy to guess')
  await page.locator('[data-field="password_confirm"] input').fill('Kx7vGhRt2p')
  await page.getByLabel('Name').fill('Keyboard trunk')
  await page.getByLabel('Caller ID number').fill('+12025550123')
  await page.getByRole('button', { name: 'Next' }).click()

  await page.getByLabel('Transcribe recordings').check()
  const threshold = page.getByLabel('Shortest call to transcribe (seconds)')
  await threshold.fill('')
  await threshold.blur()
  await expect(threshold).toHaveValue('6')
  await page.getByLabel('Limit concurrent calls').check()
  await expect(page.locator('[data-field="max_channels"]')).toContainText('1 to 30')
  await page.locator('[data-field="max_channels"] input').fill('5')

  await page.getByRole('button', { name: 'Fraud guards' }).click()
  const countries = page.getByRole('listbox', { name: 'Allowed countries' })
  await expect(countries.getByRole('option')).toHaveCount(36)
  await countries.getByRole('option').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(countries.getByRole('option', { selected: true })).toHaveCount(2)
  await page.getByRole('button', { name: /^Show all/ }).click()
  expect(await countries.getByRole('option').count()).toBeGreaterThan(200)
  await page.getByRole('searchbox', { name: 'Search in Allowed countries' }).fill('norw')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('list', { name: 'Selected: Allowed countries' })).toContainText('Norway')
  await expectAccessible(page)

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/sip_accounts'),
  )
  await page.getByRole('button', { name: 'Create SIP trunk' }).click()
  const body = (await sent).postDataJSON() as { sip_account: Record<string, unknown> }
  expect(body.sip_account['allowed_destinations']).toEqual(['CA', expect.any(String), 'NO'])
  expect(body.sip_account['transcription_threshold']).toBe(6)
  await expect(page).toHaveURL(/\/trunks$/)
  // the guessable password was refused
  dropFailedCalls(complaints)
})

test('offers verified caller IDs and own numbers, takes others, and begins each step at its top', async ({
  page,
}) => {
  await signIn(page, 'owner', '/trunks/create/general')
  await page.getByLabel('Name').fill('Offered trunk')
  const callerId = page.getByRole('combobox', { name: 'Caller ID number' })
  await callerId.click()
  await expect(page.getByRole('option', { name: /New York sales$/ })).toBeVisible()
  await expectAccessible(page)
  await callerId.fill('117 946')
  await expect(page.getByRole('option')).toHaveText(['+44 117 946 0123 · Head office'])
  await callerId.press('ArrowDown')
  await callerId.press('Enter')
  await expect(callerId).toHaveValue('+441179460123')

  await page.getByRole('radio', { name: 'Multiple numbers' }).check()
  const several = page.getByRole('combobox', { name: 'Caller ID numbers' })
  await several.click()
  await page.getByRole('option', { name: /New York sales$/ }).click()
  await several.fill('+12025550123')
  await several.press('Enter')
  await page.locator('[data-field="password"] input').fill('Kx7vGhRt2p')
  await page.locator('[data-field="password_confirm"] input').fill('Kx7vGhRt2p')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/sip_accounts'),
  )
  await page.getByRole('button', { name: 'Create SIP trunk' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    sip_account: { multiple_numbers: ['+12125550142', '+12025550123'] },
  })
  await expect(page).toHaveURL(/\/trunks$/)
})

test('shows the plan of a feature, with the way to it, where the plan lacks it', async ({ page }) => {
  await signIn(page, 'flex', '/trunks/create/general')
  await page.getByLabel('Name').fill('Flex trunk')
  await page.getByLabel('Caller ID number').fill('+12025550123')
  await page.locator('[data-field="password"] input').fill('Kx7vGhRt2p')
  await page.locator('[data-field="password_confirm"] input').fill('Kx7vGhRt2p')
  await page.getByRole('button', { name: 'Next' }).click()
  const badge = page.locator('[data-field="voicemail_detection"]').getByRole('link', { name: 'Flex Pro' })
  await badge.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('marks an IP address that is listed twice without a text', async ({ page }) => {
  await signIn(page, 'owner', '/trunks/create/general')
  await page.getByLabel('Restrict by IP address').check()
  const addresses = page.locator('[data-field="allowed_ips"]')
  for (const index of [0, 1]) {
    await addresses.getByRole('button', { name: 'Add IP address' }).click()
    await addresses.getByRole('textbox').nth(index).fill('198.41.0.4')
  }
  await addresses.getByRole('textbox').nth(1).blur()
  await expect(addresses.getByRole('textbox').nth(1)).toHaveAttribute('aria-invalid', 'true')
  await expect(addresses.getByRole('textbox').nth(0)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(addresses).not.toContainText('listed twice')
})

test('marks a stored IP address for deletion, drops a new one, and sends a random password beside the typed one', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', '/trunks/create/general')
  await page.getByLabel('Name').fill('Marked trunk')
  await page.getByLabel('Caller ID number').fill('+12025550123')
  await page.locator('[data-field="password"] input').fill('Kx7vGhRt2p')
  await page.locator('[data-field="password_confirm"] input').fill('Kx7vGhRt2p')
  await page.getByLabel('Restrict by IP address').check()
  const addresses = page.locator('[data-field="allowed_ips"]')
  for (const [index, ip] of ['198.41.0.4', '198.41.0.5'].entries()) {
    await addresses.getByRole('button', { name: 'Add IP address' }).click()
    await expect(addresses.getByRole('textbox')).toHaveCount(index + 1)
    await addresses.getByRole('textbox').nth(index).fill(ip)
  }
  await page.getByRole('button', { name: 'Next' }).click()
  const creation = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/sip_accounts'),
  )
  await page.getByRole('button', { name: 'Create SIP trunk' }).click()
  const made = (await creation).postDataJSON() as { sip_account: Record<string, unknown> }
  expect(made.sip_account['password']).toBe('Kx7vGhRt2p')
  expect(made.sip_account['other_password']).toMatch(/^[\w-]{32}$/)
  expect(made.sip_account['allowed_ips']).toEqual([{ ip: '198.41.0.4' }, { ip: '198.41.0.5' }])

  await page.getByRole('link', { name: 'Marked trunk' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(addresses.getByRole('textbox')).toHaveCount(2)
  await addresses.getByRole('button', { name: 'Add IP address' }).click()
  await addresses.getByRole('textbox').nth(2).fill('198.41.0.6')
  await addresses.getByRole('button', { name: 'Remove IP address 3' }).click()
  await addresses.getByRole('button', { name: 'Remove IP address 1' }).click()
  await expect(addresses.getByRole('textbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next' }).click()
  const change = page.waitForRequest(
    (request) => request.method() === 'PUT' && /sip_accounts\/[\w-]+$/.test(request.url()),
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  const sent = (await change).postDataJSON() as { sip_account: { allowed_ips: object[] } }
  expect(sent.sip_account.allowed_ips).toEqual([
    { id: expect.any(String), ip: '198.41.0.5' },
    { id: expect.any(String), ip: '198.41.0.4', _destroy: true },
  ])
  await expect(page).toHaveURL(/\/trunks$/)
  expect(complaints).toEqual([])
})
