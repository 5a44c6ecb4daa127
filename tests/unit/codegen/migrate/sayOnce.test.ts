import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileSources } from '../../../../codegen/index.ts'
import { formatDefinition } from '../../../../codegen/format/formatDefinition.ts'
import { sayOnce } from '../../../../codegen/migrate/sayOnce.ts'
import { readTexts } from '../../../../codegen/read/readTexts.ts'

const root = join(import.meta.dirname, '../../../..')
/** Written at length: nothing is left out of it. */
const golden = await readTexts(join(root, 'tests/golden/definitions'))
const shipped = await readTexts(join(root, 'definitions'))

/** What a portal is, whatever the order of keys in its files. */
function meaningOf(sources: ReadonlyMap<string, string>) {
  const { portal, diagnostics } = compileSources(sources)
  if (portal === null) throw new Error(JSON.stringify(diagnostics))
  const { manifest, files: _files, ...rest } = portal
  return {
    diagnostics,
    ...rest,
    manifest: { ...manifest, modules: Object.keys(manifest.modules), version: '' },
  }
}

function linesOf(sources: ReadonlyMap<string, string>): number {
  return [...sources]
    .filter(([path]) => path.startsWith('modules/'))
    .reduce((sum, [, text]) => sum + text.split('\n').length, 0)
}

const short = new Map([...golden, ...sayOnce(golden)])

describe('saying each fact once', () => {
  it('leaves the compiled portal as it is', () => {
    expect(meaningOf(short)).toEqual(meaningOf(golden))
  })

  it('takes lines away in every kind of file but those that name nothing else', () => {
    expect(linesOf(short)).toBeLessThan(linesOf(golden) * 0.82)
    expect(
      Object.keys(JSON.parse(short.get('modules/parcels/parcel.rules.json') ?? '') as object),
    ).not.toContain('entity')
    expect(short.get('modules/parcels/parcels.list.json')).not.toContain('"resource"')
  })

  it('finds nothing the second time, neither in what is shipped', () => {
    expect([...sayOnce(short).keys()]).toEqual([])
    expect([...sayOnce(shipped).keys()], 'run npm run migrate').toEqual([])
  })

  it('writes files in their one form and keeps the spelling of literals', () => {
    const path = 'modules/parcels/parcel.schema.json'
    const spelled = new Map(golden).set(
      path,
      (golden.get(path) ?? '').replace('^[A-Za-z0-9 ]*$', '^[A-Za-z0-9\\u0020]*$'),
    )
    const text = sayOnce(spelled).get(path) ?? ''
    expect(text).toContain('\\u0020')
    expect(formatDefinition(path, text)).toEqual({ text })
  })

  it('leaves a file that breaks the language as it is', () => {
    const path = 'modules/parcels/parcels.list.json'
    const broken = new Map(golden).set(path, (golden.get(path) ?? '').replace('"columns"', '"colums"'))
    expect(sayOnce(broken).has(path)).toBe(false)
  })
})
