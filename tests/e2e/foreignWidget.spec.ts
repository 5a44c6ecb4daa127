import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { expect, test } from './portal.ts'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-foreign-widget-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'foreign-widget'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 2000 },
  })
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test.beforeEach(async ({ page }) => {
  await page.route('http://form.example/**', async (route) => {
    const name = new URL(route.request().url()).pathname
    const file = join(folder, name === '/' ? 'index.html' : name)
    await route.fulfill({ body: await readFile(file), contentType: types[extname(file)] ?? 'text/plain' })
  })
  await page.goto('http://form.example/')
})

const written = async (page: Page) => JSON.parse(await page.locator('output').last().innerText()) as unknown
const slider = (within: Page | Locator, name: string) => within.getByRole('slider', { name })

test('draws a widget written for RJSF by its name, with label, help and error', async ({ page }) => {
  const rating = slider(page, 'Rating')
  await rating.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => written(page)).toEqual({ rating: 2 })
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect.poll(() => written(page)).toEqual({})
  await expect(rating).toHaveAttribute('aria-invalid', 'true')
  await expect(rating).toHaveAccessibleDescription('Rate it How it was')
  await rating.focus()
  await page.keyboard.press('ArrowRight')
  await expect(rating).toHaveAttribute('aria-invalid', 'false')
  await expect(rating).toHaveAccessibleDescription('How it was')
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rating).toHaveAccessibleDescription('Four at most How it was')
})

test('gives it choices, and disables it by the rules of the definition', async ({ page }) => {
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeDisabled()
  const sizes = page.getByRole('group', { name: 'Size' })
  await sizes.getByRole('button', { name: 'Large' }).click()
  await expect(sizes.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-pressed', 'true')
  await expect(code).toBeEnabled()
  await code.pressSequentially('abc')
  await expect(code).toHaveValue('ABC')
  await expect.poll(() => written(page)).toEqual({ size: 'l', code: 'ABC' })
})

test('works in the lines of a list, added, moved and removed', async ({ page }) => {
  const add = page.getByRole('button', { name: 'portal:rows-add' })
  const lines = page.getByRole('listitem')
  await add.click()
  await expect(lines.first().getByRole('textbox', { name: 'City' })).toBeFocused()
  await page.keyboard.type('Oslo')
  await slider(lines.nth(0), 'Stars').focus()
  await page.keyboard.press('ArrowRight')
  await add.click()
  await page.keyboard.type('Bergen')
  await slider(lines.nth(1), 'Stars').focus()
  await page.keyboard.press('End')
  const oslo = { city: 'Oslo', stars: 1 }
  const bergen = { city: 'Bergen', stars: 5 }
  await expect.poll(() => written(page)).toEqual({ visits: [oslo, bergen] })
  await page.keyboard.press('Tab')
  await expect(slider(lines.nth(1), 'Stars')).toHaveAccessibleDescription('Four at most')
  await expect(slider(lines.nth(0), 'Stars')).toHaveAccessibleDescription('')
  await lines.nth(0).getByRole('button', { name: 'portal:rows-remove' }).click()
  await expect(lines).toHaveCount(1)
  await expect(slider(lines.nth(0), 'Stars')).toHaveValue('5')
  await expect.poll(() => written(page)).toEqual({ visits: [bergen] })
})
