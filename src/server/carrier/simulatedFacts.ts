import type { NumberFacts } from './NumberFacts.ts'
import { seededFraction } from './seededFraction.ts'

/** Calling code → carriers; invented names elsewhere. */
const carriers: Readonly<Record<string, readonly string[]>> = {
  '1': ['AT&T', 'T-Mobile', 'Verizon'],
  '33': ['Orange', 'SFR', 'Bouygues Telecom', 'Free'],
  '44': ['EE', 'O2', 'Three', 'Vodafone'],
  '47': ['Telenor', 'Telia', 'Ice'],
  '49': ['Telekom', 'Vodafone', 'O2'],
}
const elsewhere = ['First Mobile', 'Metro Telecom', 'Blue Line']
const longestCode = 2

const shares: readonly [NumberFacts['lineType'], number][] = [
  ['mobile', 0.72],
  ['landline', 0.17],
  ['voip', 0.09],
  ['unknown', 0.02],
]
const TOLL_FREE = /^\+1(?:800|833|844|855|866|877|888)|^\+44800|^\+800/
const UNANSWERED_SHARE = 0.004
const PORTED_SHARE = 0.14
const REACHABLE_SHARE = 0.88
/** Last digits of numbers that no network reaches, as for messages. */
const UNREACHABLE = '900'

/** What the simulator's carriers say of a number: the same every time. Undefined when nobody answers. */
export function simulatedFacts(seed: number, number: string, live: boolean): NumberFacts | undefined {
  const chance = (what: string): number => seededFraction(seed, `${what}:${number}`)
  if (chance('answer') < UNANSWERED_SHARE) return undefined
  const lineType = TOLL_FREE.test(number) ? 'toll_free' : lineTypeAt(chance('line'))
  const names = carriersOf(number)
  const risk = chance('risk')
  const facts: NumberFacts = {
    number,
    lineType,
    carrier: names[Math.floor(chance('carrier') * names.length)] ?? '',
    ported: lineType === 'mobile' && chance('ported') < PORTED_SHARE,
    risk: lineType === 'voip' || risk > 0.97 ? 'high' : risk > 0.88 ? 'medium' : 'low',
  }
  return live
    ? { ...facts, reachable: !number.endsWith(UNREACHABLE) && chance('reachable') < REACHABLE_SHARE }
    : facts
}

function lineTypeAt(chance: number): NumberFacts['lineType'] {
  let until = 0
  for (const [lineType, share] of shares) {
    until += share
    if (chance < until) return lineType
  }
  return 'unknown'
}

function carriersOf(number: string): readonly string[] {
  for (let length = longestCode; length > 0; length -= 1) {
    const found = carriers[number.slice(1, 1 + length)]
    if (found) return found
  }
  return elsewhere
}
