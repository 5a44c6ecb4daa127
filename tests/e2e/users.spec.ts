import type { Page } from '@playwright/test'
import { demoPassword, expect, expectAccessible, signIn, test } from './portal.ts'

const chosen = 'quiet harbour pine'

async function openRowMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
}

test('lists people in every status, with what can be done to each', async ({ page }) => {
  await signIn(page, 'owner', '/users?per_page=50')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  for (const [name, actions] of [
    ['Mateo Cruz', ['Edit', 'Deactivate', 'Hand over ownership', 'Remove']],
    ['Ingrid Solheim', ['Edit', 'Activate', 'Remove']],
    ['Noor Haddad', ['Edit', 'Resend invitation', 'Remove']],
    ['Tom Becker', ['Edit', 'Resend invitation', 'Remove']],
  ] as const) {
    await openRowMenu(page, name)
    await expect(page.getByRole('menuitem')).toHaveText([...actions])
    await page.keyboard.press('Escape')
  }
  await expectAccessible(page)
  await page.goto('/users?status=expired')
  await expect(page.getByRole('link', { name: 'Tom Becker' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mateo Cruz' })).toHaveCount(0)
})

test('invites a person, who joins, is edited and removed', async ({ page, browser, complaints }) => {
  const stamp = Date.now()
  const email = `nils-${stamp}@pine.example`
  await signIn(page, 'owner', '/users/new')
  await expect(page.getByRole('heading', { level: 1, name: 'Invite user' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Sets up numbers, trunks, and services.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Owner' })).toBeDisabled()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Choose a role').first()).toBeVisible()
  await page.getByLabel('Email').fill('admin@demo.example')
  await page.getByLabel('First name').fill('Nils')
  await page.getByLabel('Last name').fill(`Holm ${stamp}`)
  await page.getByRole('radio', { name: 'Engineer' }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('This email is already in use').first()).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByText('Invitation sent').first()).toBeVisible()

  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.goto('/simulator')
  const mail = guest.getByRole('article').filter({ hasText: `To ${email}` })
  await expect(mail).toContainText('Olivia Hart invited you to join Harbour and Pine')
  await expect(mail).toContainText('as Engineer')
  await mail.getByRole('link').click()
  await expect(
    guest.getByText(`Harbour and Pine invited you as Engineer. You’ll sign in with ${email}.`),
  ).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('New password').fill(chosen)
  await guest.getByRole('button', { name: 'Save password' }).click()
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await guest.getByLabel('Password', { exact: true }).fill(chosen)
  await guest.keyboard.press('Enter')
  await guest.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  await guest.goto('/users')
  await expect(guest.getByText('Olivia Hart')).toHaveCount(0)

  await page.goto(`/users?name=${stamp}`)
  await page.getByRole('link', { name: `Nils Holm ${stamp}` }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(main.getByText('Active', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('radio', { name: 'Support', exact: true }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('User saved')).toBeVisible()

  await page.goto(`/users?name=${stamp}`)
  await openRowMenu(page, `Nils Holm ${stamp}`)
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('signed out everywhere right away')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('User removed')).toBeVisible()
  await guest.goto('/')
  await guest.waitForURL(/\/auth\/sign/)
  await other.close()
})

test('keeps users out of reach of those who may not manage them', async ({ page }) => {
  await signIn(page, 'support', '/users')
  await expect(page.getByText('Mateo Cruz')).toHaveCount(0)
})

test('hands ownership over with the password, and asks for it', async ({ page, complaints }) => {
  // Of an account of its own: who was the owner is one no longer.
  await signIn(page, 'flex', '/users/new')
  const email = `next-${Date.now()}@bakery.example`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Next')
  await page.getByRole('radio', { name: 'Support', exact: true }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page).toHaveURL(/\/users$/)
  const other = await page.context().browser()?.newContext()
  const guest = await other?.newPage()
  if (!other || !guest) throw new Error('there is no browser')
  await guest.goto('/simulator')
  await guest
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .getByRole('link')
    .click()
  await guest.getByLabel('New password').fill(chosen)
  await guest.getByRole('button', { name: 'Save password' }).click()
  await expect(guest.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await other.close()

  await page.goto('/users')
  await openRowMenu(page, 'Nora Next')
  await page.getByRole('menuitem', { name: 'Hand over ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make this user the owner?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Hand over ownership' }).click()
  await expect(dialog.getByText('Incorrect password').first()).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Hand over ownership' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/users')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Owner')
  await expect(page.getByRole('row').filter({ hasText: 'flex@demo.example' })).toContainText('Admin')
})

test('requires two-factor sign-in only from those who have it', async ({ page, complaints }) => {
  await signIn(page, 'admin', '/users')
  await page.getByRole('link', { name: 'Security', exact: true }).first().click()
  await expect(page).toHaveURL(/\/users\/security$/)
  await page.getByRole('switch', { name: 'Require two-factor sign-in' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Set up two-factor sign-in for yourself first').first()).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
