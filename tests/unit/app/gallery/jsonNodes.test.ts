import { expect, it } from 'vitest'
import { jsonNodes, jsonTokens, nodeAt, outdent } from '../../../../src/app/gallery/jsonNodes.ts'

const text = '{\n  "a": [1, { "b": "x, }\\"" }],\n  "c": true\n}'

it.each([
  [['a', 1, 'b'], '"x, }\\""'],
  [['a', 0], '1'],
  [['c'], 'true'],
  [[], text],
])('finds the source of the value at %j', (path, expected) => {
  const node = nodeAt(jsonNodes(text), path)
  expect(text.slice(node?.start, node?.end)).toBe(expected)
})

it('finds nothing in invalid JSON or at a missing path', () => {
  expect(jsonNodes('{ "a": ')).toBeUndefined()
  expect(nodeAt(jsonNodes(text), ['a', 7])).toBeUndefined()
})

it.each([text, '{ "a": ', '"open', '{{}}, nonsense -1e9'])('highlights every character of %j', (given) => {
  expect(
    jsonTokens(given)
      .map((token) => token.text)
      .join(''),
  ).toBe(given)
})

it('outdents a snippet by the indent of its last line', () => {
  expect(outdent('{\n    "a": 1\n  }')).toEqual({ text: '{\n  "a": 1\n}', indent: 2 })
})
