import type { Page, Request } from '@playwright/test'
import { call } from './manifestWalk.ts'
import {
  contactFile,
  expect,
  expectAccessible,
  fillDetails,
  mapVariables,
  next,
  sendBroadcast,
  signIn,
  test,
} from './portal.ts'

interface Created {
  campaign: { id: string }
}

const CALLER = '+44 7400 555123'

const item = (page: Page, list: string, text: string | RegExp) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text })

async function chooseNumber(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'From' }).fill(CALLER.replaceAll(' ', ''))
  await page.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option').first().click()
}

async function setFailures(page: Page, change: () => Promise<void>): Promise<void> {
  await page.goto('/simulator/failures')
  await change()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
}

test('a customer writes and calls, and both are found in the history', async ({ page }) => {
  await signIn(page, 'sandbox', '/simulator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulator: messages')
  const { id, number } = await call<{ id: string; number: string }>(page, 'POST', '/v1/simulator/numbers', {
    number_country: 'US',
  })
  const { call_flow: flow } = await call<{ call_flow: { id: string } }>(page, 'POST', '/v1/ivr_flows', {
    call_flow: { name: 'Front desk', template: 'greeting-menu' },
  })
  await call(page, 'POST', `/v1/ivr_flows/${flow.id}/publish`, { message: '' })
  const { ivr_service: service } = await call<{ ivr_service: { dialed: string[] } }>(
    page,
    'POST',
    '/v1/ivr/services',
    { ivr_service: { name: 'Reception', flow: { id: flow.id }, numbers: [{ id }] } },
  )
  expect(service.dialed).toEqual([number])

  await page.reload()
  await chooseNumber(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you open on Sunday?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('table', { name: 'Latest messages' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await page.goto('/logs?type=inboundSms')
  await page.getByRole('row').getByRole('link', { name: CALLER }).click()
  await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('Are you open on Sunday?')

  await page.goto('/simulator/calls')
  await chooseNumber(page)
  await page.getByRole('button', { name: 'Call', exact: true }).click()
  const transcript = page.getByRole('list', { name: 'Call transcript' })
  await expect(transcript).toContainText(`${CALLER} calls +1 202 555`)
  await expect(transcript).toContainText('IVR service Reception answers with the flow Front desk')
  await page.getByRole('button', { name: 'Press 1' }).click()
  await expect(transcript).toContainText('Pressed 1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hang up' }).click()
  await expect(page.getByText(/^Call ended after \d+ seconds$/)).toBeVisible()
  await page.getByRole('link', { name: 'Open in history' }).click()
  await page.getByRole('row').getByRole('link', { name: CALLER }).click()
  const details = page.getByRole('dialog', { name: 'Details' })
  await expect(details.getByRole('table', { name: 'IVR service' })).toContainText('Reception')
  await expect(details.getByRole('definition').filter({ hasText: 'Front desk' })).toBeVisible()
})

test('a review is decided by hand, and time brings a renewal', async ({ page }) => {
  await signIn(page, 'sandbox', '/simulator/reviews')
  await setFailures(page, () => page.getByRole('switch', { name: 'Decide reviews by hand' }).check())
  await call(page, 'POST', '/v1/sms/senders', {
    sender_id: {
      senderID: 'BoxerShop',
      sender_type: 'alphanumeric',
      destinations: [{ country_code: 'GB' }],
      usecase: 'transactional',
      monthly_volume: '1-1000',
      samples: { first: 'Your parcel arrives tomorrow between nine and twelve.' },
    },
  })
  await page.goto('/simulator/reviews')
  const review = item(page, 'Reviews', 'BoxerShop')
  await expect(review).toContainText('In progress')
  // Only a decision that needs a reason asks for one.
  await expect(review.getByRole('textbox')).toHaveCount(0)
  await review.getByRole('button', { name: 'Declined…' }).click()
  await expect(review.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expect(review.getByRole('button', { name: 'Declined', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Registered' }).click()
  await expect(page.getByText('Decision made').first()).toBeVisible()
  await expect(review).toHaveCount(0)
  await page.goto('/sms/senders')
  await expect(page.getByRole('row').filter({ hasText: 'BoxerShop' })).toContainText('Registered')

  await call(page, 'POST', '/v1/simulator/numbers', { number_country: 'GB' })
  await page.goto('/simulator/clock')
  const renewal = item(page, 'Clock', /^\+44 117 496 .*: renewal/)
  const before = await renewal.innerText()
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Move forward' }).getByRole('button', { name: '90 days' }).click()
  await expect(page.getByText(/\d deadlines? (is|are) due now/).first()).toBeVisible()
  await expect(renewal).not.toHaveText(before.replace('\n', ''))
})

test('a program sends and checks a code with an API key, and a ticket is answered', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'sandbox-sms', '/sandbox/sms/get-a-number')
  await page.getByRole('button', { name: 'Get a number in the United States' }).click()
  await expect(page.getByText(/\+1 202 555 \d{4} is yours/).first()).toBeVisible()
  await page.goto('/sandbox/sms/send')
  await page.getByRole('button', { name: 'Get an API key' }).click()
  const line = await page.locator('code').filter({ hasText: 'export PATCHBAY_API=' }).innerText()
  const [, api = '', key = ''] = /PATCHBAY_API=(\S+) PATCHBAY_KEY=(\S+)/.exec(line) ?? []
  expect(api).toBe(`${baseURL}/api/site`)
  /** As a program elsewhere does, without a session. */
  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([path, answer.status]).toEqual([path, expect.closeTo(200, -1)])
    return (await answer.json()) as Answer // the shape the API promises
  }
  const { callerids } = await call<{ callerids: { id: string }[] }>(page, 'GET', '/v1/two_fa/callerids')
  const { two_fa_service: service } = await post<{ two_fa_service: { id: string } }>('/v1/two_fa/services', {
    two_fa_service: {
      name: 'Shop',
      sms_enabled: false,
      voice_enabled: true,
      callerid: { id: callerids[0]?.id },
    },
  })
  const { session_id: session } = await post<{ session_id: string }>('/v1/two_fa/verifications', {
    service_id: service.id,
    to: '+447400555321',
  })
  await page.goto('/simulator/outbox')
  const sent = item(page, 'Outbox', '+44 7400 555321')
  await expect(sent).toContainText('is your verification code')
  await expectAccessible(page)
  const code = (/(\d, )+\d/.exec(await sent.innerText())?.[0] ?? '').replaceAll(', ', '')
  const check = `/v1/two_fa/verifications/${session}/check`
  const wrong = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  expect(await post(check, { code: wrong })).toMatchObject({ result: 'error', status: 'pending' })
  expect(await post(check, { code })).toMatchObject({ result: 'success', status: 'verified' })
  await page.goto('/logs?type=twoFa')
  await expect(page.getByRole('row').filter({ hasText: '+44 7400 555321' })).toContainText('Verified')
  await page.goto('/outbox')
  await expect(page.getByRole('heading', { name: 'Demo emails and messages' })).toBeVisible()
  await expect(page.getByText('+44 7400 555321').first()).toBeVisible()

  await page.goto('/support/tickets/new')
  await page.getByLabel('Subject').fill('Codes arrive late')
  await page.getByLabel('Description').fill('Since this morning.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Codes arrive late' })).toBeVisible()
  await page.goto('/simulator/tickets')
  const ticket = item(page, 'Tickets', 'Codes arrive late')
  await ticket.getByRole('button', { name: 'Saved replies' }).click()
  await page.getByRole('menuitem', { name: 'We’re looking into it' }).click()
  await expect(ticket.getByRole('textbox', { name: 'Answer' })).toHaveValue(/looking into ticket #\d+ and/)
  await ticket.getByRole('textbox', { name: 'Answer' }).fill('The carrier has mended it.')
  await expectAccessible(page)
  await ticket.getByRole('button', { name: 'Send and resolve' }).click()
  await expect(page.getByText('Answer sent').first()).toBeVisible()
  await page.goto('/support/tickets/last')
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('The carrier has mended it.')
  await page.goto('/sandbox/sip-trunk/next-steps')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Ask support, and get an answer' }),
  ).toHaveAttribute('data-done', 'true')
})

test('messages fail as asked, and a receipt is decided by hand', async ({ page }) => {
  await signIn(page, 'owner', '/simulator/failures')
  await setFailures(page, async () => {
    await page.getByRole('textbox', { name: 'Messages that fail, in percent' }).fill('100')
    await page.getByRole('combobox', { name: 'How they fail' }).click()
    await page.getByRole('option', { name: 'Expired' }).click()
  })
  await page.goto('/sms-broadcast/campaigns/create')
  await fillDetails(page, 'All expire', contactFile(1))
  await next(page)
  await mapVariables(page)
  await next(page)
  await page.getByLabel('Send now').check()
  await next(page)
  const isCreation = (request: Request): boolean =>
    request.method() === 'POST' && request.url().endsWith('/v1/sms/campaigns')
  const created = page.waitForResponse((response) => isCreation(response.request()))
  await sendBroadcast(page)
  const { campaign: expiring } = (await (await created).json()) as Created
  const { campaign } = (await created).request().postDataJSON() as { campaign: object }

  await setFailures(page, () =>
    page.getByRole('switch', { name: 'Decide delivery receipts by hand' }).check(),
  )
  const { campaign: held } = await call<Created>(page, 'POST', '/v1/sms/campaigns', {
    campaign: { ...campaign, name: 'All wait' },
  })
  await page.goto('/simulator/messages')
  const receipt = item(page, 'Waiting for a delivery receipt', '+44 7400 120000')
  await receipt.getByRole('button', { name: 'Delivered', exact: true }).click()
  await expect(page.getByText('Receipt sent').first()).toBeVisible()
  await expect(receipt).toHaveCount(0)
  for (const [{ id }, status] of [
    [expiring, 'Expired'],
    [held, 'Delivered'],
  ] as const) {
    await page.goto(`/logs?type=outboundSms&sms_campaign_id=${id}`)
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('row').filter({ hasText: '+44 7400 120000' })).toContainText(status, {
        timeout: 1000,
      })
    }).toPass()
  }
})
