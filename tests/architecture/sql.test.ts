import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('limits what an update or delete meets by pickedRows, which is read once', () => {
  const folder = 'src/server'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('migrations'))
    .map((path) => join(folder, path))
  expect(files.length).toBeGreaterThan(100)
  const joined = /\b(update|delete from) [^`]*\b(in|from|using) \(\s*select [^`]*\b(limit|offset) /
  expect(files.filter((file) => joined.test(readFileSync(file, 'utf8')))).toEqual([])
})
