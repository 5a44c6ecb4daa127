import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Text } from '../../../../src/language/portal.ts'
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

/** The same with texts in the place of their keys: which file has a text doesn't matter. */
function wordedOf(sources: ReadonlyMap<string, string>): unknown {
  const { portal } = compileSources(sources)
  if (portal === null) throw new Error('does not compile')
  const texts: Record<string, Text> = Object.assign(
    {},
    portal.manifest.texts,
    portal.serverTexts,
    ...Object.values(portal.modules).map((module) => module.texts),
  )
  const worded = (value: unknown): unknown => {
    if (typeof value === 'string') return texts[value] ?? value
    if (Array.isArray(value)) return value.map(worded)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) => (key === 'texts' ? [] : [[key, worded(child)]])),
    )
  }
  return worded(portal.modules)
}

interface Entity {
  properties: Record<string, { errors?: object }>
  errors?: object
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

  it('leaves out messages with the words of the standard ones', () => {
    const path = 'modules/parcels/parcel.schema.json'
    const withTexts = (own: Record<string, unknown>, errors: Record<string, string>) => {
      const portal = JSON.parse(golden.get('texts.en.json') ?? '') as { texts: object }
      const entity = JSON.parse(golden.get(path) ?? '') as Entity
      const { label } = entity.properties
      const properties = { ...entity.properties, label: { ...label, errors } }
      const standard = {
        'form-required': 'Required field',
        'form-max-length': { one: 'Use at most {count} character', other: 'Use at most {count} characters' },
      }
      return new Map(golden)
        .set('texts.en.json', JSON.stringify({ ...portal, texts: { ...portal.texts, ...standard, ...own } }))
        .set(path, JSON.stringify({ ...entity, properties }))
    }
    const left = (own: Record<string, unknown>) => {
      const written = withTexts(own, { required: '@needed', maxLength: '@cut' })
      const short = JSON.parse(sayOnce(written).get(path) ?? '') as Entity
      return { ...short.errors, ...short.properties['label']?.errors }
    }
    expect(left({ needed: 'Required field', cut: 'Use at most {maxLength} characters' })).toEqual({})
    expect(left({ needed: 'Required field', cut: 'Use at most {count} characters' })).toEqual({})
    expect(left({ needed: 'Enter a label', cut: 'Too long' })).toEqual({
      required: '@needed',
      maxLength: '@cut',
    })
  })

  it('leaves out texts that the portal has word for word, unless code shows them or they differ', () => {
    const portal = 'texts.en.json'
    const parcels = 'modules/parcels/texts.en.json'
    const read = (sources: ReadonlyMap<string, string>, path: string) => {
      const file = JSON.parse(sources.get(path) ?? '') as { texts?: Record<string, Text> }
      return file.texts ?? (file as Record<string, Text>)
    }
    const own = read(golden, parcels)
    const withPortal = (texts: Record<string, Text>) =>
      new Map(golden).set(
        portal,
        JSON.stringify({
          ...(JSON.parse(golden.get(portal) ?? '') as object),
          texts: { ...read(golden, portal), ...texts },
        }),
      )
    const shared = withPortal({ weight: own['weight'] ?? '', 'too-heavy': 'Heavier than allowed' })
    const said = new Map([...shared, ...sayOnce(shared)])
    expect(Object.keys(own)).toEqual(expect.arrayContaining(['weight', 'too-heavy']))
    expect(read(said, parcels)).not.toHaveProperty('weight')
    expect(read(said, parcels)).toHaveProperty('too-heavy')
    expect(wordedOf(said)).toEqual(wordedOf(shared))
    const module = 'modules/parcels/module.json'
    const shown = new Map(shared).set(
      module,
      JSON.stringify({
        ...(JSON.parse(shared.get(module) ?? '') as object),
        registry: { texts: { weight: { about: 'Shown by code.' } } },
      }),
    )
    expect(read(new Map([...shown, ...sayOnce(shown)]), parcels)).toHaveProperty('weight')
  })

  it('keeps a text with the key of the version', () => {
    const path = 'modules/parcels/texts.en.json'
    const alone = JSON.parse(golden.get(path) ?? '') as { texts: Record<string, Text> }
    const texts = { ...alone.texts, language: 'Language' }
    for (const written of [{ ...alone, texts }, texts]) {
      const long = new Map(golden).set(path, JSON.stringify(written))
      const said = JSON.parse(sayOnce(long).get(path) ?? '') as Record<string, Text>
      expect(said['language']).toBe('Language')
      expect(said).not.toHaveProperty('texts')
    }
  })

  it('checks several fields alike once, and lets a check read its own field', () => {
    const check = 'parcels/not-too-heavy'
    const text = '@too-heavy'
    const rules = 'modules/parcels/parcel.rules.json'
    const entity = 'modules/parcels/parcel.schema.json'
    const schema = JSON.parse(golden.get(entity) ?? '') as Entity
    const withChecks = (checks: object[]) =>
      new Map(golden)
        .set(
          entity,
          JSON.stringify({
            ...schema,
            properties: { ...schema.properties, tare: schema.properties['weight'] },
          }),
        )
        .set(rules, JSON.stringify({ ...(JSON.parse(golden.get(rules) ?? '') as object), checks }))
    const checksOf = (sources: ReadonlyMap<string, string>) =>
      (JSON.parse(sources.get(rules) ?? '') as { checks: object[] }).checks
    const long = withChecks([
      { check, reads: { weight: 'weight' }, at: 'weight', text },
      { check, reads: { weight: 'tare' }, at: 'tare', text },
      { check, reads: { weight: 'weight' }, at: 'tare', text },
    ])
    const said = new Map([...long, ...sayOnce(long)])
    expect(checksOf(said)).toEqual([
      { check, at: ['weight', 'tare'], text },
      { check, reads: { weight: 'weight' }, at: 'tare', text },
    ])
    expect(meaningOf(said)).toEqual(meaningOf(long))
    const { portal } = compileSources(said)
    expect(portal?.modules['parcels']?.entities['parcel']?.rules.checks).toMatchObject([
      { at: 'weight', reads: { weight: 'weight' } },
      { at: 'tare', reads: { weight: 'tare' } },
      { at: 'tare', reads: { weight: 'weight' } },
    ])
  })

  describe('about permissions', () => {
    const lifecycle = 'modules/parcels/parcel.lifecycle.json'
    const resource = 'modules/parcels/parcel.resource.json'
    interface Lifecycle {
      access?: unknown
      transitions: Record<string, unknown>[]
    }
    const read = <Value>(sources: ReadonlyMap<string, string>, path: string) =>
      JSON.parse(sources.get(path) ?? '') as Value
    /** The golden lifecycle with transitions by users that have these permissions. */
    const withTransitions = (...accesses: unknown[]) => {
      const value = read<Lifecycle>(golden, lifecycle)
      const [send = {}, ...others] = value.transitions
      const { access: _, notify, ...rest } = send
      const own = accesses.map((access, index) => ({
        ...rest,
        ...(index === 0 ? { notify } : { id: `send${index}`, title: '@send' }),
        ...(access !== undefined && { access }),
      }))
      return new Map(golden).set(lifecycle, JSON.stringify({ ...value, transitions: [...own, ...others] }))
    }
    const accessOf = (sources: ReadonlyMap<string, string>) => {
      const { portal, diagnostics } = compileSources(sources)
      if (portal === null) throw new Error(JSON.stringify(diagnostics))
      return portal.modules['parcels']?.entities['parcel']?.lifecycle?.transitions.map(({ id, access }) => [
        id,
        access,
      ])
    }

    it('says for all transitions what each of them says', () => {
      const long = withTransitions(['Parcels'], ['Parcels'], ['ParcelsWrite'])
      const said = new Map([...long, ...sayOnce(long)])
      expect(read<Lifecycle>(said, lifecycle).access).toEqual(['Parcels'])
      expect(accessOf(said)).toEqual(accessOf(long))
    })

    it('opens no transition that follows the update of the resource', () => {
      for (const access of ['signed-in', ['Parcels']]) {
        const long = withTransitions(access, undefined, undefined)
        const said = new Map([...long, ...sayOnce(long)])
        expect(read<Lifecycle>(said, lifecycle).access).toBeUndefined()
        expect(accessOf(said)).toEqual(accessOf(long))
        expect(accessOf(said)?.[1]).toEqual(['send1', ['Parcels', 'ParcelsWrite']])
      }
    })

    it('keeps the permissions that a resource says for its writing calls', () => {
      interface Resource {
        access?: unknown
        writeAccess?: unknown
        operations: Record<string, { access?: unknown }>
      }
      const value = read<Resource>(golden, resource)
      const { access: _, ...remove } = value.operations['delete'] ?? {}
      const operations = { ...value.operations, delete: remove }
      const long = new Map(golden).set(
        resource,
        JSON.stringify({ ...value, writeAccess: ['ParcelsWrite'], operations }),
      )
      const said = new Map([...long, ...sayOnce(long)])
      expect(read<Resource>(said, resource)).toMatchObject({
        access: ['Parcels'],
        writeAccess: ['ParcelsWrite'],
      })
      expect(meaningOf(said)).toEqual(meaningOf(long))
    })

    it('gives no permissions to a call that names none', () => {
      const gap = (sources: ReadonlyMap<string, string>) =>
        compileSources(sources).diagnostics.map(({ code, path }) => `${code} ${path}`)
      for (const name of ['get', 'delete']) {
        const value = read<{ operations: Record<string, object> }>(golden, resource)
        const { access: _, ...own } = (value.operations[name] ?? {}) as { access?: unknown }
        const operations = { ...value.operations, [name]: own }
        const long = new Map(golden).set(resource, JSON.stringify({ ...value, operations }))
        expect(gap(long)).not.toEqual([])
        expect(gap(new Map([...long, ...sayOnce(long)]))).toEqual(gap(long))
      }
    })
  })

  it('leaves a file that breaks the language as it is', () => {
    const path = 'modules/parcels/parcels.list.json'
    const broken = new Map(golden).set(path, (golden.get(path) ?? '').replace('"columns"', '"colums"'))
    expect(sayOnce(broken).has(path)).toBe(false)
  })
})
