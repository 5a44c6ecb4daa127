import type { Page } from '@playwright/test'

/** The code of the newest message to a number, as the outbox shows it. */
export async function readCode(page: Page, number: string): Promise<string> {
  const simulator = await page.context().newPage()
  await simulator.goto('/outbox')
  const message = simulator.getByRole('article').filter({ hasText: number }).first()
  const text = await message.innerText()
  await simulator.close()
  const code = /(\d{4,10}|(?:\d, ){3,9}\d) is your|code is: ([\d, ]+)\./.exec(text)
  return (code?.[1] ?? code?.[2] ?? '').replaceAll(/\D/g, '')
}
