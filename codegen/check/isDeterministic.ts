import { RegExpParser } from '@eslint-community/regexpp'
import type { AST } from '@eslint-community/regexpp'

/** What a character of the pattern matches: anything that one of its members does. */
type Position = readonly Member[]

/** As a member of a class, and as ranges of code points where those are few. */
interface Member {
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
      case 'CharacterSet':
        return single([memberOf(element)])
      case 'CharacterClass':
        return single(membersOf(element))
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

/** Of a class that isn't negated, each member by itself: most are ranges. */
function membersOf({ negate, elements }: AST.CharacterClass): Member[] {
  const members = elements.map(memberOf)
  if (!negate) return members
  return [{ source: `[^${members.map(({ source }) => source).join('')}]`, ranges: undefined }]
}

/** As "v" reads it, for which more characters are special than for "u". */
function memberOf(
  element: AST.Character | AST.CharacterSet | AST.CharacterClass['elements'][number],
): Member {
  if (element.type === 'Character')
    return { source: characterOf(element), ranges: [[element.value, element.value]] }
  if (element.type === 'CharacterClassRange') {
    const { min, max } = element
    return { source: `${characterOf(min)}-${characterOf(max)}`, ranges: [[min.value, max.value]] }
  }
  if (element.type !== 'CharacterSet') return { source: element.raw, ranges: undefined }
  return {
    source: element.kind === 'any' ? String.raw`[^\n\r\u2028\u2029]` : element.raw,
    ranges: SETS[element.raw],
  }
}

function characterOf({ value }: AST.Character): string {
  return `\\u{${value.toString(16)}}`
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
  return left.every((one) => right.every((other) => haveNothingInCommon(one, other)))
}

function haveNothingInCommon(left: Member, right: Member): boolean {
  if (left.ranges === undefined || right.ranges === undefined)
    return areOtherCategories(left.source, right.source) || areFoundDisjoint(left, right)
  const { ranges: others } = right
  return left.ranges.every(([first, last]) => others.every((other) => last < other[0] || other[1] < first))
}

/** A character is of one general category, such as `\p{L}`; some have parts, such as `\p{Lu}`. */
function areOtherCategories(left: string, right: string): boolean {
  const [one, other] = [CATEGORY.exec(left)?.[1], CATEGORY.exec(right)?.[1]]
  return one !== undefined && other !== undefined && one !== other
}

const CATEGORY = /^\\p\{([CLMNPSZ])[a-z]?\}$/

const known = new Map<string, boolean>()

/** Tries every character that can be in both. */
function areFoundDisjoint(left: Member, right: Member): boolean {
  const key = left.source < right.source ? `${left.source} ${right.source}` : `${right.source} ${left.source}`
  const found = known.get(key) ?? !haveCommon(left, right)
  known.set(key, found)
  return found
}

let everyCharacter: string | undefined

function haveCommon(left: Member, right: Member): boolean {
  try {
    const common = new RegExp(`[${asOperand(left)}&&${asOperand(right)}]`, 'v')
    const few = fewCharacters(left.ranges ?? right.ranges)
    if (few !== undefined) return common.test(few)
    // Most have one here, which spares the other million.
    return common.test(LATIN) || common.test((everyCharacter ??= allCharacters()))
  } catch {
    // What "v" reads in another way than "u".
    return true
  }
}

function asOperand({ source }: Member): string {
  return `[${source}]`
}

/** The characters of ranges; undefined of many. */
function fewCharacters(ranges: readonly Range[] | undefined): string | undefined {
  if (ranges === undefined || ranges.some(([first, last]) => last - first > 0x1000)) return undefined
  return ranges
    .map(([first, last]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
    )
    .join('')
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
