import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const list = '/sms-broadcast/campaigns'

test('saves what a list shows as a view, opens the list with it, and shares it', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page, 'owner', `${list}?status=paused`)
  const panel = page.getByRole('dialog', { name: 'Views' })
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await panel.getByLabel('View name').fill('Paused ones')
  await panel.getByRole('button', { name: 'Save as new view' }).click()
  const button = page.getByRole('button', { name: 'View: Paused ones', exact: true })
  await expect(button).toBeVisible()
  await expect(page).toHaveURL(/view=/)

  // The same name again is refused, and what was typed stays.
  await button.click()
  await panel.getByLabel('View name').fill('paused ONES')
  await panel.getByRole('button', { name: 'Save as new view' }).click()
  await expect(panel.getByRole('alert')).toHaveText('You already have a view with this name')
  await expect(panel.getByLabel('View name')).toHaveValue('paused ONES')
  await expectAccessible(page, { within: '.views-panel' })

  // Without a query, the list opens with the chosen view.
  await panel.getByRole('button', { name: 'Open this list with “Paused ones”' }).click()
  await expect(panel.getByRole('button', { name: 'Open this list with “Paused ones”' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Templates' }).click()
  await page.getByRole('link', { name: 'Broadcasts' }).click()
  await expect(button).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('paused')
  await expect(page.getByRole('row').filter({ hasText: 'Completed' })).toHaveCount(0)

  // A changed view says so until it is saved.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('completed')
  await page.getByRole('button', { name: 'View: Paused ones (changed)' }).click()
  await panel.getByRole('button', { name: 'Save changes to “Paused ones”' }).click()
  await expect(button).toBeVisible()
  await button.click()
  await panel.getByRole('button', { name: 'Edit “Paused ones”' }).click()
  await panel.getByLabel('View name').fill('Completed ones')
  await panel.getByLabel('Share with my team').check()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByText('Shared', { exact: true })).toBeVisible()
  const shared = page.url()

  const colleague = await browser.newPage()
  await signIn(colleague, 'admin', list)
  await colleague.getByRole('button', { name: 'Views', exact: true }).click()
  const theirs = colleague.getByRole('dialog', { name: 'Views' })
  await expect(theirs.getByRole('list', { name: 'Shared with your team' })).toContainText('Olivia Hart')
  await expect(theirs.getByRole('button', { name: 'Edit “Completed ones”' })).toHaveCount(0)
  await theirs.getByRole('button', { name: /^Completed ones/ }).click()
  await expect(colleague.getByRole('combobox', { name: 'Status' })).toHaveValue('completed')

  // Deleting asks first; a link to it says that it is gone.
  await panel.getByRole('button', { name: 'Delete “Completed ones”' }).click()
  await panel.getByRole('button', { name: 'Keep view' }).click()
  await panel.getByRole('button', { name: 'Delete “Completed ones”' }).click()
  await panel.getByRole('button', { name: 'Delete view', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible()
  await colleague.goto(shared)
  await expect(colleague.getByText('This view was deleted or is no longer shared with you.')).toBeVisible()
  await colleague.getByRole('button', { name: 'Dismiss' }).click()
  await expect(colleague).toHaveURL(new RegExp(`${list}$`))
  await colleague.close()
  dropFailedCalls(complaints)
})

test('keeps the columns of a view apart from the ordinary ones', async ({ page }) => {
  await signIn(page, 'comms', list)
  const columns = page.getByRole('dialog', { name: 'Columns' })
  const charge = page.getByRole('columnheader', { name: 'Charge' })
  await expect(charge).toBeVisible()
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByLabel('View name').fill('Short')
  await page.getByRole('button', { name: 'Save as new view' }).click()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await columns.getByRole('checkbox', { name: 'Charge' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View: Short (changed)' }).click()
  await page.getByRole('button', { name: 'Save changes to “Short”' }).click()
  await expect(page.getByRole('button', { name: 'View: Short', exact: true })).toBeVisible()
  await expect(charge).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await expect(charge).toHaveCount(0)
  await page.getByRole('button', { name: 'View: Short', exact: true }).click()
  await page.getByRole('button', { name: 'All records' }).click()
  await expect(charge).toBeVisible()
})

test('reads the views again after a failure', async ({ page, complaints }) => {
  await signIn(page, 'owner', list)
  await page.route('**/api/site/list-views', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests', code: 'too-many-requests' } }),
  )
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Views' })
  await expect(panel.getByRole('alert')).toContainText('Couldn’t load the views.')
  await page.unroute('**/api/site/list-views')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('button', { name: 'All records' })).toBeVisible()
  dropFailedCalls(complaints)
})

test('groups rows by their state, and keeps collapsed groups in a view', async ({ page }) => {
  await signIn(page, 'owner', list)
  await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'Group by: Status' })
  await expect(page).toHaveURL(/group=status/)
  const group = (name: string) => page.getByRole('button', { name: new RegExp(`^Status: ${name}`) })
  await expect(group('Paused')).toHaveAttribute('aria-expanded', 'true')
  const heads = await page.getByRole('button', { name: /^Status: / }).allInnerTexts()
  expect(heads.map((text) => /Scheduled|Active|Paused|Completed|Canceled/.exec(text)?.[0])).toEqual(
    ['Scheduled', 'Active', 'Paused', 'Completed', 'Canceled'].slice(0, heads.length),
  )
  const paused = page
    .getByRole('row')
    .filter({ hasText: 'Paused' })
    .filter({ has: page.getByRole('link') })
  await expect(paused.first()).toBeVisible()
  await group('Paused').click()
  await expect(page).toHaveURL(/group=status&collapsed=paused/)
  await expect(paused).toHaveCount(0)
  await expect(group('Paused')).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Views' })
  await panel.getByLabel('View name').fill('By state')
  await panel.getByRole('button', { name: 'Save as new view' }).click()
  await expect(page.getByRole('button', { name: 'View: By state' })).toBeVisible()
  await page.goto(list)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await panel.getByRole('button', { name: 'By state', exact: true }).click()
  await expect(group('Paused')).toHaveAttribute('aria-expanded', 'false')
  await group('Paused').click()
  await expect(paused.first()).toBeVisible()
})

test('keeps the space between the words of a search that are typed slowly', async ({ page }) => {
  await signIn(page, 'owner', list)
  const search = page.getByPlaceholder('Search by name')
  await search.focus()
  await page.keyboard.type('New ')
  await expect(page).toHaveURL(/name=New$/)
  await expect(search).toHaveValue('New ')
  await page.keyboard.type('York')
  await expect(search).toHaveValue('New York')
  await expect(page).toHaveURL(/name=New(\+|%20)York$/)
  await page.keyboard.type(' ')
  await search.blur()
  await expect(search).toHaveValue('New York')
  await search.focus()
  await page.goBack()
  await expect(search).toHaveValue('New')
})
