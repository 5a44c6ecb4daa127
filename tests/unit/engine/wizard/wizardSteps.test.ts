import { describe, expect, it } from 'vitest'
import {
  addressAfter,
  firstStepInError,
  furthestOpen,
  indexOfPlace,
  relock,
  shownSteps,
  stepHolding,
  stepToShow,
  withShownSteps,
} from '../../../../src/engine/wizard/wizardSteps.ts'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import type { FieldState, FormStore } from '../../../../src/engine/form/index.ts'
import type { StepDefinition, WizardDefinition } from '../../../../src/language/portal.ts'

const step = (id: string, fields: string[], relocks = false): StepDefinition => ({
  id,
  title: `portal:${id}`,
  fields,
  summary: [],
  relocks,
})
const definition: WizardDefinition = {
  id: 'thing',
  module: 'portal',
  resource: 'thing',
  title: {},
  opensAt: { edit: [{ step: 'when' }] },
  done: '/',
  doneWhen: [],
  cancel: true,
  submitText: [],
  success: {},
  failure: {},
  banners: [],
  steps: [
    step('details', ['name', 'file'], true),
    step('map', ['mappings'], true),
    step('when', ['send']),
    step('summary', []),
  ],
  fields: {},
}
/** A store that knows only which fields show, and the form that conditions read. */
function storeOf(visible: string[], form: object): FormStore {
  const store: Partial<FormStore> = {
    scope: () => ({ account: {}, config: {}, user: {}, form }),
    field: (path) => ({ visible: visible.includes(path) }) as FieldState,
  }
  return store as FormStore
}

const errorAt = (path: string) => ({ path })

describe('the address after saving', () => {
  const leading = { ...definition, done: '/things', doneWhen: [{ to: '/things/{row.id}/{form.name}' }] }
  const scope = { account: {}, config: {}, user: {}, row: { id: 7 } }

  it('is that of the new record', () => {
    expect(addressAfter(leading, { ...scope, form: { name: 'a b' } })).toBe('/things/7/a%20b')
  })

  it('is the usual one where a part of it is missing', () => {
    expect(addressAfter(leading, { ...scope, form: {} })).toBe('/things')
    expect(addressAfter(definition, scope)).toBe('/')
  })
})

describe('locking', () => {
  it('opens a new record at its first step, whatever the URL', () => {
    expect(stepToShow(definition, 'create', undefined, 0)).toBe(0)
    expect(stepToShow(definition, 'create', 'summary', 0)).toBe(0)
    expect(stepToShow(definition, 'create', 'nowhere', 0)).toBe(0)
  })

  it('shows a reached step, or the furthest reached one', () => {
    expect(stepToShow(definition, 'create', 'details', 2)).toBe(0)
    expect(stepToShow(definition, 'create', 'summary', 2)).toBe(2)
  })

  it('does not open steps after one with errors, even if reached', () => {
    expect(furthestOpen(definition, 'create', 3, [errorAt('mappings[0].column')])).toBe(1)
    expect(furthestOpen(definition, 'create', 3, [])).toBe(3)
    expect(furthestOpen(definition, 'create', 1, [errorAt('send')])).toBe(1)
  })

  it('opens an existing record at the requested step, with every step unlocked', () => {
    const furthest = furthestOpen(definition, 'edit', 0, [errorAt('name')])
    expect(furthest).toBe(3)
    expect(stepToShow(definition, 'edit', undefined, furthest)).toBe(2)
    expect(stepToShow(definition, 'edit', 'summary', furthest)).toBe(3)
  })

  it('opens an existing record at the first step whose condition holds', () => {
    const edit = [{ when: compileCondition("form.kind == 'name'"), step: 'map' }, { step: 'summary' }]
    const opensAt = (form: object) =>
      stepToShow({ ...definition, opensAt: { edit } }, 'edit', undefined, 3, undefined, {
        account: {},
        config: {},
        user: {},
        form,
      })
    expect([opensAt({ kind: 'name' }), opensAt({ kind: 'number' }), opensAt({})]).toEqual([1, 3, 3])
  })
})

describe('a changed definition', () => {
  it('finds a saved step by id, or the nearest one if removed', () => {
    expect(indexOfPlace(definition.steps, { id: 'when', index: 0 })).toBe(2)
    expect(indexOfPlace(definition.steps, { id: 'gone', index: 1 })).toBe(1)
    expect(indexOfPlace(definition.steps, { id: 'gone', index: 9 })).toBe(3)
  })

  it('moves the user to the nearest step when theirs is removed', () => {
    const shown = { id: 'gone', index: 2 }
    expect(stepToShow(definition, 'create', 'gone', 3, shown)).toBe(2)
    expect(stepToShow(definition, 'create', 'elsewhere', 3, shown)).toBe(0)
    expect(stepToShow(definition, 'create', 'gone', 1, shown)).toBe(1)
  })
})

describe('relocking', () => {
  const right = () => []

  it('locks all later steps when a relocking step changes', () => {
    expect(relock(definition, ['name'], 3, right)).toBe(0)
    expect(relock(definition, ['mappings'], 3, right)).toBe(1)
    expect(relock(definition, ['mappings', 'name'], 3, right)).toBe(0)
  })

  it('locks what follows a step that is no longer in order', () => {
    expect(relock(definition, ['send'], 3, () => [errorAt('send')])).toBe(2)
    expect(relock(definition, ['send'], 3, () => [errorAt('mappings')])).toBe(1)
    expect(relock(definition, ['send'], 2, () => [errorAt('send')])).toBe(2)
  })

  it('locks nothing for other steps, other properties or unreached steps', () => {
    expect(relock(definition, ['send'], 3, right)).toBe(3)
    expect(relock(definition, ['file_rows'], 3, right)).toBe(3)
    expect(relock(definition, ['mappings'], 0, right)).toBe(0)
  })
})

describe('errors', () => {
  it('belong to the step of their field', () => {
    expect(stepHolding(definition.steps, 'mappings[2].column')).toBe(1)
    expect(stepHolding(definition.steps, 'unknown')).toBe(-1)
  })

  it('lead back to the first of the given steps with errors', () => {
    const errors = [errorAt('send'), errorAt('mappings')]
    expect(firstStepInError(definition.steps, errors)).toBe(1)
    expect(firstStepInError(definition.steps, errors, 1)).toBe(-1)
    expect(firstStepInError(definition.steps, [])).toBe(-1)
  })
})

describe('steps that come and go', () => {
  const numeric: StepDefinition = {
    ...step('numbers', ['number']),
    when: compileCondition("form.type == 'numeric'"),
  }
  const steps = [step('type', ['type']), numeric, step('map', ['mappings']), step('summary', [])]

  it('leaves out a step whose condition fails, and one that shows none of its fields', () => {
    expect(shownSteps(steps, storeOf(['type', 'number', 'mappings'], { type: 'alpha' }))).toBe(
      'type map summary',
    )
    expect(shownSteps(steps, storeOf(['type', 'number'], { type: 'numeric' }))).toBe('type numbers summary')
  })

  it('keeps a step with a summary whatever fields show', () => {
    const summing: StepDefinition = {
      ...step('check', ['name']),
      summary: [{ id: 'name', title: 'portal:name', field: 'name', modes: ['create'] }],
    }
    expect(shownSteps([summing], storeOf([], {}))).toBe('check')
  })

  it('plays the wizard with the steps that are left, the same object while all are', () => {
    const wizard = { ...definition, steps }
    expect(withShownSteps(wizard, 'type numbers map summary')).toBe(wizard)
    const shorter = withShownSteps(wizard, 'type map summary')
    expect(shorter.steps.map(({ id }) => id)).toEqual(['type', 'map', 'summary'])
    expect(stepToShow(shorter, 'create', 'numbers', 2, { id: 'numbers', index: 1 })).toBe(1)
  })
})
