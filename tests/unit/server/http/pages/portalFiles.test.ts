import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keptPath } from '../../../../../src/shared/keptFiles.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import { startTestServer, type TestServer } from '../../../../support/startTestServer.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

const distFolder = mkdtempSync(join(tmpdir(), 'patchbay-dist-'))
let database: OwnedDatabase
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(distFolder, 'assets'))
  writeFileSync(
    join(distFolder, 'index.html'),
    '<head><script nonce="__CSP_NONCE__"></script></head><div id="root"></div>',
  )
  writeFileSync(join(distFolder, 'assets', 'main-abc.js'), 'export {}')
  writeFileSync(join(distFolder, 'assets', 'main-abc.js.br'), 'compressed')
  database = await openShared()
  server = await startTestServer(database, { settings: { distFolder, hosts: ['localhost'] } })
})
afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(distFolder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => server.page(path, headers)
const html = { accept: 'text/html,*/*' }

it('serves the page for every portal URL, with a unique nonce and the manifest', async () => {
  const [first, second] = [await get('/parcels', html), await get('/anything/else', html)]
  const nonce = /nonce="([\w-]+)"/.exec(first.text)?.[1]
  expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(first.headers['cache-control']).toBe('no-store')
  expect(first.headers['x-robots-tag']).toBe('noindex')
  expect(second.text).not.toContain(nonce)
  const manifest = /id="portal-manifest">(.*?)<\/script>/.exec(first.text)?.[1]
  expect(JSON.parse(manifest ?? '')).toMatchObject({ product: 'Fixture' })
  expect(manifest).not.toContain('<')
})

it('tells pages that need no session only what they show', async () => {
  const { text } = await get('/auth/sign', html)
  const manifest = JSON.parse(/id="portal-manifest">(.*?)<\/script>/.exec(text)?.[1] ?? '')
  expect(manifest).toMatchObject({ product: 'Fixture', locale: 'en' })
  for (const kept of ['routes', 'navigation', 'permissions', 'states', 'banners'])
    expect(manifest).not.toHaveProperty(kept)
  expect(Object.keys(manifest.texts).filter((key) => !key.startsWith('portal:'))).toEqual([])
})

it('lets pages use what widgets of the definitions need, and API answers nothing', async () => {
  const allowed = ({ headers }: Awaited<ReturnType<typeof get>>): string[] =>
    String(headers['permissions-policy']).split(', ')
  const page = allowed(await get('/anything/else', html))
  expect(page).toEqual(expect.arrayContaining(['camera=(self)', 'microphone=()', 'geolocation=()']))
  const answer = allowed(await get('/api/site/v1/parcels'))
  expect(answer).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()']))
})

it('serves built files with a one-year cache, compressed if accepted', async () => {
  const plain = await get('/assets/main-abc.js')
  expect([plain.text, plain.headers['cache-control']]).toEqual([
    'export {}',
    'public, max-age=31536000, immutable',
  ])
  const compressed = await get('/assets/main-abc.js', { 'accept-encoding': 'br' })
  expect([compressed.text, compressed.headers['content-encoding']]).toEqual(['compressed', 'br'])
  expect(compressed.headers['content-type']).toBe('text/javascript; charset=utf-8')
  for (const header of ['cache-control', 'vary'])
    expect([header, compressed.headers[header]]).toEqual([header, plain.headers[header]])
})

it('serves the compiled definitions by their hashed names', async () => {
  const { body } = await server.call('GET', '/definitions/manifest')
  const file = `/definitions/parcels.${body.modules.parcels}.js`
  const plain = await get(file)
  expect([plain.status, plain.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  const compressed = await get(file, { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(compressed.bytes).toString()).toBe(plain.text)
})

it('keeps the compiled definitions as small as they get for later processes', async () => {
  const { body } = await server.call('GET', '/definitions/manifest')
  const file = `/definitions/parcels.${body.modules.parcels}.js`
  const { text } = await get(file)
  const kept = keptPath(`small-${createHash('sha256').update(text).digest('hex').slice(0, 24)}.br`)
  rmSync(kept, { force: true })
  const [first, later] = [await startTestServer(database), await startTestServer(database)]
  const askedOf = async (asked: TestServer): Promise<Buffer> =>
    (await asked.page(file, { 'accept-encoding': 'br' })).bytes
  const quick = await askedOf(first)
  await vi.waitUntil(() => existsSync(kept), { timeout: 60_000 })
  const small = await askedOf(later)
  expect(small.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(small).toString()).toBe(text)
  await first.close()
  await later.close()
})

it.each([
  '/index.html',
  '/assets/main-abc.js.br',
  '/assets/none.js',
  '/definitions/none.js',
  '/../package.json',
  '/api/none',
])('does not serve %s as a file', async (path) => {
  const { status, headers } = await get(path)
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

it('serves the page for any or no Accept header, except for file URLs', async () => {
  for (const headers of [{}, { accept: '*/*' }] as Record<string, string>[]) {
    const { status, headers: answered } = await get('/parcels', headers)
    expect([status, answered['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await get('/favicon.png', headers)).status).toBe(404)
  }
  expect((await get('/parcels', { accept: 'application/json' })).status).toBe(404)
})

it('rejects other hosts', async () => {
  expect((await get('/', { ...html, host: 'evil.example' })).status).toBe(421)
})
