import { readFileSync } from 'node:fs'
import {
  contactFile,
  demoPassword,
  dropSession,
  expect,
  expectAccessible,
  fillDetails,
  mappingSelects,
  mapVariables,
  next,
  signIn,
  test,
} from './portal.ts'

const create = '/sms-broadcast/campaigns/create'

test('takes a broadcast from a contact file to delivered messages and history', async ({ page }) => {
  await signIn(page, 'owner', create)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New SMS broadcast')
  await expect(page.getByText('Upload contacts to select a template')).toBeVisible()
  await expect(page.getByText('Choose a template to select a Sender ID')).toBeVisible()
  await expect(page.getByText('Select an approved template to see a preview')).toBeVisible()
  await fillDetails(page, 'Spring sale 2026', contactFile(20, ['+4474001', 'abc', '+447400120000']))
  await expect(page.getByText('20 valid numbers, 2 invalid, 1 duplicated')).toBeAttached()
  await expectAccessible(page)

  await next(page)
  await expect(page).toHaveURL(/create\/variables$/)
  await expect(page.getByText('Variables and columns must be mapped one to one').first()).toBeVisible()
  await expectAccessible(page)
  await mapVariables(page)
  await next(page)
  await expect(page).toHaveURL(/create\/schedule$/)
  await page.getByLabel('Send now').check()
  await expectAccessible(page)
  await next(page)
  await expect(page).toHaveURL(/create\/summary$/)
  for (const text of ['Spring sale 2026', 'United Kingdom', 'Send now', 'As fast as possible']) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expectAccessible(page)
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/v1/sms/campaigns'),
  )
  await page.getByRole('button', { name: 'Send to 20 · $' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send this broadcast to 20 contacts?' })
  await expect(question).toContainText(/It costs \$[\d.]+\. Your balance is \$[\d.]+\./)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Send to 20 · $' }).click()
  const { campaign } = (await created).postDataJSON()
  expect(campaign).not.toHaveProperty('starts_at')
  expect(campaign).not.toHaveProperty('time_zone')
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns$/)
  const row = page.getByRole('row').filter({ hasText: 'Spring sale 2026' })
  await expect(row).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toContainText('Completed', { timeout: 500 })
  }).toPass()
  await row.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: 'View in logs' }).click()
  await expect(page).toHaveURL(/\/logs\?.*sms_campaign_id=/)
  await expect(page.getByText(/of 20$/)).toBeVisible()
})

test('shows every error of the details step at its field and keeps all input', async ({ page }) => {
  await signIn(page, 'owner', create)
  await page.getByLabel('Broadcast name').fill('a-b')
  await next(page)
  await expect(page.getByText('Use letters, digits and spaces only').first()).toBeVisible()
  await expect(page.getByText('Required field').first()).toBeVisible()
  await expect(page).not.toHaveURL(/variables/)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'contacts.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('CSV files are allowed only').first()).toBeVisible()
  await input.setInputFiles({
    name: 'big.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(26 * 2 ** 20, '+'),
  })
  await expect(page.getByText('The CSV file size must be 25MB or less').first()).toBeVisible()
  await expect(page.getByLabel('Broadcast name')).toHaveValue('a-b')
  await expectAccessible(page)
})

test('clears dependent fields on a change, and locks later steps when details change', async ({ page }) => {
  await signIn(page, 'owner', create)
  await fillDetails(page, 'Locks')
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page.getByRole('combobox', { name: 'Sender ID' })).toHaveValue('')
  await page.getByRole('combobox', { name: 'Sender ID' }).click()
  await page.getByRole('option').first().click()
  await next(page)
  await mapVariables(page)
  await next(page)
  await expect(page).toHaveURL(/schedule$/)
  await page.getByRole('button', { name: 'Done: Broadcast details' }).click()
  await page.getByLabel('Broadcast name').fill('Locks again')
  await expect(page.getByRole('button', { name: /Schedule/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove file' }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('')
})

test('leaves mapping of columns without a header to the user, and requires a choice for empty cells', async ({
  page,
}) => {
  await signIn(page, 'owner', create)
  const gaps = ['+447400130000,,5 GBP', '+447400130001,,6 GBP']
  await fillDetails(page, 'Gaps', contactFile(4, gaps))
  await next(page)
  const selects = await mappingSelects(page)
  for (const select of selects) await expect(select).toHaveValue('')
  const [first] = selects
  await expect(first!.getByRole('option').nth(2)).toHaveText('Column B: Person 0, Person 1, Person 2')
  await next(page)
  await expect(page).toHaveURL(/variables$/)
  await mapVariables(page)
  await expect(page.getByText('2 of 6 contacts have no value here')).toBeVisible()
  await next(page)
  await expect(page.getByText('Choose what to do with empty cells').first()).toBeVisible()
  await page.getByRole('combobox', { name: /^Contacts without/ }).selectOption('fallback')
  await page.getByRole('textbox', { name: /^Fallback text for/ }).fill('friend')
  await expectAccessible(page)
  await next(page)
  await expect(page).toHaveURL(/schedule$/)
})

test('offers a file of who has opted out before sending', async ({ page }) => {
  await signIn(page, 'owner', create)
  const session = await page.request.post('/api/site/auth', {
    data: { email: 'owner@demo.example', password: demoPassword },
  })
  const { token } = await session.json()
  const answer = await page.request.post('/api/site/v1/sms/opt_outs', {
    data: { opt_out: { number: '+447400999003' } },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await fillDetails(page, 'Not to all', contactFile(20, ['+447400999003,Kim,1 GBP']))
  await next(page)
  await mapVariables(page)
  await next(page)
  await page.getByLabel('Send now').check()
  await next(page)
  await expect(page.getByText('1 opted-out recipient will be skipped')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download who opted out' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toMatch(
    /^Contact,Recipient,Reason,Opted out \(UTC\)\n21,\+447400999003,Added by hand,20\S+Z\n$/,
  )
})

test('shows the cost before sending, and requires a choice when the balance is too low', async ({ page }) => {
  await signIn(page, 'owner', create)
  const estimates: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/estimate')) estimates.push(request.postData() ?? '')
  })
  await fillDetails(page, 'Too much', contactFile(30_000))
  await next(page)
  await mapVariables(page)
  await next(page)
  await next(page)
  await expect(page).toHaveURL(/summary$/)
  const send = page.getByRole('button', { name: /^Send to about 30,000 · about \$/ })
  await expect(send).toBeVisible()
  expect(estimates).toHaveLength(1)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const figures = page.getByRole('region', { name: 'Cost and duration' })
    for (const name of ['Recipients', 'Cost', 'Balance', 'Duration'])
      await expect(figures.getByText(name, { exact: true })).toBeInViewport()
    await expect(send).toBeInViewport()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await send.click()
  await expect(page.getByText('Your balance doesn’t cover this broadcast.')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Send to these only.' }).check()
  const part = page.getByRole('button', { name: /^Send to about [\d,]{5,6} · about \$/ })
  await part.click()
  await expect(page.getByRole('alertdialog')).toContainText(
    /The other contacts \(about [\d,]+\) won’t be messaged/,
  )
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/summary$/)
})

test('requires one-to-one variable mapping', async ({ page }) => {
  await signIn(page, 'owner', create)
  await fillDetails(page, 'Mapping')
  await next(page)
  const selects = await mappingSelects(page)
  expect(selects.length).toBeGreaterThan(1)
  for (const select of selects) await select.selectOption({ index: 2 })
  await next(page)
  await expect(page).toHaveURL(/variables$/)
  await expect(page.getByRole('alert')).toContainText('1 field needs your attention: Map variables')
  await expect(page.getByRole('paragraph').filter({ hasText: 'one to one' })).toBeVisible()
  await expect(page.getByText('Also used for {{')).toHaveCount(2)
})

test('shows the specified schedule errors', async ({ page }) => {
  await signIn(page, 'owner', create)
  await fillDetails(page, 'Schedule rules')
  await next(page)
  await mapVariables(page)
  await next(page)
  await page.getByLabel('Schedule for later').check()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Europe\/London/)
  await next(page)
  await expect(page.getByText('Start time is required').first()).toBeVisible()
  const date = page.getByRole('textbox', { name: 'Start time Date' })
  const time = page.getByRole('textbox', { name: 'Start time Time' })
  await date.fill('13.45.2026')
  await page.getByRole('button', { name: 'Choose time' }).click()
  await expect(page.getByRole('listbox', { name: 'Minute' }).getByRole('option')).toHaveCount(12)
  const hours = page.getByRole('listbox', { name: 'Hour' })
  const rows = await hours.evaluate((list) => list.clientHeight / list.firstElementChild!.clientHeight)
  expect(Math.floor(rows)).toBe(6)
  await hours.getByRole('option', { name: '10' }).click()
  await page.getByRole('listbox', { name: 'Minute' }).getByRole('option', { name: '05' }).click()
  await expect(time).toHaveValue('10:05')
  await time.fill('10:00')
  await next(page)
  await expect(page.getByText('Please enter start time of campaign').first()).toBeVisible()
  const yesterday = new Date(Date.now() - 86_400_000)
  const two = (value: number) => String(value).padStart(2, '0')
  await date.fill(
    `${two(yesterday.getUTCMonth() + 1)}.${two(yesterday.getUTCDate())}.${yesterday.getUTCFullYear()}`,
  )
  await next(page)
  await expect(page.getByText('You can not schedule the campaign in the past').first()).toBeVisible()
  await page.getByLabel('Message throttling').check()
  const count = page.getByRole('textbox', { name: 'Messages' })
  await next(page)
  await expect(page.getByText('Required field').first()).toBeVisible()
  for (const [typed, words] of [
    ['1.5', 'Use digits only'],
    ['-5', 'Use digits only'],
    ['12a', 'Use digits only'],
    ['1000', 'Use at most 3 digits'],
    ['0', 'Must be greater than 0'],
  ] as const) {
    await count.fill('')
    await count.pressSequentially(typed)
    await next(page)
    await expect(count).toHaveValue(typed)
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await expect(page).toHaveURL(/schedule$/)
})

test('restores a partly filled wizard after a reload and an ended session', async ({ page }) => {
  await signIn(page, 'owner', create)
  await fillDetails(page, 'Kept draft', contactFile(5))
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Broadcast name')).toHaveValue('Kept draft')
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  await dropSession(page)
  await signIn(page, 'owner', create)
  await expect(page.getByLabel('Broadcast name')).toHaveValue('Kept draft')
  await expect(page.getByRole('combobox', { name: 'Sender ID' })).not.toHaveValue('')
})

test('opens the first unlocked step for a link to a locked one', async ({ page }) => {
  await signIn(page, 'owner', `${create}/summary`)
  await expect(page).toHaveURL(/create(\/details)?$/)
  await expect(page.getByLabel('Broadcast name')).toBeVisible()
})

test('opens editing at the schedule, and saves schedule and speed', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns?status=scheduled')
  await page.getByRole('row').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/edit\/[^/]+\/schedule$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit SMS broadcast')
  await expectAccessible(page)
  await page.getByLabel('Message throttling').check()
  await page.getByRole('textbox', { name: 'Messages' }).fill('60')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The broadcast was saved')).toBeVisible()
})

test('shows an account without templates what it needs', async ({ page }) => {
  await signIn(page, 'empty', create)
  await expect(
    page.getByText('To send a broadcast you need at least one approved template and Sender ID.'),
  ).toBeVisible()
})

test('sends only at certain hours, and says who has to wait before it is sent', async ({ page }) => {
  await signIn(page, 'owner', create)
  await fillDetails(page, 'Daytime only', contactFile(3))
  await next(page)
  await mapVariables(page)
  await next(page)
  await page.getByLabel('Send now').check()
  await page.getByLabel('Only at certain hours').check()
  const choose = async (field: string, time: string): Promise<void> => {
    await page.getByRole('combobox', { name: field, exact: true }).click()
    await page.getByRole('option', { name: time, exact: true }).click()
  }
  const isMorning = new Date().getUTCHours() < 12
  await choose('From', isMorning ? '9:00 PM' : '4:00 AM')
  await choose('To', '3:00 AM')
  await next(page)
  await expect(page.getByText('The end must be after the start').first()).toBeVisible()
  await expectAccessible(page)
  await choose('To', isMorning ? '10:00 PM' : '5:00 AM')
  await next(page)
  await expect(page).toHaveURL(/summary$/)
  await expect(page.getByText('3 recipients are outside the sending hours.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to 3 · $' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 3 · $' }).click()
  await page.getByRole('link', { name: 'Daytime only' }).click()
  await expect(
    page.getByText('It’s outside sending hours for all remaining recipients.').first(),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Waits until')).toBeVisible()
  await expectAccessible(page)
})
