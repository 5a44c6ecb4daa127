import type {
  LifecycleDefinition,
  PostingDefinition,
  TransitionDefinition,
} from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { durationMs } from '../../src/shared/durationMs.ts'
import { resourceOfEntity } from '../modelIndex.ts'
import type { SharedModel } from '../Model.ts'
import type { LifecycleSource, PostingSource, TransitionSource } from '../read/source.ts'
import { stateKey } from '../stateKey.ts'
import { normalizeActionForm } from './normalizeActionForm.ts'
import { omitUndefined } from './omitUndefined.ts'
import { qualifyAll } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'

/** Longest note where the definition names no limit. */
const NOTE_LENGTH = 1000

/** States and transitions with texts qualified, states by their stored value, and the call's path made whole. */
export function normalizeLifecycle(
  model: SharedModel,
  lifecycle: LifecycleSource,
  qualify: Qualify,
): LifecycleDefinition {
  const base = resourceOfEntity(model, lifecycle.entity)?.value.path ?? ''
  const key = (name: string) => stateKey(lifecycle, name)
  return omitUndefined({
    entity: lifecycle.entity,
    field: lifecycle.field,
    states: Object.fromEntries(
      Object.entries(lifecycle.states).map(([id, state]) => [
        key(id),
        { ...state, title: qualify(state.title) },
      ]),
    ),
    named: lifecycle.named,
    initial: lifecycle.initial === undefined ? undefined : key(lifecycle.initial),
    created: lifecycle.created && { postings: normalizePostings(lifecycle.created.postings, qualify) },
    call: lifecycle.call && { ...lifecycle.call, path: base + lifecycle.call.path },
    transitions: lifecycle.transitions.map((transition) =>
      normalizeTransition(transition, { model, entity: lifecycle.entity, key, qualify }),
    ),
    failure: lifecycle.failure && qualify(lifecycle.failure),
  })
}

interface TransitionContext {
  model: SharedModel
  entity: string
  /** The stored value of a state. */
  key: (state: string) => string
  qualify: Qualify
}

function normalizeTransition(
  { after, notify: _posted, ...transition }: TransitionSource,
  { model, entity, key, qualify }: TransitionContext,
): TransitionDefinition {
  const { note, simulated } = transition
  const condition = (text: string | undefined) => (text === undefined ? undefined : compileCondition(text))
  return omitUndefined({
    ...transition,
    from: transition.from.map(key),
    to: key(transition.to),
    afterMs: after === undefined ? undefined : durationMs(after),
    title: transition.title && qualify(transition.title),
    event: transition.event && qualify(transition.event),
    tone: transition.tone ?? 'neutral',
    access: permissionsNeeded(transition.access ?? []),
    when: condition(transition.when),
    because: transition.because && qualify(transition.because),
    confirm: transition.confirm && qualifyAll(transition.confirm, qualify),
    warning: transition.warning && {
      when: compileCondition(transition.warning.when),
      text: qualify(transition.warning.text),
    },
    form: transition.form && normalizeActionForm(model, transition.form, entity, qualify),
    note:
      note &&
      omitUndefined({
        ...note,
        required: note.required ?? false,
        maxLength: note.maxLength ?? NOTE_LENGTH,
        reason: reasonOf(model, entity, note.reason),
      }),
    postings: transition.postings && normalizePostings(transition.postings, qualify),
    simulated:
      simulated &&
      omitUndefined({
        afterMs: durationMs(simulated.after),
        when: condition(simulated.when),
        note: simulated.note && qualify(simulated.note),
        reason: simulated.reason,
      }),
    success: transition.success && qualify(transition.success),
    word: transition.word && qualify(transition.word),
  })
}

function reasonOf(
  model: SharedModel,
  entity: string,
  field: string | undefined,
): { field: string; catalogue: string } | undefined {
  const catalogue = field && model.entities.get(entity)?.value.properties[field]?.catalogue
  return field && catalogue ? { field, catalogue } : undefined
}

function normalizePostings(postings: PostingSource[], qualify: Qualify): PostingDefinition[] {
  return postings.map(({ when, ...posting }) =>
    omitUndefined({
      ...posting,
      text: qualify(posting.text),
      when: when === undefined ? undefined : compileCondition(when),
    }),
  )
}
