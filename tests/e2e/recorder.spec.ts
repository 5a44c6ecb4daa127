import type { Page } from '@playwright/test'
import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'
import { writeWav } from '../../src/domain/audio/index.ts'
import config from './playwright.config.ts'

const launchArgs = config.use?.launchOptions?.args ?? []

// Chromium gives the microphone without asking, and beeps into it once a second.
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
  await lasts(page, 1)
  await expect(panel).toContainText(/2:\d\d left/)
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
  await lasts(page, 2)
  await panel.getByRole('button', { name: 'Stop' }).click()

  await expect(player(page)).toContainText(/0:00 of 0:(0[2-9]|[1-5]\d)/)
  await expect(page.getByRole('button', { name: /Record again$/ })).toBeFocused()
  expect((await loudest(page)) > 40).toBe(true)
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(player(page)).toContainText(/0:0[1-9] of/)
  await expectAccessible(page)

  // The next one takes the place of the first.
  const first = await page
    .getByRole('listitem')
    .filter({ hasText: /Recording \d\d\./ })
    .textContent()
  await page.getByRole('button', { name: /Record again$/ }).click()
  await lasts(page, 2)
  await recording(page).getByRole('button', { name: 'Stop' }).click()
  await expect(player(page)).toBeVisible()
  const files = page.getByRole('listitem').filter({ hasText: /Recording \d\d\./ })
  await expect(files).toHaveCount(1)
  expect(await files.textContent()).not.toBe(first)

  const [length = 'none'] = /0:00 of 0:\d\d/.exec((await player(page).textContent()) ?? '') ?? []
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Audio added')).toBeVisible()
  await page.getByRole('link', { name: 'Spoken greeting', exact: true }).click()
  await expect(player(page)).toContainText(length)
  expect((await loudest(page)) > 40).toBe(true)
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(player(page)).toContainText(/0:0[1-9] of/)
})

test('keeps a recording when saving is refused, and discards one when told', async ({ page, complaints }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await record(page)
  const file = page.getByRole('listitem').filter({ hasText: /Recording \d\d\./ })
  await expect(file).toBeVisible()
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Enter a name').first()).toBeVisible()
  await expect(player(page)).toBeVisible()

  await page.getByRole('button', { name: /Record again$/ }).click()
  await recording(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: /Record again$|Record$/ })).toBeFocused()
  await expect(file).toBeVisible()

  // The draft is there after a reload, and can be heard.
  await page.reload()
  await expect(file).toBeVisible()
  await expect(player(page)).toContainText(/0:00 of 0:(0[1-9]|[1-5]\d)/)
  dropFailedCalls(complaints)
})

test('asks before a recording is left', async ({ page }) => {
  await signIn(page, 'owner', '/tools/files')
  await page.getByRole('link', { name: 'Add audio' }).click()
  await page.getByRole('button', { name: /Record$/ }).click()
  await lasts(page, 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toContainText('Your recording will stop')
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/tools\/files$/)
})

test('pauses while the page is hidden', async ({ page }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('button', { name: /Record$/ }).click()
  await lasts(page, 1)
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
  await lasts(page, 1)
  await page.evaluate(() => dispatchEvent(new Event('unplug')))
  await expect(page.getByText(/The microphone was disconnected/).first()).toBeVisible()
  await expect(player(page)).toBeVisible()
})

test('says how to allow a blocked microphone, and takes a file all the same', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  await signIn(page, 'owner', '/tools/files/create')
  const button = page.getByRole('button', { name: /Record$/ })
  await button.click()
  const advice = page.getByText(/^The microphone is blocked. Allow it in the site settings/).first()
  await expect(advice).toBeVisible()
  await expect(button).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Uploaded instead')
  await page.locator('input[type=file]').setInputFiles({
    name: 'beep.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(writeWav(new Float32Array(8000), 8000)),
  })
  await expect(page.getByText('beep.wav uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Add audio' }).click()
  await expect(page.getByText('Audio added')).toBeVisible()
})

test('has one recording at a time in all tabs', async ({ page, context }) => {
  await signIn(page, 'owner', '/tools/files/create')
  await page.getByRole('button', { name: /Record$/ }).click()
  await lasts(page, 1)
  const other = await context.newPage()
  await other.goto('/tools/files/create')
  await other.getByRole('button', { name: /Record$/ }).click()
  await expect(other.getByText('Another recording is running').first()).toBeVisible()
  await other.close()
  await recording(page).getByRole('button', { name: 'Stop' }).click()
  await expect(player(page)).toBeVisible()
})

/** Waits until so many seconds are recorded. */
async function lasts(page: Page, seconds: number): Promise<void> {
  const recorded = async (): Promise<number> =>
    Number(/0:(\d\d)/.exec((await recording(page).textContent()) ?? '')?.[1] ?? 0)
  await expect.poll(recorded).toBeGreaterThanOrEqual(seconds)
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Record$/ }).click()
  await lasts(page, 1)
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
  expect(seconds).toBeLessThan(60)
  let peak = 0
  for (let at = 44; at + 1 < bytes.length; at += 2) peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)))
  return (peak / 32_768) * 100
}
