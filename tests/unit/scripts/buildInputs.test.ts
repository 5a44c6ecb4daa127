import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashBuildInputs } from '../../../scripts/buildInputs.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patchbay-inputs-'))
  for (const folder of ['src/app', 'src/server', 'scripts/vite'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of [
    'scripts/build.ts',
    'vite.config.ts',
    'package-lock.json',
    'src/app/main.ts',
    'src/server/main.ts',
  ]) {
    writeFileSync(join(root, file), file)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is unchanged when only timestamps or the server change', () => {
  const before = hashBuildInputs(root)
  utimesSync(join(root, 'src/app/main.ts'), new Date(), new Date())
  writeFileSync(join(root, 'src/server/main.ts'), 'changed')
  expect(hashBuildInputs(root)).toBe(before)
})

it.each([
  ['a change', () => writeFileSync(join(root, 'src/app/main.ts'), 'changed')],
  ['a new file', () => writeFileSync(join(root, 'src/app/new.ts'), '')],
  ['a removed file', () => rmSync(join(root, 'src/app/main.ts'))],
  ['a renamed file', () => cpSync(join(root, 'src/app/main.ts'), join(root, 'src/app/other.ts'))],
  ['other packages', () => writeFileSync(join(root, 'package-lock.json'), '{}')],
])('detects %s', (_what, change) => {
  const before = hashBuildInputs(root)
  change()
  expect(hashBuildInputs(root)).not.toBe(before)
})
