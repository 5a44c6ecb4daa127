import type { Condition, WayDefinition } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { SharedModel } from '../Model.ts'
import type { WaySource } from '../read/source.ts'
import { conditionOfLink, withLinkAccess } from '../routes.ts'
import { omitUndefined } from './omitUndefined.ts'

/** A way that knows what the screen it leads to needs. */
export function normalizeWay(
  model: SharedModel,
  { to, place, access = [], when }: WaySource & { when?: string },
): WayDefinition {
  return omitUndefined({
    to,
    place,
    access: to === undefined ? access : withLinkAccess(model, to, access),
    when: allOf([when, to === undefined ? undefined : conditionOfLink(model, to)]),
  })
}

/** Holds where all of them hold; undefined where there is none. */
export function allOf(conditions: (string | undefined)[]): Condition | undefined {
  const [first, ...others] = conditions.filter((each) => each !== undefined)
  if (first === undefined) return undefined
  return compileCondition(others.reduce((all, each) => `(${all}) && (${each})`, first))
}
