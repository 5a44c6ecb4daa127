import { expect, it } from 'vitest'
import type { LocatedDiagnostic, Versions } from '../../../../src/language/DefinitionCompiler.ts'
import type { CompiledPortal } from '../../../../src/language/portal.ts'
import { blamed, ownerOfFile, resolveVersions } from '../../../../src/server/publishing/resolveVersions.ts'

const fileOf = (owner: string): string =>
  owner === 'portal' ? 'definitions/portal.json' : `definitions/modules/${owner}/module.json`

function mistakeIn(owner: string, more: Partial<LocatedDiagnostic> = {}): LocatedDiagnostic {
  const at = { line: 1, column: 1, path: '', problem: 'wrong', code: 'wrong', text: 'wrong' }
  return { file: fileOf(owner), ...at, severity: 'error', ...more }
}

type MistakesOf = (versions: Versions) => LocatedDiagnostic[]
const good = { portal: '1', a: '1', b: '1' }

/** @returns what is served, `portal1 a2`, and how often it was compiled */
async function resolve(wanted: Versions, mistakesOf: MistakesOf, lastGood: Versions = good) {
  let times = 0
  const found = await resolveVersions(wanted, lastGood, (versions) => {
    times += 1
    const diagnostics = mistakesOf(versions)
    const portal = { of: versions } as unknown as CompiledPortal // only handed on
    return Promise.resolve(
      diagnostics.some(({ severity }) => severity === 'error') ? { diagnostics } : { portal, warnings: [] },
    )
  })
  if (!found) return ['nothing', times]
  // What is served is what was compiled.
  expect(found.portal).toEqual({ of: found.versions })
  const names = Object.entries(found.versions).map(([owner, version]) => `${owner}${version}`)
  return [names.toSorted().join(' '), times]
}

it('serves the wanted versions when they compile', async () => {
  expect(await resolve({ portal: '2', a: '2', c: '1' }, () => [])).toEqual(['a2 c1 portal2', 1])
})

it('puts back owners with errors, not with warnings', async () => {
  const mistakesOf: MistakesOf = ({ a }) =>
    a === '2' ? [mistakeIn('b', { severity: 'warning' }), mistakeIn('a')] : []
  expect(await resolve({ portal: '2', a: '2', b: '2' }, mistakesOf)).toEqual(['a1 b2 portal2', 2])
})

it('omits a new module with an error', async () => {
  const mistakesOf: MistakesOf = ({ c }) => (c === undefined ? [] : [mistakeIn('c')])
  expect(await resolve({ ...good, a: '2', c: '1' }, mistakesOf)).toEqual(['a2 b1 portal1', 2])
})

it('puts back a removed module that an unchanged one needs', async () => {
  const mistakesOf: MistakesOf = ({ b }) => (b === undefined ? [mistakeIn('a')] : [])
  expect(await resolve({ portal: '2', a: '1', c: '1' }, mistakesOf)).toEqual(['a1 b1 c1 portal2', 2])
})

it('puts back the portal for an error in an unchanged module, else all that changed', async () => {
  const byPortal: MistakesOf = ({ portal }) => (portal === '2' ? [mistakeIn('a')] : [])
  expect(await resolve({ portal: '2', a: '1', b: '2' }, byPortal)).toEqual(['a1 b2 portal1', 2])
  const byModule: MistakesOf = ({ b }) => (b === '2' ? [mistakeIn('a')] : [])
  expect(await resolve({ portal: '1', a: '1', b: '2' }, byModule)).toEqual(['a1 b1 portal1', 2])
})

it('serves nothing when not even the last good versions compile', async () => {
  expect(await resolve({ ...good, a: '2' }, () => [mistakeIn('a')])).toEqual(['nothing', 2])
})

it("retries owners that were put back for another's error", async () => {
  // The portal's mistake shows in the two modules first.
  const mistakesOf: MistakesOf = ({ portal, a, b }) => {
    if (portal === '1') return b === '3' ? [mistakeIn('b')] : []
    return [...(a === '1' ? [] : [mistakeIn('a')]), ...(b === '1' ? [] : [mistakeIn('b')]), mistakeIn('c')]
  }
  expect(await resolve({ portal: '2', a: '2', b: '1' }, mistakesOf)).toEqual(['a2 b1 portal1', 5])
  expect(await resolve({ portal: '2', a: '2', b: '2' }, mistakesOf)).toEqual(['a2 b2 portal1', 6])
  expect(await resolve({ portal: '2', a: '2', b: '3' }, mistakesOf)).toEqual(['a2 b1 portal1', 6])
})

it('retries at most eight owners', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `m${index}`)
  const all = (version: string): Versions =>
    Object.fromEntries([...names, 'portal'].map((name) => [name, version]))
  const mistakesOf: MistakesOf = (versions) =>
    versions['portal'] === '1'
      ? []
      : names
          .filter((name) => versions[name] === '2')
          .map((name) => mistakeIn(name))
          .concat(mistakeIn('x'))
  const served = names.map((name, index) => `${name}${index < 8 ? 2 : 1}`)
  expect(await resolve(all('2'), mistakesOf, all('1'))).toEqual([[...served, 'portal1'].join(' '), 3 + 8])
})

it('blames the changed one of two colliding files, or the second', () => {
  const collision = mistakeIn('b', { counterpart: mistakeIn('a') })
  const filesOf = (changed: string[]): string[] => blamed([collision], changed).map(({ file }) => file)
  expect([filesOf(['a']), filesOf(['b']), filesOf(['a', 'b']), filesOf([])].flat()).toEqual(
    ['a', 'b', 'b', 'b'].map(fileOf),
  )
})

it.each([
  ['definitions/modules/a/texts.en.json', 'a'],
  ['definitions/modules/a/sub/own.json', 'a'],
  ['definitions/registry.json', 'portal'],
  ['definitions/catalogues/modules/a/own.json', 'portal'],
  ['definitions/modules/a', 'portal'],
])('finds the owner of %s: %s', (file, owner) => {
  expect(ownerOfFile(file)).toBe(owner)
})
