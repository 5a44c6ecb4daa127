import { describe, expect, it } from 'vitest'
import type {
  CompileAnswer,
  DefinitionCompiler,
  LocatedDiagnostic,
  OwnerFiles,
  Versions,
} from '../../../../src/language/DefinitionCompiler.ts'
import type { CompiledPortal } from '../../../../src/language/portal.ts'
import { createMemoryStore } from '../../../../src/server/publishing/createMemoryStore.ts'
import { createSetCompiler } from '../../../../src/server/publishing/createSetCompiler.ts'
import { Publications } from '../../../../src/server/publishing/Publications.ts'

const texts = 'modules/parcels/texts.en.json'
const rules = 'modules/parcels/parcel.rules.json'
const portal = {} as CompiledPortal // only handed on

function warning(key: string, given: Partial<LocatedDiagnostic> = {}): LocatedDiagnostic {
  const problem = `text "${key}" is not used anywhere`
  const place = { file: `definitions/${texts}`, line: 3, column: 5, path: `texts.${key}` }
  return { ...place, problem, code: 'unused-text', severity: 'warning', text: problem, ...given }
}

/**
 * Sets of parcels, whose first version is published and has two files.
 * @param read files of the folder, by owner and version
 */
async function setCompiler(
  answerTo: (versions: Versions, held: Map<string, OwnerFiles>) => CompileAnswer,
  read: Record<string, OwnerFiles> = {},
) {
  const store = createMemoryStore()
  const files = { [texts]: '{}', [rules]: '{ "because": "@too-late" }' }
  await store.publish(
    0,
    [{ owner: 'parcels', version: '1', seen: '1', cause: 'start' }],
    [{ owner: 'parcels', version: '1', files }],
  )
  const held = new Map(Object.entries(read))
  const compiler: DefinitionCompiler = {
    read: () => Promise.resolve({}),
    compile: (versions) => Promise.resolve(answerTo(versions, held)),
    hold: (owner, version, own) => Promise.resolve(void held.set(`${owner} ${version}`, own)),
    files: (owner, version) => Promise.resolve(held.get(`${owner} ${version}`)),
    onChange: () => undefined,
    close: () => Promise.resolve(),
  }
  return createSetCompiler(compiler, store, await Publications.read(store), () => undefined)
}

it('gives the compiler missing files from the store', async () => {
  const { compile, filesOf } = await setCompiler((versions, held) =>
    held.has('parcels 1') ? { kind: 'portal', portal, warnings: [] } : { kind: 'missing', versions },
  )
  expect(await compile({ parcels: '1' })).toMatchObject({ portal })
  expect((await filesOf('parcels', '1')).files).toHaveProperty([rules])
})

it('fails for an unknown version', async () => {
  const { compile, filesOf } = await setCompiler((versions) => ({ kind: 'missing', versions }))
  await expect(compile({ parcels: '9' })).rejects.toThrow('Version 9 of parcels is gone')
  await expect(filesOf('parcels', '9')).rejects.toThrow('Version 9 of parcels is gone')
})

it('returns compiler errors', async () => {
  const diagnostics = [warning('a', { severity: 'error', code: 'wrong' })]
  const { compile } = await setCompiler(() => ({ kind: 'mistakes', diagnostics }))
  expect(await compile({ parcels: '1' })).toMatchObject({ diagnostics })
})

describe('unused texts', () => {
  const folder = { 'parcels 2': { [texts]: '{}' }, 'depots 1': { 'modules/depots/texts.en.json': '{}' } }
  /** @returns the codes of what is wrong, or of the warnings of what compiles */
  async function compiled(versions: Versions, warnings: LocatedDiagnostic[]): Promise<string[]> {
    const { compile } = await setCompiler(() => ({ kind: 'portal', portal, warnings }), folder)
    const result = await compile(versions)
    return 'portal' in result
      ? ['portal', ...result.warnings.map(({ code }) => code)]
      : result.diagnostics.map(({ code, path }) => `${code} ${path}`.trim())
  }

  it('are an error of the file that was deleted with their use, in place of their warnings', async () => {
    const warnings = [warning('too-late'), warning('spare'), warning('x', { code: 'other' })]
    expect(await compiled({ parcels: '2' }, warnings)).toEqual([
      'deleted-file',
      'unused-text texts.spare',
      'other texts.x',
    ])
    expect(await compiled({ parcels: '2' }, [warning('too-late')])).toEqual(['deleted-file'])
  })

  it('stay warnings among versions that were published before', async () => {
    const warnings = [warning('too-late')]
    const { compilePublished } = await setCompiler(() => ({ kind: 'portal', portal, warnings }), folder)
    expect(await compilePublished({ parcels: '2' })).toMatchObject({ portal, warnings })
  })

  it('stay warnings where no file was deleted, of a new module and of one that is removed', async () => {
    const ofDepots = warning('too-late', { file: 'definitions/modules/depots/texts.en.json' })
    expect(await compiled({ parcels: '1' }, [warning('too-late')])).toEqual(['portal', 'unused-text'])
    expect(await compiled({ parcels: '2' }, [warning('spare')])).toEqual(['portal', 'unused-text'])
    expect(await compiled({ parcels: '1', depots: '1' }, [ofDepots])).toEqual(['portal', 'unused-text'])
    expect(await compiled({}, [warning('too-late')])).toEqual(['portal', 'unused-text'])
  })

  it('are looked for only where there is such a warning', async () => {
    const other = warning('too-late', { code: 'other' })
    expect(await compiled({ parcels: '2' }, [other])).toEqual(['portal', 'other'])
  })
})
