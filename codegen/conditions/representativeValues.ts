import type { PropertySource } from '../read/source.ts'
import type { ConditionFacts } from './conditionFacts.ts'

/** Values of a property among which every case the conditions can tell apart is found. */
export interface Representatives {
  values: unknown[]
  /** False when a case may have been left out, so that finding nothing proves nothing. */
  complete: boolean
}

/** The moment that `now` stands for while conditions are tried. */
export const NOW = '2030-01-01T00:00:00.000Z'

const DAY_MS = 86_400_000
const ALL_INTEGERS = 24
const LONGEST_TEXT = 4000

/** Chooses values that reach each side of everything the property is compared with, within its own rules. */
export function representativeValues(
  path: string,
  property: PropertySource,
  facts: ConditionFacts,
  catalogue: (id: string) => readonly string[] | undefined,
): Representatives {
  if (property.enum) return { values: property.enum, complete: true }
  switch (property.type) {
    case 'boolean':
      return { values: [true, false], complete: true }
    case 'integer':
    case 'number':
      return numbersOf(path, property, facts)
    case 'string':
      return unlessPaired(path, facts, textsOf(path, property, facts, catalogue))
    case 'array':
      return unlessReckoned(path, facts, listsOf(path, property, facts))
    default:
      return { values: [{ any: 'x' }], complete: !facts.sized.has(path) }
  }
}

function unlessPaired(path: string, facts: ConditionFacts, found: Representatives): Representatives {
  const { values, complete } = unlessReckoned(path, facts, found)
  return { values, complete: complete && !facts.paired.has(path) }
}

function unlessReckoned(path: string, facts: ConditionFacts, { values, complete }: Representatives) {
  return { values, complete: complete && !facts.reckoned.has(path) }
}

function numbersOf(path: string, property: PropertySource, facts: ConditionFacts): Representatives {
  const { minimum = -Infinity, maximum = Infinity } = property
  if (property.type === 'integer' && maximum - minimum <= ALL_INTEGERS) {
    const first = Math.ceil(minimum)
    const all = Array.from({ length: Math.floor(maximum) - first + 1 }, (_, index) => first + index)
    return { values: all, complete: true }
  }
  const turns = [...facts.numbers, minimum, maximum].filter(Number.isFinite)
  const step = property.type === 'integer' ? 1 : 0.25
  const near = (turns.length > 0 ? turns : [0]).flatMap((turn) =>
    range(-facts.spread, facts.spread).flatMap((offset) =>
      property.type === 'integer'
        ? [Math.floor(turn) + offset, Math.ceil(turn) + offset]
        : [turn + offset * step],
    ),
  )
  const values = [...new Set(near)].filter((value) => value >= minimum && value <= maximum)
  return { values, complete: !facts.reckoned.has(path) }
}

function textsOf(
  path: string,
  property: PropertySource,
  facts: ConditionFacts,
  catalogue: (id: string) => readonly string[] | undefined,
): Representatives {
  const other = otherLetter(facts)
  const shortest = Math.max(property.minLength ?? 0, 1)
  const others = range(shortest, shortest + facts.spread).map((length) => other.repeat(length))
  if (property.format === 'date-time') return momentsOf(facts)
  if (property.catalogue !== undefined) {
    const known = catalogue(property.catalogue)
    if (known) {
      const named = known.filter((value) => facts.texts.has(value))
      const rest = known.filter((value) => !facts.texts.has(value)).slice(0, others.length)
      return { values: [...named, ...rest], complete: noPieces(facts) && !facts.sized.has(path) }
    }
  }
  const { minLength = 0, maxLength = LONGEST_TEXT, pattern } = property
  const rule = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const named = [...facts.texts].filter((text) => rule === undefined || rule.test(text))
  const lengths = facts.sized.has(path)
    ? [...facts.sizes, minLength, maxLength].flatMap((size) => [size - 1, size, size + 1])
    : []
  const sized = lengths.filter((size) => size > 0 && size <= LONGEST_TEXT).map((size) => other.repeat(size))
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  const pieces = piecedTexts(facts, other)
  const values = [...named, ...pieces, ...sized, ...others, ''].filter(fits)
  const pieced = !noPieces(facts) && (facts.sized.has(path) || rule !== undefined)
  const asked = facts.sized.has(path) && facts.texts.size > 0 && facts.worded.has(path)
  return {
    values: [...new Set(values)],
    complete: !pieced && !asked && pieces.every(fits) && others.every(fits),
  }
}

function noPieces(facts: ConditionFacts): boolean {
  return facts.starts.size + facts.ends.size + facts.parts.size === 0
}

/** Texts that begin, contain and end as asked, alone and together, with and without something between. */
function piecedTexts({ starts, ends, parts }: ConditionFacts, other: string): string[] {
  if (starts.size + ends.size + parts.size === 0) return []
  const middles = ['', ...parts, [...parts].join(other)]
  const between = middles.flatMap((middle) => [
    middle,
    other + middle,
    middle + other,
    other + middle + other,
  ])
  return ['', ...starts].flatMap((start) =>
    ['', ...ends].flatMap((end) => between.map((middle) => `${start}${middle}${end}`)),
  )
}

/** A letter that no text of the conditions has. */
function otherLetter({ texts, starts, ends, parts }: ConditionFacts): string {
  const used = [...texts, ...starts, ...ends, ...parts].join('')
  return 'xyzqwvkjo'.split('').find((letter) => !used.includes(letter)) ?? '\u00f8'
}

function momentsOf(facts: ConditionFacts): Representatives {
  const turns = [NOW, ...facts.texts].map((text) => Date.parse(text)).filter(Number.isFinite)
  const near = turns.flatMap((turn) =>
    range(-facts.spread, facts.spread).map((offset) => new Date(turn + offset * DAY_MS).toISOString()),
  )
  const values = [...new Set([...near, ...facts.texts])]
  return { values, complete: facts.sized.size === 0 && noPieces(facts) }
}

function listsOf(path: string, property: PropertySource, facts: ConditionFacts): Representatives {
  const { minItems = 0, maxItems = 10_000, items } = property
  const filler = items?.enum?.[0] ?? sampleValue(items ?? { type: 'string' })
  const sizes = facts.sized.has(path)
    ? [...facts.sizes, minItems, maxItems].flatMap((size) => [size - 1, size, size + 1])
    : [0, 1]
  const sized = sizes
    .filter((size) => Number.isInteger(size) && size >= minItems && size <= maxItems && size <= LONGEST_TEXT)
    .map((size) => Array.from({ length: size }, () => filler))
  const members = [...facts.texts, ...facts.numbers].filter(
    (value) => items?.enum === undefined || items.enum.includes(value),
  )
  const held = facts.sized.has(path) || members.length > 6 ? [] : subsets(members)
  return {
    values: [...sized, ...held.filter((list) => list.length >= minItems && list.length <= maxItems)],
    complete: !(facts.sized.has(path) && members.length > 0) && members.length <= 6,
  }
}

function subsets(values: unknown[]): unknown[][] {
  return values.reduce<unknown[][]>((all, value) => [...all, ...all.map((list) => [...list, value])], [[]])
}

/** Some value of the property. */
export function sampleValue(property: PropertySource): unknown {
  if (property.enum) return property.enum[0]
  switch (property.type) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return property.minimum ?? property.maximum ?? 1
    case 'array':
      return [sampleValue(property.items ?? { type: 'string' })]
    case 'object':
      return { any: 'x' }
    default:
      return property.format === 'date-time' ? NOW : 'x'
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
