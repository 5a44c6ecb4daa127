import fc from 'fast-check'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkDefinitions } from '../../../codegen/check/checkDefinitions.ts'
import { createCompileCache } from '../../../codegen/index.ts'
import { emitPortal } from '../../../codegen/emit/emitPortal.ts'
import { LANGUAGE } from '../../../codegen/language.ts'
import { normalizePortal } from '../../../codegen/normalize/normalizePortal.ts'
import { parseDefinition } from '../../../codegen/read/parseDefinition.ts'
import { readDefinitions } from '../../../codegen/read/readDefinitions.ts'
import type { SourceFile } from '../../../codegen/read/SourceFile.ts'
import { seed } from '../../support/sampling.ts'

const { files } = await readDefinitions(join(import.meta.dirname, '../../golden/definitions'))
const cache = createCompileCache()
const strings = files.flatMap((file) =>
  [...file.text.matchAll(/"([^"\\]*)"/g)].map((match) => match[1] ?? ''),
)

/** Ways to a value inside the file: every object member and array item. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))].slice(
    path.length === 0 ? 1 : 0,
  )
}

function mutate(
  file: SourceFile,
  place: number,
  change: (parent: Record<string, unknown>, key: string) => void,
): SourceFile {
  const value = structuredClone(file.value) as unknown as Record<string, unknown> // plain JSON
  const places = placesIn(value)
  const path = places[place % places.length] ?? []
  let parent = value
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown> // leads through containers
  change(parent, String(path.at(-1)))
  const text = JSON.stringify(value)
  const parsed = parseDefinition(file.file, text)
  if (!('tree' in parsed)) throw new Error('a mutated file is still JSON')
  return { ...file, value: parsed.value as SourceFile['value'], text, tree: parsed.tree } // as readDefinitions does
}

it('returns diagnostics or a portal for any change to any file, never an exception', () => {
  const replacement = fc.oneof(
    fc.constantFrom(...strings),
    fc.constantFrom(
      'constructor',
      '__proto__',
      '@constructor',
      'toString',
      '',
      '{',
      '{row.}',
      'form.',
      'form',
      '/',
      'true',
    ),
    fc.constantFrom(0, -1, 1e9, true, null),
    fc.constantFrom([], {}, ['x'], { x: 1 }),
  )
  fc.assert(
    fc.property(
      fc.nat(files.length - 1),
      fc.nat(5000),
      fc.option(replacement, { nil: undefined }),
      (index, place, value) => {
        const mutated = files.map((file, at) =>
          at !== index
            ? file
            : mutate(file, place, (parent, key) => {
                if (value === undefined) delete parent[key]
                else parent[key] = value
              }),
        )
        const { model, diagnostics } = checkDefinitions(mutated, [], { cache })
        if (model === undefined || diagnostics.length > 0) expect(diagnostics.length).toBeGreaterThan(0)
        else expect(emitPortal(normalizePortal(model)).manifest.language).toBe(LANGUAGE)
      },
    ),
    { seed, numRuns: 300 },
  )
})
