import { describe, expect, it } from 'vitest'
import { leaveOutGuards } from '../../../../codegen/conditions/leaveOutGuards.ts'

describe('has() goes', () => {
  it.each([
    ["has(form.s) && form.s == 'later'", "form.s == 'later'"],
    ["form.s == 'later' && has(form.s)", "form.s == 'later'"],
    ["has( form.s )  &&  'later' == form.s", "'later' == form.s"],
    ["has(form.s) && form.s in ['now', 'later']", "form.s in ['now', 'later']"],
    ["has(form.l) && 'x' in form.l", "'x' in form.l"],
    ['has(form.n) && form.n > 3 && form.n < 5', 'form.n > 3 && form.n < 5'],
    ['has(form.n) && has(form.m) && form.n >= form.m', 'form.n >= form.m'],
    ["has(form.s) && form.s.startsWith('a')", "form.s.startsWith('a')"],
    ['has(form.on) && form.on', 'form.on'],
    ["has(form.o) && form.o.id == 'x'", "form.o.id == 'x'"],
    ['has(form.o) && has(form.o.id)', 'has(form.o.id)'],
    ["form.on || (has(form.s) && form.s == 'x')", "form.on || form.s == 'x'"],
    ["has(form.s) && (form.s == 'x' || form.s == 'y')", "form.s == 'x' || form.s == 'y'"],
    [
      "form.on && has(form.s) && (form.s == 'x' || form.s == 'y')",
      "form.on && (form.s == 'x' || form.s == 'y')",
    ],
    ['has(form.a) && has(form.b) && form.a == form.b', 'has(form.b) && form.a == form.b'],
    ["has(form.s) && form.s == 'has(form.s) && '", "form.s == 'has(form.s) && '"],
  ])('%s', (long, short) => {
    expect(leaveOutGuards(long)).toBe(short)
  })
})

describe('has() stays', () => {
  it.each([
    'has(form.s)',
    "has(form.s) && form.s != 'x'",
    "has(form.s) && form.s == ''",
    "has(form.s) && form.s in ['x', '']",
    'has(form.s) && form.s in form.l',
    'has(form.s) && form.s == form.t',
    'has(form.s) && size(form.s) < 3',
    'has(form.n) && form.n + 1 > 3',
    "has(form.s) && form.s.contains('')",
    'has(form.s) && form.s.contains(form.t)',
    "has(form.s) && 'abc'.contains(form.s)",
    "has(form.s) && !(form.s == 'x')",
    "!(has(form.s) && form.s == 'x')",
    "(has(form.s) && form.s == 'x') == form.on",
    "has(form.s) && (form.s == 'x' || form.on)",
    "!has(form.s) || form.s == 'x'",
    "has(form.s) && size(form.s) < 3 && form.s == 'x'",
    'has(form.s) &&',
  ])('%s', (text) => {
    expect(leaveOutGuards(text)).toBe(text)
  })
})
