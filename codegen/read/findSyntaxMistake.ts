/** The first place where a text stops being JSON, and how to mend it. */
export interface SyntaxMistake {
  line: number
  column: number
  problem: string
}

/** Finds the first error in a text that should be JSON; undefined when it is JSON. */
export function findSyntaxMistake(text: string): SyntaxMistake | undefined {
  try {
    new Scanner(text).scan()
    return undefined
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    const before = text.slice(0, error.offset).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1, problem: error.message }
  }
}

class Mistake extends Error {
  offset: number
  constructor(offset: number, problem: string) {
    super(problem)
    this.offset = offset
  }
}

interface Opened {
  bracket: '{' | '['
  offset: number
  line: number
}

/** Keeps hostile nesting from exhausting the stack; what is merely too deep is reported with its path elsewhere. */
const DEEPEST_READ = 500

const CLOSING = { '{': '}', '[': ']' } as const
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy
const STRING_END = /["\\\p{Cc}]/gu

class Scanner {
  text: string
  at = 0
  opened: Opened[] = []
  /** A bracket whose closing one is missing, judged by how lines are indented. */
  unclosed: Opened | undefined

  constructor(text: string) {
    this.text = text
  }

  scan(): void {
    if (/^\s*$/.test(this.text)) this.refuse(0, 'the file is empty')
    if (this.text.includes('\0')) this.refuse(this.text.indexOf('\0'), 'this is not a text file')
    const foreign = this.text.indexOf('\uFFFD')
    if (foreign >= 0) this.refuse(foreign, 'a character here is not UTF-8: save the file as UTF-8')
    this.skip()
    this.value()
    this.skip()
    if (this.at >= this.text.length) return
    const next = this.text[this.at] ?? ''
    if (next === '}' || next === ']') this.refuse(this.at, `one "${next}" too many`)
    this.refuse(this.at, 'something follows the end of the definition: a file holds one { } only')
  }

  refuse(offset: number, problem: string): never {
    throw new Mistake(offset, problem)
  }

  skip(): void {
    for (;;) {
      while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at += 1
      const next = this.text[this.at]
      if (next === '/') this.refuse(this.at, 'JSON has no comments: remove it')
      if (next === '#') this.refuse(this.at, 'JSON has no comments: remove it')
      if (/^(?:<<<<<<<|=======|>>>>>>>)/.test(this.text.slice(this.at, this.at + 7))) {
        this.refuse(this.at, 'two versions of the file were not merged: keep one and delete this line')
      }
      if (next === undefined || !/[\u00A0\u2000-\u200B\u3000]/.test(next)) return
      this.refuse(this.at, 'a special space character: replace it with a plain space')
    }
  }

  value(): void {
    const next = this.text[this.at]
    if (next === undefined) this.refuseEnd()
    if (next === '{' || next === '[') return this.members(next)
    if (next === '"') return this.string()
    NUMBER.lastIndex = this.at
    const number = NUMBER.exec(this.text)?.[0]
    if (number !== undefined) {
      this.at += number.length
      if (/[\w.]/.test(this.text[this.at] ?? '')) {
        this.refuse(
          this.at - number.length,
          'this is not a number: write it without leading zeros or letters',
        )
      }
      return
    }
    this.word(next)
  }

  word(next: string): void {
    WORD.lastIndex = this.at
    const word = WORD.exec(this.text)?.[0]
    if (word === 'true' || word === 'false' || word === 'null') {
      this.at += word.length
      return
    }
    if (word !== undefined) {
      const lower = word.toLowerCase()
      if (lower === 'true' || lower === 'false') this.refuse(this.at, `write ${lower}, not ${word}`)
      const text = ['undefined', 'NaN', 'None', 'nil', 'Infinity'].includes(word)
      this.refuse(
        this.at,
        text ? `JSON has no ${word}: leave the key out` : `a text needs quotes: write "${word}"`,
      )
    }
    if (next === "'" || /[“”„‘’«»]/.test(next))
      this.refuse(this.at, 'a text needs straight double quotes: "like this"')
    if (next === '+' || next === '.') this.refuse(this.at, 'a number begins with a digit')
    if (next === ',') this.refuse(this.at, 'one comma too many')
    this.refuse(this.at, `a value is missing before "${printable(next)}"`)
  }

  members(bracket: '{' | '['): void {
    const opened = { bracket, offset: this.at, line: this.lineStart(this.at) }
    this.opened.push(opened)
    if (this.opened.length > DEEPEST_READ) this.refuse(this.at, 'is nested far too deep')
    this.at += 1
    for (let first = true; ; first = false) {
      this.skip()
      if (this.text[this.at] === CLOSING[bracket]) break
      if (!first) this.comma(bracket)
      if (bracket === '{') this.key()
      this.value()
    }
    this.noteIndentation(opened)
    this.opened.pop()
    this.at += 1
  }

  /** Behind a member or item: a comma, and something after it. */
  comma(bracket: '{' | '['): void {
    const next = this.text[this.at]
    const closing = CLOSING[bracket]
    if (next === undefined) this.refuseEnd()
    if (next === '}' || next === ']') {
      const line = this.lineNumber(this.opened.at(-1)?.offset ?? 0)
      this.refuse(
        this.at,
        `"${closing}" must come before this "${next}", for the "${bracket}" of line ${line}`,
      )
    }
    if (next !== ',') {
      const before = this.text.slice(0, this.at).trimEnd().length - 1
      const isSameLine = !this.text.slice(before, this.at).includes('\n')
      if (this.text[before] === '"' && isSameLine && /[\p{L}\p{N}]/u.test(next))
        this.refuse(before, 'the text ends at this quote: write a quote inside a text as \\"')
      const wanted =
        next === ';' || next === '.' ? `write a comma, not "${next}"` : 'a comma is missing before this'
      this.refuse(this.at, next === ':' ? 'a ":" may only follow a key of { }' : wanted)
    }
    const comma = this.at
    this.at += 1
    this.skip()
    const after = this.text[this.at]
    if (after === closing) this.refuse(comma, `no comma before "${closing}": remove it`)
    if (after === ',') this.refuse(this.at, 'one comma too many')
  }

  key(): void {
    const next = this.text[this.at]
    if (next === undefined) this.refuseEnd()
    if (next !== '"') {
      if (next === ']') {
        const line = this.lineNumber(this.opened.at(-1)?.offset ?? 0)
        this.refuse(this.at, `"}" must come before this "]", for the "{" of line ${line}`)
      }
      const open = this.opened.at(-1)
      if (next === '{' && open !== undefined)
        this.refuse(open.offset, `this "{" is not closed before the "{" of line ${this.lineNumber(this.at)}`)
      WORD.lastIndex = this.at
      const word = WORD.exec(this.text)?.[0]
      if (word !== undefined) this.refuse(this.at, `a key needs quotes: write "${word}"`)
      if (/['“”„‘’«»]/.test(next)) this.refuse(this.at, 'a key needs straight double quotes: "like this"')
      this.refuse(
        this.at,
        next === ',' ? 'one comma too many' : `a key in quotes belongs here, not "${printable(next)}"`,
      )
    }
    this.string()
    this.skip()
    if (this.text[this.at] !== ':') this.refuse(this.at, 'a ":" is missing after the key')
    this.at += 1
    this.skip()
  }

  string(): void {
    const start = this.at
    STRING_END.lastIndex = this.at + 1
    for (;;) {
      const found = STRING_END.exec(this.text)
      if (found === null) this.refuse(start, 'the text that begins here has no closing quote')
      if (found[0] === '"') {
        this.at = found.index + 1
        return
      }
      if (found[0] === '\n' || found[0] === '\r')
        this.refuse(start, 'the text that begins here has no closing quote on its line')
      if (found[0] !== '\\')
        this.refuse(found.index, 'a tab or control character in the text: write \\t or a space')
      if (!/^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(this.text.slice(found.index, found.index + 6))) {
        this.refuse(found.index, 'a single backslash: write \\\\ for one')
      }
      STRING_END.lastIndex = found.index + 2
    }
  }

  refuseEnd(): never {
    if (this.unclosed) this.refuse(this.unclosed.offset, `this "${this.unclosed.bracket}" is never closed`)
    const end = this.text.trimEnd().length
    const open = this.opened.at(-1)
    if (open === undefined) this.refuse(end, 'the file ends too early')
    this.refuse(open.offset, `this "${open.bracket}" is not closed before the file ends`)
  }

  /** A bracket closed on a line of its own stands below the line that opened it. */
  noteIndentation(opened: Opened): void {
    const line = this.lineStart(this.at)
    if (this.text.slice(line, this.at).trim() !== '' || line === opened.line) return
    const [own, wanted] = [this.at - line, this.indentationOf(opened.line)]
    if (own < wanted) this.unclosed ??= opened
  }

  indentationOf(line: number): number {
    return /^[ \t]*/.exec(this.text.slice(line, line + 200))?.[0].length ?? 0
  }

  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1
  }

  lineNumber(offset: number): number {
    return this.text.slice(0, offset).split('\n').length
  }
}

function printable(character: string): string {
  return /\p{C}/u.test(character) ? '?' : character
}
