import { resourceOfEntity } from '../modelIndex.ts'
import type { ModuleFiles, SharedModel } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { ActionFormSource, EntitySource } from '../read/source.ts'
import { stateKey } from '../stateKey.ts'
import { checkActionForm } from './checkActionForm.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { checkNumberSlot } from './checkNumberSlot.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** States are the values of the field's enum, and transitions lead between them. */
export function checkLifecycles(model: SharedModel, { lifecycles }: ModuleFiles, report: Report): void {
  for (const file of lifecycles) {
    checkStateField(model, file, report)
    checkTransitions(file, report)
    checkForms(model, file, report)
    checkNotes(model, file, report)
    checkSimulatedReasons(model, file, report)
    checkPostings(model, file, report)
    checkReach(model, file, report)
    checkInitial(model, file, report)
    const { call, entity } = file.value
    if (call && !call.path.includes('{id}')) {
      report(file, ['call', 'path'], 'missing-slot', 'add {id} to the path: the call changes one record')
    }
    if (call && !resourceOfEntity(model, entity) && !model.broken.has('resource')) {
      report(file, ['call'], 'unknown-resource', `no resource stores "${entity}", so nothing can be called`)
    }
  }
}

function checkStateField(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
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
  if (property.type !== 'string' && property.type !== 'integer') {
    const problem = `a state is text or a number, but ${id}.${field} is of type ${property.type}: make it a string or an integer, with the states as its enum`
    report(file, ['field'], 'state-enum', problem)
    return
  }
  const numbered = property.type === 'integer'
  const values = (property.enum ?? []).map(String)
  const keys = new Map<string, string>()
  for (const [name, { value }] of Object.entries(states)) {
    const at = ['states', name]
    if (numbered && value === undefined) {
      const problem = `add "value": ${id}.${field} is an integer`
      report(file, at, 'missing-key', problem, { key: true })
      continue
    }
    if (!numbered && value !== undefined) {
      const problem = `${id}.${field} is a string, so its states are stored by name`
      report(file, [...at, 'value'], 'state-value', problem, { key: true })
      keys.set(name, name)
      continue
    }
    const key = stateKey(file.value, name)
    const other = keys.get(key)
    if (other !== undefined) {
      report(file, [...at, 'value'], 'state-value', `"${other}" has the value ${key} already`)
    } else if (!values.includes(key)) {
      const problem = `"${key}" is not a value of ${id}.${field}`
      const aim = { key: !numbered, among: { name: key, names: values } }
      report(file, numbered ? [...at, 'value'] : at, 'state-enum', problem, aim)
    }
    keys.set(key, name)
  }
  for (const value of values.filter((each) => !keys.has(each))) {
    const problem = `"${value}" is a value of ${id}.${field}, but no state has it: add one, or take the value out of the enum`
    report(file, ['states'], 'state-enum', problem, { key: true })
  }
}

/** Users enter notes in a form, and the property that stores one is text that only the server writes. */
function checkNotes(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
  const entity = model.entities.get(file.value.entity)?.value
  for (const [index, { by, note, form }] of file.value.transitions.entries()) {
    if (note === undefined) continue
    const at = ['transitions', index, 'note']
    if (by === 'time') {
      report(file, at, 'timer-keys', 'nobody writes a note when a timer makes the change', { key: true })
    }
    if (note.from !== undefined) checkNoteSource(model, file, [...at, 'from'], note.from, form, report)
    if (by === 'user' && note.required === true) {
      const problem = 'users enter a note in the form, whose entity says whether it is required'
      report(file, [...at, 'required'], 'note-field', problem, { key: true })
    }
    if (note.reason !== undefined && entity !== undefined)
      checkReason(file, [...at, 'reason'], note.reason, entity, report)
    if (note.field === undefined || entity === undefined) continue
    const place = [...at, 'field']
    const property = checkFieldPath(file, place, note.field, recordShape(entity), entity.id, report)
    if (property === undefined) continue
    if (property.type !== 'string' || property.readOnly !== true) {
      const problem = `a note is stored in a read-only string, and ${entity.id}.${note.field} isn't one`
      report(file, place, 'note-field', problem)
    } else if ((note.maxLength ?? 1000) > (property.maxLength ?? Infinity)) {
      const problem = `a note has up to ${note.maxLength ?? 1000} characters, and ${entity.id}.${note.field} up to ${property.maxLength}`
      report(file, place, 'note-field', problem)
    }
  }
}

/** A reason is one of a catalogue, and only decisions write it. */
function checkReason(
  file: SourceFile<'lifecycle'>,
  at: PathSegment[],
  field: string,
  entity: EntitySource,
  report: Report,
): void {
  const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
  if (property === undefined) return
  if (property.catalogue === undefined || property.readOnly !== true)
    report(
      file,
      at,
      'note-field',
      `a reason is stored in a read-only property with a catalogue, and ${entity.id}.${field} isn't one`,
    )
}

/** A simulated decision names a reason of the catalogue. */
function checkSimulatedReasons(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
  const properties = model.entities.get(file.value.entity)?.value.properties
  for (const [index, { note, simulated }] of file.value.transitions.entries()) {
    if (simulated?.reason === undefined) continue
    const at = ['transitions', index, 'simulated', 'reason']
    if (note?.reason === undefined) {
      report(file, at, 'note-field', 'the note of the transition names no property for a reason')
      continue
    }
    const catalogue = properties?.[note.reason]?.catalogue
    const names = (model.catalogues.get(catalogue ?? '')?.value.items ?? []).map(({ value }) => value)
    if (names.length === 0 || names.includes(simulated.reason)) continue
    const aim = { among: { name: simulated.reason, names } }
    report(file, at, 'note-field', `"${catalogue}" has no value "${simulated.reason}"`, aim)
  }
}

/** A note comes from a text of the form. */
function checkNoteSource(
  model: SharedModel,
  file: SourceFile<'lifecycle'>,
  at: PathSegment[],
  name: string,
  form: ActionFormSource | undefined,
  report: Report,
): void {
  if (form === undefined || !form.fields.includes(name)) {
    const aim = { among: { name, names: form?.fields ?? [] } }
    return report(file, at, 'note-field', `the transition has no form that asks for "${name}"`, aim)
  }
  const property = model.entities.get(form.entity ?? file.value.entity)?.value.properties[name]
  if (property === undefined || (property.type === 'string' && property.sensitive === undefined)) return
  report(file, at, 'note-field', `a note is a text that everybody may read, and ${name} isn't one`)
}

/** What users enter is asked in the confirmation. */
function checkForms(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
  for (const [index, { by, form, confirm, warning }] of file.value.transitions.entries()) {
    if (warning !== undefined && confirm === undefined)
      report(file, ['transitions', index, 'warning'], 'missing-beside', '"warning" requires "confirm"', {
        key: true,
      })
    if (form === undefined) continue
    const at = ['transitions', index, 'form']
    if (by !== 'user') {
      report(file, at, 'timer-keys', `a form is for users, and this transition is by ${by}`, { key: true })
    }
    checkActionForm(model, file, at, { form, confirm, own: file.value.entity }, report)
  }
}

/** Amounts are numbers of the record. */
function checkPostings(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
  const entity = model.entities.get(file.value.entity)?.value
  if (entity === undefined) return
  const shapes = { row: recordShape(entity) }
  const { named } = file.value
  if (named !== undefined) checkFieldPath(file, ['named'], named, shapes.row, entity.id, report)
  const places = [
    { at: ['created', 'postings'] as PathSegment[], postings: file.value.created?.postings ?? [] },
    ...file.value.transitions.map(({ postings = [] }, index) => ({
      at: ['transitions', index, 'postings'] as PathSegment[],
      postings,
    })),
  ]
  for (const { at, postings } of places) {
    for (const [index, { amount }] of postings.entries()) {
      if (typeof amount === 'string') checkNumberSlot(file, [...at, index, 'amount'], amount, shapes, report)
    }
  }
}

/** A record that clients create begins in a state. */
function checkInitial(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
  const { entity, initial, states } = file.value
  const names = Object.keys(states)
  if (initial !== undefined) {
    if (names.includes(initial)) return
    const aim = { among: { name: initial, names } }
    report(file, ['initial'], 'unknown-state', `no state "${initial}"`, aim)
  } else if (resourceOfEntity(model, entity)?.value.operations.create !== undefined) {
    const problem = '"initial" is missing: name the state of a new record'
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
    const mayStay = transition.by === 'time' || transition.by === 'server'
    if (transition.from.includes(transition.to) && !mayStay) {
      report(file, [...at, 'to'], 'idle-transition', `leads from "${transition.to}" to itself`)
    }
    const decided = transition.by === 'carrier' || transition.by === 'reviewer'
    if (transition.after !== undefined && transition.by !== 'time') {
      const problem = `"after" belongs to transitions by time, and this one is by ${transition.by}`
      report(file, [...at, 'after'], 'timer-keys', problem, { key: true })
    }
    if (transition.simulated !== undefined && !decided) {
      const problem = `the simulator decides for carriers and reviewers, and this transition is by ${transition.by}`
      report(file, [...at, 'simulated'], 'timer-keys', problem, { key: true })
    }
    for (const key of ['access', 'confirm', 'warning', 'success'] as const) {
      if (transition[key] === undefined || transition.by === 'user' || transition.by === 'server') continue
      const problem = `"${key}" is for users, and this transition is by ${transition.by}`
      report(file, [...at, key], 'timer-keys', problem, { key: true })
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
function checkReach(model: SharedModel, file: SourceFile<'lifecycle'>, report: Report): void {
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
    if (reached.has(name) || !values.includes(stateKey(file.value, name))) continue
    const alone = !entered.has(name) && !left.has(name)
    const way = alone ? 'no transition leads to it or from it' : `no transitions lead to it from "${begin}"`
    report(file, ['states', name], 'unreachable-state', `no record can ever be "${name}": ${way}`, {
      key: true,
    })
  }
}
