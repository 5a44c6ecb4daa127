import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { compilePortal } from '../../../codegen/index.ts'
import { keepCompilation } from '../../../codegen/keepCompilation.ts'

const folder = 'node_modules/.cache/patchbay'
const kept = (): string[] => readdirSync(folder).filter((name) => name.startsWith('compilation-'))
const before = new Set(kept())
afterEach(() => {
  for (const name of kept()) if (!before.has(name)) rmSync(join(folder, name))
})

const { portal, diagnostics } = await compilePortal('tests/golden/definitions')
const compile = vi.fn(() => ({ portal, diagnostics }))

it('compiles once for the same facts, and anew for others or when what was kept is damaged', () => {
  const facts = [import.meta.filename, process.pid]
  const first = keepCompilation(facts, compile)
  const again = keepCompilation(facts, compile)
  expect(again).toEqual(first)
  expect(compile).toHaveBeenCalledTimes(1)
  keepCompilation([...facts, 'other'], compile)
  expect(compile).toHaveBeenCalledTimes(2)
  for (const name of kept()) if (!before.has(name)) writeFileSync(join(folder, name), '{"portal":')
  expect(keepCompilation(facts, compile)).toEqual(first)
  expect(compile).toHaveBeenCalledTimes(3)
})

it('keeps a few', () => {
  for (let each = 0; each < 9; each++) keepCompilation([import.meta.filename, process.pid, each], compile)
  expect(kept().length).toBeLessThanOrEqual(6)
})
