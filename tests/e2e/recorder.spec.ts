import type { Page } from '@playwright/test'
import { dropFailedCalls, expect, expectAccessible, signIn, test as base } from './portal.ts'
import config from './playwright.config.ts'

const launchArgs = config.use?.launchOptions?.args ?? []

/** Chromium beeps once a second where a microphone is asked for. */
const test = base.extend({})
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...launchArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const recording = (page: Page) => page.getByRole('group', { name: 'Recording' })

test('records, pauses, listens, records again and saves what is heard', async ({ page }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('button', { name: /Record$/ }).click()
  const panel = recording(page)
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect(panel).toContainText('0:01')
  await expect(panel).toContainText('2:4')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Pause' }).click()
  await expect(panel).toContainText('Paused')
  const paused = await panel.textContent()
  // The form isn't sent in the middle, and says why.
  await page.getByRole('textbox', { name: 'Name' }).fill('Spoken greeting')
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Stop the recording first.').first()).toBeVisible()
  expect(await panel.textContent()).toBe(paused)
  await panel.getByRole('button', { name: 'Resume' }).click()
  await expect(panel).toContainText('0:02')
  await panel.getByRole('button', { name: 'Stop' }).click()

  await expect(player(page)).toContainText(/0:00 of 0:0[23]/)
  await expect(page.getByRole('button', { name: /Record again$/ })).toBeFocused()
  expect((await loudest(page)) > 40).toBe(true)
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(player(page)).toContainText(/0:01 of/)
  await expectAccessible(page)

  // The next one takes the place of the first.
  const first = await page.getByRole('listitem').filter({ hasText: 'Recording 2' }).textContent()
  await page.getByRole('button', { name: /Record again$/ }).click()
  await expect(recording(page)).toContainText('0:02')
  await recording(page).getByRole('button', { name: 'Stop' }).click()
  await expect(player(page)).toBeVisible()
  const files = page.getByRole('listitem').filter({ hasText: 'Recording 2' })
  await expect(files).toHaveCount(1)
  expect(await files.textContent()).not.toBe(first)

  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Audio added')).toBeVisible()
  await page.getByRole('link', { name: 'Spoken greeting', exact: true }).click()
  await expect(player(page)).toContainText(/0:00 of 0:0[23]/)
  expect((await loudest(page)) > 40).toBe(true)
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(player(page)).toContainText(/0:01 of/)
})

test('keeps a recording when saving is refused, and discards one when told', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await record(page)
  const file = page.getByRole('listitem').filter({ hasText: 'Recording 2' })
  await expect(file).toBeVisible()
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Enter a name').first()).toBeVisible()
  await expect(player(page)).toBeVisible()

  await page.getByRole('button', { name: /Record again$/ }).click()
  await recording(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: /Record again$|Record$/ })).toBeFocused()
  await expect(file).toBeVisible()
  dropFailedCalls(complaints)
})

test('asks before a recording is left', async ({ page }) => {
  await signIn(page, 'owner', '/tools/files')
  await page.getByRole('link', { name: 'Add audio' }).click()
  await page.getByRole('button', { name: /Record$/ }).click()
  await expect(recording(page)).toContainText('0:01')
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toContainText('Your recording will stop')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/tools\/files$/)
})

test('pauses while the page is hidden', async ({ page }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('button', { name: /Record$/ }).click()
  await expect(recording(page)).toContainText('0:01')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(recording(page)).toContainText('Paused while this page was in the background')
})

test('keeps what is there when the microphone goes away', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      addEventListener('unplug', () => stream.getAudioTracks()[0]?.dispatchEvent(new Event('ended')))
      return stream
    }
  })
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('button', { name: /Record$/ }).click()
  await expect(recording(page)).toContainText('0:01')
  await page.evaluate(() => dispatchEvent(new Event('unplug')))
  await expect(page.getByText(/The microphone was disconnected/).first()).toBeVisible()
  await expect(player(page)).toBeVisible()
})

test('has one recording at a time in all tabs', async ({ page, context }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('button', { name: /Record$/ }).click()
  await expect(recording(page)).toContainText('0:01')
  const other = await context.newPage()
  await other.goto('/tools/files/create')
  await other.getByRole('button', { name: /Record$/ }).click()
  await expect(other.getByText('Another recording is running').first()).toBeVisible()
  await other.close()
  // The first one was hidden meanwhile, or not: it is still there.
  await recording(page).getByRole('button', { name: 'Stop' }).click()
  await expect(player(page)).toBeVisible()
})

test.describe('without a microphone', () => {
  // Later switches of the same name win, so these are left out.
  test.use({ launchOptions: { ...config.use?.launchOptions } })

  test('says how to allow it, and takes a file all the same', async ({ page, context }) => {
    await context.clearPermissions()
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    })
    await signIn(page, 'owner', '/tools/files/create')
    const button = page.getByRole('button', { name: /Record$/ })
    await button.click()
    await expect(page.getByText('The microphone is blocked.').first()).toBeVisible()
    await expect(button).toBeFocused()
    await expectAccessible(page)
    await page.locator('input[type=file]').setInputFiles({
      name: 'beep.wav',
      mimeType: 'audio/wav',
      buffer: Buffer.from('UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=', 'base64'),
    })
    await expect(page.getByText('beep.wav uploaded')).toBeAttached()
  })

  test('says that there is none', async ({ page }) => {
    await signIn(page, 'owner', '/tools/files/create')
    await page.getByRole('button', { name: /Record$/ }).click()
    await expect(page.getByText(/No microphone found|The microphone is blocked/).first()).toBeVisible()
  })
})

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Record$/ }).click()
  await expect(recording(page)).toContainText('0:01')
  await recording(page).getByRole('button', { name: 'Stop' }).click()
  await expect(player(page)).toBeVisible()
}

/** The level of the loudest sixteen-bit sample of what the player plays, in percent, from the file itself. */
async function loudest(page: Page): Promise<number> {
  const source = await player(page).locator('audio').getAttribute('src')
  const answer = await page.request.get(source ?? '')
  const bytes = await answer.body()
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF')
  const seconds = (bytes.length - 44) / 2 / 16_000
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(5)
  let peak = 0
  for (let at = 44; at + 1 < bytes.length; at += 2) peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)))
  return (peak / 32_768) * 100
}
