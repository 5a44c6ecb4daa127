import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emitGenerated } from '../../../codegen/emitGenerated.ts'
import { compilePortal, formatDiagnostic } from '../../../codegen/index.ts'
import { staleFiles } from '../../../codegen/staleFiles.ts'

const root = join(import.meta.dirname, '../../..')

it('keeps src/generated in sync with the shipped definitions', async () => {
  const { portal, names, diagnostics } = await compilePortal(join(root, 'definitions'))
  expect(diagnostics.map(formatDiagnostic)).toEqual([])
  if (portal === null || names === null) throw new Error('unreachable: there are no diagnostics')
  const stale = await staleFiles(join(root, 'src/generated'), await emitGenerated(portal, names))
  expect(stale, 'run npm run codegen').toEqual([])
})

it('emits no import, require or eval', async () => {
  const { portal } = await compilePortal(join(root, 'definitions'))
  const texts = Object.values(portal?.files ?? {})
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).not.toMatch(/^\s*import\b|\brequire\(|new Function|\beval\(/m)
})
