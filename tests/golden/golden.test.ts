import { readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emitGenerated } from '../../codegen/emitGenerated.ts'
import { compilePortal } from '../../codegen/index.ts'
import { listGenerated } from '../../codegen/staleFiles.ts'

/** UPDATE_GOLDEN=1 rewrites `expected`; the diff is reviewed. */
const folder = join(import.meta.dirname, 'definitions')
const expected = join(import.meta.dirname, 'expected')

/** What codegen writes, and the rest of the compiled portal: what modules share, and the catalogues. */
async function emitFixture(): Promise<Record<string, string>> {
  const { portal, names, diagnostics } = await compilePortal(folder)
  expect(diagnostics).toEqual([])
  if (portal === null || names === null) throw new Error('the fixture does not compile')
  const { files, ...rest } = portal
  const catalogues = Object.entries(portal.manifest.catalogues).map(([id, hash]) => [
    `modules/catalogue-${id}.js`,
    files[`catalogue-${id}.${hash}.js`] ?? '',
  ])
  return {
    ...(await emitGenerated(portal, names)),
    'portal.json': `${JSON.stringify(rest, null, 1)}\n`,
    ...(Object.fromEntries(catalogues) as Record<string, string>), // pairs of name and text
  }
}

describe('fixture modules', () => {
  it('emit exactly the expected files', async () => {
    const files = await emitFixture()
    if (process.env.UPDATE_GOLDEN === '1') await rewrite(files)
    expect((await listGenerated(expected)).sort()).toEqual(Object.keys(files).sort())
    for (const [name, text] of Object.entries(files)) {
      expect(text, name).toBe(await readFile(join(expected, name), 'utf8'))
    }
  })

  it('emit the same output on a second run', async () => {
    expect(await emitFixture()).toEqual(await emitFixture())
  })
})

async function rewrite(files: Record<string, string>): Promise<void> {
  await rm(expected, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(expected, name)), { recursive: true })
    await writeFile(join(expected, name), text)
  }
}
