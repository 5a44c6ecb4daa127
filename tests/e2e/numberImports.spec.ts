import { expect, expectAccessible, signIn, test } from './portal.ts'

test('changes numbers by a file, and says which lines were refused', async ({ page }) => {
  await signIn(page, 'owner', '/numbers')
  await page.getByRole('link', { name: 'Imports' }).click()
  await page.getByRole('link', { name: 'Import changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import changes' })).toBeVisible()
  await expectAccessible(page)
  const file = 'Number,Label,Tags\n+15035550107,Night line,"night, team"\n+15005550006,Theirs,\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'labels.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('labels.csv uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Import changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('labels.csv')
  await expect(page.getByText('You have no such number')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/numbers?label=Night')
  await expect(page.getByRole('link', { name: '+1 503 555 0107' })).toBeVisible()
  await page.getByRole('button', { name: 'Details: +1 503 555 0107' }).click()
  await expect(page.getByText('night, team').first()).toBeVisible()
})

for (const [title, view, path, item, figures] of [
  ['numbers', '/numbers/imports/view', 'did_imports', 'did_import', { updated: 120 }],
  ['opt-outs', '/opt-outs/imports/view', 'sms/opt_out_imports', 'opt_out_import', { added: 120 }],
] as const)
  test(`shows how far an import of ${title} came that the server gave up`, async ({ page }) => {
    await signIn(page, 'owner', '/numbers')
    const id = 'c0ffee00-0000-4000-8000-000000000001'
    const record = {
      id,
      name: 'half.csv',
      status: 'failed',
      problem: 'interrupted',
      lines: 400,
      done_lines: 120,
      refused: 0,
      problems: [],
      created_at: new Date().toISOString(),
      version: 1,
      ...figures,
    }
    await page.route(`**/api/site/v1/${path}/${id}`, (route) => route.fulfill({ json: { [item]: record } }))
    await page.goto(`${view}/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('half.csv')
    await expect(
      page.getByText(
        'The import stopped after 120 of 400 lines. Something went wrong on our side. Import the file again.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Nothing was imported')).toHaveCount(0)
    await expect(page.getByText('400', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
