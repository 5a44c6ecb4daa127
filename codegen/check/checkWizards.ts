import { registryOf } from '../registryOf.ts'
import type { JsonValue, WizardMode } from '../../src/language/portal.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import { fieldNames, placedFields } from '../placedFields.ts'
import { defaultWidget, propertyAt, rulesOfField, wizardModes } from '../normalize/normalizeWizard.ts'
import type {
  EntitySource,
  OperationName,
  PropertySource,
  ReferenceSource,
  ResourceSource,
  ViewSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkCallAction } from './checkCallAction.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { isChosen } from './checkChoices.ts'
import { checkWidgetCall } from './checkWidgetCall.ts'
import type { Report } from './Report.ts'
import { valueAt } from '../valueAt.ts'
import { recordShape } from './scopes.ts'
import { valueProblem } from './valueProblem.ts'

/** Steps lead through every field that is needed, with widgets that can edit them. */
export function checkWizards(model: SharedModel, module: ModuleModel, report: Report): void {
  for (const file of module.wizards) {
    checkStepNames(file, report)
    checkModes(file, report)
    const resource = model.resources.get(file.value.resource)?.value
    const entity = resource && model.entities.get(resource.entity)?.value
    if (resource === undefined || entity === undefined) continue
    checkOperations(file, resource, report)
    checkSteps(model, file, entity, report)
    checkEstimate(model, file, entity, report)
    checkPrefill(file, entity, report)
    const shown = file.value.steps.flatMap(fieldNames)
    checkViews(
      model,
      file,
      { at: ['fields'], shown, views: file.value.fields, missing: 'in no step' },
      entity,
      report,
    )
    if (wizardModes(file.value).includes('create'))
      checkCompleteness(file, { at: ['steps'], shown, missing: 'in no step' }, entity, report)
  }
}

function checkStepNames(file: SourceFile<'wizard'>, report: Report): void {
  const { steps, opensAt = {}, banners = [] } = file.value
  const names = steps.map((step) => step.id)
  const check = (name: string, at: PathSegment[]) => {
    if (names.includes(name)) return
    report(file, at, 'unknown-step', `no step "${name}"`, { among: { name, names } })
  }
  for (const [mode, first] of Object.entries(opensAt)) {
    if (typeof first === 'string') check(first, ['opensAt', mode])
    else first.forEach(({ step }, index) => check(step, ['opensAt', mode, index, 'step']))
  }
  banners.forEach((banner, index) =>
    (banner.steps ?? []).forEach((name, place) => check(name, ['banners', index, 'steps', place])),
  )
  steps.forEach((step, index) =>
    (step.summary ?? []).forEach((row, place) => {
      if (row.step !== undefined) check(row.step, ['steps', index, 'summary', place, 'step'])
    }),
  )
}

function checkModes(file: SourceFile<'wizard'>, report: Report): void {
  const { value: wizard } = file
  const modes = wizardModes(wizard)
  const check = (mode: WizardMode, at: PathSegment[]) => {
    if (!modes.includes(mode)) report(file, at, 'unknown-mode', `the wizard has no title for mode "${mode}"`)
  }
  for (const mode of Object.keys(wizard.opensAt ?? {})) check(mode as WizardMode, ['opensAt', mode]) // by its schema
  for (const mode of Object.keys(wizard.failure ?? {})) check(mode as WizardMode, ['failure', mode]) // by its schema
  wizard.submitText.forEach((entry, index) => check(entry.mode, ['submitText', index, 'mode']))
  wizard.estimate?.modes.forEach((mode, place) => check(mode, ['estimate', 'modes', place]))
  wizard.banners?.forEach((banner, index) =>
    banner.modes.forEach((mode, place) => check(mode, ['banners', index, 'modes', place])),
  )
  for (const mode of modes) {
    if (mode === 'view') continue
    if (!wizard.submitText.some((entry) => entry.mode === mode && entry.when === undefined)) {
      report(file, ['submitText'], 'missing-submit', `no text without "when" for mode "${mode}"`, {
        key: true,
      })
    }
    if (wizard.success[mode] === undefined) {
      report(file, ['success'], 'missing-key', `there is no success text for mode "${mode}"`, { key: true })
    }
  }
}

const NEEDS: Record<WizardMode, OperationName[]> = {
  create: ['create'],
  edit: ['get', 'update'],
  view: ['get'],
}

function checkOperations(file: SourceFile<'wizard'>, resource: ResourceSource, report: Report): void {
  for (const mode of wizardModes(file.value)) {
    for (const operation of NEEDS[mode].filter((each) => resource.operations[each] === undefined)) {
      const problem = `mode "${mode}" needs operation ${operation} of resource "${resource.id}"`
      report(file, ['title', mode], 'missing-operation', problem, { key: true })
    }
  }
}

function checkSteps(
  model: SharedModel,
  file: SourceFile<'wizard'>,
  entity: EntitySource,
  report: Report,
): void {
  const shape = recordShape(entity)
  const seen = new Map<string, string>()
  for (const [index, step] of file.value.steps.entries()) {
    const at = ['steps', index]
    for (const { name, at: path } of placedFields(step, at)) {
      const property = checkFieldPath(file, path, name, shape, entity.id, report, { typed: true })
      if (property?.readOnly === true) {
        report(file, path, 'read-only-field', `${name} is read-only; show it in a summary instead`)
      }
      const earlier = seen.get(name)
      if (earlier !== undefined)
        report(file, path, 'duplicate-field', `${name} is already in step "${earlier}"`)
      seen.set(name, step.id)
    }
    if (step.aside !== undefined) checkPanel(model, file, [...at, 'aside'], step.aside, report)
    for (const [place, row] of (step.summary ?? []).entries()) {
      const path = [...at, 'summary', place]
      if (row.field !== undefined)
        checkFieldPath(file, [...path, 'field'], row.field, shape, entity.id, report, { drawsLists: true })
      if (row.panel !== undefined) checkPanel(model, file, [...path, 'panel'], row.panel, report)
    }
  }
}

/** A link fills in texts that a new record may have. */
function checkPrefill(file: SourceFile<'wizard'>, entity: EntitySource, report: Report): void {
  if (file.value.prefill !== undefined && !wizardModes(file.value).includes('create')) {
    const problem = 'only a wizard that creates records is filled in by a link'
    report(file, ['prefill'], 'missing-beside', problem, { key: true })
    return
  }
  for (const [index, name] of (file.value.prefill ?? []).entries()) {
    const at = ['prefill', index]
    const property = checkFieldPath(file, at, name, recordShape(entity), entity.id, report)
    if (property === undefined) continue
    if (property.readOnly === true)
      report(file, at, 'read-only-field', `${name} is read-only, so no link fills it in`)
    else if (property.writeOn?.includes('create') === false)
      report(file, at, 'read-only-field', `${name} can't be set on creation, so no link fills it in`)
    else if (property.type !== 'string')
      report(file, at, 'field-type', `a link fills in a text, and ${name} is ${property.type}`)
  }
}

/** The estimate is answered by an endpoint, its panel and cells are there, and the record takes what it confirms. */
function checkEstimate(
  model: SharedModel,
  file: SourceFile<'wizard'>,
  entity: EntitySource,
  report: Report,
): void {
  const { estimate } = file.value
  if (estimate === undefined) return
  const { call, panel, figures = [], confirms = {}, identity, modes, slots } = estimate
  for (const name of Object.keys(confirms)) {
    const at = ['estimate', 'confirms', name]
    const property = checkFieldPath(file, at, name, recordShape(entity), entity.id, report, { key: true })
    if (property?.readOnly === true)
      report(file, at, 'read-only-field', `${name} is read-only, so it can't be sent`, { key: true })
    for (const operation of ['create', 'update'] as const) {
      const isSent = modes.includes(operation === 'create' ? 'create' : 'edit')
      if (!isSent || property?.writeOn?.includes(operation) !== false) continue
      const problem = `${name} can't be sent on ${operation}: "writeOn" of ${entity.id} leaves that out`
      report(file, at, 'read-only-field', problem, { key: true })
    }
  }
  if (identity !== undefined && !Object.hasOwn(confirms, identity))
    report(file, ['estimate', 'identity'], 'unknown-field', `${identity} is not among what is confirmed`, {
      among: { name: identity, names: Object.keys(confirms) },
    })
  checkCallAction(model, file, ['estimate'], { method: 'POST', call }, report)
  if (panel !== undefined) checkPanel(model, file, ['estimate', 'panel'], panel, report)
  if (panel !== undefined && figures.length > 0)
    report(
      file,
      ['estimate', 'figures'],
      'estimate-twice',
      'the panel already shows what the response says',
      {
        key: true,
      },
    )
  const cells = Object.keys(model.registry.value.cells)
  const used: [PathSegment[], string][] = [
    ...Object.entries(slots).map(([name, { cell }]): [PathSegment[], string] => [['slots', name], cell]),
    ...figures.map(({ cell }, place): [PathSegment[], string] => [['figures', place], cell]),
  ]
  for (const [at, cell] of used) {
    if (cells.includes(cell)) continue
    const path = ['estimate', ...at, 'cell']
    report(file, path, 'unknown-cell', `no cell "${cell}"`, { among: { name: cell, names: cells } })
  }
}

/** The panel is one of the registry's. */
export function checkPanel(
  model: SharedModel,
  file: SourceFile,
  at: PathSegment[],
  name: string,
  report: Report,
): void {
  const names = Object.keys(registryOf(model).panels)
  if (names.includes(name)) return
  report(file, at, 'unknown-panel', `no panel "${name}"`, { among: { name, names } })
}

/** The fields of a wizard or of a form on a page. */
interface ShownFields {
  /** Where `views` stand, or what lacks a field. */
  at: PathSegment[]
  shown: string[]
  views?: Record<string, ViewSource> | undefined
  /** How it is said that a field is missing there. */
  missing: 'in no step' | 'not in the form'
}

/** Each view belongs to a shown field, and its widget can edit it. */
export function checkViews(
  model: SharedModel,
  file: SourceFile,
  { at: root, shown, views = {}, missing }: ShownFields,
  entity: EntitySource,
  report: Report,
): void {
  for (const name of Object.keys(views).filter((each) => !shown.includes(each))) {
    const aim = { key: true, suggestion: nearestName(name, shown) }
    report(file, [...root, name], 'idle-field', `${name} is ${missing}`, aim)
  }
  for (const name of new Set(shown)) {
    const property = propertyAt(entity, name)
    if (property === undefined) continue
    const view = views[name]
    const rulesAreLost = model.broken.has('rules') && !model.rules.has(entity.id)
    if (view?.widget !== undefined || !rulesAreLost) {
      const widget = view?.widget ?? defaultWidget(property, rulesOfField(model, entity.id, name))
      const options = view?.options ?? {}
      checkWidget(model, file, [...root, name], widget, property, options, entity, report)
      const place = { file, at: [...root, name], field: name, property, entity: entity.id }
      checkWidgetCall(model, place, widget, options, report)
    }
    const shape = recordShape(entity)
    for (const [index, filled] of (view?.fills ?? []).entries()) {
      const at = [...root, name, 'fills', index]
      const target = checkFieldPath(file, at, filled, shape, entity.id, report)
      if (target && target.readOnly !== true && target.file === undefined) {
        report(
          file,
          at,
          'fills-writable',
          `${filled} is neither read-only nor a file: a widget fills only what the server writes, and files it makes`,
        )
      }
    }
  }
}

function checkWidget(
  model: SharedModel,
  file: SourceFile,
  at: PathSegment[],
  name: string,
  property: PropertySource,
  options: Record<string, JsonValue>,
  entity: EntitySource,
  report: Report,
): void {
  const { widgets } = registryOf(model)
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined
  const path = [...at, 'widget']
  if (widget === undefined) {
    report(file, path, 'unknown-widget', `no widget "${name}"`, {
      among: { name, names: Object.keys(widgets) },
    })
    return
  }
  if (!widget.types.includes(property.type)) {
    const isNamed = Object.hasOwn(Object(valueAt(file.value, at)), 'widget')
    const problem = isNamed
      ? `widget "${name}" edits ${widget.types.join(', ')}, not ${property.type}`
      : `no widget is named, and "${name}", the usual one, edits ${widget.types.join(', ')}, not ${property.type}`
    report(file, path, 'widget-type', problem)
  }
  const { items } = property
  const taken: readonly string[] = (property.file ?? items?.file)?.types ?? []
  for (const kind of (widget.files ?? []).filter((each) => !taken.includes(each))) {
    const problem = `"${name}" makes files of the kind "${kind}", which the field doesn't take`
    report(file, path, 'widget-type', problem)
  }
  if (name === 'tags' && (items?.enum !== undefined || items?.catalogue !== undefined)) {
    const limit = items.enum === undefined ? `catalogue "${items.catalogue}"` : 'an enum'
    const problem = `"tags" takes any text, but its items have ${limit}: use widget "choices"`
    report(file, path, 'widget-type', problem)
  }
  if (name === 'choices' && !isChosen({ property, reference: referenceOf(model, entity, property) })) {
    const problem =
      '"choices" needs something to choose from: an "enum" or "catalogue" of the items, or a "reference" in the rules'
    report(file, path, 'widget-type', problem)
  }
  for (const [option, value] of Object.entries(options)) {
    const place = [...at, 'options', option]
    const type = widget.options?.[option]
    if (type !== undefined) {
      checkOption(file, place, type, value, property, entity, report)
      continue
    }
    const aim = { key: true, among: { name: option, names: Object.keys(widget.options ?? {}) } }
    report(file, place, 'unknown-option', `widget "${name}" has no option "${option}"`, aim)
  }
}

function referenceOf(
  model: SharedModel,
  entity: EntitySource,
  property: PropertySource,
): ReferenceSource | undefined {
  const name = Object.keys(entity.properties).find((each) => entity.properties[each] === property)
  return name === undefined ? undefined : model.rules.get(entity.id)?.value.fields?.[name]?.reference
}

function checkOption(
  file: SourceFile,
  at: PathSegment[],
  type: string,
  value: JsonValue,
  property: PropertySource,
  entity: EntitySource,
  report: Report,
): void {
  const problem = valueProblem({ type: NAMING.has(type) ? 'string' : type }, value)
  if (problem !== undefined) report(file, at, 'option-type', problem)
  else if (type === 'field' && typeof value === 'string')
    checkFieldPath(file, at, value, recordShape(entity), entity.id, report)
  else if (type === 'item' && typeof value === 'string' && property.items)
    checkFieldPath(file, at, value, property.items, `the items of ${entity.id}`, report)
}

/** Types of options that name something. */
const NAMING: ReadonlySet<string> = new Set(['field', 'item', 'call', 'list', 'column'])

/** A new record can be given everything it needs. */
export function checkCompleteness(
  file: SourceFile,
  { at, shown, missing }: Omit<ShownFields, 'views'>,
  entity: EntitySource,
  report: Report,
): void {
  for (const name of entity.required) {
    const property = entity.properties[name]
    const isShown = shown.some((field) => field === name || field.startsWith(`${name}.`))
    if (property === undefined || isShown || property.readOnly === true) continue
    if (property.writeOn?.includes('create') === false || property.default !== undefined) continue
    report(file, at, 'required-unreachable', `required field "${name}" is ${missing}`, { key: true })
  }
}
