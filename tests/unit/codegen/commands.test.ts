import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { explainCommand } from '../../../codegen/explain/explainCommand.ts'
import { formatCommand } from '../../../codegen/format/formatCommand.ts'
import { isError } from '../../../codegen/Diagnostic.ts'
import { compilePortal } from '../../../codegen/index.ts'
import { migrateCommand } from '../../../codegen/migrate/migrateCommand.ts'

/** Command-line output, written files and exit codes. */
const root = join(import.meta.dirname, '../../..')
let folder: string

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'commands-')), 'definitions')
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

const COMMANDS: Record<string, (words: string[], options: string[]) => Promise<number>> = {
  format: (words, options) =>
    formatCommand(words.length === 0 ? [folder] : words, options.includes('--check')),
  migrate: (_, options) =>
    migrateCommand(folder, { check: options.includes('--check'), json: options.includes('--json') }),
  explain: ([target, path], options) => explainCommand(target, path, options.includes('--json')),
}

/** Runs a command here, which is much faster than a process for each. */
async function run(command: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: '', err: '' }
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void (printed.out += `${line}\n`))
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((line: string) => void (printed.err += `${line}\n`))
  try {
    const [options = [], names = []] = [true, false].map((option) =>
      words.filter((word) => word.startsWith('--') === option),
    )
    return { code: (await COMMANDS[command]?.(names, options)) ?? -1, ...printed }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

const read = (path: string) => readFile(join(folder, path), 'utf8')
const write = (path: string, text: string) => writeFile(join(folder, path), text)

async function freshFixture(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'tests/golden/definitions'), folder, { recursive: true })
}

describe('format', () => {
  beforeAll(freshFixture)

  it('lists unformatted files with --check, and rewrites them without it', async () => {
    expect((await run('format')).code).toBe(0)
    expect(await run('format', '--check')).toEqual({ code: 0, out: '', err: '' })
    const canonical = await read('access.json')
    await write('access.json', JSON.stringify(JSON.parse(canonical)))
    const checked = await run('format', '--check')
    expect([checked.code, checked.out]).toEqual([1, `${folder}/access.json\n`])
    expect(checked.err).toContain('npm run format')
    expect(await read('access.json')).not.toBe(canonical)
    expect((await run('format', folder)).code).toBe(0)
    expect(await read('access.json')).toBe(canonical)
  })

  it('skips and reports a file that does not parse, and formats the others', async () => {
    const canonical = await read('access.json')
    await write('portal.json', '{ "product": ')
    await write('access.json', `${canonical}\n`)
    const latin = Buffer.from('{ "a": "caf\u00e9" }', 'latin1')
    await writeFile(join(folder, 'modules/depots/module.json'), latin)
    const { code, out, err } = await run('format')
    expect(code).toBe(1)
    expect(out).toBe(`${folder}/access.json\n`)
    expect(err).toMatch(
      /^definitions\/modules\/depots\/module\.json:1:1 .*\ndefinitions\/portal\.json:\d+:\d+ {2}not JSON/,
    )
    expect(await read('portal.json')).toBe('{ "product": ')
    expect(await readFile(join(folder, 'modules/depots/module.json'))).toEqual(latin)
    expect(await run('format', join(folder, 'none'))).toMatchObject({ code: 2, out: '' })
  })
})

describe('migrate', () => {
  beforeAll(freshFixture)

  it('lists changes with --check, applies them, and then finds none', async () => {
    const path = 'modules/parcels/parcel.wizard.json'
    const old = await readFile(join(import.meta.dirname, 'migrate/parcel.language-1.json'), 'utf8')
    await write(path, old)
    const checked = await run('migrate', '--check')
    expect(checked.code).toBe(1)
    expect(checked.out).toContain(`definitions/${path}  language 1 → 3; each wizard step says itself`)
    expect(await read(path)).toBe(old)
    expect((await run('migrate')).code).toBe(0)
    const { diagnostics } = await compilePortal(folder)
    expect(diagnostics.filter(isError)).toEqual([])
    expect(await run('migrate', '--check')).toEqual({
      code: 0,
      out: 'every file is written in language 3\n',
      err: '',
    })
  })

  it('reports unreadable files as JSON', async () => {
    await write('portal.json', '{')
    const { code, out } = await run('migrate', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      changed: [],
      diagnostics: [{ file: 'definitions/portal.json', code: 'syntax' }],
    })
  })
})

describe('explain', () => {
  beforeAll(freshFixture)

  it('prints text or JSON', async () => {
    const file = join(folder, 'modules/parcels/parcels.list.json')
    const shown = await run('explain', file, 'columns[0].id')
    expect([shown.code, shown.err]).toEqual([0, ''])
    expect(shown.out).toContain('Name used by saved views.')
    expect(shown.out).not.toContain('\u001B')
    const { out } = await run('explain', `${file}:2`, '--json')
    expect(JSON.parse(out)).toMatchObject({ path: '$schema', diagnostics: [] })
  })

  it('exits with 2 without an argument', async () => {
    expect(await run('explain')).toMatchObject({ code: 2, out: '' })
    expect(await run('explain', join(folder, 'none.json'))).toMatchObject({ code: 2, out: '' })
  })
})

it('are all listed in the usage text', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'codegen/cli.ts'), 'frmat'], {
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  for (const command of ['check', 'emit', ...Object.keys(COMMANDS)])
    expect(stderr).toContain(`\n  ${command} `)
})
