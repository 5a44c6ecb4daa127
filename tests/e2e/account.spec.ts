import type { Page } from '@playwright/test'
import { askAll, dropFailedCalls, dropSession, expect, expectAccessible, signIn, test } from './portal.ts'

const contact = '/profile/account'
const success = 'Account has been successfully updated'
const restored = /We kept what you entered .+\. It isn’t saved yet\./
const onlyAdmins = 'Only the owner and administrators can edit account details.'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const jobTitle = (page: Page) => page.getByLabel('Job title')

/** What the tests change is put back by a call, as the person who is signed in. */
async function putBack(page: Page, changes: object): Promise<void> {
  await page.evaluate(async (back) => {
    const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch('/api/site/profile', { headers })
    const { account } = (await answer.json()) as { account: Record<string, unknown> }
    const readOnly = [
      'id',
      'version',
      'name',
      'email',
      'status',
      'account_manager',
      'monthly_spending',
      'master_organization',
    ]
    const kept = Object.entries(account).filter(([name, value]) => value !== null && !readOnly.includes(name))
    const body = JSON.stringify(
      { account: { ...Object.fromEntries(kept), ...back } },
      (name, value: unknown) => (name === 'country_name' ? undefined : value),
    )
    const put = await fetch('/api/site/profile', { method: 'PUT', headers, body })
    if (!put.ok) throw new Error(await put.text())
  }, changes)
}

test('gives each account tab a URL and a navigation entry without accessibility violations', async ({
  page,
}) => {
  // Five screens are judged.
  test.slow()
  await signIn(page, 'owner', contact)
  await expect(page.getByLabel('Phone number')).toHaveValue('+447400123456')
  await expect(page.getByRole('link', { name: 'My account' }).first()).toHaveAttribute('aria-current', 'page')
  const tabs = [
    ['Contact Information', contact],
    ['Company details', `${contact}/company-details`],
    ['Settings', `${contact}/settings`],
    ['Default destinations', `${contact}/default-destinations`],
    ['Plan', `${contact}/plan`],
  ] as const
  for (const [title, path] of tabs) {
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('listitem', { name: 'Flex Pro' }).or(save(page))).toBeVisible()
    await expectAccessible(page)
  }
})

test('saves changes with the specified message and shows them in the header', async ({ page }) => {
  await signIn(page, 'owner', contact)
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  await jobTitle(page).fill('Founder')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await save(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(save(page)).toBeFocused()
  await page.reload()
  await expect(jobTitle(page)).toHaveValue('Founder')
  await expect(page.getByText(restored)).toHaveCount(0)
  await jobTitle(page).clear()
  await save(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await page.reload()
  await expect(jobTitle(page)).toHaveValue('')
})

test('shows errors at their fields with links to them, and sends nothing', async ({ page }) => {
  await signIn(page, 'owner', contact)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/profile')) sent.push(request.url())
  })
  await page.getByLabel('First name').fill('  ')
  await page.getByLabel('Phone number').fill('+12a')
  await page.getByLabel('Contact email').fill('a.b')
  await save(page).click()
  await expect(page.getByText('3 fields need your attention')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Digits only, with an optional leading \+/,
  )
  await expect(page.getByText('Digits only, with an optional leading +')).toHaveCount(1)
  await page.getByRole('button', { name: 'Phone number', exact: true }).click()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expectAccessible(page)
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Olivia')
  await expect(page.getByLabel('Phone number')).toHaveValue('+447400123456')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('restores unsaved input after a reload and a lost session, and nothing else', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', `${contact}/settings`)
  const info = page.getByLabel('Additional information')
  await info.fill('Ring twice')
  await page.reload()
  await expect(info).toHaveValue('Ring twice')
  await expect(page.getByText(restored)).toBeVisible()
  // Another field changes meanwhile, at another place: it comes in beside the draft, with no conflict.
  await putBack(page, { phone: '+447700900124' })
  await page.context().clearCookies()
  await save(page).click()
  await page.waitForURL(/\/auth\/sign/)
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible()
  dropFailedCalls(complaints)
  await signIn(page, 'owner', `${contact}/settings`)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await expect(info).toHaveValue('Ring twice')
  await save(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await page.goto(contact)
  await expect(page.getByLabel('Phone number')).toHaveValue('+447700900124')
  await putBack(page, { phone: '+447400123456', additional_info: 'Our office answers from 8:00 to 18:00.' })
  await page.goto(`${contact}/settings`)
  await expect(page.getByText(restored)).toHaveCount(0)
})

test('discards a draft on request and when the original value is restored', async ({ page }) => {
  await signIn(page, 'owner', contact)
  await jobTitle(page).fill('Temp')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await jobTitle(page).clear()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(restored)).toHaveCount(0)
  await jobTitle(page).fill('Temp')
  await page.reload()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(jobTitle(page)).toHaveValue('')
  await page.reload()
  await expect(jobTitle(page)).toHaveValue('')
})

test('reports a server failure, keeps the form, and allows a retry', async ({ page, complaints }) => {
  await signIn(page, 'owner', contact)
  await askAll(page)
  await page.route('**/api/site/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"error":"internal server error","code":"internal"}',
        })
      : route.fallback(),
  )
  await jobTitle(page).fill('Captain')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Sorry, there was an error processing your request')
  await expect(jobTitle(page)).toHaveValue('Captain')
  await page.unroute('**/api/site/profile')
  await askAll(page)
  await page.route('**/api/site/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: '{"error":"Not on a Sunday.","code":"operation-not-allowed"}',
        })
      : route.fallback(),
  )
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Not on a Sunday.')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await jobTitle(page).fill('Captain')
  await page.unroute('**/api/site/profile')
  await save(page).click()
  await expect(page.getByText(success)).toBeVisible()
  dropFailedCalls(complaints)
  await putBack(page, { job_title: '' })
})

test('asks which change to keep when two users edit the same field', async ({ page, complaints }) => {
  // The question is asked three times.
  test.slow()
  await signIn(page, 'owner', contact)
  const question = page.getByRole('dialog', { name: 'Changed by someone else' })
  await jobTitle(page).fill('Mine')
  await page.getByLabel('Contact email').fill('mine@demo.example')
  await putBack(page, { job_title: 'Theirs' })
  await save(page).click()
  await expect(question).toContainText('Saved now: Theirs')
  await expect(question).toContainText('Yours: Mine')
  await expect(question).not.toContainText('Contact email')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  // The question can wait.
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(jobTitle(page)).toHaveValue('Mine')
  await save(page).click()
  await question.getByRole('button', { name: 'Take theirs' }).click()
  await expect(jobTitle(page)).toHaveValue('Theirs')
  await expect(page.getByLabel('Contact email')).toHaveValue('mine@demo.example')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Contact email')).toHaveValue('mine@demo.example')
  await jobTitle(page).fill('Mine')
  await putBack(page, { job_title: 'Theirs again' })
  await save(page).click()
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(success)).toBeVisible()
  await page.reload()
  await expect(jobTitle(page)).toHaveValue('Mine')
  await expect(page.getByLabel('Contact email')).toHaveValue('mine@demo.example')
  dropFailedCalls(complaints)
  await putBack(page, { job_title: '', contact_email: 'hello@demo.example' })
})

test("keeps another user's changes to other fields without asking", async ({ page, complaints }) => {
  await signIn(page, 'owner', contact)
  await jobTitle(page).fill('Mine')
  // One of this form, and one of another tab.
  await putBack(page, { phone: '+447700900124', pstn: '+441179460124' })
  await save(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Phone number')).toHaveValue('+447700900124')
  await page.goto(`${contact}/settings`)
  await expect(page.getByLabel('PSTN number')).toHaveValue('+441179460124')
  dropFailedCalls(complaints)
  await putBack(page, { job_title: '', phone: '+447400123456', pstn: '+441179460123' })
})

test('keeps input typed while saving, and saves once on a double click', async ({ page }) => {
  await signIn(page, 'owner', contact)
  let saves = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await askAll(page)
  await page.route('**/api/site/profile', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    saves++
    await held
    await route.fallback()
  })
  await jobTitle(page).fill('Founder')
  await save(page).dblclick()
  await page.keyboard.press('Enter')
  await page.getByLabel('First name').fill('Olive')
  await page.getByLabel('First name').press('Enter')
  answer()
  await expect(page.getByText(success)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Olive')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  expect(saves).toBe(1)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Olive')
  await expect(jobTitle(page)).toHaveValue('Founder')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await putBack(page, { job_title: '' })
})

test('adds, moves and removes destinations by keyboard, and announces each change', async ({ page }) => {
  await signIn(page, 'owner', `${contact}/default-destinations`)
  const field = (place: number) =>
    page.getByRole('listitem', { name: `destination ${place}` }).getByRole('textbox')
  const told = (text: string) => expect(page.locator('output').filter({ hasText: text })).toHaveCount(1)
  await page.getByRole('button', { name: 'Add destination' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(3)).toBeFocused()
  await told('Added destination 3')
  await page.keyboard.type('sip:night@harbour-pine.example')
  await page.getByRole('button', { name: 'Move destination 3 up' }).focus()
  await page.keyboard.press('Enter')
  await told('Moved destination to place 2 of 3')
  await expect(page.getByRole('button', { name: 'Move destination 2 up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(1)).toHaveValue('sip:night@harbour-pine.example')
  await expect(page.getByRole('button', { name: 'Move destination 1 down' })).toBeFocused()
  await page.reload()
  await expect(field(1)).toHaveValue('sip:night@harbour-pine.example')
  const request = page.waitForRequest((each) => each.method() === 'PUT')
  await save(page).click()
  const body = (await request).postDataJSON() as { account: { default_destinations: object[] } }
  expect(body.account.default_destinations).toEqual([
    { destination: 'sip:night@harbour-pine.example', priority: 1 },
    { destination: 'sip:office@harbour-pine.example', priority: 2 },
    { destination: '+441179460123', priority: 3 },
  ])
  await expect(page.getByText(success)).toBeVisible()
  await page.getByRole('button', { name: 'Remove destination 1' }).focus()
  await page.keyboard.press('Enter')
  await told('Removed destination 1')
  await save(page).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(field(1)).toHaveValue('sip:office@harbour-pine.example')
  await expect(page.getByRole('listitem', { name: 'destination 3' })).toHaveCount(0)
})

test('shows an error at an empty or duplicate destination', async ({ page }) => {
  await signIn(page, 'owner', `${contact}/default-destinations`)
  await page.getByRole('button', { name: 'Add destination' }).click()
  await save(page).click()
  const line = page.getByRole('listitem', { name: 'destination 3' })
  await expect(line.getByText('Required field')).toBeVisible()
  await expect(page.getByText('Required field', { exact: true })).toHaveCount(1)
  await line.getByRole('textbox').fill('+441179460123')
  await save(page).click()
  await expect(page.getByText('This destination is listed twice.').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(line).toHaveCount(0)
})

test('shows a company country with its flag, and saves its code', async ({ page }) => {
  await signIn(page, 'owner', `${contact}/company-details`)
  await page.getByLabel('Country', { exact: true }).fill('Norw')
  await page.getByRole('option', { name: 'Norway' }).click()
  await save(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Norway')
  await page.getByLabel('Country', { exact: true }).fill('United King')
  await page.getByRole('option', { name: 'United Kingdom' }).click()
  await save(page).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('keeps what is typed into the country while another change is saved', async ({ page }) => {
  await signIn(page, 'owner', `${contact}/company-details`)
  const country = page.getByLabel('Country', { exact: true })
  await country.fill('Norw')
  await page.getByRole('option', { name: 'Norway' }).click()
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/**', async (route) => {
    if (route.request().method() === 'PATCH') await answer.promise
    await route.continue()
  })
  await save(page).click()
  await country.fill('United King')
  answer.resolve()
  await expect(page.getByText(success)).toBeVisible()
  await expect(country).toHaveValue('United King')
  await page.getByRole('option', { name: 'United Kingdom' }).click()
  await save(page).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('lets an engineer change their own name and explains why the rest is read-only', async ({ page }) => {
  await signIn(page, 'engineer', contact)
  await expect(page.getByText(onlyAdmins)).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeDisabled()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(new RegExp('Only the owner'))
  const tops = [
    page.getByLabel('First name'),
    jobTitle(page),
    page.getByText(onlyAdmins),
    page.getByLabel('Phone number'),
  ]
  const found = await Promise.all(tops.map(async (each) => (await each.boundingBox())?.y ?? -1))
  expect(found).toEqual(found.toSorted((left, right) => left - right))
  await jobTitle(page).fill('Network engineer')
  await save(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await expectAccessible(page)
  await putBack(page, { job_title: '' })
  for (const tab of ['company-details', 'settings', 'default-destinations']) {
    await page.goto(`${contact}/${tab}`)
    await expect(page.getByText(onlyAdmins)).toBeVisible()
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add destination' })).toHaveCount(0)
  }
})

for (const who of ['admin', 'sub', 'empty']) {
  test(`lets ${who} change the account`, async ({ page }) => {
    await signIn(page, who, `${contact}/settings`)
    await expect(save(page)).toBeVisible()
    await expect(page.getByText(onlyAdmins)).toHaveCount(0)
    await expect(page.getByText('Parent account', { exact: true })).toHaveCount(who === 'sub' ? 1 : 0)
    if (who === 'sub') await expect(page.getByText('Harbour and Pine', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
}

test('downgrades at the end of the paid month, and can cancel the downgrade', async ({ page }) => {
  await signIn(page, 'owner', `${contact}/plan`)
  const card = (name: string) => page.getByRole('listitem', { name, exact: true })
  const switches = 'Your account switches to Flex at the end of the billing period'
  await expect(card('Flex Pro').getByText('Your plan')).toBeVisible()
  await expect(card('Flex Pro')).toContainText('$49.00')
  await card('Flex').getByRole('button', { name: 'Switch to Flex' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText(switches)).toHaveCount(0)
  await card('Flex').getByRole('button', { name: 'Switch to Flex' }).click()
  const config = page.waitForRequest((request) => request.url().endsWith('/api/site/config'))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch to Flex' }).click()
  await config
  await expect(page.getByText(switches)).toBeVisible()
  await expect(card('Flex').getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await card('Flex Pro').getByRole('button', { name: 'Keep Flex Pro' }).click()
  await expect(page.getByText(switches)).toHaveCount(0)
  await expect(card('Flex').getByRole('button', { name: 'Switch to Flex' })).toBeVisible()
})

test('reports a balance too low for a plan, and lets only permitted users choose one', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'empty', `${contact}/plan`)
  await page.getByRole('button', { name: 'Choose Flex Pro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Choose Flex Pro' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /Your balance doesn’t cover the \$\d+\.\d\d due now\. Top up first\./,
  )
  dropFailedCalls(complaints)
  await dropSession(page)
  await signIn(page, 'engineer', `${contact}/plan`)
  await expect(page.getByText('Only the owner and administrators can change the plan.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('requires the password and a confirmation link for a new email', async ({ page, complaints }) => {
  await signIn(page, 'flex', contact)
  await page.getByRole('link', { name: 'Change: Sign-in email' }).click()
  await page.getByLabel('New email').fill('flexible@demo.example')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAttribute(
    'type',
    'password',
  )
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAccessibleDescription(
    /Incorrect/,
  )
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Patchbay-demo-1')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('We sent a link to your new email address')).toBeVisible()
  await expect(page.getByText('flexible@demo.example')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveURL(contact)
  const drafts = await page.evaluate(() => JSON.stringify(localStorage))
  expect(drafts).not.toContain('Patchbay-demo-1')
  expect(complaints.splice(0).filter((each) => !each.includes('422'))).toEqual([])
})
