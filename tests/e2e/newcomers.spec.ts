import type { Page } from '@playwright/test'
import { createRandom, hashOf, sample, seed, triesAll } from '../support/sampling.ts'
import { expect, signIn, test } from './portal.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const supportMail = /^mailto:support@patchbay\.example(\?subject=\S+)?$/
const asksForSomething = /contact support|choose a plan|top up|settle/i

async function settle(page: Page): Promise<void> {
  // What the server drew is exchanged when the page comes alive.
  await expect(page.locator('html')).toHaveAttribute('data-definitions')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.screen-skeleton, .page-skeleton, [aria-busy="true"]')).toHaveCount(0)
}

/** Links of the screen; an email leads to support, a notice that asks for something carries a way. */
async function readLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const mails = links.filter((to) => to.startsWith('mailto:'))
  for (const mail of mails) expect(mail).toMatch(supportMail)
  const notices = page.locator('.portal-banner, .page-banner, .page-task:not([data-done="true"])')
  for (const notice of await notices.filter({ hasText: asksForSomething }).all())
    await expect(notice.locator('a[href], button').first(), await notice.innerText()).toBeVisible()
  return links.filter((to) => to.startsWith('/'))
}

/** A screen of its own: neither the not-found page, nor a refusal, nor where everybody starts. */
async function expectArrived(page: Page, to: string): Promise<void> {
  await settle(page)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading, to).not.toHaveText(/Error 404|do not have access|Something went wrong/)
  const tallness = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(tallness, `${to} scrolls beyond the shell`).toBeLessThanOrEqual(0)
  if (new URL(to, page.url()).pathname !== '/') expect(new URL(page.url()).pathname, to).not.toBe('/')
}

/** Marks the first button that was not clicked yet; its name, or undefined. */
function markNext(page: Page, seen: string[]): Promise<string | undefined> {
  return page.evaluate((known) => {
    document.querySelector('[data-next]')?.removeAttribute('data-next')
    for (const each of document.querySelectorAll<HTMLElement>(
      'button:not(:disabled, [aria-disabled="true"]), summary',
    )) {
      const name = (each.getAttribute('aria-label') ?? each.textContent).trim()
      const isOwn = each.closest('main, .portal-banner') !== null
      const key = isOwn ? `${location.pathname} ${name}` : name
      const isReached = each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0
      if (!isReached || known.includes(key) || /^(Log out|Exit|Sign out)$/.test(name)) continue
      each.setAttribute('data-next', '')
      return key
    }
    return undefined
  }, seen)
}

/** What a click changed is counted on the root element. */
async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement
    const note = () => (root.dataset['changed'] = 'yes')
    root.dataset['changed'] = 'no'
    const watcher = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target !== root)) note()
    })
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    addEventListener('toggle', note, true)
    addEventListener('focusin', note)
  })
}

/** Clicks every button of the screen, from a fresh start each; each does something. */
async function clickButtons(page: Page, address: string, seen: string[]): Promise<void> {
  for (let name = await markNext(page, seen); name !== undefined; name = await markNext(page, seen)) {
    seen.push(name)
    await watchChanges(page)
    await page.locator('[data-next]').click({ timeout: 10_000 })
    await expect(page.locator('html'), `${address}: "${name}" does nothing`).not.toHaveAttribute(
      'data-changed',
      'no',
    )
    await expect(page.getByRole('heading', { name: /Error 404/ }), `${address}: ${name}`).toHaveCount(0)
    await page.goto(address)
    await settle(page)
  }
}

/** Whether the buttons of a screen are tried; its links always are. */
const isClicked = (address: string): boolean => triesAll || createRandom(seed + hashOf(address))(3) === 0

for (const user of sample('newcomers who click everything', ['empty', 'sandbox', 'suspended'], 1)) {
  test(`leaves ${user}@ without a dead end on any screen`, async ({ page }) => {
    test.setTimeout(900_000)
    // A form that was touched asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, user, '/')
    const waiting = ['/']
    const visited = new Set(waiting)
    const clicked: string[] = []
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address)
      await expectArrived(page, address)
      for (const to of await readLinks(page)) {
        if (visited.has(to)) continue
        visited.add(to)
        if (to === '/terms') expect((await page.request.get(to)).status()).toBe(200)
        else waiting.push(to)
      }
      if (isClicked(address)) await clickButtons(page, address, clicked)
    }
    expect(visited.size).toBeGreaterThan(8)
    expect(clicked.length).toBeGreaterThan(8)
    test.info().annotations.push({ type: 'screens', description: [...visited].join(' ') })
  })
}

test('guides a new account from its first screen to a plan', async ({ page }) => {
  await signIn(page, 'empty', '/')
  await expect(page.getByText('all caught up')).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Getting started' })
    .getByRole('link', { name: 'Choose a plan' })
    .click()
  await page.getByRole('button', { name: 'Choose Flex', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Choose Flex' }).click()
  await expect(page.getByText('You’re now on Flex', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('is on the Flex plan')).toBeVisible()
})

test('shows a suspended account the reason, what still works, and how to reach support', async ({ page }) => {
  await signIn(page, 'suspended', '/')
  await expect(page.getByRole('heading', { name: 'Why your account is suspended' })).toBeVisible()
  await expect(page.getByText('You can still sign in')).toBeVisible()
  const banner = page.getByRole('alert').filter({ hasText: 'Your account is suspended.' })
  await banner.getByRole('link', { name: 'Contact support' }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
})

test('keeps a guide available after its banner is closed', async ({ page }) => {
  await signIn(page, 'sandbox-sms', '/')
  await page.getByRole('button', { name: 'Close this notice' }).click()
  await page.reload()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SIP trunk guide' }).click()
  await expect(page).toHaveURL(/\/sandbox\/sip-trunk$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP trunk: receive a call')
})
