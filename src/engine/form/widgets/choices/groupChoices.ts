import { evaluateCondition, hintsOf, isKept, isOffered } from '../../../../language/index.ts'
import type { Scope } from '../../../../language/index.ts'
import type { ChoiceGroup, ChoiceHint, ChoicesDefinition, TextKey } from '../../../../language/portal.ts'
import type { Choice } from './useChoiceOptions.ts'

/** An option as it is drawn. */
export interface ShownChoice extends Choice {
  /** False: it can't be chosen, `because` of a rule. */
  offered: boolean
  /** True: it is stored and can't be removed, `keptBecause` of a rule. */
  kept: boolean
  hints: ChoiceHint[]
  /** The text below the heading of its group, where it differs. */
  below?: string
}

export interface ShownGroup {
  id: string
  title: TextKey | undefined
  /** Heading that is no text of the definitions. */
  heading?: string
  choices: ShownChoice[]
}

/**
 * The options with what rules say of each now.
 * @param stored the items of the record as it is stored, whose values conditions read beside the option's
 */
export function judgeChoices(
  all: Choice[],
  choices: ChoicesDefinition | undefined,
  scope: Scope,
  stored: ReadonlyMap<string, Choice>,
): ShownChoice[] {
  const judged = all.map((choice): ShownChoice => {
    const before = stored.get(choice.key)
    const option = before ? { ...before.option, ...choice.option } : choice.option
    return {
      ...choice,
      option,
      offered: isOffered(choices, option, scope),
      kept: before !== undefined && isKept(choices, option, scope),
      hints: hintsOf(choices, option, scope),
    }
  })
  return choices?.hides ? judged.filter(({ offered, key }) => offered || stored.has(key)) : judged
}

/** The options under their groups, those of no group last; groups without options are left out. */
export function groupChoices(shown: ShownChoice[], groups: ChoiceGroup[], scope: Scope): ShownGroup[] {
  const rest: ShownChoice[] = []
  const members = new Map(groups.map(({ id }) => [id, [] as ShownChoice[]]))
  for (const choice of shown) {
    const group = groups.find(
      ({ when }) => !when || evaluateCondition(when, { ...scope, item: choice.option }),
    )
    ;(group ? (members.get(group.id) ?? rest) : rest).push(choice)
  }
  const titled = groups.map(({ id, title, by }): ShownGroup => {
    const own = members.get(id) ?? []
    return {
      id,
      title,
      choices: by === undefined ? own : own.toSorted((one, other) => compare(one, other, by)),
    }
  })
  return [...titled, { id: '', title: undefined, choices: rest }].filter(({ choices }) => choices.length > 0)
}

/** The first group, and of the others only what is chosen or stored, so that nothing said of it is out of view. */
export function shortenGroups(groups: ShownGroup[], inView: (key: string) => boolean): ShownGroup[] {
  const [first, ...others] = groups
  const rest = others.map(({ id, choices }): ShownGroup => {
    return { id, title: undefined, choices: choices.filter(({ key }) => inView(key)) }
  })
  return first ? [first, ...rest.filter(({ choices }) => choices.length > 0)] : []
}

/** All groups, or the one that holds all options in their place. */
export function unfoldGroups(groups: ShownGroup[], definitions: ChoiceGroup[]): ShownGroup[] {
  const whole = definitions.find((group) => group.whole)
  if (!whole) return groups
  const { id, title, by = 'text' } = whole
  const choices = groups.flatMap((group) => group.choices)
  return [{ id, title, choices: choices.toSorted((one, other) => compare(one, other, by)) }]
}

/** The options under the values of one of their keys. */
export function groupByKey(shown: ShownChoice[], key: string): ShownGroup[] {
  const groups = Map.groupBy(shown, ({ option }) => textOf(option[key]))
  return [...groups].map(([heading, choices]) => ({
    id: heading,
    title: undefined,
    heading,
    choices: choices.map((choice) =>
      choice.text.startsWith(`${heading}: `)
        ? { ...choice, below: choice.text.slice(heading.length + 2) }
        : choice,
    ),
  }))
}

function compare(one: Choice, other: Choice, by: string): number {
  const [left, right] = [one.option[by], other.option[by]]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return textOf(left).localeCompare(textOf(right))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
