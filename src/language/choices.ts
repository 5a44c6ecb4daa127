import type {
  ChoiceHint,
  ChoicesDefinition,
  EntityDefinition,
  JsonValue,
  PropertyDefinition,
} from './portal.ts'
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

/** Whether a stored item has to stay. */
export function isKept(choices: ChoicesDefinition | undefined, option: ChoiceOption, scope: Scope): boolean {
  return choices?.keptWhen !== undefined && evaluateCondition(choices.keptWhen, { ...scope, item: option })
}

/** What the items of a list are chosen by: their own enum or catalogue, or that of the one property of theirs that people write. */
export interface ChosenItem {
  /** Undefined for an item that is the value itself. */
  name: string | undefined
  property: PropertyDefinition
}

export function chosenItem({ items }: PropertyDefinition): ChosenItem | undefined {
  if (!items) return undefined
  if (items.enum || items.catalogue) return { name: undefined, property: items }
  const [only, ...others] = Object.entries(items.properties ?? {}).filter(([, { readOnly }]) => !readOnly)
  return only && others.length === 0 && (only[1].enum ?? only[1].catalogue)
    ? { name: only[0], property: only[1] }
    : undefined
}

/** What one value or the items of a list are chosen by. */
export function chosenFrom(property: PropertyDefinition): ChosenItem | undefined {
  return property.enum || property.catalogue ? { name: undefined, property } : chosenItem(property)
}

/** The texts below an option, in order. */
export function hintsOf(
  choices: ChoicesDefinition | undefined,
  option: ChoiceOption,
  scope: Scope,
): ChoiceHint[] {
  return (choices?.hints ?? []).filter(
    ({ when }) => !when || evaluateCondition(when, { ...scope, item: option }),
  )
}
