import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSyntaxMistake } from '../../../../codegen/read/findSyntaxMistake.ts'
import { seed } from '../../../support/sampling.ts'

describe('a syntax error', () => {
  it.each([
    ['', 1, 1, 'the file is empty'],
    ['{\n  "a": [1, 2,]\n}', 2, 13, 'no comma before "]": remove it'],
    ['{\n  // why\n  "a": 1\n}', 2, 3, 'JSON has no comments: remove it'],
    ["{ 'a': 1 }", 1, 3, 'a key needs straight double quotes: "like this"'],
    ['{ a: 1 }', 1, 3, 'a key needs quotes: write "a"'],
    ['{ "a": yes }', 1, 8, 'a text needs quotes: write "yes"'],
    ['{ "a": True }', 1, 8, 'write true, not True'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma is missing before this'],
    ['{ "a" 1 }', 1, 7, 'a ":" is missing after the key'],
    ['{\n  "a": "x,\n  "b": 2\n}', 2, 8, 'the text that begins here has no closing quote on its line'],
    ['{\n  "a": {\n    "b": 1\n  ,\n  "c": 2\n}', 2, 8, 'this "{" is never closed'],
    ['[\n  { "a": 1,\n  { "a": 2 }\n]', 2, 3, 'this "{" is not closed before the "{" of line 3'],
    ['{ "a": "The "real" cost" }', 1, 13, 'the text ends at this quote: write a quote inside a text as \\"'],
    ['{\n  "a": [1, 2', 2, 8, 'this "[" is not closed before the file ends'],
    ['{ "a": [1, 2} ]', 1, 13, '"]" must come before this "}", for the "[" of line 1'],
    ['{ "a": 1 }}', 1, 11, 'one "}" too many'],
    ['{ "a": "C:\\data" }', 1, 11, 'a single backslash: write \\\\ for one'],
    ['{ "a": 01 }', 1, 8, 'this is not a number: write it without leading zeros or letters'],
    ['<<<<<<< ours\n{}', 1, 1, 'two versions of the file were not merged: keep one and delete this line'],
  ])('in %j is reported at line %i, column %i', (text, line, column, problem) => {
    expect(findSyntaxMistake(text)).toEqual({ line, column, problem })
  })

  it('is reported exactly when JSON.parse fails', () => {
    const scraps = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '/',
      "'",
      '0',
      '-',
      '1e',
      '.5',
      'true',
      'nul',
      '\n',
      '\t',
      ' ',
    )
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.nat(),
        fc.nat(8),
        scraps,
        fc.boolean(),
        (value, at, length, scrap, pretty) => {
          const text = JSON.stringify(value, null, pretty ? 2 : undefined)
          fc.pre(!text.includes('\uFFFD'))
          const place = at % (text.length + 1)
          const broken = text.slice(0, place) + scrap + text.slice(place + length)
          expect(findSyntaxMistake(broken) === undefined, broken).toBe(parses(broken))
          expect(findSyntaxMistake(text)).toBeUndefined()
        },
      ),
      { seed, numRuns: 3000 },
    )
  })
})

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
