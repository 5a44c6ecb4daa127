import type { ConditionRoot } from '../../src/language/portal.ts'
import type { PropertySource, ShapeSource } from '../read/source.ts'

/** What is known of the values that a condition may meet at its place. */
export interface Situation {
  /** Shape of each root that is there; `now` needs none. */
  shapes: Partial<Record<ConditionRoot, ShapeSource>>
  /** Whether the value may be missing, given whether its object requires it. */
  mayMiss: (path: string, property: PropertySource, required: boolean) => boolean
  /** Paths of which more is known than their shape says; `undefined` means missing. */
  only: ReadonlyMap<string, readonly unknown[]>
  /** The values of a catalogue; undefined when it is not known. */
  catalogue: (id: string) => readonly string[] | undefined
}

/** The situation with more known of some paths. */
export function narrow(
  situation: Situation,
  only: Iterable<readonly [string, readonly unknown[]]>,
): Situation {
  return { ...situation, only: new Map([...situation.only, ...only]) }
}

/** A situation never changes, and several conditions are judged in each. */
const filled = new WeakMap<Situation, Situation>()

/** The situation once everything has been filled in. */
export function filledIn(situation: Situation): Situation {
  const known = filled.get(situation) ?? fillIn(situation)
  filled.set(situation, known)
  return known
}

function fillIn(situation: Situation): Situation {
  const known = [...situation.only].map(
    ([path, values]) => [path, values.filter((value) => value !== undefined)] as const,
  )
  return {
    ...situation,
    mayMiss: () => false,
    only: new Map(known.filter(([, values]) => values.length > 0)),
  }
}
