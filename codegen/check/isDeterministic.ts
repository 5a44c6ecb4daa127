import { RegExpParser } from '@eslint-community/regexpp'
import type { AST } from '@eslint-community/regexpp'

/** A character of the pattern: what it matches, as a member of a class, and as ranges of code points where those are few. */
interface Position {
  source: string
  ranges: readonly Range[] | undefined
}

type Range = readonly [first: number, last: number]

/** Where a part of a pattern can begin and end, and whether it can be empty. */
interface Part {
  first: number[]
  last: number[]
  isEmpty: boolean
}

/** More characters than people write; each pair of neighbors is compared. */
const MOST_POSITIONS = 200

const parser = new RegExpParser({ ecmaVersion: 2025 })

/**
 * Whether the next character of a text always decides how a pattern that begins with ^ goes on, so that matching
 * takes one step per character: its Glushkov automaton is deterministic (Brüggemann-Klein and Wood, 1998).
 * @param pattern a regular expression that compiles
 */
export function isDeterministic(pattern: string): boolean {
  const { alternatives } = parser.parsePattern(pattern, undefined, undefined, { unicode: true })
  const begins = alternatives.every(({ elements: [first] }) => isEdge(first, 'start'))
  const positions: Position[] = []
  const following = new Map<number, Set<number>>()
  let isTwofold = false

  function alternativesOf(all: readonly AST.Alternative[], repeated: boolean): Part | undefined {
    const parts = all.map(({ elements }) => sequence(elements, repeated))
    if (!parts.every((part) => part !== undefined)) return undefined
    // Two that can be empty match nothing in two ways.
    if (parts.filter(({ isEmpty }) => isEmpty).length > 1) return undefined
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      isEmpty: parts.some(({ isEmpty }) => isEmpty),
    }
  }

  function sequence(elements: readonly AST.Element[], repeated: boolean): Part | undefined {
    let whole: Part = { first: [], last: [], isEmpty: true }
    for (const [index, element] of elements.entries()) {
      const isAtEdge = isEdge(element, 'start') ? index === 0 : index === elements.length - 1
      if (!repeated && isAtEdge && (isEdge(element, 'start') || isEdge(element, 'end'))) continue
      const part = partOf(element, repeated)
      if (part === undefined) return undefined
      follow(whole.last, part.first)
      whole = {
        first: whole.isEmpty ? [...whole.first, ...part.first] : whole.first,
        last: part.isEmpty ? [...whole.last, ...part.last] : part.last,
        isEmpty: whole.isEmpty && part.isEmpty,
      }
    }
    return whole
  }

  function partOf(element: AST.Element, repeated: boolean): Part | undefined {
    switch (element.type) {
      case 'Character':
        return single({ source: characterOf(element), ranges: [[element.value, element.value]] })
      case 'CharacterSet':
        return single({
          source: element.kind === 'any' ? String.raw`[^\n\r\u2028\u2029]` : element.raw,
          ranges: rangesOfSet(element),
        })
      case 'CharacterClass':
        return single({ source: classOf(element), ranges: rangesOf(element) })
      case 'Group':
      case 'CapturingGroup':
        return alternativesOf(element.alternatives, repeated)
      case 'Quantifier':
        return quantified(element, repeated)
      default:
        return undefined
    }
  }

  function quantified({ element, min, max }: AST.Quantifier, repeated: boolean): Part | undefined {
    const isCounted = max > 1 && min !== max && (min > 1 || max !== Infinity)
    // How often an inner repetition ran can be told only where nothing around it counts too.
    if (isCounted && repeated) return undefined
    const part = partOf(element, repeated || max > 1)
    if (part === undefined || (part.isEmpty && max > 1)) return undefined
    if (max > 1) follow(part.last, part.first)
    return { ...part, isEmpty: part.isEmpty || min === 0 }
  }

  function single(matched: Position): Part {
    const position = positions.push(matched) - 1
    return { first: [position], last: [position], isEmpty: false }
  }

  function follow(from: readonly number[], to: readonly number[]): void {
    for (const position of from) {
      const next = following.get(position) ?? new Set()
      following.set(position, next)
      for (const each of to) {
        // Two repetitions lead there, as in (a+)+.
        if (next.has(each)) isTwofold = true
        next.add(each)
      }
    }
  }

  const whole = begins ? alternativesOf(alternatives, false) : undefined
  if (whole === undefined || isTwofold || positions.length > MOST_POSITIONS) return false
  return [whole.first, ...[...following.values()].map((each) => [...each])].every((next) =>
    next.every((one, index) =>
      next.slice(index + 1).every((other) => areDisjoint(positions[one], positions[other])),
    ),
  )
}

function isEdge(element: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return element?.type === 'Assertion' && element.kind === kind
}

/** As "v" reads it, for which more characters are special than for "u". */
function classOf({ negate, elements }: AST.CharacterClass): string {
  const members = elements.map((each) => {
    if (each.type === 'Character') return characterOf(each)
    if (each.type === 'CharacterClassRange') return `${characterOf(each.min)}-${characterOf(each.max)}`
    return each.raw
  })
  return `[${negate ? '^' : ''}${members.join('')}]`
}

function characterOf({ value }: AST.Character): string {
  return `\\u{${value.toString(16)}}`
}

/** Of a class that names its characters: without escapes for sets, and not negated. */
function rangesOf({ negate, elements }: AST.CharacterClass): Range[] | undefined {
  if (negate) return undefined
  const ranges = elements.map((each): readonly Range[] | undefined => {
    if (each.type === 'Character') return [[each.value, each.value]]
    if (each.type === 'CharacterClassRange') return [[each.min.value, each.max.value]]
    return each.type === 'CharacterSet' ? rangesOfSet(each) : undefined
  })
  return ranges.every((each) => each !== undefined) ? ranges.flat() : undefined
}

function rangesOfSet(set: AST.CharacterSet): readonly Range[] | undefined {
  return SETS[set.raw]
}

const SETS: Record<string, readonly Range[]> = {
  [String.raw`\d`]: [[0x30, 0x39]],
  [String.raw`\w`]: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
}

function areDisjoint(left: Position | undefined, right: Position | undefined): boolean {
  if (left === undefined || right === undefined) return false
  if (left.ranges === undefined || right.ranges === undefined)
    return areFoundDisjoint(left.source, right.source)
  const { ranges: others } = right
  return left.ranges.every(([first, last]) => others.every((other) => last < other[0] || other[1] < first))
}

const known = new Map<string, boolean>()

/** Tries every character. */
function areFoundDisjoint(left: string, right: string): boolean {
  const key = left < right ? `${left} ${right}` : `${right} ${left}`
  const found = known.get(key) ?? !haveCommon(left, right)
  known.set(key, found)
  return found
}

let everyCharacter: string | undefined

function haveCommon(left: string, right: string): boolean {
  try {
    const common = new RegExp(`[${left}&&${right}]`, 'v')
    // Most have one here, which spares the other million.
    return common.test(LATIN) || common.test((everyCharacter ??= allCharacters()))
  } catch {
    // What "v" reads in another way than "u".
    return true
  }
}

const LATIN = String.fromCodePoint(...Array(0x250).keys())

/** Every code point but the surrogates, in order. */
function allCharacters(): string {
  const units = new Uint16Array(0xf800 + 2 * 0x100000)
  let length = 0
  for (let code = 0; code < 0xd800; code++) units[length++] = code
  for (let code = 0xe000; code < 0x10000; code++) units[length++] = code
  for (let high = 0xd800; high < 0xdc00; high++)
    for (let low = 0xdc00; low < 0xe000; low++) {
      units[length++] = high
      units[length++] = low
    }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units)
}
