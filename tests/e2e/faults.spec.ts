import { compileServed, wordsOf } from './manifestWalk.ts'
import { expect } from './portal.ts'
import { refusing, test } from './troubles.ts'

/** What can fail between browser and server before there is a screen; screens.spec.ts tries the screens. */
const portal = await compileServed()
const words = (key: string): string => wordsOf(portal, key)

test.describe('page startup', () => {
  test.use({ user: 'owner' })

  for (const [name, answer] of Object.entries(refusing)) {
    test(`reports a failure by ${name}, and recovers`, async ({ page, trouble }) => {
      trouble.answer(answer, true)
      await page.goto('/')
      await expect(page.getByRole('alert')).toContainText('Something went wrong')
      trouble.end()
      await page.getByRole('button', { name: words('portal:try-again') }).click()
      await expect(page.getByRole('navigation').first()).toBeVisible()
    })
  }

  test('shows that it is waiting', async ({ page, trouble }) => {
    trouble.hold(true)
    await page.goto('/')
    await expect(page.getByRole('progressbar')).toBeVisible()
    trouble.end()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })

  test('waits while the server is down, and continues on reconnect', async ({ page, context, trouble }) => {
    trouble.hold(true)
    await page.goto('/')
    await expect(page.getByRole('progressbar')).toBeVisible()
    await context.setOffline(true)
    trouble.end('lost')
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await page.getByRole('button', { name: words('portal:try-again') }).click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await context.setOffline(false)
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
})
