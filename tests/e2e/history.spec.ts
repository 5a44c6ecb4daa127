import { call } from './manifestWalk.ts'
import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

test('a message leads to its page with text, facts, events and broadcast', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms')
  await page.getByRole('row').getByRole('link').first().click()
  await page.getByRole('dialog', { name: 'Details' }).getByRole('link', { name: 'Open page' }).click()
  await expect(page).toHaveURL(/\/logs\/messages\/[0-9a-f-]{36}\?type=outboundSms$/)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\+\d/)
  for (const fact of ['Text', 'From', 'To', 'Segments', 'Charge', 'Sent'])
    await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible()
  const events = main.getByRole('list', { name: 'Events' }).getByRole('listitem')
  await expect(events.first()).toHaveText(/^Pending\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
  await expectAccessible(page)
  await page.getByRole('table', { name: 'Broadcast' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/sms-broadcast\/campaigns\/view\//)
})

test('a received message is headed by its sender', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=inboundSms')
  const link = page.getByRole('row').getByRole('link').first()
  const sender = (await link.innerText()).replaceAll(/\D/g, '')
  await link.click()
  await page.getByRole('dialog', { name: 'Details' }).getByRole('link', { name: 'Open page' }).click()
  await expect(page).toHaveURL(/\/logs\/messages\/[0-9a-f-]{36}\?type=inboundSms$/)
  const heading = page.getByRole('heading', { level: 1, name: /^\+\d/ })
  await expect(heading).toBeVisible()
  expect((await heading.innerText()).replaceAll(/\D/g, '')).toBe(sender)
  await expect(page.getByRole('term').filter({ hasText: /^Received$/ })).toBeVisible()
  await expectAccessible(page)
})

test('the history of one broadcast names it', async ({ page }) => {
  await signIn(page, 'owner')
  const link = page.getByRole('row').getByRole('link').first()
  const name = (await link.innerText()).trim()
  const id = /[0-9a-f-]{36}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  await page.goto(`/logs?type=outboundSms&sms_campaign_id=${id}`)
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toHaveText(`Broadcast: ${name}`)
  await chips.getByRole('button', { name: `Remove filter Broadcast: ${name}` }).click()
  await expect(chips).toHaveCount(0)
  await expect(page).not.toHaveURL(/sms_campaign_id/)
})

test('a broadcast whose name cannot be read is called unavailable', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms&sms_campaign_id=5a0c3f0e-0000-4000-8000-000000000000')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toHaveText('Broadcast: unavailable')
  // In the picker it can still be seen and taken away.
  await page.getByRole('button', { name: 'Broadcast: unavailable', exact: true }).click()
  const gone = page
    .getByRole('list', { name: 'Broadcast: selected' })
    .getByRole('checkbox', { name: 'unavailable' })
  await expect(gone).toBeChecked()
  await gone.click()
  await expect(page).not.toHaveURL(/sms_campaign_id/)
  // The browser logs every 404.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('the history of one sender shows which', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms&sender=HPEvents')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toHaveText('From: HPEvents')
})

test('a record opens in a drawer beside its list, with an address and keys of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'owner', '/logs?type=outboundSms&status=delivered')
  const links = page.getByRole('row').getByRole('link')
  const drawer = page.getByRole('dialog', { name: 'Details' })
  const opened = (): string => new URL(page.url()).searchParams.get('open') ?? ''
  await expect(links.first()).toBeVisible()
  const names = (await links.allInnerTexts()).map((name) => name.trim())
  await links.first().click()
  await expect(drawer.getByRole('heading', { level: 2 }).first()).toHaveText(names[0] ?? '')
  await expect(drawer.getByRole('list', { name: 'Events' }).getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(/\/logs\?type=outboundSms&status=delivered&open=[0-9a-f-]{36}$/)
  await expectAccessible(page)

  // The address shows the same again.
  const first = opened()
  await page.reload()
  await expect(drawer.getByRole('heading', { level: 2 }).first()).toHaveText(names[0] ?? '')
  await expect(links.first()).toBeVisible()

  await drawer.press('ArrowDown')
  await expect.poll(opened).not.toBe(first)
  await expect(drawer.getByRole('heading', { level: 2 }).first()).toHaveText(names[1] ?? '')
  await drawer.press('ArrowUp')
  await expect.poll(opened).toBe(first)

  await drawer.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/logs\?type=outboundSms&status=delivered$/)
  await expect(links.filter({ hasText: names[0] ?? '' }).first()).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
})

test('a drawer says that its record is missing, and leads back to the list', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'owner', '/logs?type=outboundSms&open=01900000-0000-7000-8000-000000000000')
  const drawer = page.getByRole('dialog', { name: 'Details' })
  await expect(drawer.getByRole('heading', { name: 'This record no longer exists' })).toBeVisible()
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
  await expect(drawer.getByRole('link')).toHaveCount(0)
  for (const name of [/^Previous row/, /^Next row/])
    await expect(drawer.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Back to the list' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/logs\?type=outboundSms$/)
  dropFailedCalls(complaints)
})

test('on a phone a record is its page, also from the address of a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'owner', '/logs?type=outboundSms')
  const link = page.getByRole('list', { name: 'SMS history' }).getByRole('link').first()
  await expect(link).toHaveAttribute('href', /^\/logs\/messages\//)
  const id = /[0-9a-f-]{36}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  await page.goto(`/logs?type=outboundSms&open=${id}`)
  await expect(page).toHaveURL(`/logs/messages/${id}?type=outboundSms`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\+\d/)
})

test('filters by several values, a range of amounts and a record, with their totals', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms')
  const totals = page.locator('.list-statistics')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(totals).toHaveText(/Messages\d/)
  const all = await totals.innerText()
  await page.getByRole('button', { name: 'All statuses' }).click()
  const statuses = page.getByRole('dialog', { name: 'Status' })
  await statuses.getByRole('checkbox', { name: 'Delivered', exact: true }).check()
  await statuses.getByRole('checkbox', { name: 'Undelivered' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=delivered,undelivered/)
  await expect(chips).toHaveText(['Status: Delivered', 'Status: Undelivered'])
  await expect(page.getByRole('row').filter({ hasText: /Pending|Expired/ })).toHaveCount(0)
  await expect(page.locator('.list-matches')).toHaveText(/^[\d,]+ rows match$/)
  await expect.poll(() => totals.innerText()).not.toBe(all)
  const narrowed = await totals.innerText()

  const more = page.getByRole('button', { name: /^More filters/ })
  await more.click()
  await page.getByRole('button', { name: 'Charge', exact: true }).click()
  const charge = page.getByRole('dialog', { name: 'Charge' })
  await charge.getByLabel('At least').fill('2')
  await charge.getByLabel('At most').fill('1')
  await charge.getByRole('button', { name: 'Apply' }).click()
  await expect(charge.getByRole('alert')).toHaveText('The first number can’t be higher than the second')
  await charge.getByLabel('At least').fill('0.001')
  await charge.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/charge_from=1000&charge_to=1000000/)
  await expect(chips.filter({ hasText: 'Charge' })).toHaveText(/^Charge: \$0\.001 – \$1/)

  // The address alone restores them, and each can be taken away.
  await page.reload()
  await expect(chips).toHaveCount(3)
  // What is in force stands in the toolbar.
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible()
  await chips.getByRole('button', { name: 'Remove filter Status: Delivered' }).click()
  await expect(page).toHaveURL(/status=undelivered(?:&|$)/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(chips).toHaveCount(0)
  await expect.poll(() => totals.innerText()).not.toBe(narrowed)

  await more.click()
  await page.getByRole('button', { name: 'All senders' }).click()
  const senders = page.getByRole('dialog', { name: 'From' })
  await senders.getByRole('textbox', { name: 'Search: From' }).fill('hpev')
  await expect(senders.getByRole('radio')).toHaveCount(1)
  await senders.getByRole('radio', { name: 'HPEvents' }).check()
  await expect(page).toHaveURL(/sender=HPEvents/)
  await expect(chips).toHaveText('From: HPEvents')
  await expectAccessible(page)
})

test('keeps filters by several values in a view', async ({ page }) => {
  await signIn(page, 'owner', '/logs?type=outboundSms&status=delivered,expired&charge_from=5')
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Views' })
  await panel.getByLabel('View name').fill('Some of them')
  await panel.getByRole('button', { name: 'Save as new view' }).click()
  await expect(page).toHaveURL(/view=/)
  await page.goto(`/logs?view=${new URL(page.url()).searchParams.get('view')}&type=outboundSms`)
  await page.getByRole('button', { name: 'View: Some of them' }).click()
  await panel.getByRole('button', { name: 'Some of them', exact: true }).first().click()
  await expect(page).toHaveURL(/status=delivered,expired/)
  await expect(page).toHaveURL(/charge_from=5/)
})

/** How many rows a figure stands for. */
const numberIn = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))

test('a chart shows the last days of a history, and a pressed bar filters to its day', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'owner', '/logs?type=outboundSms')
  const chart = page.getByRole('region', { name: 'Messages per day' })
  const bars = chart.getByRole('toolbar', { name: 'Filter by date' }).getByRole('button')
  const sentence = chart.getByText(/in total\./)
  const totals = page.locator('.list-statistics')
  await expect(sentence).toHaveText(/: [\d,]+ in total\. Peak: [\d,]+ on \d{2}\/\d{2}\/\d{4}\.$/)
  await expect(chart.getByRole('listitem').filter({ hasText: /^Delivered$/ })).toBeVisible()
  // Those who can't see it have the same as a table.
  const table = chart.getByRole('table', { name: 'Messages per day' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const cells = (await table.getByRole('cell').allInnerTexts()).map(numberIn)
  expect(cells.reduce((sum, count) => sum + count, 0)).toBe(
    numberIn((await sentence.innerText()).replace(/^.*: (?=[\d,]+ in total)/, '')),
  )
  await expectAccessible(page)

  // One tab stop, and arrows from there.
  await chart.getByRole('radio', { name: 'Messages' }).focus()
  await page.keyboard.press('Tab')
  await expect(bars.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(bars.first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  const name = await bars.nth(-2).getAttribute('aria-label')
  await expect(bars.nth(-2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=outboundSms&from=(\d{4}-\d\d-\d\d)&to=\1$/)
  const count = numberIn(name?.split(': ')[1] ?? '')
  await expect(totals).toHaveText(new RegExp(`^Messages${count.toLocaleString('en-US')}Amount`))
  // A day alone has nothing to choose from.
  await expect(sentence).toHaveText(new RegExp(`: ${count.toLocaleString('en-US')} in total\\.$`))
  await expect(bars).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await bars.first().click()
  await expect(page).toHaveURL(/&from=/)
})

test('a chart shows another figure and stays closed, as it was left', async ({ page }) => {
  const kept = () =>
    page.waitForResponse((answer) => answer.url().includes('calls-placed.chart') && answer.ok())
  await signIn(page, 'owner', '/logs?type=placed')
  const chosen = kept()
  await page.getByRole('group', { name: 'Figure' }).getByText('Duration').click()
  const chart = page.getByRole('region', { name: 'Duration per day' })
  await expect(chart.getByText(/: \d+:\d\d:\d\d in total\./)).toBeVisible()
  await chosen
  await page.reload()
  await expect(chart).toBeVisible()
  const hidden = kept()
  await page.getByRole('button', { name: 'Hide chart' }).click()
  await hidden
  await expect(chart).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show chart' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.list-chart-room')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show chart' }).click()
  await expect(chart).toBeVisible()
})

test('a chart comes after the rows and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/statistics/series?**', async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'owner', '/logs?type=twoFa')
  const row = page.locator('.list-frame').getByRole('row').nth(1)
  await expect(row).toBeVisible()
  const waiting = await row.boundingBox()
  release()
  const chart = page.getByRole('region', { name: 'Sessions per day' })
  await expect(chart.getByRole('toolbar').getByRole('button').first()).toBeVisible()
  expect(await row.boundingBox()).toEqual(waiting)
})

for (const scheme of ['light', 'dark'] as const)
  test(`a chart fits a phone, in ${scheme} colors`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: scheme })
    await signIn(page, 'owner', '/logs?type=outboundSms')
    const chart = page.getByRole('region', { name: 'Messages per day' })
    await expect(chart.getByRole('toolbar').getByRole('button').first()).toBeVisible()
    const box = await chart.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

test('shows times in the zone that a person chooses, in every list and on the next visit', async ({
  page,
}) => {
  await signIn(page, 'owner', '/logs?type=placed&disposition=answered')
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) asked.push(url)
  })
  const times = page.getByRole('button', { name: /^Times in / })
  await expect(times).toHaveText('Times in Europe/London')
  const first = page.locator('.list-frame').getByRole('row').nth(1).locator('time')
  const moment = async () => Date.parse((await first.first().getAttribute('datetime')) ?? '')
  const inZone = (timeZone: string, instant: number) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(instant)
  const clock = (text: string) => text.slice(-5)
  await expect(first.first()).toContainText(clock(inZone('Europe/London', await moment())))

  await times.click()
  const choice = page.getByRole('dialog', { name: 'Time zones' })
  await expect(choice.getByRole('button', { name: /^Europe\/London/ })).toBeFocused()
  await expectAccessible(page)
  await choice.getByRole('textbox', { name: 'Search for other time zones' }).fill('auckl')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/preferences/times.zone'))
  await choice.getByRole('button', { name: /^Pacific\/Auckland/ }).click()
  await expect(times).toHaveText('Times in Pacific/Auckland')
  await expect(times).toBeFocused()
  await expect(times).toHaveAttribute(
    'title',
    'Times in Pacific/Auckland. The account’s time zone is Europe/London.',
  )
  await expect(first.first()).toContainText(clock(inZone('Pacific/Auckland', await moment())))
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Answered')
  const zoned = () => asked.filter(({ searchParams }) => searchParams.get('timezone') === 'Pacific/Auckland')
  await expect.poll(() => new Set(zoned().map(({ pathname }) => pathname)).size).toBe(3)

  // The server draws the next visit with it, and nothing is asked for again.
  await kept
  asked.splice(0)
  const answer = await page.goto('/logs?type=placed&disposition=answered')
  const drawn = await answer?.text()
  expect(drawn).toContain('Times in Pacific/Auckland')
  await expect(page.locator('html')).toHaveAttribute('data-definitions')
  await expect(first.first()).toContainText(clock(inZone('Pacific/Auckland', await moment())))
  expect(asked.filter(({ pathname }) => pathname.endsWith('/v1/calls'))).toEqual([])

  // Pages with times say so once, and figures by days of the account where those begin.
  const note = page.getByText('Times in Pacific/Auckland. The account’s time zone is Europe/London.')
  const days = page.getByText('Days begin at midnight in Europe/London')
  const { ivr_services: services } = await call<{ ivr_services: { id: string; status: string }[] }>(
    page,
    'GET',
    '/v1/ivr/services',
  )
  const service = services.find(({ status }) => status === 'active')
  for (const [place, marks] of [
    ['/', 2],
    [`/ivr/services/view/${service?.id}`, 1],
  ] as const) {
    await page.goto(place)
    await expect(days).toHaveCount(marks)
    await expect(note).toHaveCount(1)
    await expectAccessible(page)
  }
  await page.goto('/logs?type=placed&disposition=answered')

  await page.getByRole('button', { name: /^Account menu/ }).click()
  const own = page.getByRole('region', { name: 'Account menu' })
  await own.getByRole('button', { name: 'Show times in Pacific/Auckland' }).click()
  await own.getByRole('button', { name: /^Europe\/London/ }).click()
  await expect(own.getByRole('button', { name: 'Show times in Europe/London' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(times).toHaveText('Times in Europe/London')
  await page.goto('/')
  const chart = page.getByRole('region', { name: 'Messages, last 14 days' })
  await expect(chart.getByRole('button', { name: 'Show as table' })).toBeVisible()
  await expect(days.or(note)).toHaveCount(0)
})
