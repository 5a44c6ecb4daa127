import { expect, it } from 'vitest'
import { compileSources, createCompileCache, readSources } from '../../../../codegen/index.ts'

const sources = await readSources('definitions')
const cache = createCompileCache()

/** What is reported of the shipped definitions with one place changed. */
function reportedWith(path: string, find: RegExp, replacement: string): string[] {
  const text = String(sources.get(path))
  const changed = text.replace(find, replacement)
  expect(changed).not.toBe(text)
  const { diagnostics } = compileSources(new Map(sources).set(path, changed), { cache })
  return diagnostics.map(({ file, code }) => `${file.replace('definitions/', '')} ${code}`)
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
  const { diagnostics } = compileSources(
    new Map(sources).set(
      'modules/caller-ids/texts.en.json',
      String(sources.get('modules/caller-ids/texts.en.json')).replace(/\n {2}"caller-id": .*/, ''),
    ),
    { cache },
  )
  expect(diagnostics.map(({ problem, suggestion }) => [problem, suggestion])).toContainEqual([
    'no text "caller-id", which follows from a name here: add it to the texts file',
    undefined,
  ])
})
