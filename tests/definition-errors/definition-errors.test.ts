import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compilePortal, DIAGNOSTIC_CODES, formatDiagnostic, isError } from '../../codegen/index.ts'
import { inAnyLayout } from '../support/inAnyLayout.ts'

/**
 * Each case folder holds `edit.json`, which breaks the fixture of tests/golden, and `expected.txt`, the diagnostics.
 * UPDATE_GOLDEN=1 rewrites the latter.
 */
interface Edit {
  file: string
  /** Text that occurs once in the file, in any layout, and its replacement. */
  replace?: string
  with?: string
  /** A new file with this text, written so many times; or no file. */
  create?: string
  times?: number
  remove?: boolean
  /** Replaces the file with a folder. */
  folder?: boolean
}

/** What a server of the fixture has code for. */
const handlers = {
  parcels: { parcel: { print: 'request' } },
  depots: { room: { now: 'request' } },
} as const
const fixture = join(import.meta.dirname, '../golden/definitions')
const cases = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

async function compileBroken(edits: Edit[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'definition-errors-'))
  try {
    const definitions = join(folder, 'definitions')
    await cp(fixture, definitions, { recursive: true })
    for (const edit of edits) await applyEdit(join(definitions, edit.file), edit)
    const { portal, diagnostics } = await compilePortal(definitions, { handlers })
    expect(portal === null).toBe(diagnostics.some(isError))
    return diagnostics.map((each) => `${formatDiagnostic(each)}  [${each.code}]\n`).join('')
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function applyEdit(path: string, edit: Edit): Promise<void> {
  if (edit.remove === true) return rm(path)
  if (edit.folder === true) {
    await rm(path)
    await mkdir(path)
    return
  }
  if (edit.create !== undefined) return writeFile(path, edit.create.repeat(edit.times ?? 1))
  const text = await readFile(path, 'utf8')
  const parts = text.split(inAnyLayout(edit.replace ?? ''))
  expect(parts, `"${edit.replace}" stands once in ${edit.file}`).toHaveLength(2)
  await writeFile(path, parts.join(edit.with ?? ''))
}

describe('definition errors', () => {
  it.each(cases)('are reported with their location: %s', async (name) => {
    const folder = join(import.meta.dirname, name)
    const edits = JSON.parse(await readFile(join(folder, 'edit.json'), 'utf8')) as Edit[]
    const found = await compileBroken(edits)
    expect(found).not.toBe('')
    if (process.env.UPDATE_GOLDEN === '1') await writeFile(join(folder, 'expected.txt'), found)
    expect(found).toBe(await readFile(join(folder, 'expected.txt'), 'utf8'))
  })

  it('have a test case for every diagnostic code', async () => {
    const told = new Set<string>()
    for (const name of cases) {
      const text = await readFile(join(import.meta.dirname, name, 'expected.txt'), 'utf8')
      for (const match of text.matchAll(/\[([a-z-]+)\]$/gm)) told.add(match[1] ?? '')
    }
    expect([...told].sort()).toEqual(Object.keys(DIAGNOSTIC_CODES).sort())
  })
})
