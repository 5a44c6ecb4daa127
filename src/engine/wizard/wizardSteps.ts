import type { StepDefinition, WizardDefinition, WizardMode } from '../../language/portal.ts'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type { FormStore } from '../form/index.ts'
import { isWithin } from '../../shared/paths.ts'

/** A step as it is remembered: definitions may rename, move or remove it. */
export interface StepPlace {
  id: string
  index: number
}

/** The wizard as it is now: without steps whose condition fails, and those that have fields but show none. */
export function withShownSteps(definition: WizardDefinition, shown: string): WizardDefinition {
  const ids = new Set(shown.split(' '))
  const steps = definition.steps.filter(({ id }) => ids.has(id))
  return steps.length === definition.steps.length || steps.length === 0
    ? definition
    : { ...definition, steps }
}

/** The ids of those steps, in order. */
export function shownSteps(steps: StepDefinition[], store: FormStore): string {
  const scope = store.scope()
  return steps
    .filter(({ when, fields, summary }) => {
      if (when && !evaluateCondition(when, scope)) return false
      return fields.length === 0 || summary.length > 0 || fields.some((path) => store.field(path).visible)
    })
    .map(({ id }) => id)
    .join(' ')
}

/** Index of the screen that follows saving, among those that definitions name; -1 for none of them. */
export function indexOfNext({ doneWhen }: WizardDefinition, scope: Scope): number {
  return doneWhen.findIndex(({ when }) => !when || evaluateCondition(when, scope))
}

/** Where a saved record leads: to what its definition says of it, or to `done` where a part of that address is missing. */
export function addressAfter(definition: WizardDefinition, scope: Scope): string {
  const { done, doneWhen } = definition
  const next = doneWhen[indexOfNext(definition, scope)]?.to ?? done
  const [to] = [next, done].flatMap((each) => fillTemplate(each, scope, encodeURIComponent) ?? [])
  return to ?? done
}

/** Index of a remembered step; of the step nearest to where it was when there is none of its id. */
export function indexOfPlace(steps: StepDefinition[], place: StepPlace): number {
  const known = steps.findIndex(({ id }) => id === place.id)
  return known >= 0 ? known : Math.max(0, Math.min(place.index, steps.length - 1))
}

/** Index of the step that holds the field of a path; -1 when none does. */
export function stepHolding(steps: StepDefinition[], path: string): number {
  return steps.findIndex((step) => step.fields.some((field) => isWithin(path, field)))
}

/** Index of the first step with an error, of all or of those before `end`; -1 when they are in order. */
export function firstStepInError(
  steps: StepDefinition[],
  errors: { path: string }[],
  end = steps.length,
): number {
  const failing = errors
    .map(({ path }) => stepHolding(steps, path))
    .filter((index) => index >= 0 && index < end)
  return failing.length > 0 ? Math.min(...failing) : -1
}

/**
 * The furthest step that may be opened: what the person reached, but not beyond the first step in error.
 * A record that exists is complete, so all its steps are open.
 */
export function furthestOpen(
  definition: WizardDefinition,
  mode: WizardMode,
  reached: number,
  errors: { path: string }[],
): number {
  if (mode !== 'create') return definition.steps.length - 1
  const failing = firstStepInError(definition.steps, errors)
  return failing >= 0 ? Math.min(reached, failing) : reached
}

/**
 * The step to show for an address: the one it names if that is open, else the furthest open one.
 * @param shown the step the person is at; the nearest one takes its place when it was removed
 */
export function stepToShow(
  definition: WizardDefinition,
  mode: WizardMode,
  requested: string | undefined,
  furthest: number,
  shown?: StepPlace,
  scope?: Scope,
): number {
  const named = definition.steps.findIndex((step) => step.id === requested)
  if (named >= 0) return Math.min(named, furthest)
  if (shown && shown.id === requested) return Math.min(indexOfPlace(definition.steps, shown), furthest)
  const first = definition.opensAt[mode]?.find(
    ({ when }) => !when || (scope !== undefined && evaluateCondition(when, scope)),
  )
  const opensAt = definition.steps.findIndex((step) => step.id === first?.step)
  return requested === undefined ? Math.min(Math.max(opensAt, 0), furthest) : Math.max(opensAt, 0)
}

/**
 * How far the person still is after a change in a step already passed: a step that relocks locks all later ones, and
 * so does a step that is no longer in order.
 * @param errors of the record now; asked for only when a step beyond the change was reached
 */
export function relock(
  definition: WizardDefinition,
  changed: string[],
  reached: number,
  errors: () => { path: string }[],
): number {
  const passed = changed
    .map((path) => stepHolding(definition.steps, path))
    .filter((index) => index >= 0 && index < reached)
  if (passed.length === 0) return reached
  const furthest = Math.min(reached, ...passed.filter((index) => definition.steps[index]?.relocks === true))
  const failing = firstStepInError(definition.steps, errors(), furthest)
  return failing >= 0 ? failing : furthest
}
