import type { OwnerFiles } from '../../../language/DefinitionCompiler.ts'
import type { JsonValue } from '../../../language/portal.ts'
import { counted, cut, listed, quoted, shown, wordsOf } from './changeTexts.ts'
import { CONDITIONS, FLAGS, LIMITS, NOUNS } from './changeWords.ts'
import {
  elementsOf,
  isTexts,
  nameOfField,
  namesOf,
  parseFiles,
  textAt,
  thingIn,
  thingOfFile,
  titledThings,
  type Names,
  type Thing,
} from './definitionNames.ts'
import { areTexts, isObject, isSame, isScalar, isTextKey, joined, wording } from './jsonValues.ts'

const IGNORED = new Set(['$schema', 'language', 'id'])
const MOST_LINES = 12

/**
 * Describes what changed between two versions of an owner's definition files, as operators would:
 * `Column Charge renamed to Cost`. Changes without words of their own are counted: `3 other changes`.
 */
export function describeChanges(now: OwnerFiles, before: OwnerFiles): string[] {
  if (Object.keys(before).length === 0) return ['Module added']
  if (Object.keys(now).length === 0) return ['Module removed']
  return new Comparison(before, now).lines()
}

/** Collects the differences of two versions. */
class Comparison {
  readonly #old: Map<string, JsonValue>
  readonly #next: Map<string, JsonValue>
  readonly #oldNames: Names
  readonly #nextNames: Names
  readonly #lines = new Set<string>()
  #others = 0

  constructor(before: OwnerFiles, now: OwnerFiles) {
    this.#old = parseFiles(before)
    this.#next = parseFiles(now)
    this.#oldNames = namesOf(this.#old)
    this.#nextNames = namesOf(this.#next)
  }

  lines(): string[] {
    this.#compareFiles()
    this.#compareTexts()
    const said = [...this.#lines].slice(0, MOST_LINES)
    const others = this.#others + this.#lines.size - said.length
    if (others > 0) said.push(counted(others, 'other change', 'other changes'))
    return said.length > 0 ? said : ['Only formatting changed']
  }

  #say(line: string): void {
    this.#lines.add(line.charAt(0).toUpperCase() + line.slice(1))
  }

  #compareFiles(): void {
    for (const file of new Set([...this.#old.keys(), ...this.#next.keys()])) {
      const [left, right] = [this.#old.get(file), this.#next.get(file)]
      if (isTexts(file)) continue
      const thing = thingOfFile(
        file,
        right ?? left ?? '',
        right === undefined ? this.#oldNames : this.#nextNames,
      )
      if (left === undefined) this.#say(`${shown(thing)} added`)
      else if (right === undefined) this.#say(`${shown(thing)} removed`)
      else this.#compare(left, right, thing)
    }
  }

  #compareTexts(): void {
    const titled = titledThings(this.#next, this.#nextNames)
    const added = [...this.#nextNames.texts.keys()].filter((key) => !this.#oldNames.texts.has(key)).length
    const removed = [...this.#oldNames.texts.keys()].filter((key) => !this.#nextNames.texts.has(key)).length
    for (const [key, text] of this.#nextNames.texts) {
      const was = this.#oldNames.texts.get(key)
      if (was === undefined || was === text) continue
      const nouns = titled.get(key)
      if (nouns === undefined) this.#say(`text changed: ${quoted(was)} is now ${quoted(text)}`)
      else this.#say(`${listed([...nouns])} ${cut(was)} renamed to ${cut(text)}`)
    }
    // Texts come and go with what shows them.
    if (this.#lines.size > 0 || this.#others > 0) return
    if (added > 0) this.#say(counted(added, 'text added', 'texts added'))
    if (removed > 0) this.#say(counted(removed, 'text removed', 'texts removed'))
  }

  #compare(left: JsonValue, right: JsonValue, thing: Thing): void {
    if (isSame(left, right)) return
    if (!isObject(left) || !isObject(right)) {
      this.#others += 1
      return
    }
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (!isSame(left[key], right[key]) && !IGNORED.has(key))
        this.#compareKey(key, left[key], right[key], thing)
    }
  }

  #compareKey(key: string, left: JsonValue | undefined, right: JsonValue | undefined, thing: Thing): void {
    const noun = NOUNS[key]
    const [oldElements, nextElements] = [elementsOf(left), elementsOf(right)]
    if (noun !== undefined && oldElements && nextElements)
      return this.#compareElements(noun, oldElements, nextElements)
    const limit = LIMITS[key]
    const condition = CONDITIONS[key]
    const flag = FLAGS[key]
    if (key === 'required' && areTexts(left ?? []) && areTexts(right ?? []))
      return this.#compareRequired(left, right)
    if (key === 'enum' && Array.isArray(left) && Array.isArray(right))
      return this.#compareChoices(left, right, thing)
    if (key === 'title' && typeof left === 'string' && typeof right === 'string')
      return this.#compareTitle(left, right, thing)
    if (limit !== undefined) return this.#sayValue(limit, left, right, thing)
    if (condition !== undefined) {
      this.#say(
        `${shown(thing)} ${typeof right === 'string' ? `${condition[0]} ${cut(right)}` : condition[1]}`,
      )
    } else if (flag !== undefined) this.#say(`${shown(thing)} ${flag[right === true ? 0 : 1]}`)
    else if (isObject(left) && isObject(right)) this.#compare(left, right, thing)
    else if (isTextKey(left) && isTextKey(right)) this.#compareText(left, right)
    else if (isScalar(left) && isScalar(right)) this.#sayValue(wordsOf(key), left, right, thing)
    else if (key === 'access' && areTexts(left ?? []) && areTexts(right ?? [])) {
      this.#sayValue('access', joined(left), joined(right), thing)
    } else this.#others += 1
  }

  #compareElements(noun: string, left: Map<string, JsonValue>, right: Map<string, JsonValue>): void {
    for (const [id, value] of right) {
      const was = left.get(id)
      if (was === undefined) this.#say(`${shown(thingIn(noun, id, value, this.#nextNames))} added`)
      else this.#compare(was, value, thingIn(noun, id, value, this.#nextNames))
    }
    for (const [id, value] of left) {
      if (!right.has(id)) this.#say(`${shown(thingIn(noun, id, value, this.#oldNames))} removed`)
    }
    const kept = (one: Map<string, JsonValue>, other: Map<string, JsonValue>) =>
      [...one.keys()].filter((id) => other.has(id)).join('\n')
    if (kept(left, right) !== kept(right, left)) this.#say(`${noun}s reordered`)
  }

  #compareRequired(left: JsonValue = [], right: JsonValue = []): void {
    const [was, is] = [left as string[], right as string[]] // both are lists of texts
    for (const id of is)
      if (!was.includes(id)) this.#say(`field ${nameOfField(id, this.#nextNames)} is now required`)
    for (const id of was)
      if (!is.includes(id)) this.#say(`field ${nameOfField(id, this.#nextNames)} is no longer required`)
    if (new Set(was).symmetricDifference(new Set(is)).size === 0) this.#others += 1
  }

  #compareChoices(left: JsonValue[], right: JsonValue[], { name }: Thing): void {
    for (const value of right)
      if (!left.includes(value)) this.#say(`choice ${wording(value)} of ${name} added`)
    for (const value of left)
      if (!right.includes(value)) this.#say(`choice ${wording(value)} of ${name} removed`)
    if (new Set(left).symmetricDifference(new Set(right)).size === 0)
      this.#say(`choices of ${name} reordered`)
  }

  #compareTitle(left: string, right: string, { noun }: Thing): void {
    const [was, is] = [textAt(left, this.#oldNames), textAt(right, this.#nextNames)]
    if (was !== is) this.#say(`${noun} ${cut(was)} renamed to ${cut(is)}`)
  }

  #compareText(left: string, right: string): void {
    const [was, is] = [textAt(left, this.#oldNames), textAt(right, this.#nextNames)]
    if (was !== is) this.#say(`text changed: ${quoted(was)} is now ${quoted(is)}`)
  }

  #sayValue(what: string, left: JsonValue | undefined, right: JsonValue | undefined, thing: Thing): void {
    const was = isTextKey(left) ? quoted(textAt(left, this.#oldNames)) : left
    const is = isTextKey(right) ? quoted(textAt(right, this.#nextNames)) : right
    if (right === undefined) this.#say(`${what} of ${thing.name} removed`)
    else if (left === undefined) this.#say(`${what} of ${thing.name} set to ${cut(wording(is))}`)
    else this.#say(`${what} of ${thing.name} changed from ${cut(wording(was))} to ${cut(wording(is))}`)
  }
}
