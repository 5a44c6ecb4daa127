import type { Page } from '@playwright/test'
import { dropFailedCalls, expect, expectAccessible, showGrid, signIn, test } from './portal.ts'

const six = /6 selected/

test('rows are selected, changed in the background, and changed back', async ({ page }) => {
  await signIn(page, 'owner', '/trunks')
  await showGrid(page)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await expect(page.getByText(six)).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('5 rows will be changed.')
  await expect(dialog).toContainText('Status is Inactive')
  await expect(dialog).toContainText('You can undo this afterward.')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog).toContainText('Done')
  await expect(dialog).toContainText('1 row couldn’t be changed')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toContainText('Activate: 5 rows')
  await expect(dialog).toContainText('5 of 5')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('gridcell', { name: 'Inactive' })).toHaveCount(1)

  await page.goto('/background-work')
  await expect(page.getByRole('listitem').filter({ hasText: 'Deactivate · SIP trunks' })).toContainText(
    '6 of 6',
  )
})

test('the keyboard alone selects a row and asks for an action', async ({ page }) => {
  await signIn(page, 'owner', '/trunks')
  await showGrid(page)
  await page.getByRole('gridcell').first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('2 rows will be changed.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(page.getByText('2 selected')).toBeHidden()
})

test('all that match are selected, and a filter begins anew', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns?per_page=25')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: /Select all \d+ matching rows/ }).click()
  await expect(page.getByRole('button', { name: /Select all \d+ matching rows/ })).toBeHidden()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .uncheck()
  await page.getByRole('button', { name: 'Pause', exact: true }).last().click()
  await expect(page.getByRole('dialog')).toContainText(/rows? will be skipped/)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('completed')
  await expect(page.getByText(/\d+ selected/)).toBeHidden()
})

test('cards on a phone are selected too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'owner', '/trunks')
  await page.getByRole('checkbox', { name: 'Select Head office' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toBeInViewport()
})

test('checkboxes stand below each other in the middle of their rows', async ({ page }) => {
  await signIn(page, 'owner', '/trunks')
  const middleOf = async (role: 'checkbox' | 'link', name: string) => {
    const box = await page.getByRole(role, { name, exact: true }).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const expectInLine = () =>
    expect(async () => {
      const all = await middleOf('checkbox', 'Select all rows on this page')
      const one = await middleOf('checkbox', 'Select Head office')
      const name = await middleOf('link', 'Head office')
      expect(one.y).toBeGreaterThan(all.y)
      expect(Math.abs(all.x - one.x)).toBeLessThan(2)
      expect(Math.abs(name.y - one.y)).toBeLessThan(2)
    }).toPass()
  await expect(page.getByRole('checkbox', { name: 'Select Head office' })).toBeVisible()
  await expectInLine()
  await showGrid(page)
  await expectInLine()
})

test('rows of collapsed groups are counted with all that match', async ({ page }) => {
  await signIn(page, 'owner', '/sms-broadcast/campaigns?per_page=25&group=status&collapsed=completed')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const all = page.getByRole('button', { name: /Select all \d+ matching rows/ })
  const [count = ''] = /\d+/.exec(await all.innerText()) ?? []
  await all.click()
  await expect(page.getByText(`${count} selected`)).toBeVisible()
  await page.getByRole('button', { name: /^Status: Completed/ }).click()
  await expect(page).not.toHaveURL(/collapsed/)
  await expect(page.getByText(`${count} selected`)).toBeVisible()
})

test('rows that the filters do not find any more are not selected any more', async ({ page, complaints }) => {
  const list = '/inventory-items?search=Bulk&state=active'
  await signIn(page, 'owner', list)
  const ids: string[] = []
  for (let number = 1; number <= 4; number++)
    ids.push(
      (
        await call(page, 'POST', '', {
          inventory_item: { name: `Bulk ${number}`, sku: 'S', kind: 'cable', quantity: 1 },
        })
      ).inventory_item.id,
    )
  await page.goto(list)
  for (let number = 1; number <= 4; number++)
    await page.getByRole('checkbox', { name: `Select Bulk ${number}` }).check()
  await expect(page.getByText('4 selected')).toBeVisible()

  // By its own action.
  await page.getByRole('button', { name: 'Actions: Bulk 4' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('3 selected')).toBeVisible()

  // By somebody else, seen at the next refresh.
  await call(page, 'PUT', `/${ids[2]}/state`, { inventory_item: { state: 'archived' } })
  // One that came a moment ago keeps the next from being asked for.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('2 selected')).toBeVisible({ timeout: 2000 })
  }).toPass()

  // And after that.
  await page.route('**/v1/inventory-items?*', (route) => route.abort())
  await call(page, 'PUT', `/${ids[1]}/state`, { inventory_item: { state: 'archived' } })
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 row will be changed.')
  await expect(dialog.getByRole('heading')).toHaveText('Archive: 1 row')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.unroute('**/v1/inventory-items?*')
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog).toContainText('1 of 1')
  dropFailedCalls(complaints)
})

interface Answer {
  inventory_item: { id: string }
}

/** A call of the API by the page's own session. */
function call(page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ([address, sent]) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(`/api/site/v1/inventory-items${address}`, {
        ...sent,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
      return (await answer.json()) as Answer // the API's contract
    },
    [path, { method, body: JSON.stringify(body) }] as const,
  )
}
