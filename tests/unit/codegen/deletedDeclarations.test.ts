import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileSources } from '../../../codegen/index.ts'
import type { ModuleSource } from '../../../codegen/read/source.ts'
import { readTexts } from '../../../codegen/read/readTexts.ts'
import type { CompiledPortal } from '../../../src/language/portal.ts'

const shipped = new Map(
  [...(await readTexts(join(import.meta.dirname, '../../../definitions')))].filter(
    ([path]) => !path.startsWith('_language/'),
  ),
)

/** The definitions without any declaration of a text for code that a definition of its module names too. */
function withoutDeclarations(): { sources: Map<string, string>; deleted: string[] } {
  const deleted: string[] = []
  const sources = new Map(shipped)
  for (const [path, text] of shipped) {
    const id = /^modules\/([^/]+)\/module\.json$/.exec(path)?.[1]
    if (id === undefined) continue
    const own = [...shipped].filter(([other]) => other.startsWith(`modules/${id}/`))
    const named = own.map(([, each]) => each).join('\n')
    const module = JSON.parse(text) as ModuleSource // checked by the compiler
    const { texts, widgets = {}, panels = {} } = module.registry ?? {}
    const declaring = [texts, ...Object.values({ ...widgets, ...panels }).map((each) => each.texts)]
    for (const each of declaring)
      for (const key of Object.keys(each ?? {}))
        if (each && named.includes(`"@${key}"`)) {
          Reflect.deleteProperty(each, key)
          deleted.push(`${id}:${key}`)
        }
    sources.set(path, JSON.stringify(module))
  }
  return { sources, deleted }
}

function compile(sources: ReadonlyMap<string, string>): CompiledPortal {
  const { portal, diagnostics } = compileSources(sources)
  if (portal === null) throw new Error(JSON.stringify(diagnostics))
  return portal
}

/** Texts that a widget shows on a page of another module: only its declaration brings them there. */
const ELSEWHERE = ['simulator:united-kingdom', 'simulator:united-states']

it('keeps a text that definitions name for the code that shows it, when its declaration is deleted', () => {
  const { sources, deleted } = withoutDeclarations()
  const [before, after] = [compile(shipped), compile(sources)]
  expect(deleted.length).toBeGreaterThan(100)
  const ofServer = ({ manifest, serverTexts, modules }: CompiledPortal): string[] =>
    [manifest.texts, serverTexts, ...Object.values(modules).map(({ texts }) => texts)].flatMap(Object.keys)
  expect(new Set(ofServer(after))).toEqual(new Set(ofServer(before)))
  const lost = Object.entries(before.modules).flatMap(([id, { texts }]) =>
    Object.keys(texts).filter((key) => !Object.hasOwn(after.modules[id]?.texts ?? {}, key)),
  )
  expect([...new Set(lost)].toSorted()).toEqual(ELSEWHERE)
})
