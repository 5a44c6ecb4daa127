import { readFileSync } from 'node:fs'
import type { PortalManifest } from '../../src/language/portal.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

// as: the emitted file has this shape; the freshness test holds it.
const { manifest } = JSON.parse(
  readFileSync(new URL('../../src/generated/portal.json', import.meta.url), 'utf8'),
) as { manifest: PortalManifest }
const screens = manifest.routes.flatMap((route) =>
  'screen' in route ? [{ ...route, address: route.path.replace('/{step?}', '') }] : [],
)

for (const { address, screen } of screens.filter(({ address }) => !address.includes('{'))) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${address} is accessible and quiet in ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await signIn(page, 'owner', address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expectAccessible(page)
    })
  }

  test(`${address} fits a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 834, height: 1100 })
    await signIn(page, 'owner', address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test(`${address} says so when the server fails, and recovers`, async ({ page, complaints }) => {
    await signIn(page, 'owner', '/sms/senders')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/api/site/v1/**', (route) =>
      route.fulfill({ status: 500, json: { error: 'internal server error', code: 'internal' } }),
    )
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/api/site/v1/**')
    const retry = page.getByRole('button', { name: /try again|retry/i }).first()
    // A page of texts asks the server for nothing, so it has nothing to try again.
    const isPage = 'page' in screen
    if (isPage || address.includes('create')) await page.reload()
    else await retry.click()
    const content = isPage
      ? page.getByRole('heading', { level: 1 })
      : page.getByRole('row').nth(1).or(page.getByRole('textbox'))
    await expect(content.first()).toBeVisible()
    complaints.length = 0
  })
}

test('the walk covers every screen of the manifest', () => {
  expect(screens.length).toBeGreaterThan(5)
})
