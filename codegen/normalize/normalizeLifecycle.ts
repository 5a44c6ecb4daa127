import type { LifecycleDefinition } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { resourceOfEntity } from '../Model.ts'
import type { Model } from '../Model.ts'
import type { LifecycleSource } from '../read/source.ts'
import { omitUndefined } from './omitUndefined.ts'
import { qualifyAll } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'

/** States and transitions with texts qualified and the call's path made whole. */
export function normalizeLifecycle(
  model: Model,
  lifecycle: LifecycleSource,
  qualify: Qualify,
): LifecycleDefinition {
  const base = resourceOfEntity(model, lifecycle.entity)?.value.path ?? ''
  return omitUndefined({
    entity: lifecycle.entity,
    field: lifecycle.field,
    states: Object.fromEntries(
      Object.entries(lifecycle.states).map(([id, state]) => [id, { ...state, title: qualify(state.title) }]),
    ),
    initial: lifecycle.initial,
    call: lifecycle.call && { ...lifecycle.call, path: base + lifecycle.call.path },
    transitions: lifecycle.transitions.map((transition) =>
      omitUndefined({
        ...transition,
        title: transition.title && qualify(transition.title),
        tone: transition.tone ?? 'neutral',
        access: permissionsNeeded(transition.access ?? []),
        when: transition.when === undefined ? undefined : compileCondition(transition.when),
        because: transition.because && qualify(transition.because),
        confirm: transition.confirm && qualifyAll(transition.confirm, qualify),
        success: transition.success && qualify(transition.success),
        word: transition.word && qualify(transition.word),
      }),
    ),
    failure: lifecycle.failure && qualify(lifecycle.failure),
  })
}
