import { expect, it } from 'vitest'
import { compileSources, createCompileCache, readSources } from '../../../../codegen/index.ts'
import type { Diagnostic } from '../../../../codegen/index.ts'

const sources = await readSources('definitions')
const cache = createCompileCache()

/** What is reported of the shipped definitions with one place changed. */
function diagnosticsWith(path: string, find: RegExp, replacement: string): Diagnostic[] {
  const text = sources.get(path)
  if (typeof text !== 'string') throw new Error(`${path} cannot be read`)
  const changed = text.replace(find, replacement)
  expect(changed).not.toBe(text)
  return compileSources(new Map(sources).set(path, changed), { cache }).diagnostics
}

function reportedWith(...change: Parameters<typeof diagnosticsWith>): string[] {
  return diagnosticsWith(...change).map(({ file, code }) => `${file.replace('definitions/', '')} ${code}`)
}

it('reports a name that much follows from, and not what is missing without it', () => {
  const path = 'modules/buy/regions.list.json'
  expect(reportedWith(path, /"resource": "buy-region"/, '"resource": "buy-ergion"')).toEqual([
    `${path} unknown-resource`,
  ])
})

it('reports a file that cannot be read, and not what would follow from it', () => {
  const entity = 'modules/webhooks/webhook.schema.json'
  expect(reportedWith(entity, /\}\s*$/, '')).toEqual([`${entity} syntax`])
  const texts = 'modules/caller-ids/texts.en.json'
  expect(reportedWith(texts, /: "/, ': \u201c')).toEqual([`${texts} syntax`])
})

it('says of a text that nobody wrote a reference to that it is to be added', () => {
  const found = diagnosticsWith('modules/caller-ids/texts.en.json', /\n {2}"caller-id": .*/, '')
  expect(found.map(({ problem, suggestion }) => [problem, suggestion])).toContainEqual([
    'no text "caller-id", which follows from a name here: add it to the texts file',
    undefined,
  ])
})
