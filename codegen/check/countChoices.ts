/**
 * In how many ways a pattern can match at most, its unbounded repetitions taken as one way each: what backtracking
 * may have to try, whatever the length of the text. `^(?:a|aa){40}$` has 2^40.
 * @param pattern a regular expression that compiles
 */
export function countChoices(pattern: string): number {
  let at = 0

  function skip(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = at
    const found = expression.exec(pattern)
    if (found) at = expression.lastIndex
    return found
  }

  function alternatives(): number {
    let sum = 0
    let ways = 1
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1
        sum += ways
        ways = 1
      } else ways *= quantified(atom())
    }
    return sum + ways
  }

  function atom(): number {
    if (skip(GROUP)) {
      const ways = alternatives()
      at += 1
      return ways
    }
    if (!skip(ESCAPE) && !skip(CLASS)) at += 1
    return 1
  }

  function quantified(ways: number): number {
    const found = skip(QUANTIFIER)
    if (found === null) return ways
    const [text, least, comma, most] = found
    if (text.startsWith('?')) return 1 + ways
    if (least === undefined) return ways
    if (comma === undefined || most === '') return ways ** Number(least)
    const times = Number(most) - Number(least) + 1
    return ways === 1 ? times : times * ways ** Number(most)
  }

  return alternatives()
}

const GROUP = /\((?:\?(?::|<?[=!]|<\w+>))?/y
const ESCAPE = /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|.)/suy
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y

/** The pattern with each bounded repetition unbounded, so that a search for slow texts sees what many of them do. */
export function withoutBounds(pattern: string): string {
  return pattern.replace(BOUNDED, (text, kept: string | undefined) => kept ?? (text === '{1}' ? text : '*'))
}

const BOUNDED = /(\\(?:[pPu]\{[^}]*\}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\(\?|[*+]\?)|\{\d+(?:,\d*)?\}\??|\?/gsu
