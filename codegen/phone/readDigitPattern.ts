/** The part of regular expressions that libphonenumber's metadata uses. */
export type DigitPattern =
  | { kind: 'digits'; digits: readonly number[] }
  | { kind: 'sequence'; parts: readonly DigitPattern[] }
  | { kind: 'choice'; options: readonly DigitPattern[] }
  | { kind: 'repeat'; part: DigitPattern; min: number; max: number }
  | { kind: 'end' }

const ALL_DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * Reads a pattern such as `7(?:[1-3]\d\d|4[0-46-9])\d{6}`.
 * @throws Error naming pattern and position for anything else than digits, `\d`, classes, groups, `|`, `?`, `{n}`, `{n,m}`, `$`
 */
export function readDigitPattern(source: string): DigitPattern {
  let at = 0

  function fail(): never {
    throw new Error(`Unsupported phone pattern at ${at}: ${source}`)
  }

  function readChoice(): DigitPattern {
    const options = [readSequence()]
    while (source[at] === '|') {
      at += 1
      options.push(readSequence())
    }
    return options.length === 1 ? options[0]! : { kind: 'choice', options }
  }

  function readSequence(): DigitPattern {
    const parts: DigitPattern[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(readRepeat())
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts }
  }

  function readRepeat(): DigitPattern {
    const part = readAtom()
    if (source[at] === '?') {
      at += 1
      return { kind: 'repeat', part, min: 0, max: 1 }
    }
    const counts = /^\{(\d+)(?:,(\d+))?\}/.exec(source.slice(at, at + 8))
    if (!counts) return part
    at += counts[0].length
    return { kind: 'repeat', part, min: Number(counts[1]), max: Number(counts[2] ?? counts[1]) }
  }

  function readAtom(): DigitPattern {
    const char = source[at]!
    at += 1
    if (char >= '0' && char <= '9') return { kind: 'digits', digits: [Number(char)] }
    if (char === '$') return { kind: 'end' }
    if (char === '\\' && source[at] === 'd') {
      at += 1
      return { kind: 'digits', digits: ALL_DIGITS }
    }
    if (char === '[') return readClass()
    if (char === '(') {
      if (source.startsWith('?:', at)) at += 2
      const inner = readChoice()
      if (source[at] !== ')') fail()
      at += 1
      return inner
    }
    return fail()
  }

  function readClass(): DigitPattern {
    const digits: number[] = []
    while (source[at] !== ']') {
      const range = /^(\d)(?:-(\d))?/.exec(source.slice(at, at + 3))
      if (!range) fail()
      at += range[0].length
      for (let digit = Number(range[1]); digit <= Number(range[2] ?? range[1]); digit += 1) digits.push(digit)
    }
    at += 1
    return { kind: 'digits', digits }
  }

  const pattern = readChoice()
  if (at < source.length) fail()
  return pattern
}
