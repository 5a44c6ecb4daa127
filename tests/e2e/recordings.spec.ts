import { dropFailedCalls, expect, expectAccessible, signIn, test } from './portal.ts'

test('plays a recording from any place, at another speed, and deletes it', async ({ page }) => {
  await signIn(page, 'owner', '/call-recording')
  await page.getByRole('link', { name: /^\+44 7700 900184 to/ }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toContainText('0:00 of 0:14')
  await expectAccessible(page)
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player).toContainText('0:01 of 0:14')
  await player.getByRole('button', { name: 'Pause' }).click()
  const position = player.getByRole('slider', { name: 'Position' })
  await position.press('End')
  await expect(position).toHaveAttribute('aria-valuetext', '0:14 of 0:14')
  await position.press('Home')
  await player.getByRole('combobox', { name: 'Speed' }).click()
  await page.getByRole('option', { name: '2×' }).click()
  const audio = page.locator('audio')
  expect(await audio.evaluate((element: HTMLAudioElement) => [element.playbackRate, element.paused])).toEqual(
    [2, true],
  )

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('+447700900184 to +442079460123.wav')

  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Recording deleted')).toBeVisible()
})

test('asks nothing about a recording while it is being deleted, and shows it no more', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await signIn(page, 'owner', '/call-recording')
  await page
    .getByRole('link', { name: /^\+44 .* to/ })
    .last()
    .click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  const address = new URL(page.url()).pathname.replace(/.*\//, '/v1/recordings/')
  const asked: string[] = []
  let isDeleting = false
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() === 'DELETE') {
      isDeleting = true
      await answered
    } else if (isDeleting) asked.push(route.request().url())
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => isDeleting).toBe(true)
  // Longer than a page waits before it reads its record again, shorter than it waits for the answer.
  const shell = page.waitForResponse('**/api/site/config')
  await page.clock.fastForward(12_000)
  await shell
  expect(asked).toEqual([])
  answer()
  await expect(page.getByText('Recording deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/call-recording$/)
  await page.goBack()
  await expect(page.getByText('Not found')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
  dropFailedCalls(complaints)
})

test('keeps recordings for as many months as the account says', async ({ page }) => {
  await signIn(page, 'owner', '/call-recording/settings')
  const months = page.getByRole('textbox', { name: 'Months to keep recordings' })
  await expect(months).toHaveValue('3')
  await months.fill('61')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(months).toHaveAttribute('aria-invalid', 'true')
  await months.fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(months).toHaveValue('12')
})
