import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { CallFlow } from '../../src/domain/call-flow/index.ts'
import { Keyboard } from './Keyboard.ts'
import { call } from './manifestWalk.ts'
import { askAll, dropFailedCalls, expect, expectAccessible, postCredentials, signIn, test } from './portal.ts'

// Where the opening hours of a new step are.
test.use({ timezoneId: 'America/New_York' })

test('a flow of 20 steps is built, tried, published and restored with the keyboard alone', async ({
  page,
}) => {
  // Some 700 keys, each as fast as the machine is.
  const keys = new Keyboard(page)
  const builder = page.getByRole('region', { name: 'Call-flow builder' })
  const row = page.locator('[role=treeitem]:focus')
  const field = page.locator(':focus')

  async function add(type: string, fill?: () => Promise<void>): Promise<void> {
    await keys.press('a')
    await expect(page.getByRole('dialog', { name: 'Add step' })).toBeVisible()
    await keys.write(type)
    await expect(page.getByRole('option').first()).toContainText(type)
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await fill?.()
    await keys.press('Escape')
    await expect(row).toHaveAccessibleName(new RegExp(type))
  }
  async function connect(name: string): Promise<void> {
    await keys.press('c')
    await expect(page.getByRole('dialog', { name: /^Where does/ })).toBeVisible()
    await keys.write(name)
    await expect(page.getByRole('option').first()).toContainText(name)
    await keys.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toHaveCount(1)
  }
  async function publish(message: string, revision: number): Promise<void> {
    await keys.press('Escape')
    await expect(row).toHaveCount(1)
    await keys.press('Control+s')
    await expect(builder.getByText('All changes saved')).toBeVisible()
    await keys.press('Shift+Tab')
    await expect(field).toHaveAccessibleName('Publish')
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'What changed' })).toBeFocused()
    await keys.write(message)
    await keys.press('Enter')
    await expect(page.getByText(`Published as revision ${revision}`)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  /** Of the panel: arrows move, Enter opens. */
  async function openTab(name: string): Promise<void> {
    while ((await page.locator('[role=tab]:focus').count()) === 0) await keys.press('Tab')
    for (let at = 0; at < 4 && (await field.textContent()) !== name; at++) await keys.press('ArrowRight')
    await keys.press('Enter')
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
  }

  await signIn(page, 'owner', '/ivr/flows/new')
  await keys.fill('Name', 'Night line', 60)
  await keys.choose('Blank flow')
  await keys.activate('button', 'Create flow')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Night line')
  await keys.to('button', 'Canvas', 60)
  await keys.press('ArrowRight', 'Enter')
  await keys.to('treeitem', 'Incoming call')

  await add('Play', async () => {
    await keys.type('Greeting')
    await keys.fill('Text', 'Welcome to Harbour and Pine.')
  })
  await connect('Hang up')
  await add('Opening hours')
  await add('Voicemail', () => keys.fill('Text', 'We are closed. Leave a message after the tone.'))
  for (let exits = 0; exits < 3; exits++) await connect('Hang up')
  await keys.press('ArrowLeft')
  await expect(row).toHaveAccessibleName('Next: Opening hours')
  await add('Menu', () => keys.fill('Text', 'For sales, press 1. For your order, press 2.'))
  // All that a step can do is in its menu.
  await keys.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await keys.press('ArrowDown', 'Enter')
  await keys.type('Forward')
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await keys.fill('Number', '+442079460123')
  await keys.press('Escape')
  await expect(row).toHaveAccessibleName(/^Key 1: Forward call/)
  await add('Hang up', () => keys.type('Engaged'))
  await keys.press('ArrowLeft')
  await connect('Engaged')
  await connect('Engaged')
  await keys.press('ArrowLeft')
  await expect(row).toHaveAccessibleName(/^Open: Menu/)
  await add('Collect digits', () => keys.fill('Text', 'Enter your order number.'))
  await add('Set variable')
  await add('Condition')
  await add('Call a URL', () => keys.fill('URL', 'https://example.com/orders'))
  await add('A/B split')
  await add('Send tones')
  await add('Wait')
  await add('Repeat')
  await add('Wait', () => keys.type('Between'))
  await connect('Repeat')
  await keys.press('ArrowLeft')
  await add('Notify team', async () => {
    await keys.to('combobox', /Email addresses/)
    await keys.type('desk@harbour-pine.example')
    await keys.press('Enter')
    await keys.fill('Text', 'Somebody asked for an order.')
  })
  await add('Other flow', () => keys.pick('Flow', 'Closed'))
  await add('Play', () => keys.fill('Text', 'Goodbye.'))
  for (let exits = 0; exits < 2; exits++) await connect('Hang up')

  // The problem list names what is still open, and leads there.
  await keys.press('Shift+Tab', 'Shift+Tab', 'Enter')
  await keys.activate('button', /Menu.*No input leads nowhere/)
  await expect(field).toHaveAccessibleName(/^No input leads to/)
  await keys.press('ArrowDown')
  await keys.type('Engaged')
  await keys.press('Enter')
  await expect(field).toContainText('Engaged')
  await keys.press('Escape')
  await expect(row).toHaveAccessibleName(/^Open: Menu/)
  await keys.press('End')
  const open = page.locator('[role=treeitem][data-kind=open]')
  for (let left = await open.count(); left > 0; left--) {
    while ((await open.and(row).count()) === 0) await keys.press('ArrowUp')
    await connect('Engaged')
    await expect(open).toHaveCount(left - 1)
  }
  await expect(builder.getByRole('button', { name: 'No problems' })).toBeVisible()
  await expect(page.locator('[role=treeitem][data-kind=step]')).toHaveCount(20)

  // A Monday morning, when it is open.
  await openTab('Simulate')
  await keys.press('Tab')
  await keys.type('11302026')
  await keys.press('ArrowRight')
  await keys.type('1000AM')
  await expect(page.getByLabel('Time of the call')).toHaveValue('2026-11-30T10:00')
  const log = page.getByRole('list', { name: 'What happens in the call' })
  await keys.activate('button', 'Start call')
  await expect(log).toContainText('Heard: Welcome to Harbour and Pine.')
  await keys.activate('button', 'Next')
  await expect(log).toContainText('For sales, press 1.')
  await keys.press('2')
  await expect(page.getByRole('textbox', { name: 'Digits' })).toBeFocused()
  await keys.type('4711')
  await keys.press('Enter')
  await expect(log).toContainText('Call a URL')
  await keys.activate('button', 'Failed')
  await expect(log).toContainText('The call has ended')
  await expect(page.locator('[role=treeitem][data-lit]')).toHaveText([
    /Incoming call/,
    /Greeting/,
    /Opening hours/,
    /Menu/,
    /Engaged/,
    /Collect digits/,
    /Set variable/,
    /Condition/,
    /Call a URL/,
  ])
  await expect(page.getByRole('button', { name: 'Start again' })).toBeFocused()

  await publish('First version', 1)
  await expect(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible()
  await keys.press('Tab', 'Home', 'ArrowDown', 'Enter', 'End')
  await keys.type(' at night')
  await publish('Says when', 2)
  await openTab('Revisions')
  await keys.activate('button', 'Compare revision 1 with the draft')
  await expect(builder.getByText('Changed: Greeting at night (title or note)')).toBeVisible()
  await keys.activate('button', 'Restore revision 1')
  await expect(page.getByText('Revision 1 is the draft now')).toBeVisible()
  await keys.press('Escape', 'Home', 'ArrowDown')
  await expect(row).toHaveAccessibleName('Next: Greeting, Play')
  await expect(page.getByRole('main').getByText('Unpublished changes')).toBeVisible()
})

test('keys of a quick typist go to the field they are meant for, and never off the screen', async ({
  page,
}) => {
  const flow = await newFlow(page, 'opening-hours', 'Quick line')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/ivr/flows/edit/${flow}`)
  await page.getByRole('button', { name: 'Outline' }).click()
  const rows = page.getByRole('treeitem')
  const count = await rows.count()
  await rows.nth(1).focus()
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })

  // Nothing waits for what the key before has opened.
  const keys = new Keyboard(page)
  await keys.press('Enter', 'End')
  await keys.type(' at night')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/ at night$/)
  await expect(rows).toHaveCount(count)
  await keys.press('Escape', 'a')
  await keys.type('voicemail')
  await keys.press('Enter')
  await keys.type('ghost line')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('ghost line')
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  // The frame around a dialog takes no shortcut either.
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Add step' })
  await expect(dialog).toBeVisible()
  await dialog.evaluate((element) => element.parentElement?.focus())
  await expect(page.locator(':focus').filter({ has: dialog })).toHaveCount(1)
  await page.keyboard.type('gh')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/ivr/flows/edit/${flow}$`))
})

test('the mouse connects, moves, copies and tidies, and every step can be undone', async ({ page }) => {
  const flow = await newFlow(page, 'opening-hours', 'Mouse line')
  await page.goto(`/ivr/flows/edit/${flow}`)
  const node = (id: string): Locator => page.locator(`.react-flow__node[data-id="${id}"]`)
  const port = (id: string, exit: string): Locator => node(id).locator(`[data-handleid="${exit}"]`)
  const stored = (): Promise<CallFlow> => saved(page, flow)
  const exitOf = ({ nodes }: CallFlow, id: string, exit: string) =>
    nodes.find((each) => each.id === id)?.exits[exit]
  async function drag(from: Locator, to: Locator | { x: number; y: number }): Promise<void> {
    const [start, end] = [await centreOf(from), 'x' in to ? to : await centreOf(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
  }

  await expect(page.getByRole('img', { name: 'Overview' })).toBeVisible()
  // It opens at its start, readable; what is out of sight isn't drawn.
  await page.getByRole('button', { name: 'Show everything' }).click()
  await node('hours').click()
  const first = await stored()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })

  await drag(port('hours', 'closed'), node('end').locator('.target'))
  const connected = await stored()
  expect([exitOf(first, 'hours', 'closed'), exitOf(connected, 'hours', 'closed')]).toEqual([
    'voicemail',
    'end',
  ])
  await page.keyboard.press('Control+z')
  expect(JSON.stringify(await stored())).toBe(JSON.stringify(first))
  await page.keyboard.press('Control+Shift+z')
  expect(JSON.stringify(await stored())).toBe(JSON.stringify(connected))
  await page.keyboard.press('Control+z')

  const place = await centreOf(node('voicemail'))
  await drag(node('voicemail').locator('strong'), { x: place.x - 30, y: place.y + 120 })
  expect(JSON.stringify(await stored())).not.toBe(JSON.stringify(first))
  await page.keyboard.press('Control+z')
  expect(JSON.stringify(await stored())).toBe(JSON.stringify(first))
  // Arrow keys move what is selected, and are one step.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(JSON.stringify(await stored())).not.toBe(JSON.stringify(first))
  await page.keyboard.press('Control+z')
  expect(JSON.stringify(await stored())).toBe(JSON.stringify(first))

  await node('greeting').click()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  const pasted = await stored()
  expect(pasted.nodes.map(({ type }) => type)).toEqual([...first.nodes.map(({ type }) => type), 'play'])
  await page.keyboard.press('Control+z')

  await page.getByRole('button', { name: 'Tidy up' }).click()
  await expect.poll(async () => JSON.stringify(await stored())).not.toBe(JSON.stringify(first))
  await page.keyboard.press('Control+z')
  expect(JSON.stringify(await stored())).toBe(JSON.stringify(first))

  // A connection that ends nowhere asks what comes there; subflows are found by their name in documents, too.
  const room = await page.getByRole('region', { name: 'Canvas of the flow' }).boundingBox()
  await drag(port('hours', 'open'), { x: (room?.x ?? 0) + 120, y: (room?.y ?? 0) + 30 })
  await expect(page.getByRole('dialog', { name: 'Add step' })).toBeVisible()
  await page.keyboard.type('sub')
  await expect(page.getByRole('option')).toHaveText([/^Other flow/])
  await expectAccessible(page, { within: '[role=dialog]' })
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByRole('button', { name: 'Start call' }).click()
  await expect(page.locator('.flow-card[data-lit=current]')).toBeInViewport()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.locator('.flow-edge-lit')).toHaveCount(2)
  await expect(page.locator('.flow-card[data-lit=current]')).toHaveCount(1)
})

test('problems lead to their step, and neither a conflict, a lost connection nor a file loses work', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await postCredentials(page.request, 'owner')
  const { call_flows: found } = await call<{ call_flows: { id: string }[] }>(
    page,
    'GET',
    '/v1/ivr_flows?name=Order%20hotline',
  )
  const flow = found[0]?.id ?? ''
  await page.goto(`/ivr/flows/edit/${flow}`)
  const builder = page.getByRole('region', { name: 'Call-flow builder' })
  const noteOf = ({ nodes }: CallFlow): string | undefined => nodes.find(({ id }) => id === 'menu')?.note

  await builder.getByRole('button', { name: /^\d problem/ }).click()
  await expectAccessible(page)
  await builder.getByRole('button', { name: /Menu.*Error.*Key 6 leads nowhere/ }).click()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Key 6 leads to/)
  await expect(page.locator('.flow-card[data-selected]')).toHaveText(/Menu/)

  const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  await postCredentials(other.request, 'admin')
  const path = `/v1/ivr_flows/${flow}/draft`
  const { document } = await call<{ document: CallFlow }>(other, 'GET', path)
  const theirs = document.nodes.map((each) => (each.id === 'sales' ? { ...each, title: 'Sales team' } : each))
  await call(other, 'PUT', path, { document: { ...document, nodes: theirs } })
  await other.close()
  await builder.getByRole('textbox', { name: 'Note' }).fill('Mine')
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this flow' })
  await expect(conflict).toContainText('Adam Nowak')
  await expect(conflict).toContainText('What they changedChanged: Sales team (title or note)')
  await expect(conflict).toContainText('What you changedChanged: Menu (title or note)')
  await expectAccessible(page, { within: '[role=dialog]' })
  await conflict.getByRole('button', { name: 'Use theirs', exact: true }).click()
  await expect(page.locator('.flow-card', { hasText: 'Sales team' })).toBeVisible()
  await builder.getByRole('button', { name: 'Undo' }).click()
  expect(noteOf(await saved(page, flow))).toBe('Mine')

  // Saving fails: leaving asks, and the work is there after a reload.
  await page.route(`**/api/site${path}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await page.locator('.flow-card', { hasText: 'Menu' }).click()
  await builder.getByRole('textbox', { name: 'Note' }).fill('Later')
  await expect(builder.getByText(/^Not saved/)).toBeVisible()
  await page.getByRole('link', { name: 'IVR flows' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.unroute(`**/api/site${path}`)
  await page.reload()
  await expect(page.getByText('We restored changes that hadn’t been saved.')).toBeVisible()
  await page.locator('.flow-card', { hasText: 'Menu' }).click()
  expect(noteOf(await saved(page, flow))).toBe('Later')
  // What was restored can be dropped, also after more has been changed.
  await builder.getByRole('textbox', { name: 'Note' }).fill('Even later')
  await page.getByRole('button', { name: 'Discard them' }).click()
  expect(noteOf(await saved(page, flow))).toBe('Mine')
  // A save whose answer is lost is nobody else's, also after the page is loaded anew.
  await page.route(`**/api/site${path}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await builder.getByRole('textbox', { name: 'Note' }).fill('Arrived')
  await expect(builder.getByText(/^Not saved/)).toBeVisible()
  await builder.getByRole('textbox', { name: 'Note' }).fill('Arrived, and more')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.unroute(`**/api/site${path}`)
  await page.reload()
  await page.locator('.flow-card', { hasText: 'Menu' }).click()
  expect(noteOf(await saved(page, flow))).toBe('Arrived, and more')
  await builder.getByRole('textbox', { name: 'Note' }).fill('Later')
  const before = await saved(page, flow)

  await builder.getByRole('button', { name: 'More' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export JSON' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(before)
  await page.locator('.flow-card', { hasText: 'Sales' }).click()
  await page.keyboard.press('Delete')
  expect((await saved(page, flow)).nodes).toHaveLength(before.nodes.length - 1)
  await builder.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(/^Flow imported/)).toBeVisible()
  await page.locator('.flow-card', { hasText: 'Sales' }).click()
  expect(JSON.stringify(await saved(page, flow))).toBe(JSON.stringify(before))
  dropFailedCalls(complaints)
})

test('my changes go over theirs when I say so, and steps are copied from one flow into another', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const [one, other] = [
    await newFlow(page, 'opening-hours', 'Copied from'),
    await newFlow(page, 'blank', 'Pasted into'),
  ]
  const builder = page.getByRole('region', { name: 'Call-flow builder' })
  const titles = ({ nodes }: CallFlow) => nodes.map(({ title }) => title)
  await page.goto(`/ivr/flows/edit/${one}`)
  await page.locator('.flow-card', { hasText: 'Incoming call' }).click()
  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  await postCredentials(elsewhere.request, 'admin')
  const path = `/v1/ivr_flows/${one}/draft`
  const { document } = await call<{ document: CallFlow }>(elsewhere, 'GET', path)
  await call(elsewhere, 'PUT', path, { document: { ...document, name: 'Theirs' } })
  await elsewhere.close()
  await builder.getByRole('textbox', { name: 'Title' }).fill('The door')
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this flow' })
  await conflict.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(builder.getByText('All changes saved')).toBeVisible()
  const mine = (await call<{ document: CallFlow }>(page, 'GET', path)).document
  expect(mine.name).toBe('Copied from')
  expect(titles(mine)).toContain('The door')
  dropFailedCalls(complaints)

  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.locator('.react-flow__node[data-id="greeting"]').click()
  await page.locator('.react-flow__node[data-id="voicemail"]').click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+c')
  await page.goto(`/ivr/flows/edit/${other}`)
  await page.locator('.react-flow__node').first().click()
  await page.keyboard.press('Control+v')
  const pasted = await saved(page, other)
  const copied = mine.nodes.filter(({ id }) => ['greeting', 'voicemail'].includes(id))
  expect(pasted.nodes.slice(-2).map(({ type, options }) => [type, options])).toEqual(
    copied.map(({ type, options }) => [type, options]),
  )
})

test('a call is simulated as a person of the list, from a number of one’s choice', async ({ page }) => {
  await postCredentials(page.request, 'owner')
  const { call_flows: found } = await call<{ call_flows: { id: string }[] }>(
    page,
    'GET',
    '/v1/call_flows?name=Delivery%20reminder',
  )
  await page.goto(`/calling/flows/edit/${found[0]?.id}`)
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByLabel('Number called').fill('+4915112345678')
  const contact = page.getByRole('group', { name: 'Contact data' })
  await contact.getByLabel('first_name').fill('Mia')
  await expectAccessible(page)
  // Who takes part stays when another side was shown.
  await page.getByRole('tab', { name: 'Revisions' }).click()
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await expect(page.getByLabel('Number called')).toHaveValue('+4915112345678')
  await page.getByRole('button', { name: 'Start call' }).click()
  await page.getByRole('button', { name: 'Answered' }).click()
  const log = page.getByRole('list', { name: 'What happens in the call' })
  await expect(log).toContainText('Heard: Hello Mia, this is Harbour and Pine.')
})

test('a call goes on in the flow it is led into, whose columns are asked for too', async ({ page }) => {
  await postCredentials(page.request, 'owner')
  const make = async (name: string): Promise<{ path: string; document: CallFlow }> => {
    const { call_flow: made } = await call<{ call_flow: { id: string } }>(page, 'POST', '/v1/call_flows', {
      call_flow: { name, template: 'blank' },
    })
    const path = `/v1/call_flows/${made.id}`
    const { document } = await call<{ document: CallFlow }>(page, 'GET', `${path}/draft`)
    return { path, document }
  }
  const put = async (
    path: string,
    document: CallFlow,
    node: { id: string; [more: string]: unknown },
  ): Promise<void> => {
    const [start, ...rest] = document.nodes
    const next = {
      ...document,
      nodes: [{ ...start, exits: { ...start?.exits, answered: node.id } }, ...rest, node],
    }
    await call(page, 'PUT', `${path}/draft`, { document: next })
  }
  const below = await make('Below')
  const end = below.document.nodes.find(({ type }) => type === 'hangup')?.id
  const prompts = [{ kind: 'tts', text: 'Your plan is {{contact.plan}}', language: 'en-US' }]
  await put(below.path, below.document, {
    id: 'ask',
    type: 'menu',
    options: { prompts, keys: ['1'] },
    exits: { key_1: end, no_input: end, invalid: end },
  })
  await call(page, 'POST', `${below.path}/publish`, { message: '' })
  const above = await make('Above')
  const options = { flow_id: below.path.split('/').at(-1), return: false }
  await put(above.path, above.document, { id: 'other', type: 'subflow', options, exits: {} })
  await page.goto(`/calling/flows/edit/${above.path.split('/').at(-1)}`)
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByLabel('plan').fill('Gold')
  await page.getByRole('button', { name: 'Start call' }).click()
  await page.getByRole('button', { name: 'Answered' }).click()
  const log = page.getByRole('list', { name: 'What happens in the call' })
  await expect(log).toContainText(/Other flowMenuHeard: Your plan is Gold$/)
  await expect(page.locator('.flow-card[data-lit=current]')).toHaveText(/Other flow/)
  await page.getByRole('button', { name: 'Press 1', exact: true }).click()
  await expect(log).toContainText(/Pressed 1Hang upThe call has ended$/)
})

test('what a step refers to is found and shown by its name', async ({ page }) => {
  const flow = await newFlow(page, 'blank', 'Texting line')
  interface Sender {
    id: string
    title: string
    status: string
  }
  const { sender_ids: senders } = await call<{ sender_ids: Sender[] }>(
    page,
    'GET',
    '/v1/sms/senders?limit=100',
  )
  const [waiting, usable] = ['in review', 'approved'].map((status) =>
    senders.find((each) => each.status === status)!,
  )
  const { templates } = await call<{ templates: { id: string; name: string }[] }>(
    page,
    'GET',
    '/v1/sms/templates?can_be_used_for_campaign=true&sort=name',
  )
  const path = `/v1/ivr_flows/${flow}/draft`
  const { document } = await call<{ document: CallFlow }>(page, 'GET', path)
  const [start, end] = document.nodes
  const sms = { id: 'sms', type: 'send_sms', options: { sender_id: waiting!.id }, exits: {} }
  const other = { id: 'other', type: 'subflow', options: {}, exits: {} }
  await call(page, 'PUT', path, { document: { ...document, nodes: [start, sms, other, end] } })
  // As in an account with more flows than are shown at once.
  await page.route(/\/v1\/ivr_flows\?(?!.*name=).*per_page=50/, (route) =>
    route.fulfill({
      json: { call_flows: Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, name: `Line ${at}` })) },
    }),
  )
  await page.goto(`/ivr/flows/edit/${flow}`)
  await page.locator('.flow-card', { hasText: 'Send SMS' }).click()
  const sender = page.getByRole('combobox', { name: 'Sender ID' })
  await expect(sender).toHaveValue(waiting!.title)
  await sender.click()
  await expect(page.getByRole('option', { name: usable!.title, exact: true })).toBeVisible()
  await expect(page.getByRole('option', { name: waiting!.title, exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await sender.fill(usable!.title)
  await page.getByRole('option', { name: usable!.title, exact: true }).click()
  const template = page.getByRole('combobox', { name: 'Template' })
  await template.click()
  await page.getByRole('option').first().click()
  await expect(template).toHaveValue(templates[0]!.name)

  await page.locator('.flow-card', { hasText: 'Other flow' }).click()
  const choice = page.getByRole('combobox', { name: 'Flow', exact: true })
  await choice.fill('Closed')
  await page.getByRole('option', { name: 'Closed days', exact: true }).click()
  const { nodes } = await saved(page, flow)
  expect(nodes.find(({ id }) => id === 'sms')?.options).toMatchObject({
    sender_id: usable!.id,
    template_id: templates[0]!.id,
  })
  await page.reload()
  await page.locator('.flow-card', { hasText: 'Other flow' }).click()
  await expect(choice).toHaveValue('Closed days')
})

test('the test users of a flow are named in its settings, and saved at once', async ({ page }) => {
  const flow = await newFlow(page, 'greeting-menu', 'Tried line')
  await page.goto(`/ivr/flows/edit/${flow}`)
  const option = page.getByRole('listbox', { name: 'Test users' }).getByRole('option').first()
  const name = (await option.textContent()) ?? ''
  const isSaved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(`/ivr_flows/${flow}`),
  )
  await option.click()
  expect((await isSaved).status()).toBe(200)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Selected: Test users' })).toContainText(name)
  await page.goto(`/ivr/flows/view/${flow}`)
  await expect(page.getByText(name.split(' · ')[0] ?? '').first()).toBeVisible()
})

test('a wide flow opens at its start, large enough to be read', async ({ page }) => {
  const flow = await newFlow(page, 'blank', 'Wide line')
  const path = `/v1/ivr_flows/${flow}/draft`
  const { document } = await call<{ document: CallFlow }>(page, 'GET', path)
  const waits = Array.from({ length: 30 }, (_, place) => ({
    id: `wait-${place}`,
    type: 'pause' as const,
    options: { seconds: 1 },
    exits: { next: place === 29 ? 'end' : `wait-${place + 1}` },
  }))
  const nodes = document.nodes.map(({ position: _position, ...node }) => node)
  await call(page, 'PUT', path, { document: { ...document, nodes: [...nodes, ...waits] } })
  await page.goto(`/ivr/flows/edit/${flow}`)
  const start = page.locator('.flow-card', { hasText: 'Incoming call' })
  const width = async () => (await start.boundingBox())?.width ?? 0
  await expect(start).toBeInViewport()
  expect(await width()).toBeGreaterThan(0.7 * 248)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.locator('.flow-card')).toHaveCount(document.nodes.length + 30)
  expect(await width()).toBeLessThan(0.5 * 248)
})

test('phones begin with the outline, and who may only look sees no way to change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await postCredentials(page.request, 'owner')
  const { call_flows: found } = await call<{ call_flows: { id: string }[] }>(
    page,
    'GET',
    '/v1/call_flows?name=Customer%20survey',
  )
  const flow = found[0]?.id ?? ''
  await page.goto(`/calling/flows/edit/${flow}`)
  const builder = page.getByRole('region', { name: 'Call-flow builder' })
  await expect(builder.getByRole('button', { name: 'Outline', pressed: true })).toBeVisible()
  await builder.getByRole('treeitem', { name: /Rating, Menu$/ }).click()
  await expect(builder.getByRole('textbox', { name: 'Title' })).toBeInViewport()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: ['color-contrast'] })
  await page.evaluate(() => scrollTo(0, 0))
  await page.emulateMedia({ colorScheme: 'light' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await askAll(page)
  await page.route('**/api/site/config', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as { permissions: string[] }
    const permissions = config.permissions.filter((name) => name !== 'voice_campaign_write')
    await route.fulfill({ response, json: { ...config, permissions } })
  })
  await page.goto(`/calling/flows/view/${flow}`)
  await page.locator('.flow-card', { hasText: 'Rating' }).click()
  await expect(builder.getByRole('textbox', { name: 'Title' })).toBeDisabled()
  await page.keyboard.press('Delete')
  await expect(page.locator('.flow-card', { hasText: 'Rating' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(
    main.getByRole('button', { name: /^(Add step|Publish|Undo|Tidy up|Duplicate|Delete.*)$/ }),
  ).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`/calling/flows/edit/${flow}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(builder).toHaveCount(0)
})

async function newFlow(page: Page, template: string, name: string): Promise<string> {
  await postCredentials(page.request, 'owner')
  const { call_flow: made } = await call<{ call_flow: { id: string } }>(page, 'POST', '/v1/ivr_flows', {
    call_flow: { name, template },
  })
  return made.id
}

/** Saves the draft with its shortcut. @returns the draft on the server */
async function saved(page: Page, flow: string): Promise<CallFlow> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All changes saved')).toBeVisible()
  return (await call<{ document: CallFlow }>(page, 'GET', `/v1/ivr_flows/${flow}/draft`)).document
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
