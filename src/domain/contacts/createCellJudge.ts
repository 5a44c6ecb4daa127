import { checkPhoneNumber } from '../phone/checkPhoneNumber.ts'
import { phoneAutomaton } from '../phone/phoneAutomaton.ts'
import { automatonClass } from '../phone/PhoneAutomatonTables.ts'
import type { PhoneReason } from '../phone/PhoneReason.ts'

/** Judges the first cell of a row; what it found stays in its fields until the next cell, so that no row costs an object. */
export interface CellJudge {
  /** Judges `bytes` from `start` to `end`, or `text()` when they are not a plainly written number. */
  judge(bytes: Uint8Array, start: number, end: number, text: () => string): boolean
  /** ASCII digits of the accepted number in E.164, without the plus */
  digits: Uint8Array
  digitCount: number
  /** the number as a key of `createNumberSet` */
  head: number
  tail: number
  /** index + 1 among the automaton's countries, 0 for none */
  countryNumber: number
  /** why the cell was refused, and the country of the refused number if known */
  reason: PhoneReason
  country: string | undefined
}

const PLUS = 43
const SHORTEST_DIGITS = 7
const LONGEST_DIGITS = 15
const HEAD_DIGITS = 8

/** Space, parentheses, dash and dot; every other way of writing goes to `checkPhoneNumber`. */
const SEPARATORS = new Uint8Array(256)
for (const char of ' ()-.') SEPARATORS[char.charCodeAt(0)] = 1

/** Creates a judge for numbers in international form. */
export function createCellJudge(): CellJudge {
  const { next, classes, countries } = phoneAutomaton()

  function take(count: number, countryNumber: number): true {
    let head = 0
    let tail = 1
    for (let at = 0; at < count; at += 1) {
      const digit = judge.digits[at]! - 48
      if (at < HEAD_DIGITS) head = head * 10 + digit
      else tail = tail * 10 + digit
    }
    judge.digitCount = count
    judge.head = head
    judge.tail = tail
    judge.countryNumber = countryNumber
    return true
  }

  function judgePlain(bytes: Uint8Array, start: number, end: number): boolean {
    if (bytes[start] !== PLUS) return false
    let state = 0
    let count = 0
    for (let at = start + 1; at < end; at += 1) {
      const byte = bytes[at]!
      if (byte >= 48 && byte <= 57) {
        if (count === LONGEST_DIGITS) return false
        judge.digits[count] = byte
        count += 1
        state = next[state * 10 + byte - 48]!
      } else if (SEPARATORS[byte] === 0) return false
    }
    const numberClass = classes[state]!
    const isPlainValid =
      (numberClass & (automatonClass.valid | automatonClass.prefix)) === automatonClass.valid
    return isPlainValid && count >= SHORTEST_DIGITS && take(count, numberClass >> automatonClass.countryShift)
  }

  const judge: CellJudge = {
    judge(bytes, start, end, text) {
      if (judgePlain(bytes, start, end)) return true
      const verdict = checkPhoneNumber(text())
      judge.country = verdict.country
      if (!verdict.valid) {
        judge.reason = verdict.reason
        return false
      }
      const count = verdict.number.length - 1
      for (let at = 0; at < count; at += 1) judge.digits[at] = verdict.number.charCodeAt(at + 1)
      return take(count, verdict.country === undefined ? 0 : countries.indexOf(verdict.country) + 1)
    },
    digits: new Uint8Array(LONGEST_DIGITS + 2),
    digitCount: 0,
    head: 0,
    tail: 1,
    countryNumber: 0,
    reason: 'empty',
    country: undefined,
  }
  return judge
}
