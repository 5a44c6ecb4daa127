import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileChooser, Page } from '@playwright/test'
import { topUp } from '../support/topUp.ts'
import { Keyboard } from './Keyboard.ts'
import { contactFile, expect, signIn, test } from './portal.ts'
import { portOf } from './portOf.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'

/** The new company has paid something in, and its reviews take a moment. */
let server: OwnServer
const data = mkdtempSync(join(tmpdir(), 'patchbay-keyboard-'))
test.beforeAll(async () => {
  cpSync(process.env['E2E_DATA'] ?? '', data, { recursive: true })
  await topUp(data, 'empty@demo.example', 300)
  server = await startOwnServer(portOf(1), { data, env: { PATCHBAY_CARRIER_SPEED: '60' } })
})
test.afterAll(async () => {
  await server.remove()
  rmSync(data, { recursive: true, force: true })
})
test.use({ baseURL: `http://localhost:${portOf(1)}` })

const password = 'quiet harbour pine'

test('takes a new company to its first broadcast, a key and the audit log by keyboard alone', async ({
  page,
  browser,
}) => {
  // The whole way takes a minute alone, and three files share two cores.
  test.setTimeout(900_000)
  await signIn(page, 'empty', '/')
  const keys = new Keyboard(page)

  await test.step('chooses a plan', async () => {
    await keys.command('Plan')
    await keys.confirm('Choose Flex')
    await expect(page.getByText('You’re now on Flex', { exact: true })).toBeVisible()
    await keys.expectFocusKept()
  })

  await test.step('invites a user, who accepts by the mailed link', async () => {
    await keys.command('Invite user')
    await keys.fill('Email', 'nils@newcompany.example')
    await keys.fill('First name', 'Nils')
    await keys.fill('Last name', 'Holm')
    await keys.choose('Engineer')
    await keys.activate('button', 'Send invitation')
    await expect(page).toHaveURL(/\/users$/)
    await keys.expectFocusKept()
    const other = await browser.newContext()
    await acceptInvitation(await other.newPage())
    await other.close()
  })

  await test.step('registers a 10DLC brand', async () => {
    await keys.command('New brand')
    await keys.fill('Brand name', 'New Company')
    await keys.pick('Legal form', 'Sole proprietor')
    await keys.fill('First name', 'Emma')
    await keys.fill('Last name', 'Newman')
    await keys.fill('Mobile phone', '+15035550187')
    await keys.fill('Website', 'https://newcompany.example')
    await keys.next()
    await keys.fill('Street', '1 Main Street')
    await keys.fill('City', 'Portland')
    await keys.pick('State', 'Oregon')
    await keys.fill('ZIP code', '97204')
    await keys.fill('Support email', 'help@newcompany.example')
    await keys.fill('Support phone', '+15035550142')
    await keys.next()
    await keys.next()
    await keys.activate('button', 'Register brand')
    await keys.openRow(/New Company/)
    await expect(page.getByRole('list', { name: 'History' }).getByText('Approved')).toBeVisible()
  })

  await test.step('registers a 10DLC campaign', async () => {
    await keys.activate('link', 'Campaigns')
    // An empty list offers the first campaign below its words, no longer beside its title.
    await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
    await keys.activate('link', 'New campaign')
    const text = 'Codes that people ask for when they sign in to our shop.'
    await keys.fill('Campaign name', 'Codes')
    await keys.pick('Use case', 'Two-factor authentication')
    await keys.fill('Description', text)
    await keys.fill('How people opt in', text)
    await keys.fill('Privacy policy', 'https://newcompany.example/privacy')
    await keys.next()
    await keys.fill('Sample 1', 'New Company: your code is [code].')
    await keys.next()
    await keys.fill('START keywords', 'START')
    await keys.fill('START response', 'New Company: you are subscribed. Reply STOP to end, HELP for help.')
    await keys.fill('HELP response', 'New Company: for help, call 503-555-0142. Reply STOP to end.')
    await keys.next()
    await keys.next()
    await keys.next()
    // Each line of the review leads to its field.
    await keys.activate('button', 'Save draft', 40)
    await keys.openRow(/Codes/)
    await keys.confirm('Submit')
    await expect(page.getByRole('list', { name: 'History' }).getByText('Approved')).toBeVisible({
      timeout: 60_000,
    })
  })

  await test.step('registers a Sender ID', async () => {
    await keys.command('New Sender ID')
    await keys.fill('Sender ID', 'NewCo')
    await keys.next()
    await keys.check(/countries|destination/i, 'United Kingdom')
    await keys.next()
    await keys.choose(/Transactional/)
    await keys.pick(/volume/i)
    await keys.fill('Sample message 1', 'Your parcel arrives tomorrow between nine and twelve.')
    await keys.next()
    await keys.activate('button', 'Register Sender ID')
    await expect(page.getByRole('heading', { level: 1, name: 'NewCo' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'History' }).getByText('Registered')).toBeVisible({
      timeout: 60_000,
    })
  })

  await test.step('writes a template', async () => {
    await keys.command('New SMS template')
    await keys.fill('Template name', 'Delivery note')
    await keys.pick('Destination country', 'United Kingdom')
    await keys.next()
    await keys.fill('Message text', 'Hello {{name}}, your parcel arrives today.')
    await keys.to('checkbox', /NewCo/)
    await keys.press('Space')
    await keys.next()
    await keys.activate('button', 'Submit for review')
    await expect(page).toHaveURL(/templates$/)
    await keys.refreshUntil(page.getByRole('row', { name: /Delivery note/ }), 'Approved')
  })

  await test.step('sends a broadcast', async () => {
    let chooser: FileChooser | undefined
    page.once('filechooser', (opened) => (chooser = opened))
    await keys.command('New SMS broadcast')
    await keys.fill('Broadcast name', 'First broadcast')
    const choose = await keys.to('button', /Choose a CSV file/)
    await expect(async () => {
      await expect(choose).toBeFocused()
      await keys.press('Enter')
      await expect.poll(() => chooser !== undefined, { timeout: 3000 }).toBe(true)
    }).toPass()
    await chooser?.setFiles(contactFile(5))
    await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
    await keys.pick('Template', 'Delivery note')
    await keys.pick('Sender ID', 'NewCo')
    await keys.next()
    await keys.to('combobox', /^Column for/)
    await keys.type('Column B')
    await keys.next()
    await keys.next()
    await keys.confirm(/^Send to 5/)
    await expect(page).toHaveURL(/campaigns$/)
    await keys.refreshUntil(page.getByRole('row', { name: /First broadcast/ }), 'Completed')
  })

  await test.step('sees it in the history', async () => {
    await keys.command('SMS history', /^SMS History/)
    await expect(page.getByRole('row', { name: /Hello Person 3, your parcel/ })).toBeVisible()
  })

  await test.step('makes a key that reads by the API, and revokes it', async () => {
    await keys.command('New API key')
    await keys.fill('Name', 'Warehouse')
    await keys.next()
    await keys.check(/scopes/i, 'See broadcasts and templates')
    await keys.activate('button', 'Create key')
    const dialog = page.getByRole('dialog', { name: 'Save it now' })
    const secret = await dialog.getByRole('textbox', { name: 'API key' }).inputValue()
    const ask = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${secret}` }
      const address = `${server.url}/api/site/v1/sms/campaigns`
      const answer = await fetch(address, { headers })
      await answer.body?.cancel()
      return answer.status
    }
    expect(await ask()).toBe(200)
    await keys.activate('button', 'Download')
    await keys.activate('button', 'Done')
    await keys.openRow(/Warehouse/)
    await keys.confirm('Revoke')
    await expect(page.getByText('API key revoked')).toBeVisible()
    expect(await ask()).toBe(401)
    await keys.expectFocusKept()
  })

  await test.step('finds all of it in the audit log', async () => {
    await keys.command('Audit log')
    await keys.activate('button', /^More filters/)
    const search = await keys.to('textbox', 'Record')
    for (const [name, action] of [
      ['Nils Holm', 'Created'],
      ['New Company', 'Created'],
      ['Codes', 'Status changed'],
      ['NewCo', 'Created'],
      ['Delivery note', 'Created'],
      ['First broadcast', 'Created'],
      ['Warehouse', 'API key used for the first time'],
      ['Warehouse', 'Status changed'],
    ] as const) {
      await keys.press('Control+a')
      await keys.write(name)
      await expect(search).toHaveValue(name)
      const row = page.getByRole('row', { name: new RegExp(`${action}.*${name}`) })
      await expect(row.first()).toBeVisible()
    }
    await keys.openRow(/Warehouse/)
    // Beside the list, which is a block of a page.
    await expect(page).toHaveURL(/[?&]open=/)
    await expect(page.getByRole('row', { name: /^Status/ })).toContainText('Revoked')
  })
})

async function acceptInvitation(page: Page): Promise<void> {
  await page.goto(`${server.url}/outbox`)
  const mail = page.getByRole('article').filter({ hasText: 'To nils@newcompany.example' })
  await page.goto((await mail.getByRole('link').getAttribute('href')) ?? '')
  const keys = new Keyboard(page)
  await keys.fill('New password', password)
  await keys.press('Enter')
  await keys.activate('button', 'Sign in')
  await keys.fill('Password', password)
  await keys.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}
