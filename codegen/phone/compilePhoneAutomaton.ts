import { createDigitGraph, type DigitGraph, type DigitNode } from './createDigitGraph.ts'
import { readDigitPattern, type DigitPattern } from './readDigitPattern.ts'
import {
  automatonClass,
  type CallingCodePlan,
  type PhoneAutomatonTables,
} from '../../src/domain/phone/PhoneAutomatonTables.ts'

/** Minimal view of a libphonenumber-js numbering plan: an array whose positions have a meaning. */
type PlanData = readonly unknown[]

/** The part of `libphonenumber-js/max/metadata` that is compiled. */
export interface PhoneMetadata {
  country_calling_codes: Record<string, string[]>
  countries: Record<string, unknown[]>
  nonGeographic?: Record<string, unknown[]>
}

function planOf(data: PlanData) {
  const types = (data[11] || undefined) as readonly (0 | [string, number[]?])[] | undefined
  return {
    pattern: data[2] as string,
    lengths: data[3] as number[],
    prefix: (data[7] || data[5] || '') as string,
    prefixRule: (data[8] || '') as string,
    leadingDigits: (data[10] || '') as string,
    types,
  }
}

function build(graph: DigitGraph, pattern: DigitPattern, rest: DigitNode, empty: DigitNode): DigitNode {
  switch (pattern.kind) {
    case 'digits': {
      const next = digitsOf(() => graph.sink(0))
      for (const digit of pattern.digits) next[digit] = rest
      return graph.node(0, next)
    }
    case 'sequence':
      return pattern.parts.reduceRight((tail, part) => build(graph, part, tail, empty), rest)
    case 'choice':
      return pattern.options
        .map((option) => build(graph, option, rest, empty))
        .reduce((a, b) => graph.union(a, b))
    case 'repeat': {
      let tail = rest
      for (let count = pattern.min; count < pattern.max; count += 1) {
        tail = graph.union(rest, build(graph, pattern.part, tail, empty))
      }
      for (let count = 0; count < pattern.min; count += 1) tail = build(graph, pattern.part, tail, empty)
      return tail
    }
    case 'end':
      return empty
  }
}

/**
 * Compiles every pattern of the metadata into one automaton over the digits after the plus.
 *
 *   patterns -> languages (general, types of possible length, leading digits)
 *            -> per calling code: who claims the number first, and is it valid there
 *            -> one trie over all calling codes -> tables
 *
 * The order of countries and the use of leading digits follow libphonenumber-js
 * (getCountryByNationalNumber.js, getNumberType.js, isValid.js of 1.13).
 */
export function compilePhoneAutomaton(metadata: PhoneMetadata): PhoneAutomatonTables {
  const graph = createDigitGraph()
  const empty = graph.node(
    1,
    digitsOf(() => graph.sink(0)),
  )
  const all = graph.sink(1)
  const language = (pattern: string, rest: DigitNode) => build(graph, readDigitPattern(pattern), rest, empty)
  const both = (a: DigitNode, b: DigitNode) => graph.combine(a, b, (x, y) => x & y)

  const countries = Object.keys(metadata.countries)
  const lengthMasks: Record<string, number> = {}
  const callingCodes: Record<string, CallingCodePlan> = {}

  function validNumbers(data: PlanData): { general: DigitNode; ofSomeType: DigitNode; valid: DigitNode } {
    const plan = planOf(data)
    const general = language(plan.pattern, empty)
    let types = graph.sink(0)
    for (const type of plan.types ?? []) {
      if (type && type[0])
        types = graph.union(types, graph.ofLengths(language(type[0], empty), type[1] ?? plan.lengths))
    }
    const ofSomeType = both(general, types)
    return { general, ofSomeType, valid: plan.types?.length ? ofSomeType : general }
  }

  function callingCodeNode(callingCode: string, members: readonly string[]): DigitNode {
    const mainData =
      members.length > 0 ? metadata.countries[members[0]!]! : metadata.nonGeographic![callingCode]!
    const mainPlan = planOf(mainData)
    const main = validNumbers(mainData)
    callingCodes[callingCode] = {
      countries: members,
      prefixPattern: mainPlan.prefix,
      prefixRule: mainPlan.prefixRule,
    }
    let result = main.valid
    if (members.length === 1) {
      const index = (countries.indexOf(members[0]!) + 1) << automatonClass.countryShift
      result = graph.combine(result, graph.sink(0), (valid) => (valid ? index | 1 : 0))
    } else {
      for (const country of members.toReversed()) {
        const data = metadata.countries[country]!
        const { leadingDigits } = planOf(data)
        const own = validNumbers(data)
        const claims = leadingDigits ? language(leadingDigits, all) : own.ofSomeType
        const claimed = graph.combine(claims, own.valid, (claim, valid) => claim | (valid << 1))
        const index = (countries.indexOf(country) + 1) << automatonClass.countryShift
        result = graph.combine(claimed, result, (mine, others) => (mine & 1 ? index | (mine >> 1) : others))
      }
    }
    result = graph.combine(result, main.general, (value, matches) => value | (matches << 1))
    if (mainPlan.prefix === '') return result
    return graph.combine(result, prefixed(mainPlan.prefix), (value, typed) => value | (typed << 2))
  }

  /** The numbers that start with a prefix. Those of several countries may be empty, which changes nothing. */
  function prefixed(pattern: string): DigitNode {
    const whole = language(pattern, all)
    if (graph.value(whole) === 0) return whole
    const exact = language(pattern, empty)
    return graph.node(
      0,
      digitsOf((digit) => anythingAfter(graph.next(exact, digit))),
    )
  }

  /** The strings that start with a string of `a`. */
  function anythingAfter(a: DigitNode): DigitNode {
    if (graph.value(a) === 1) return all
    if (a === graph.sink(0)) return a
    return graph.node(
      0,
      digitsOf((digit) => anythingAfter(graph.next(a, digit))),
    )
  }

  let root = graph.sink(0)
  const groups = [
    ...Object.entries(metadata.country_calling_codes),
    ...Object.keys(metadata.nonGeographic ?? {}).map((code): [string, string[]] => [code, []]),
  ]
  for (const [callingCode, members] of groups) {
    let branch = callingCodeNode(callingCode, members)
    for (const digit of Array.from(callingCode, Number).toReversed()) {
      const tail = branch
      branch = graph.node(
        0,
        digitsOf((d) => (d === digit ? tail : graph.sink(0))),
      )
    }
    root = graph.union(root, branch)
    const keys = members.length > 0 ? members : [callingCode]
    for (const key of keys) {
      const { lengths } = planOf((metadata.countries[key] ?? metadata.nonGeographic?.[key])!)
      lengthMasks[key] = lengths.reduce((mask, length) => mask | (1 << length), 0)
    }
  }
  return { ...emitTables(graph, root), countries, lengthMasks, callingCodes }
}

function digitsOf(node: (digit: number) => DigitNode): DigitNode[] {
  return Array.from({ length: 10 }, (_, digit) => node(digit))
}

function emitTables(graph: DigitGraph, root: DigitNode): { next: Uint16Array; classes: Uint16Array } {
  const stateOf = new Map<DigitNode, number>([[root, 0]])
  const order = [root]
  for (let state = 0; state < order.length; state += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const target = graph.next(order[state]!, digit)
      if (stateOf.has(target)) continue
      stateOf.set(target, order.length)
      order.push(target)
    }
  }
  if (order.length > 0xffff)
    throw new Error(`The phone automaton has ${order.length} states, more than 16 bits can number`)
  const next = new Uint16Array(order.length * 10)
  const classes = new Uint16Array(order.length)
  order.forEach((node, state) => {
    classes[state] = graph.value(node)
    for (let digit = 0; digit < 10; digit += 1)
      next[state * 10 + digit] = stateOf.get(graph.next(node, digit))!
  })
  return { next, classes }
}
