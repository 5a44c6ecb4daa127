import { chromium } from 'playwright'
const base = process.env.BASE ?? 'http://localhost:4555'
const [who, prefix, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const modes = (process.env.MODES ?? '1440l,390l').split(',')
for (const mode of modes) {
  const width = Number.parseInt(mode)
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: mode.endsWith('d') ? 'dark' : 'light' })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  const answer = await page.request.post(base + '/api/site/auth', { data: { email: `${who}@demo.example`, password: 'Patchbay-demo-1' }, headers: { 'sec-fetch-site': 'same-origin' } })
  if (!answer.ok()) console.log('sign in', answer.status(), await answer.text())
  for (const [i, path] of paths.entries()) {
    await page.goto(base + path)
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/shots/vc/${prefix}-${i}-${mode}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
