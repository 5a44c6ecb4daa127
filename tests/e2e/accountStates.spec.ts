import { askAll, expect, expectAccessible, signIn, test } from './portal.ts'

const suspended = 'This account is suspended. It can’t send, buy or create anything until'

test('lets a suspended account view its data but create nothing', async ({ page }) => {
  await signIn(page, 'suspended')
  const action = page.getByRole('button', { name: 'New broadcast' })
  await expect(action).toBeDisabled()
  await expect(action).toHaveAttribute('title', new RegExp(suspended))
  // It looks like what it is.
  const colors = (each: Element) => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--color-accent)'
    each.append(probe)
    const accent = getComputedStyle(probe).color
    probe.remove()
    return [getComputedStyle(each).backgroundColor, accent]
  }
  // Its look is read in one go; the button that came with the page may be replaced meanwhile, and has none then.
  const looks = async (): Promise<string> => {
    const [background = '', accent = ''] = await action.evaluate(colors)
    return accent === '' ? 'nothing' : background === accent ? 'enabled' : 'disabled'
  }
  await expect.poll(looks).toBe('disabled')
  await page.goto('/sms-broadcast/campaigns/create')
  await expect(page.getByRole('main')).toContainText(suspended)
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expectAccessible(page, { shell: true })
})

test('explains why a finished broadcast cannot be edited, and links to it', async ({ page }) => {
  await signIn(page, 'owner')
  const id = await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/api/site/v1/sms/campaigns?status=completed', {
      headers: { authorization: `Bearer ${token}` },
    })
    const { campaigns } = (await answer.json()) as { campaigns: { id: string }[] }
    return campaigns[0]?.id
  })
  await page.goto(`/sms-broadcast/campaigns/edit/${id}`)
  await expect(page.getByText('Only scheduled and paused broadcasts can be edited')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expectAccessible(page, { shell: true })
  await page.getByRole('link', { name: 'View details' }).click()
  await expect(page).toHaveURL(new RegExp(`/view/${id}`))
})

test('offers a suspended account only the shortcuts it can use', async ({ page }) => {
  await askAll(page)
  await page.route('**/api/site/config', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as { payments_restrictions: object }
    const restrictions = { ...config.payments_restrictions, suspended: true }
    await route.fulfill({ response, json: { ...config, payments_restrictions: restrictions } })
  })
  await signIn(page, 'owner', '/')
  const shortcuts = page.locator('.page-links').filter({ hasText: 'Quick actions' })
  await expect(shortcuts.getByRole('link')).toHaveText(['Look up a message'])
})
