/** A pattern that was read: which steps its characters allow. */
export interface TextPattern {
  /** state → edges; an edge without `accepts` costs no character */
  edges: PatternEdge[][]
  last: number
}

interface PatternEdge {
  to: number
  accepts?: (character: string) => boolean
}

const MAX_STATES = 2000
const MAX_COUNT = 99

/**
 * Reads a pattern that people wrote: characters, `.`, `\d \w \s` and their opposites, sets in brackets, groups, `|`,
 * `? * + {2,4}`; anchors at the ends are allowed and change nothing, because a pattern always describes the whole
 * text. It runs in time linear in the text, whatever it is.
 * @returns undefined for what is no such pattern
 */
export function readPattern(source: string): TextPattern | undefined {
  try {
    return new PatternReader(Array.from(source.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''))).read()
  } catch (error) {
    if (error instanceof NoPattern) return undefined
    throw error
  }
}

/** Whether a pattern describes the whole text. */
export function matchesPattern(pattern: TextPattern, text: string): boolean {
  let states = closure(pattern, [0])
  for (const character of text) {
    const next: number[] = []
    for (const state of states)
      for (const { to, accepts } of pattern.edges[state]!) if (accepts?.(character)) next.push(to)
    states = closure(pattern, next)
    if (states.size === 0) return false
  }
  return states.has(pattern.last)
}

function closure({ edges }: TextPattern, starts: number[]): Set<number> {
  const states = new Set(starts)
  for (const state of states) for (const { to, accepts } of edges[state]!) if (!accepts) states.add(to)
  return states
}

class NoPattern extends Error {}

type Accepts = (character: string) => boolean
type Part =
  | { kind: 'one'; accepts: Accepts }
  | { kind: 'all'; parts: Part[] }
  | { kind: 'any'; parts: Part[] }
  | { kind: 'repeat'; part: Part; min: number; max: number }

const classes: Record<string, Accepts> = {
  d: (character) => /^\d$/.test(character),
  w: (character) => /^\w$/.test(character),
  s: (character) => /^\s$/.test(character),
}

/** Reads by recursive descent and builds an automaton after Thompson (Communications of the ACM 11/6, 1968). */
class PatternReader {
  private at = 0
  private depth = 0
  private readonly edges: PatternEdge[][] = [[]]
  private readonly characters: readonly string[]

  constructor(characters: readonly string[]) {
    this.characters = characters
  }

  read(): TextPattern {
    const part = this.choice()
    if (this.at < this.characters.length) throw new NoPattern()
    return { edges: this.edges, last: this.build(part, 0) }
  }

  private choice(): Part {
    if ((this.depth += 1) > 20) throw new NoPattern()
    const parts = [this.sequence()]
    while (this.take('|')) parts.push(this.sequence())
    this.depth -= 1
    return parts.length === 1 ? parts[0]! : { kind: 'any', parts }
  }

  private sequence(): Part {
    const parts: Part[] = []
    for (let next = this.peek(); next !== undefined && next !== '|' && next !== ')'; next = this.peek())
      parts.push(this.repeated(this.single()))
    return { kind: 'all', parts }
  }

  private repeated(part: Part): Part {
    if (this.take('?')) return { kind: 'repeat', part, min: 0, max: 1 }
    if (this.take('*')) return { kind: 'repeat', part, min: 0, max: Number.POSITIVE_INFINITY }
    if (this.take('+')) return { kind: 'repeat', part, min: 1, max: Number.POSITIVE_INFINITY }
    if (!this.take('{')) return part
    const min = this.count()
    const max = this.take(',') ? (this.peek() === '}' ? Number.POSITIVE_INFINITY : this.count()) : min
    if (!this.take('}') || max < min) throw new NoPattern()
    return { kind: 'repeat', part, min, max }
  }

  private count(): number {
    let digits = ''
    while (/^\d$/.test(this.peek() ?? '')) digits += this.next()
    if (digits === '' || Number(digits) > MAX_COUNT) throw new NoPattern()
    return Number(digits)
  }

  private single(): Part {
    const character = this.next()
    if (character === '(') {
      if (this.take('?') && !this.take(':')) throw new NoPattern()
      const part = this.choice()
      if (!this.take(')')) throw new NoPattern()
      return part
    }
    if (character === '[') return { kind: 'one', accepts: this.set() }
    if (character === '.') return { kind: 'one', accepts: () => true }
    if (character === '\\') return { kind: 'one', accepts: this.escaped() }
    if ('?*+{}]^$'.includes(character)) throw new NoPattern()
    return { kind: 'one', accepts: (one) => one === character }
  }

  private escaped(): Accepts {
    const character = this.next()
    const lower = character.toLowerCase()
    const known = classes[lower]
    if (known) return character === lower ? known : (one) => !known(one)
    if (/^[A-Za-z0-9]$/.test(character)) throw new NoPattern()
    return (one) => one === character
  }

  private set(): Accepts {
    const isOpposite = this.take('^')
    const members: Accepts[] = []
    while (!this.take(']')) {
      const first = this.next()
      if (first === '\\') {
        members.push(this.escaped())
      } else if (this.peek() === '-' && this.characters[this.at + 1] !== ']') {
        this.next()
        const last = this.next()
        if (last === '\\' || last < first) throw new NoPattern()
        members.push((one) => one >= first && one <= last)
      } else members.push((one) => one === first)
    }
    if (members.length === 0) throw new NoPattern()
    return (one) => members.some((accepts) => accepts(one)) !== isOpposite
  }

  private build(part: Part, from: number): number {
    switch (part.kind) {
      case 'one': {
        const to = this.state()
        this.edges[from]!.push({ to, accepts: part.accepts })
        return to
      }
      case 'all':
        return part.parts.reduce((at, one) => this.build(one, at), from)
      case 'any': {
        const to = this.state()
        for (const one of part.parts) this.edges[this.build(one, this.after(from))]!.push({ to })
        return to
      }
      case 'repeat':
        return this.buildRepeat(part.part, part.min, part.max, from)
    }
  }

  private buildRepeat(part: Part, min: number, max: number, from: number): number {
    let at = from
    for (let times = 0; times < min; times += 1) at = this.build(part, at)
    if (max === Number.POSITIVE_INFINITY) {
      const head = this.after(at)
      this.edges[this.build(part, head)]!.push({ to: head })
      return this.after(head)
    }
    const to = this.state()
    for (let times = min; times < max; times += 1) {
      this.edges[at]!.push({ to })
      at = this.build(part, at)
    }
    this.edges[at]!.push({ to })
    return to
  }

  private after(from: number): number {
    const to = this.state()
    this.edges[from]!.push({ to })
    return to
  }

  private state(): number {
    if (this.edges.length >= MAX_STATES) throw new NoPattern()
    this.edges.push([])
    return this.edges.length - 1
  }

  private peek(): string | undefined {
    return this.characters[this.at]
  }

  private next(): string {
    const character = this.characters[this.at]
    if (character === undefined) throw new NoPattern()
    this.at += 1
    return character
  }

  private take(character: string): boolean {
    if (this.peek() !== character) return false
    this.at += 1
    return true
  }
}
