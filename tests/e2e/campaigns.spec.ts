import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const list = '/sms-broadcast/campaigns'

test('lists broadcast fields page by page', async ({ page }) => {
  await signIn(page, 'owner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS broadcast')
  for (const title of ['Broadcast name', 'Status', 'Delivery rate', 'Charge']) {
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
  }
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await expectAccessible(page)
})

test('sends filters to the server and restores them from the URL', async ({ page }) => {
  await signIn(page, 'owner')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const request = page.waitForRequest((request) => request.url().includes('name=spring'))
  await page.getByRole('textbox', { name: /name/i }).pressSequentially('spring', { delay: 20 })
  expect((await request).url()).toContain('/api/site/v1/sms/campaigns?')
  await expect(page).toHaveURL(/name=spring/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /name/i })).toHaveValue('spring')
})

test('sends date presets as DD/MM/YYYY with a status filter', async ({ page }) => {
  await signIn(page, 'owner')
  await page.getByRole('button', { name: 'Created: any time' }).first().click()
  const request = page.waitForRequest((request) => /from=\d\d%2F\d\d%2F\d{4}/.test(request.url()))
  await page.getByText('This month', { exact: true }).click()
  await request
})

test('shows a clearable no-results state, and invites an empty account to create a broadcast', async ({
  page,
}) => {
  await signIn(page, 'owner', `${list}?name=zzzzzz`)
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('button', { name: /Clear/ }).first().click()
  await expect(page.getByRole('row').nth(2)).toBeVisible()
})

test('shows an empty account the invitation', async ({ page }) => {
  await signIn(page, 'empty')
  await expect(page.getByText('No broadcasts yet')).toBeVisible()
  await expectAccessible(page)
})

test('pauses, resumes and cancels by the lifecycle with a confirmation message', async ({ page }) => {
  // It sends so slowly that it is not completed meanwhile.
  await signIn(page, 'owner', `${list}?name=Trail%20season%20opening%20US`)
  await choose('Pause')
  await expect(page.getByText('The campaign was successfully paused')).toBeVisible()
  await choose('Resume')
  await expect(page.getByText('The campaign was successfully resumed')).toBeVisible()
  await page.goto(`${list}?status=paused`)
  const row = page.getByRole('row').filter({ hasText: 'Paused' }).first()
  await expect(row).toBeVisible()
  const name = (await row.getByRole('link').first().innerText()).trim()
  await page.goto(`${list}?name=${encodeURIComponent(name)}`)
  await choose('Cancel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel broadcast' }).click()
  await expect(page.getByText('The campaign was successfully canceled')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Canceled' })).toBeVisible()

  async function choose(action: string) {
    await page
      .getByRole('button', { name: /More actions|Actions/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
})

test('offers to pause once on the page of a broadcast, beside its progress', async ({ page }) => {
  await signIn(page, 'owner', `${list}?name=Trail%20season%20opening%20US`)
  await page
    .getByRole('link', { name: /Trail season opening US/ })
    .first()
    .click()
  const buttons = page.getByRole('button', { name: /^(Pause|Resume)$/ })
  await expect(buttons).toHaveText('Pause')
  await buttons.click()
  await expect(buttons).toHaveText('Resume')
  await buttons.click()
  await expect(buttons).toHaveText('Pause')
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Cancel' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Pause|Resume/ })).toHaveCount(0)
})

test('reports a failed status change and leaves the row unchanged', async ({ page, complaints }) => {
  await signIn(page, 'owner', `${list}?status=scheduled`)
  await page.route('**/update_status', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } }),
  )
  const actions = page.getByRole('button', { name: /^Actions/ }).first()
  const name = (await actions.getAttribute('aria-label'))?.replace(/^Actions: /, '') ?? ''
  await actions.click()
  await page.getByRole('menuitem', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(new RegExp(`^${name} `))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel broadcast' }).click()
  await expect(page.getByText('Something went wrong. Please try again later')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Scheduled' }).first()).toBeVisible()
  dropFailedCalls(complaints)
})

test('saves selected columns per user on the server', async ({ page, browser }) => {
  await signIn(page, 'comms')
  await page.getByRole('button', { name: 'Columns' }).click()
  const saved = page.waitForResponse(
    (response) => response.url().includes('/preferences/') && response.request().method() === 'PUT',
  )
  await page.getByRole('checkbox', { name: 'Opted out' }).check()
  await saved
  const other = await browser.newPage()
  await signIn(other, 'comms')
  await expect(other.getByRole('columnheader', { name: 'Opted out' })).toBeVisible()
  await other.close()
})

test('exports all matching rows', async ({ page }) => {
  await signIn(page, 'owner', `${list}?status=completed`)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export/ }).click()
  const stream = await (await download).createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  const lines = text.trim().split(/\r?\n/)
  expect(lines[0]).toContain('Broadcast name')
  expect(lines.length).toBeGreaterThan(10)
})

test('refreshes the list every 60 seconds without losing the position', async ({ page }) => {
  await page.clock.install()
  // A connection that is being made has no time when a minute passes in a moment.
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await signIn(page, 'owner')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.clock.runFor(2000)
  await connected
  let polls = 0
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/v1/sms/campaigns') && url.searchParams.get('page') !== '2') polls += 1
  })
  await page.clock.runFor(40_000)
  expect(polls).toBe(0)
  await page.clock.runFor(25_000)
  await expect.poll(() => polls).toBe(1)
})

test('treats an error in a 200 response body as a failure', async ({ page }) => {
  await signIn(page, 'owner', `${list}?status=scheduled`)
  await page.route('**/update_status', (route) => route.fulfill({ json: { error: 'nope' } }))
  await page
    .getByRole('button', { name: /More actions|Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel broadcast' }).click()
  await expect(page.getByText('Something went wrong. Please try again later')).toBeVisible()
})

test('shows the results of a sent broadcast and links to its messages', async ({ page, complaints }) => {
  await signIn(page, 'owner', `${list}?status=completed`)
  const name = page.getByRole('row').getByRole('link').first()
  const words = await name.innerText()
  await name.click()
  await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`${words}$`))
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Delivered\s*\d/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View in logs' }).click()
  await expect(page).toHaveURL(/\/logs\?type=outboundSms&sms_campaign_id=[0-9a-f-]{36}/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible()
  const address = page.url()
  await page.goto(`${address}/schedule`)
  await expect(page).toHaveURL(address)
  // The contact files of the demo world's older broadcasts are gone, and nothing fails.
  await page.goto(`${list}?status=completed`)
  await page.getByRole('row').getByRole('link').last().click()
  await expect(page.getByText('The contact file is no longer available')).toBeVisible()
  expect(complaints).toEqual([])
})
