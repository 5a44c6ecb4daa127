import { evaluateCondition, hintsOf, isOffered } from '../../../../language/index.ts'
import type { Scope } from '../../../../language/index.ts'
import type { ChoiceGroup, ChoicesDefinition, TextKey } from '../../../../language/portal.ts'
import type { Choice } from './useChoiceOptions.ts'

/** An option as it is drawn. */
export interface ShownChoice extends Choice {
  /** False: it can't be chosen, `because` of a rule. */
  offered: boolean
  hints: TextKey[]
}

export interface ShownGroup {
  id: string
  title: TextKey | undefined
  choices: ShownChoice[]
}

/** The options with what rules say of each now. */
export function judgeChoices(
  all: Choice[],
  choices: ChoicesDefinition | undefined,
  scope: Scope,
): ShownChoice[] {
  return all.map((choice) => ({
    ...choice,
    offered: isOffered(choices, choice.option, scope),
    hints: hintsOf(choices, choice.option, scope),
  }))
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

function compare(one: Choice, other: Choice, by: string): number {
  const [left, right] = [one.option[by], other.option[by]]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return textOf(left).localeCompare(textOf(right))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
