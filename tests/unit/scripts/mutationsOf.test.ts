import { expect, it } from 'vitest'
import { mutate, mutationsOf } from '../../../scripts/mutation/mutationsOf.ts'

function check(source: string, expected: string[]): void {
  expect(mutationsOf(source).map((mutation) => mutate(source, mutation))).toEqual(expected)
}

it('moves the edge of comparisons and swaps logic', () => {
  check('const x = a < b', ['const x = a <= b'])
  check('const x = a && !b', ['const x = a || !b', 'const x = a && b'])
  check('const x = a ?? b', ['const x = a && b'])
})

it('decides conditions both ways', () => {
  check('x = a ? b : c', [';', 'x = true ? b : c', 'x = false ? b : c'])
})

it('removes statements, and calls that narrow a chain', () => {
  check('f()', [';'])
  check("const a = query.where('id', '=', id).first()", ['const a = query.first()'])
})

it('changes numbers, booleans and the edges of regular expressions', () => {
  check('const a = [1, true]', ['const a = [2, true]', 'const a = [1, false]'])
  check('const a = /^b\\uFF20$/', ['const a = /b\\uFF20$/', 'const a = /^b$/', 'const a = /^b\\uFF20/'])
})

it('changes SQL, and leaves other templates and joined text alone', () => {
  check('const a = sql`select 1 where b = ${c} and d < now()`', [
    'const a = sql`select 1 where b = ${c} or d < now()`',
    'const a = sql`select 1 where b = ${c} and d >= now()`',
  ])
  check("const a = `x < ${b}` + ' c'", [])
})

it('leaves types and imports alone, and offers nothing that does not parse', () => {
  check("import { a } from 'b'", [])
  check('type A = 1 | true', [])
  check('const a = b ?? (c as 1)', ['const a = b && (c as 1)'])
  // `b ?? c && d` is a syntax error.
  check('const a = b || c || d', ['const a = b || c && d', 'const a = b && c || d'])
  check('const a = b ?? c ?? d', [])
})
