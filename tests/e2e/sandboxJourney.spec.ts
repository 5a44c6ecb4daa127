import type { Page } from '@playwright/test'
import { call } from './manifestWalk.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('lets the simulator call a number whose flow answers, and finds the call in the history', async ({
  page,
}) => {
  await signIn(page, 'sandbox-sms', '/sandbox/sip-trunk/receive-a-call')
  await expect(step(page, 'Receive a call')).toHaveAttribute('data-done', 'false')
  await page.getByRole('button', { name: 'Get a number in the United States' }).click()
  await expect(step(page, 'Get a number').first()).toHaveAttribute('data-done', 'true')
  await expectAccessible(page)

  const { numbers } = await call<{ numbers: { id: string }[] }>(
    page,
    'GET',
    '/v1/simulator/numbers?can=voice_in',
  )
  const { call_flow: flow } = await call<{ call_flow: { id: string } }>(page, 'POST', '/v1/ivr_flows', {
    call_flow: { name: 'Front desk', template: 'greeting-menu' },
  })
  await call(page, 'POST', `/v1/ivr_flows/${flow.id}/publish`, { message: '' })
  await call(page, 'POST', '/v1/ivr/services', {
    ivr_service: {
      name: 'Front desk',
      flow: { id: flow.id },
      numbers: numbers.slice(0, 1).map(({ id }) => ({ id })),
    },
  })
  await page.goto('/simulator/calls')
  await page.getByRole('textbox', { name: 'From' }).fill('+447400555123')
  await page.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Call', exact: true }).click()
  const transcript = page.getByRole('list', { name: 'Call transcript' })
  await expect(transcript).toContainText('answers with the flow Front desk')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Press 1' }).click()
  await expect(transcript).toContainText('Pressed 1')
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('link', { name: 'Open in history' }).click()
  await expect(page.getByText('+44 7400 555123').first()).toBeVisible()
  await page.goto('/sandbox/sip-trunk/next-steps')
  await expect(step(page, 'Let the flow answer a call')).toHaveAttribute('data-done', 'true')
})
