import fc from 'fast-check'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatDefinition, WIDTH } from '../../../../codegen/format/formatDefinition.ts'
import { readTexts } from '../../../../codegen/read/readTexts.ts'
import { seed } from '../../../support/sampling.ts'

const root = join(import.meta.dirname, '../../../..')
const sources = [
  ...(await readTexts(join(root, 'definitions'))),
  ...(await readTexts(join(root, 'tests/golden/definitions'))),
]

function format(path: string, text: string): string {
  const formatted = formatDefinition(path, text)
  if (!('text' in formatted)) throw new Error(`${path} does not parse`)
  return formatted.text
}

const LIST = 'modules/parcels/parcels.list.json'

describe('a formatted definition', () => {
  it('has its keys in language order, unknown keys last, and author-defined names in their original order', () => {
    expect(
      format(
        LIST,
        '{"odd":1,"columns":[{"hidden":true,"field":"b","id":"x"}],"language":3,"even":2,"id":"parcels"}',
      ),
    ).toBe(
      `{
  "language": 3,
  "id": "parcels",
  "columns": [{ "id": "x", "field": "b", "hidden": true }],
  "odd": 1,
  "even": 2
}
`,
    )
    const entity = '{ "properties": { "zebra": { "title": "@z", "type": "string" }, "ant": {} } }'
    expect(format('modules/zoo/zebra.schema.json', entity)).toBe(
      `{
  "properties": {
    "zebra": { "type": "string", "title": "@z" },
    "ant": {}
  }
}
`,
    )
  })

  it('follows the variant of an object', () => {
    const filter = '{ "all": "@all", "query": "q", "field": "f", "kind": "select", "id": "a" }'
    expect(format(LIST, `{ "filters": [${filter}] }`)).toContain(
      '  "filters": [{ "id": "a", "kind": "select", "field": "f", "query": "q", "all": "@all" }]\n',
    )
    const route =
      '{ "access": "signed-in", "screen": { "mode": "view", "wizard": "w" }, "title": "@t", "path": "/" }'
    expect(format('modules/a/module.json', `{"routes":[${route}]}`)).toContain(
      '  "routes": [{ "path": "/", "title": "@t", "screen": { "wizard": "w", "mode": "view" }, "access": "signed-in" }]\n',
    )
  })

  it('keeps the spelling of numbers and characters', () => {
    const text =
      '{ "x": [1.50, 1e3, -0, 12345678901234567890], "y": "\\u00e9 é \\/ \\ud83d\\ude00 😀", "\\u0061": null }'
    expect(format(LIST, text)).toBe(
      `{
  "x": [1.50, 1e3, -0, 12345678901234567890],
  "y": "\\u00e9 é \\/ \\ud83d\\ude00 😀",
  "\\u0061": null
}
`,
    )
  })

  it('changes one line when one entry is added', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Permission${index}`)
    const before = format('access.json', JSON.stringify({ owner: names })).split('\n')
    const after = format(
      'access.json',
      JSON.stringify({ owner: [...names.slice(0, 9), 'New', ...names.slice(9)] }),
    ).split('\n')
    expect(after.filter((line) => !before.includes(line))).toEqual(['    "New",'])
    const two = format(LIST, '{"columns":[{"id":"a"},{"id":"c"}]}').split('\n')
    const three = format(LIST, '{"columns":[{"id":"a"},{"id":"b"},{"id":"c"}]}').split('\n')
    expect(three.filter((line) => !two.includes(line))).toEqual(['    { "id": "b" },'])
  })

  it('has a list with one object on one line where it fits', () => {
    expect(format(LIST, '{"columns":[{"id":"a"}]}')).toBe('{\n  "columns": [{ "id": "a" }]\n}\n')
    const long = 'x'.repeat(WIDTH)
    expect(format(LIST, `{"columns":[{"id":"${long}"}]}`)).toBe(
      `{\n  "columns": [\n    {\n      "id": "${long}"\n    }\n  ]\n}\n`,
    )
  })

  it('breaks a line exactly at the maximum width', () => {
    const line = (length: number) => `  "notice": { "text": "${'x'.repeat(length - 26)}" }`
    expect(line(WIDTH)).toHaveLength(WIDTH)
    expect(format(LIST, `{${line(WIDTH)}}`)).toBe(`{\n${line(WIDTH)}\n}\n`)
    expect(format(LIST, `{${line(WIDTH + 1)}}`)).toContain('"notice": {\n    "text"')
    expect(format(LIST, `{${line(WIDTH)},"z":1}`)).toContain('"notice": {\n    "text"')
  })

  it('is undefined for a file that does not parse', () => {
    for (const text of ['', '{', '{ "a": 1, "a": 2 }', '\uFEFF{}', '{ // no\n}']) {
      const formatted = formatDefinition(LIST, text)
      expect(formatted).toEqual({ diagnostics: [expect.objectContaining({ file: LIST })] })
    }
  })
})

describe('formatting', () => {
  it.each(sources)('keeps the meaning of %s, and changes nothing the second time', (path, text) => {
    const once = format(path, text)
    expect(JSON.parse(once)).toEqual(JSON.parse(text))
    expect(format(path, once)).toBe(once)
    expect(format(path, JSON.stringify(JSON.parse(text)))).toBe(
      format(path, JSON.stringify(JSON.parse(text), null, '\t')),
    )
  })

  it('never changes a value, whatever the content and layout', () => {
    const keys = fc.constantFrom(
      'columns',
      'id',
      'field',
      'kind',
      'filters',
      'rowActions',
      'transition',
      '__proto__',
      '',
      'é',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 5 }, fc.jsonValue({ maxDepth: 1 }), fc.array(tie('tree')), tie('object')),
      object: fc
        .uniqueArray(fc.tuple(fc.oneof(keys, fc.string()), tie('tree')), { selector: ([key]) => key })
        .map((entries) => Object.fromEntries(entries)),
    }))
    const kinds = fc.constantFrom(
      LIST,
      'portal.json',
      'modules/a/a.wizard.json',
      'unknown.json',
      '_language/x.schema.json',
    )
    fc.assert(
      fc.property(kinds, tree, fc.constantFrom(0, 1, '\t', '\r\n'), (path, value, space) => {
        const text = JSON.stringify(value, null, space)
        const once = format(path, text)
        expect(JSON.parse(once)).toEqual(JSON.parse(text))
        expect(format(path, once)).toBe(once)
        expect(once).toBe(format(path, JSON.stringify(value)))
        expect(once.endsWith('\n')).toBe(true)
        expect(once).not.toContain('\r')
      }),
      { seed, numRuns: 200 },
    )
  })
})
