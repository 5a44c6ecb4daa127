import type { Page } from '@playwright/test'
import { writeWav } from '../../src/domain/audio/index.ts'
import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

const samples = Float32Array.from(
  { length: 4 * 8000 },
  (_, at) => Math.sin(at / 8) * (at % 16_000 < 8000 ? 1 : 0.2),
)
const prompt = { name: 'welcome.wav', mimeType: 'audio/wav', buffer: Buffer.from(writeWav(samples, 8000)) }

test('adds audio, draws its waveform, plays, renames and deletes it', async ({ page }) => {
  await signIn(page, 'owner', '/tools')
  await expect(page).toHaveURL(/\/tools\/files$/)
  await page.getByRole('link', { name: 'Add audio' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Welcome')
  await page.locator('input[type=file]').setInputFiles(prompt)
  await expect(page.getByText('welcome.wav uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Audio added')).toBeVisible()

  await page.getByRole('link', { name: 'Welcome', exact: true }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toContainText('0:00 of 0:04')
  // The browser has decoded the audio: it is loud for a second, then quiet.
  await expect
    .poll(async () => (await barsOf(page)).filter((height) => height > 60).length)
    .toBeGreaterThan(50)
  expect((await barsOf(page)).some((height) => height < 20)).toBe(true)
  await expectAccessible(page)
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player).toContainText('0:01 of 0:04')

  await page.getByRole('link', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Greeting')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Name changed')).toBeVisible()
  await page.getByRole('link', { name: 'Greeting' }).click()
  // Deleted while the player reads it, it would be missing there.
  await expect.poll(async () => (await barsOf(page)).length).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Audio deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Greeting' })).toHaveCount(0)
})

test('reads a text out, to be heard before it is added', async ({ page }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Menu')
  await page.getByRole('button', { name: /Text to speech/ }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Press one for sales, or two for support.')
  await page.getByRole('button', { name: 'Create audio' }).click()
  await expect(page.getByText(/^Audio of 0:0\d created/)).toBeVisible()
  const player = page.getByRole('region', { name: 'Player' })
  await expect
    .poll(async () => (await barsOf(page)).filter((height) => height > 20).length)
    .toBeGreaterThan(20)
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player).toContainText(/0:01 of/)
  await expectAccessible(page)

  // What is kept is what was heard.
  await page.getByRole('textbox', { name: 'Text' }).fill('Press one for sales.')
  await expect(player).toHaveCount(0)
  await expect(page.getByText('speech.wav')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create audio' }).click()
  await expect(player).toBeVisible()
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Audio added')).toBeVisible()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page.getByText('Press one for sales.')).toBeVisible()
})

test('waits for the upload when it is sent early', async ({ page }) => {
  await signIn(page, 'owner', '/tools/files/create')
  const upload = Promise.withResolvers<void>()
  await page.route('**/v1/files?*', async (route) => {
    await upload.promise
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Early')
  await page.locator('input[type=file]').setInputFiles(prompt)
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByRole('button', { name: 'Add audio' })).toBeDisabled()
  upload.resolve()
  await expect(page.getByText('Audio added')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Early', exact: true })).toBeVisible()
})

test('says what is wrong with a file that can’t be played, and keeps the name', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Broken')
  await page.locator('input[type=file]').setInputFiles({ ...prompt, buffer: prompt.buffer.subarray(0, 44) })
  await expect(page.getByText('welcome.wav uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('This file can’t be played.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Broken')
  dropFailedCalls(complaints)
})

/** Heights of the waveform's bars, in its own units. */
async function barsOf(page: Page): Promise<number[]> {
  const heights = await page
    .getByRole('region', { name: 'Player' })
    .locator('svg rect')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))))
  return heights
}
