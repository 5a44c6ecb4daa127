import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'

export function cartIcon(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /cart/i })
}

/** Adds a number of an open list of numbers for sale, by its row or card. */
export async function addToCart(page: Page, at: number): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions:/ })
    .nth(at)
    .click()
  const added = page.waitForResponse(
    (answer) => answer.url().includes('/v1/cart/numbers/') && answer.request().method() === 'POST',
  )
  await page.getByRole('menuitem', { name: 'Add to cart' }).click()
  expect((await added).status()).toBe(200)
  await expect(page.getByText('Added to the cart').last()).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
}
