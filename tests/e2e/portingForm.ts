import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

/** Who the numbers belong to, with an address in London. */
export async function fillOwner(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Reed')
  await page.getByRole('textbox', { name: 'Building number' }).fill('1')
  await page.getByRole('textbox', { name: 'Street', exact: true }).fill('High Street')
  await page.getByRole('textbox', { name: 'City' }).fill('London')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('E14 9SH')
}

export async function drawSignature(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw' }).click()
  const pad = page.getByRole('region', { name: 'Drawing area for the signature' })
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no drawing area')
  await page.mouse.move(box.x + 40, box.y + 80)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 4 })
  await page.mouse.move(box.x + 200, box.y + 90, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Signature drawn')).toBeAttached()
}

/** A working day some weeks ahead, as it is typed. */
export function workingDay(): string {
  const day = new Date(Date.now() + 28 * 86_400_000)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  return `${month}.${date}.${year}`
}
