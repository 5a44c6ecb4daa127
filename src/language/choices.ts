import type { ChoicesDefinition, EntityDefinition, JsonValue, TextKey } from './portal.ts'
import type { Scope } from './Scope.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { ruleKey } from './ruleScope.ts'

/** An option as conditions read it: a value of an enum or catalogue, or a record of a reference. */
export type ChoiceOption = Record<string, JsonValue | undefined>

/** What rules say of the options of a field. */
export function choicesOf(entity: EntityDefinition, path: string): ChoicesDefinition | undefined {
  return entity.rules.fields[ruleKey(path)]?.choices
}

/** Whether the option can be chosen now; one that is chosen already stays. */
export function isOffered(
  choices: ChoicesDefinition | undefined,
  option: ChoiceOption,
  scope: Scope,
): boolean {
  return !choices?.enabledWhen || evaluateCondition(choices.enabledWhen, { ...scope, item: option })
}

/** The texts below an option, in order. */
export function hintsOf(
  choices: ChoicesDefinition | undefined,
  option: ChoiceOption,
  scope: Scope,
): TextKey[] {
  return (choices?.hints ?? []).flatMap(({ when, text }) =>
    !when || evaluateCondition(when, { ...scope, item: option }) ? [text] : [],
  )
}
