import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('makes documents in threads alone, where they stop nothing else', () => {
  const folder = 'src/server'
  const makers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && readFileSync(join(folder, path), 'utf8').includes('/makePdf.ts'),
  )
  expect(makers).toEqual(['pdf/pdfWorker.ts'])
})
