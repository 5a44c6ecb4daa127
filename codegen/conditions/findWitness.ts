import type { ConditionNode } from '../../src/language/portal.ts'
import type { Scope } from '../../src/language/Scope.ts'
import type { PropertySource } from '../read/source.ts'
import { factsOf } from './conditionFacts.ts'
import type { ConditionFacts } from './conditionFacts.ts'
import { NOW, representativeValues, sampleValue } from './representativeValues.ts'
import type { Situation } from './Situation.ts'

/**
 * `found`: values for which it holds. `none`: there are no such values.
 * `unsure`: none was found, but not every case could be tried.
 */
export type Search = { result: 'found'; scope: Scope } | { result: 'none' } | { result: 'unsure' }

const MOST_CASES = 20_000
/** Where there are more cases, some are tried for the sake of an example. */
const SOME_CASES = 500

/**
 * Looks for values for which something holds that depends on the conditions alone.
 * It tries every combination of values that the conditions can tell apart, with the evaluator that browser and
 * server use, so what is found is true there too; beyond a bound it claims nothing.
 */
export function findWitness(
  conditions: readonly ConditionNode[],
  situation: Situation,
  holds: (scope: Scope) => boolean,
): Search {
  const stated = factsOf(conditions)
  const facts = stated.spread > 1 ? withBounds(stated, situation) : stated
  const wanted = createWanted(facts)
  let complete = true
  const variables: { root: string; name: string; values: unknown[] }[] = []
  for (const [root, names] of wanted) {
    const shape = situation.shapes[root as keyof Situation['shapes']] as PropertySource | undefined // shapes are properties
    if (shape === undefined) continue
    for (const [name, below] of names) {
      const found = casesOf(shape, root, name, below, facts, situation)
      complete &&= found.complete
      variables.push({ root, name, values: found.values })
    }
  }
  const cases = variables.reduce((product, { values }) => product * values.length, 1)
  if (cases === 0) return { result: 'unsure' }
  const most = cases > MOST_CASES ? SOME_CASES : MOST_CASES
  const scope = emptyScope()
  let tried = 0
  const search = (index: number): boolean => {
    const variable = variables[index]
    if (variable === undefined) {
      tried += 1
      return holds(scope)
    }
    const record = scope[variable.root as 'form'] as Record<string, unknown> // emptyScope has every root
    for (const value of variable.values) {
      if (tried >= most) return false
      if (value === undefined) delete record[variable.name]
      else record[variable.name] = value
      if (search(index + 1)) return true
    }
    delete record[variable.name]
    return false
  }
  if (search(0)) return { result: 'found', scope }
  return { result: complete && cases <= MOST_CASES ? 'none' : 'unsure' }
}

/** Where values are compared with each other, the bounds of one are turning points of the other. */
function withBounds(facts: ConditionFacts, { shapes }: Situation): ConditionFacts {
  const numbers = new Set(facts.numbers)
  for (const { root, path } of facts.paths.values()) {
    let property = shapes[root] as PropertySource | undefined // shapes are properties
    for (const name of path) property = property?.properties?.[name]
    for (const bound of [property?.minimum, property?.maximum]) if (bound !== undefined) numbers.add(bound)
  }
  return { ...facts, numbers }
}

type Names = Map<string, Names>

function createWanted(facts: ConditionFacts): Names {
  const wanted: Names = new Map()
  for (const { root, path } of facts.paths.values()) {
    let current = wanted
    for (const name of [root, ...path]) {
      const below = current.get(name) ?? new Map<string, Names>()
      current.set(name, below)
      current = below
    }
  }
  return wanted
}

function casesOf(
  parent: PropertySource,
  prefix: string,
  name: string,
  below: Names,
  facts: ConditionFacts,
  situation: Situation,
): { values: unknown[]; complete: boolean } {
  const path = `${prefix}.${name}`
  const property = parent.properties?.[name]
  if (property === undefined) return { values: [undefined], complete: true }
  const required = parent.required?.includes(name) === true
  const known = situation.only.get(path)
  if (known !== undefined) return { values: [...known], complete: true }
  const given =
    below.size > 0
      ? objectsOf(property, path, below, facts, situation)
      : property.type === 'object'
        ? { values: [fill({}, property, below)], complete: !facts.sized.has(path) }
        : representativeValues(path, property, facts, situation.catalogue)
  const missing = situation.mayMiss(path, property, required) ? [undefined] : []
  return { values: [...given.values, ...missing], complete: given.complete && given.values.length > 0 }
}

function objectsOf(
  property: PropertySource,
  path: string,
  below: Names,
  facts: ConditionFacts,
  situation: Situation,
): { values: unknown[]; complete: boolean } {
  let complete = !facts.sized.has(path)
  let objects: Record<string, unknown>[] = [{}]
  for (const [name, deeper] of below) {
    const found = casesOf(property, path, name, deeper, facts, situation)
    complete &&= found.complete
    objects = objects.flatMap((object) =>
      found.values.map((value) => (value === undefined ? object : { ...object, [name]: value })),
    )
    if (objects.length > MOST_CASES) return { values: objects.slice(0, 1), complete: false }
  }
  return { values: objects.map((object) => fill(object, property, below)), complete }
}

/** An object that is there holds what it requires, and holds something. */
function fill(
  object: Record<string, unknown>,
  property: PropertySource,
  asked: Names,
): Record<string, unknown> {
  const filled = { ...object }
  for (const name of property.required ?? []) {
    const child = property.properties?.[name]
    if (child && !Object.hasOwn(filled, name)) filled[name] = sampleValue(child)
  }
  if (Object.keys(filled).length > 0) return filled
  const other = Object.entries(property.properties ?? {}).find(([name]) => !asked.has(name))
  return other ? { [other[0]]: sampleValue(other[1]) } : { any: 'x' }
}

function emptyScope(): Scope {
  return { form: {}, item: {}, row: {}, account: {}, config: {}, user: {}, route: {}, now: NOW }
}
