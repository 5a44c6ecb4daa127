import type { PathSegment } from '../Diagnostic.ts'
import { followPath, isSlot, splitPath } from '../fieldPaths.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { parentSlot } from '../parents.ts'
import { findCall, nearestCall, readCalls } from '../readCalls.ts'
import type {
  BlockSource,
  CallSource,
  ChartSource,
  EntitySource,
  FormSource,
  OperationName,
  PropertySource,
  RowsSource,
  ShapeSource,
  StatSource,
  TaskSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'

import { checkCallAction } from './checkCallAction.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { checkColumns } from './checkLists.ts'
import { checkCompleteness, checkPanel, checkViews } from './checkWizards.ts'
import type { Report } from './Report.ts'
import { fieldNames, placedFields } from '../placedFields.ts'
import { pageScope, recordShape } from './scopes.ts'
import { typeProblem } from './checkValue.ts'
import { valueProblem } from './valueProblem.ts'

/** Where a block stands. */
interface Place {
  model: SharedModel
  module: ModuleModel
  file: SourceFile<'page'>
  at: PathSegment[]
  report: Report
}

/** Figures and charts read what calls answer, panels and forms show what entities have. */
export function checkBlocks(model: SharedModel, module: ModuleModel, report: Report): void {
  for (const file of module.pages) {
    for (const [index, block] of file.value.blocks.entries()) {
      checkBlock({ model, module, file, at: ['blocks', index], report }, block)
    }
  }
}

function checkBlock(place: Place, block: BlockSource): void {
  if (block.kind === 'stats') {
    for (const [index, stat] of block.stats.entries())
      checkStat({ ...place, at: [...place.at, 'stats', index] }, stat)
  }
  if (block.kind === 'chart') checkChart(place, block)
  if (block.kind === 'tasks') {
    for (const [index, task] of block.tasks.entries())
      checkTask({ ...place, at: [...place.at, 'tasks', index] }, task)
  }
  if (block.kind === 'rows') checkRows(place, block)
  if (block.kind === 'widget') checkWidgetBlock(place, block)
  if (block.kind === 'form') checkForm(place, block)
  if (block.kind === 'cards') checkCards(place, block)
}

function checkCards(place: Place, block: Extract<BlockSource, { kind: 'cards' }>): void {
  const { model, file, report } = place
  for (const [index, { figure, actions = [] }] of block.cards.entries()) {
    const at = [...place.at, 'cards', index]
    if (figure) {
      const inFigure = { ...place, at: [...at, 'figure'] }
      const value = checkSource(inFigure, figure.source)
      checkCellOf(
        inFigure,
        figure.cell,
        value && { at: [...at, 'figure', 'source', 'path'], property: value.found },
      )
    }
    for (const [number, action] of actions.entries()) {
      const inAction = [...at, 'actions', number]
      checkCallAction(model, file, inAction, action, report)
      for (const [figureIndex, stat] of (action.figures ?? []).entries())
        checkStat({ ...place, at: [...inAction, 'figures', figureIndex] }, stat)
      if (action.figures !== undefined && action.confirm === undefined)
        report(file, [...inAction, 'figures'], 'missing-beside', '"figures" requires "confirm"', {
          key: true,
        })
    }
  }
}

function checkStat(place: Place, stat: StatSource): void {
  const { file, at, report } = place
  for (const key of ['access', 'linkText'] as const) {
    if (stat[key] === undefined || stat.to !== undefined) continue
    report(file, [...at, key], 'missing-beside', `"${key}" requires "to"`, { key: true })
  }
  if (stat.trendText !== undefined && stat.trend === undefined)
    report(file, [...at, 'trendText'], 'missing-beside', '"trendText" requires "trend"', { key: true })
  const value = checkSource(place, stat.source)
  checkCellOf(place, stat.cell, value && { at: [...at, 'source', 'path'], property: value.found })
  if (stat.trend === undefined || value === undefined) return
  const path = [...at, 'trend']
  const trend = checkFieldPath(file, path, stat.trend, value.answer, value.name, report)
  checkNumber(place, path, trend)
}

function checkChart(place: Place, chart: ChartSource): void {
  const { file, at, report } = place
  const points = checkSource(place, chart.source)
  checkCellOf(place, chart.cell)
  if (points === undefined) return
  if (points.found.type !== 'array') {
    const problem = `a chart needs an array, not ${points.found.type}`
    report(file, [...at, 'source', 'path'], 'field-type', problem)
    return
  }
  const point = points.found.items
  if (point === undefined) return
  const name = `the items of ${chart.source.path}`
  const x = checkFieldPath(file, [...at, 'x'], chart.x, point, name, report)
  if (x && (x.type === 'object' || x.type === 'array')) {
    report(
      file,
      [...at, 'x'],
      'field-type',
      `${chart.x} is an ${x.type}, which can't be written below a chart`,
    )
  }
  for (const [index, series] of chart.series.entries()) {
    const path = [...at, 'series', index, 'value']
    checkNumber(place, path, checkFieldPath(file, path, series.value, point, name, report))
  }
}

function checkTask(place: Place, task: TaskSource): void {
  const { file, at, report } = place
  if (task.access !== undefined && task.to === undefined) {
    report(file, [...at, 'access'], 'missing-beside', '"access" requires "to"', { key: true })
  }
  if (task.step && task.count === undefined)
    report(file, [...at, 'step'], 'missing-beside', '"step" requires "count"', { key: true })
  if (task.step && task.done !== undefined)
    report(file, [...at, 'done'], 'bad-value', '"done" has no use beside "step": the count decides', {
      key: true,
    })
  if (task.count === undefined) return
  const number = checkSource(place, task.count, 'count')
  checkNumber(place, [...at, 'count', 'path'], number?.found)
}

function checkRows(place: Place, rows: RowsSource): void {
  const { model, file, at, report } = place
  const resource = model.resources.get(rows.resource)?.value
  const entity = resource && model.entities.get(resource.entity)?.value
  if (resource === undefined || entity === undefined) return
  if (resource.operations.list === undefined) {
    report(file, [...at, 'resource'], 'missing-operation', `resource "${resource.id}" has no operation list`)
    return
  }
  const known = findCall(model, resource.path)?.query ?? []
  for (const name of Object.keys(rows.query ?? {})) {
    if (known.includes(name)) continue
    if (name === parentSlot(resource)) {
      const problem = `{${name}} is filled in from the record of the page, or from its address: leave it out`
      report(file, [...at, 'query', name], 'unknown-query', problem, { key: true })
      continue
    }
    const aim = { key: true, among: { name, names: known } }
    report(file, [...at, 'query', name], 'unknown-query', `no query parameter "${name}" there`, aim)
  }
  checkColumns(model, file, { at, columns: rows.columns, resource, entity }, report)
}

function checkNumber(place: Place, at: PathSegment[], property: PropertySource | undefined): void {
  if (property === undefined || property.type === 'integer' || property.type === 'number') return
  place.report(place.file, at, 'field-type', `a number is needed, not ${property.type}`)
}

/**
 * The call exists, knows the parameters, and its answer has the path.
 * @returns what stands there; undefined after a report, or where code alone knows the answer
 */
function checkSource(
  { model, file, at, report }: Place,
  source: CallSource,
  key = 'source',
): { found: PropertySource; answer: PropertySource; name: string } | undefined {
  const path = [...at, key]
  const call = findCall(model, source.get)
  if (call === undefined) {
    if (model.broken.has('resource')) return undefined
    const aim = { suggestion: nearestCall(source.get, readCalls(model)) }
    report(file, [...path, 'get'], 'unknown-source', `nothing is read at GET ${source.get}`, aim)
    return undefined
  }
  for (const name of Object.keys(source.query ?? {})) {
    if (call.query.includes(name)) continue
    const aim = { key: true, among: { name, names: call.query } }
    report(file, [...path, 'query', name], 'unknown-query', `no query parameter "${name}" there`, aim)
  }
  if (call.answer === undefined) return undefined
  const name = `the answer of ${call.path}`
  const found = checkFieldPath(file, [...path, 'path'], source.path, call.answer, name, report)
  return found && { found, answer: call.answer, name }
}

function checkCellOf(
  { model, file, at, report }: Place,
  cell: string | undefined,
  shown?: { at: PathSegment[]; property: PropertySource },
): void {
  const { cells } = model.registry.value
  const name = cell ?? 'number'
  const known = Object.hasOwn(cells, name) ? cells[name] : undefined
  const path = cell === undefined ? (shown?.at ?? at) : [...at, 'cell']
  if (known === undefined) {
    const aim = { among: { name, names: Object.keys(cells) } }
    report(file, path, 'unknown-cell', `no cell "${name}"`, aim)
  } else if (shown !== undefined && !known.types.includes(shown.property.type)) {
    const problem = `cell "${name}" shows ${known.types.join(', ')}, not ${shown.property.type}`
    report(file, path, 'cell-type', problem)
  }
}

function checkWidgetBlock(place: Place, block: Extract<BlockSource, { kind: 'widget' }>): void {
  const { model, module, file, at, report } = place
  checkPanel(model, file, [...at, 'panel'], block.panel, report)
  if (block.entity === undefined && block.params !== undefined) {
    report(file, [...at, 'params'], 'missing-beside', '"params" requires "entity"', { key: true })
  }
  const entity = module.entities.find(({ value }) => value.id === block.entity)?.value
  if (entity === undefined) return
  for (const [name, value] of Object.entries(block.params ?? {})) {
    const path = [...at, 'params', name]
    const shape = recordShape(entity)
    const property = checkFieldPath(file, path, name, shape, entity.id, report, { key: true })
    if (property === undefined) continue
    const problem = isSlot(value) ? slotProblem(place, value, property) : valueProblem(property, value)
    if (problem !== undefined) report(file, path, 'bad-default', problem)
  }
}

/** What a slot of the page would hand to a property of another type; that it is there is checked with the links. */
function slotProblem({ model, file }: Place, template: string, property: PropertySource): string | undefined {
  const name = template.slice(1, -1)
  const [root = '', ...path] = splitPath(name)
  const shapes: Record<string, ShapeSource> = pageScope(model, file.value)?.shapes ?? {}
  const shape = Object.hasOwn(shapes, root) ? shapes[root] : undefined
  const followed = shape && followPath(shape, path)
  return followed && 'found' in followed ? typeProblem(template, name, followed.found, property) : undefined
}

function checkForm(place: Place, form: FormSource): void {
  const { model, module, file, at, report } = place
  const resource = module.resources.find(({ value }) => value.id === form.resource)?.value
  const entity = resource && model.entities.get(resource.entity)?.value
  if (resource === undefined || entity === undefined) return
  const isStored = form.record !== undefined || resource.singleton === true
  if (form.record !== undefined && resource.singleton === true) {
    const problem = `resource "${resource.id}" is a singleton: its record needs no id`
    report(file, [...at, 'record'], 'singleton', problem, { key: true })
  }
  const needs: OperationName[] = isStored ? ['get', 'update'] : ['create']
  for (const operation of needs.filter((each) => resource.operations[each] === undefined)) {
    const problem = `the form needs operation ${operation} of resource "${resource.id}"`
    report(file, [...at, 'resource'], 'missing-operation', problem)
  }
  if (form.continue !== undefined) checkContinue(place, form.continue, entity, isStored)
  const seen = new Set<string>()
  for (const { name, at: path } of placedFields(form, at)) {
    if (seen.has(name)) report(file, path, 'duplicate-field', `${name} is already in the form`)
    seen.add(name)
    const property = checkFieldPath(file, path, name, recordShape(entity), entity.id, report, { typed: true })
    if (property?.readOnly === true) {
      report(file, path, 'read-only-field', `${name} is read-only, so it can't be edited`)
    }
  }
  const shown = { shown: fieldNames(form), missing: 'not in the form' } as const
  checkViews(model, file, { ...shown, at: [...at, 'views'], views: form.views }, entity, report)
  if (!isStored)
    checkCompleteness(file, { ...shown, at: [...at, form.fields ? 'fields' : 'sections'] }, entity, report)
}

function checkContinue(place: Place, field: string, entity: EntitySource, isStored: boolean): void {
  const { file, report } = place
  const at = [...place.at, 'continue']
  const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
  if (!property) return
  const problem = isStored
    ? 'only a form that creates records leads on'
    : property.type !== 'string' || property.readOnly !== true
      ? `${field} must be a read-only string`
      : undefined
  if (problem !== undefined) report(file, at, 'form-continue', problem)
}
