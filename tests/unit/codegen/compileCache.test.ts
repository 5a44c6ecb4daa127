import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { compileSources, createCompileCache, readSources } from '../../../codegen/index.ts'
import type { Compilation, CompileCache, Sources } from '../../../codegen/index.ts'
import { createRandom, repetitions, sample, seed } from '../../support/sampling.ts'
import { randomEdits } from './randomEdits.ts'

const root = join(import.meta.dirname, '../../..')
const shipped = await readSources(join(root, 'definitions'))

/** Each of another kind of file; the last ones are seen by modules whose files stay as they are. */
const edits: [what: string, file: RegExp, from: RegExp, to: string][] = [
  ['a text', /modules.sms-senders.texts.en.json$/, /"sender-ids": "/, '"sender-ids": "New '],
  ['a column', /modules.*\.list\.json$/, /"width": \d+/, '"width": 333'],
  ['a step without its field', /modules.*\.wizard\.json$/, /"fields": \["/, '"fields": ["none", "'],
  ['a text of the portal', /^texts\.en\.json$/, /"list-retry": "|"cell-yes": "/, '$&New '],
  [
    'a permission of a resource, and so of routes',
    /modules.sms-senders.*\.resource\.json$/,
    /"access": \["[^"]*"/,
    '"access": ["None"',
  ],
  ['a resource under another name', /modules.sms-senders.*\.resource\.json$/, /^\{/, '{ "id": "new",'],
  ['an entity under another name', /modules.sms-senders.*\.schema\.json$/, /^\{/, '{ "id": "new",'],
  ['a path', /modules.sms-senders.*\.resource\.json$/, /"path": "/, '"path": "/new'],
  ['another address', /modules.sms-senders.module\.json$/, /"path": "/, '"path": "/new'],
]

const cache = createCompileCache()
const fresh = compileSources(shipped)

// The cache goes through all edits, as that of a server does.
it.each(sample('edits of definitions of each kind', edits, 3))(
  'matches a fresh compilation after changing and restoring %s',
  (...edit) => {
    const [, file, from, to] = edit
    const edited: Sources = new Map(
      [...shipped].map(([path, text]) => [
        path,
        file.test(path) && typeof text === 'string' ? text.replace(from, to) : text,
      ]),
    )
    expect([...edited].filter(([path, text]) => text !== shipped.get(path))).not.toEqual([])
    const changed = compileSources(edited)
    for (const [sources, expected] of [
      [shipped, fresh],
      [edited, changed],
      [shipped, fresh],
      [edited, changed],
    ] as const) {
      const compiled = compileSources(sources, { cache })
      // The same as toEqual, which takes longer than compiling, but for what it says of a difference.
      if (!isDeepStrictEqual(compiled, expected)) expect(compiled).toEqual(expected)
    }
  },
)

it('matches a fresh compilation after each of many random edits', async () => {
  const original = await readSources(join(root, 'tests/golden/definitions'))
  const cache = createCompileCache()
  const made = { portals: 0, refusals: 0 }
  const count = repetitions('random edits of definitions', 100, 3_000)
  for (const { what, sources } of randomEdits(original, createRandom(seed), count)) {
    const [compiled, expected] = [compileSources(sources, { cache }), compileSources(sources)]
    const [text, wanted] = [textOf(compiled), textOf(expected)]
    if (text !== wanted) expect({ what, ...compiled }).toEqual({ what, ...expected })
    expect(text === wanted, what).toBe(true)
    made[expected.portal === null ? 'refusals' : 'portals'] += 1
  }
  // Edits of which hardly any compiles, or all do, would show little.
  expect(Math.min(made.portals, made.refusals)).toBeGreaterThan(count / 10)
}, 240_000)

/** Also the order of keys and the description of the API. */
function textOf({ portal, names, diagnostics }: Compilation): string {
  return JSON.stringify({ portal, names, diagnostics })
}

it.each([
  ['visitors/enquiry', ['visitors']],
  // Parcels choose among depots.
  ['depots/depot', ['depots', 'parcels']],
])('makes after an edit of the schema of %s only %j again', async (entity, modules) => {
  const sources = await readSources(join(root, 'tests/golden/definitions'))
  const cache = createCompileCache()
  compileSources(sources, { cache })
  const made: string[] = []
  const noting: CompileCache = {
    ...cache,
    normalized: (module, model, make) =>
      cache.normalized(module, model, (view) => {
        made.push(module.id)
        return make(view)
      }),
  }
  const path = `modules/${entity}.schema.json`
  const text = sources.get(path)
  if (typeof text !== 'string') throw new Error(`${path} is not there`)
  const edited = text.replace(/"maxLength": \d/, '$&1')
  expect(edited).not.toBe(text)
  compileSources(new Map(sources).set(path, edited), { cache: noting })
  expect(made).toEqual(modules)
})

it('does not rebuild unchanged output', () => {
  const cache = createCompileCache()
  const before = compileSources(shipped, { cache }).portal
  const text = shipped.get('modules/sms-senders/texts.en.json')
  if (typeof text !== 'string') throw new Error('the texts of sms-senders are not there')
  const edited = new Map(shipped).set(
    'modules/sms-senders/texts.en.json',
    text.replace('"sender-ids": "', '"sender-ids": "New '),
  )
  const after = compileSources(edited, { cache }).portal
  expect(after?.modules['sms-broadcast']).toBe(before?.modules['sms-broadcast'])
  expect(after?.modules['sms-senders']).not.toEqual(before?.modules['sms-senders'])
})
