import { resourceOfEntity } from '../Model.ts'
import type { Model } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** States are the values of the field's enum, and transitions lead between them. */
export function checkLifecycles(model: Model, report: Report): void {
  for (const file of model.lifecycles.values()) {
    checkStateField(model, file, report)
    checkTransitions(file, report)
    checkReach(model, file, report)
    checkInitial(model, file, report)
    const { call, entity } = file.value
    if (call && !call.path.includes('{id}')) {
      report(file, ['call', 'path'], 'missing-slot', 'the path that changes a state has a slot {id}')
    }
    if (call && !resourceOfEntity(model, entity) && !model.broken.has('resource')) {
      report(file, ['call'], 'unknown-resource', `no resource stores "${entity}", so nothing can be called`)
    }
  }
}

function checkStateField(model: Model, file: SourceFile<'lifecycle'>, report: Report): void {
  const { entity: id, field, states } = file.value
  const entity = model.entities.get(id)?.value
  if (entity === undefined) return
  const property = checkFieldPath(file, ['field'], field, recordShape(entity), id, report)
  if (property === undefined) return
  if (property.readOnly !== true) {
    report(
      file,
      ['field'],
      'state-writable',
      `${field} is not read-only, so a client could skip the transitions`,
    )
  }
  if (property.type !== 'string') {
    const problem = `a state is text, but ${id}.${field} is of type ${property.type}: make it a string, with the states as its enum`
    report(file, ['field'], 'state-enum', problem)
    return
  }
  const values = (property.enum ?? []).map(String)
  for (const name of Object.keys(states).filter((each) => !values.includes(each))) {
    const aim = { key: true, among: { name, names: values } }
    report(file, ['states', name], 'state-enum', `"${name}" is not a value of ${id}.${field}`, aim)
  }
  for (const value of values.filter((each) => !Object.hasOwn(states, each))) {
    report(file, ['states'], 'state-enum', `"${value}" of ${id}.${field} is no state here`, { key: true })
  }
}

/** A record that clients create begins in a state. */
function checkInitial(model: Model, file: SourceFile<'lifecycle'>, report: Report): void {
  const { entity, initial, states } = file.value
  const names = Object.keys(states)
  if (initial !== undefined) {
    if (names.includes(initial)) return
    const aim = { among: { name: initial, names } }
    report(file, ['initial'], 'unknown-state', `no state "${initial}"`, aim)
  } else if (resourceOfEntity(model, entity)?.value.operations.create !== undefined) {
    const problem = 'records can be created, so "initial" names the state they begin in'
    report(file, ['states'], 'missing-key', problem, { key: true })
  }
}

function checkTransitions(file: SourceFile<'lifecycle'>, report: Report): void {
  const { states, transitions, call } = file.value
  const names = Object.keys(states)
  const check = (name: string, at: (string | number)[]) => {
    if (names.includes(name)) return
    report(file, at, 'unknown-state', `no state "${name}"`, { among: { name, names } })
  }
  for (const [index, transition] of transitions.entries()) {
    const at = ['transitions', index]
    transition.from.forEach((name, place) => check(name, [...at, 'from', place]))
    check(transition.to, [...at, 'to'])
    if (transition.from.includes(transition.to)) {
      report(file, [...at, 'to'], 'idle-transition', `leads from "${transition.to}" to itself`)
    }
    if (transition.by === 'user' && call === undefined) {
      report(
        file,
        [...at, 'by'],
        'missing-call',
        'users can make this change only if the lifecycle has a "call"',
      )
    }
  }
}

/** Records begin in `initial`, else in the first state, and in those that nothing leads to; the others are reached from there. */
function checkReach(model: Model, file: SourceFile<'lifecycle'>, report: Report): void {
  const { entity, field, initial, states, transitions } = file.value
  const values = model.entities.get(entity)?.value.properties[field]?.enum?.map(String) ?? []
  if (transitions.length === 0) return
  const names = Object.keys(states)
  const begin = initial ?? names[0]
  const entered = new Set(transitions.map((transition) => transition.to))
  const left = new Set(transitions.flatMap((transition) => transition.from))
  const reached = new Set(names.filter((name) => name === begin || (!entered.has(name) && left.has(name))))
  for (let grown = true; grown;) {
    const next = transitions.filter(
      ({ from, to }) => !reached.has(to) && from.some((name) => reached.has(name)),
    )
    next.forEach(({ to }) => reached.add(to))
    grown = next.length > 0
  }
  for (const name of names) {
    if (reached.has(name) || !values.includes(name)) continue
    const alone = !entered.has(name) && !left.has(name)
    const way = alone ? 'no transition leads to it or from it' : `no transitions lead to it from "${begin}"`
    report(file, ['states', name], 'unreachable-state', `no record can ever be "${name}": ${way}`, {
      key: true,
    })
  }
}
