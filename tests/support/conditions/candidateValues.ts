import type { ConditionNode, JsonValue, PropertyDefinition } from '../../../src/language/portal.ts'
import { createRandom } from './conditionRecords.ts'

type Shape = Partial<PropertyDefinition>

/** Values a field may have, the awkward ones first of all: boundaries of its limits and of the condition's constants. */
export function fittingValues(shape: Shape | undefined, constants: JsonValue[], now: string): JsonValue[] {
  const own = constants.flatMap(around)
  switch (shape?.type) {
    case 'boolean':
      return [true, false, true, false, null]
    case 'integer':
    case 'number':
      return [
        ...[shape.minimum, shape.maximum].flatMap((limit) => (limit === undefined ? [] : around(limit))),
        ...own.filter((value) => typeof value === 'number'),
        ...NUMBERS,
        null,
      ]
    case 'array':
      return [...own.map((value) => [value]), own.slice(0, 5), ...LISTS, ...lists(shape, own), null]
    case 'object':
      return [...OBJECTS, null]
    default: {
      const choices = (shape?.enum ?? []).flatMap((value) => [value, value, ...around(value)])
      const long = [shape?.minLength, shape?.maxLength]
        .filter((limit) => limit !== undefined && limit < 300)
        .flatMap((limit = 0) => [limit - 1, limit, limit + 1].filter((length) => length >= 0))
        .flatMap((length) => ['a'.repeat(length), '😀'.repeat(length)])
      const moments = shape?.format === 'date-time' ? [...MOMENTS, ...momentsAround(now)] : []
      return [...choices, ...own, ...long, ...moments, ...moments, ...TEXTS, ...randomTexts(), null]
    }
  }
}

export const FOREIGN: JsonValue[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  '',
  'x',
  '1',
  'true',
  [],
  [null],
  ['x'],
  {},
  { id: null },
  { id: 'x' },
]

const NUMBERS = [
  0,
  1,
  -1,
  2,
  0.1,
  0.2,
  0.1 + 0.2,
  0.3,
  -0.5,
  1e-7,
  1e21,
  123456789.123,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e150,
  1.1e150,
  -1e200,
  1e-150,
  1e-200,
  5e-324,
  1.7976931348623157e308,
]
const TEXTS = [
  '',
  ' ',
  '\t',
  '0',
  '1',
  '-1',
  '1e3',
  'NaN',
  'true',
  'false',
  'null',
  '[]',
  '{}',
  '""',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '.*',
  '^a$',
  '(a|b)',
  '[a]',
  'a+b',
  '$1',
  '\\d',
  'a\nb',
  '\n',
  'é',
  'e\u0301',
  'ß',
  'SS',
  'İ',
  'i',
  'Å',
  '\u212B',
  '😀',
  '👩‍👩‍👧',
  '\uffff',
  '\u{10000}',
  '\u{10FFFF}',
  '\u00a0',
  '\u2028',
  '\ufeff',
  'اب',
  'x'.repeat(50),
]
const LISTS: JsonValue[] = [
  [],
  [null],
  [''],
  [0],
  [1, '1', true],
  [[1]],
  [{}],
  ['a', 'b'],
  [false],
  [2 ** 53],
  ['😀'],
]
const OBJECTS: JsonValue[] = [
  {},
  { id: '' },
  { id: null },
  { id: 'x' },
  { a: {} },
  { id: 'x', name: 'y' },
  { '': 1 },
  { length: 1 },
]
const MOMENTS = [
  '2026-01-31T23:59:59Z',
  '2026-01-31T23:59Z',
  '2026-02-01T01:59:59+02:00',
  '2026-02-29T00:00:00Z',
  '2024-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '2000-02-29T12:00:00.5Z',
  '2026-04-31T00:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-31T23:60:00Z',
  '2026-01-31T23:59:60Z',
  '2026-01-31 23:59:59Z',
  '2026-01-31T23:59:59',
  '2026-01-31',
  '0000-01-01T00:00:00Z',
  '0999-12-31T23:59:59Z',
  '1000-01-01T00:00:00+15:59',
  '9999-12-31T23:59:59.999999999-15:59',
  '2026-01-01T00:00:00+16:00',
  '2026-01-01T00:00:00+23:59',
  '2026-01-01t00:00:00z',
  '2026-13-01T00:00:00Z',
]

/** A constant, what is just beside it, and what looks like it. */
export function around(value: JsonValue): JsonValue[] {
  if (typeof value === 'number') {
    return [value, value - 1, value + 1, value - 0.5, value + 0.5, value * (1 + 2 ** -52), String(value)]
  }
  if (typeof value === 'string') {
    const characters = Array.from(value)
    return [
      value,
      value,
      `${value} `,
      ` ${value}`,
      `x${value}`,
      `${value}😀`,
      value.toUpperCase(),
      value.normalize('NFD'),
      characters.slice(0, -1).join(''),
      characters.slice(1).join(''),
      characters.toReversed().join(''),
      [value],
      { id: value },
    ]
  }
  return Array.isArray(value) ? [value, ...value.flatMap(around)] : [value]
}

/** The constants of a tree, those of lists too. */
export function constantsOf(tree: ConditionNode): JsonValue[] {
  if (tree.op === 'const') return [tree.value, ...(Array.isArray(tree.value) ? tree.value : [])]
  if ('arg' in tree) return constantsOf(tree.arg)
  if ('args' in tree) return tree.args.flatMap(constantsOf)
  return 'left' in tree ? [...constantsOf(tree.left), ...constantsOf(tree.right)] : []
}

function lists({ minItems = 0, maxItems = 2 }: Shape, own: JsonValue[]): JsonValue[] {
  const lengths = [minItems - 1, minItems, maxItems, maxItems + 1].filter(
    (length) => length >= 0 && length < 50,
  )
  return lengths.map((length) => Array.from({ length }, (_, index) => own[index % own.length] ?? index))
}

function momentsAround(now: string): string[] {
  const instant = Date.parse(now)
  return [-60_000, -1, 0, 1, 60_000].flatMap((difference) => {
    const moment = new Date(instant + difference).toISOString()
    const local = new Date(instant + difference + 7_200_000).toISOString().replace('Z', '+02:00')
    const west = new Date(instant + difference - 34_200_000).toISOString().replace('Z', '-09:30')
    return [moment, local, west, moment.replace('Z', '999Z')]
  })
}

/** Any characters that text in a database may have. */
function randomTexts(): string[] {
  const random = createRandom(7)
  return Array.from({ length: 20 }, () =>
    Array.from({ length: Math.floor(random() * 8) }, () => {
      const point = 1 + Math.floor(random() * (random() < 0.5 ? 0xff : 0x10ffff))
      return point >= 0xd800 && point < 0xe000 ? '?' : String.fromCodePoint(point)
    }).join(''),
  )
}
