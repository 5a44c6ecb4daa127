import type { ModuleModel, SharedModel } from '../Model.ts'
import { findCall } from '../readCalls.ts'
import type { EntitySource, PageSource, ResourceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { sensitiveProblem } from '../fieldPaths.ts'
import { checkColumns } from './checkLists.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

type Block = PageSource['blocks'][number]
type RecordBlock = Extract<Block, { kind: 'facts' | 'items' | 'timeline' | 'progress' }>

const recordBlocks = {
  facts: 'block of facts',
  items: 'table of items',
  timeline: 'timeline',
  progress: 'progress of a record',
}

function needsRecord(block: Block): block is RecordBlock {
  return (
    block.kind === 'facts' ||
    block.kind === 'items' ||
    block.kind === 'timeline' ||
    (block.kind === 'progress' && block.total !== undefined)
  )
}

/** The page of a record can read it, and takes its actions from a list of such records. */
function checkRecord(
  model: SharedModel,
  module: ModuleModel,
  file: SourceFile<'page'>,
  report: Report,
): void {
  const { record, blocks } = file.value
  if (record === undefined) {
    for (const [index, block] of blocks.entries())
      if (needsRecord(block))
        report(
          file,
          ['blocks', index, block.kind === 'progress' ? 'total' : 'kind'],
          'missing-beside',
          `a ${recordBlocks[block.kind]} needs "record" on its page`,
        )
    return
  }
  const resource = module.resources.find(({ value }) => value.id === record.resource)?.value
  const entity = resource && model.entities.get(resource.entity)?.value
  if (resource === undefined || entity === undefined) return
  if (resource.operations.get === undefined) {
    const problem = `the page needs operation get of resource "${resource.id}"`
    report(file, ['record', 'resource'], 'missing-operation', problem)
  }
  const name = checkFieldPath(file, ['record', 'name'], record.name, recordShape(entity), entity.id, report)
  if (name !== undefined && name.type !== 'string')
    report(file, ['record', 'name'], 'field-type', `a name is a string, not ${name.type}`)
  checkHeadings(file, record, entity, report)
  for (const [index, field] of (record.ask?.facts ?? []).entries()) {
    const at = ['record', 'ask', 'facts', index]
    const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
    if (property === undefined) continue
    if (property.sensitive !== undefined)
      report(file, at, 'field-type', `${field} is sensitive, and a question is read by others`)
    if (property.cell === undefined && ['object', 'array'].includes(property.type))
      report(file, at, 'field-type', `a fact is one value, and ${field} is an ${property.type}`)
  }
  const list = module.lists.find(({ value }) => value.id === record.actions)?.value
  if (list !== undefined && list.resource !== resource.id) {
    const problem = `list "${list.id}" shows "${list.resource}", and the page "${resource.id}"`
    report(file, ['record', 'actions'], 'record-list', problem)
  }
  // The page reads the whole record, not a row.
  const whole = { ...resource, listFields: Object.keys(recordShape(entity).properties ?? {}) }
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'progress') checkProgress(model, file, index, block, entity, report)
    if (block.kind === 'items') checkItems(file, index, block, entity, report)
    if (block.kind === 'timeline') checkTimeline(model, file, index, { block, resource, entity }, report)
    if (block.kind !== 'facts') continue
    const shown = { at: ['blocks', index], columns: block.facts ?? [], key: 'facts', resource: whole, entity }
    checkColumns(model, file, shown, report)
  }
}

/** What a heading is made of is one value each, and anybody at the page may read it. */
function checkHeadings(
  file: SourceFile<'page'>,
  { heading = [] }: NonNullable<PageSource['record']>,
  entity: EntitySource,
  report: Report,
): void {
  for (const [index, { fields = [], count }] of heading.entries()) {
    const at = ['record', 'heading', index]
    for (const [place, field] of fields.entries()) {
      const path = [...at, 'fields', place]
      const property = checkFieldPath(file, path, field, recordShape(entity), entity.id, report)
      if (property?.sensitive !== undefined) report(file, path, 'field-type', sensitiveProblem(field))
      else if (property?.cell === undefined && ['object', 'array'].includes(property?.type ?? ''))
        report(file, path, 'field-type', `a heading shows one value, and ${field} is an ${property?.type}`)
    }
    if (count === undefined) continue
    const path = [...at, 'count']
    const property = checkFieldPath(file, path, count, recordShape(entity), entity.id, report)
    if (property !== undefined && property.type !== 'integer')
      report(file, path, 'field-type', `a count is a whole number, and ${count} is a ${property.type}`)
  }
}

interface TimelinePlace {
  block: { field?: string }
  resource: ResourceSource
  entity: EntitySource
}

/** A timeline shows the events of a stored record, or the array of a table's rows that says when they came into which state. */
function checkTimeline(
  model: SharedModel,
  file: SourceFile<'page'>,
  index: number,
  { block: { field }, resource, entity }: TimelinePlace,
  report: Report,
): void {
  const stored = resource.storage.kind === 'documents'
  const chips =
    field === undefined ? undefined : entity.properties[field]?.items?.properties?.['status']?.chips
  if (!model.lifecycles.has(entity.id) && chips === undefined) {
    if (model.broken.has('lifecycle')) return
    const problem = `a timeline shows states, and "${entity.id}" has no lifecycle`
    report(file, ['blocks', index, 'kind'], 'missing-beside', problem)
  } else if (field === undefined) {
    if (stored) return
    const problem = `"${resource.id}" stores no events, so the timeline names the array to show in "field"`
    report(file, ['blocks', index, 'kind'], 'missing-beside', problem)
  } else {
    const at = ['blocks', index, 'field']
    const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
    if (property === undefined) return
    const { status, at: time } = property.items?.properties ?? {}
    if (property.type === 'array' && status?.type === 'string' && time?.format === 'date-time') return
    const problem = `a timeline shows an array of objects with "status", a string, and "at", a date-time, and ${field} is not one`
    report(file, at, 'field-type', problem)
  }
}

/** A table of items shows properties of the objects of one of the record's arrays. */
function checkItems(
  file: SourceFile<'page'>,
  index: number,
  { field, columns }: Extract<Block, { kind: 'items' }>,
  entity: EntitySource,
  report: Report,
): void {
  const at = ['blocks', index, 'field']
  const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
  if (property === undefined) return
  const shown = property.items?.properties
  if (property.type !== 'array' || shown === undefined) {
    report(file, at, 'field-type', `a table of items shows an array of objects, and ${field} is not one`)
    return
  }
  const names = Object.keys(shown)
  for (const [place, name] of columns.entries()) {
    const at = ['blocks', index, 'columns', place]
    if (!names.includes(name))
      report(file, at, 'unknown-field', `no property "${name}" on an item of ${field}`, {
        among: { name, names },
      })
    else if (shown[name]?.title === undefined)
      report(file, at, 'missing-text', `"${name}" needs a title: it is a column heading`)
  }
}

/** Progress is made of whole numbers of the record, and stopped by transitions that users can make. */
function checkProgress(
  model: SharedModel,
  file: SourceFile<'page'>,
  index: number,
  block: Extract<Block, { kind: 'progress' }>,
  entity: EntitySource,
  report: Report,
): void {
  for (const key of ['total', 'done'] as const) {
    const field = block[key]
    if (field === undefined) continue
    const at = ['blocks', index, key]
    const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
    if (property !== undefined && property.type !== 'integer')
      report(file, at, 'field-type', `progress counts in whole numbers, and ${field} is ${property.type}`)
  }
  const transitions = model.lifecycles.get(entity.id)?.value.transitions ?? []
  const byUsers = transitions.filter(({ by }) => by === 'user').map(({ id }) => id)
  for (const key of ['stop', 'resume'] as const) {
    const name = block[key]
    if (name === undefined || byUsers.includes(name) || model.broken.has('lifecycle')) continue
    const problem = `no transition "${name}" that users can make on ${entity.id}`
    report(file, ['blocks', index, key], 'unknown-transition', problem, { among: { name, names: byUsers } })
  }
}

/** A chart that is filtered takes whatever the list of its page filters by. */
function checkFiltered(
  model: SharedModel,
  module: ModuleModel,
  file: SourceFile<'page'>,
  report: Report,
): void {
  const shown = file.value.blocks.find((block) => block.kind === 'list')?.list
  const list = module.lists.find(({ value }) => value.id === shown)?.value
  const filters = model.resources.get(list?.resource ?? '')?.value.query ?? []
  for (const [index, block] of file.value.blocks.entries()) {
    if (block.kind !== 'chart' || block.filtered === undefined) continue
    const at = ['blocks', index, 'filtered']
    if (shown === undefined)
      report(file, at, 'missing-beside', '"filtered" requires a list on the page', { key: true })
    const taken = findCall(model, block.source.get)?.query
    if (taken === undefined) continue
    for (const { name } of filters)
      if (!taken.includes(name))
        report(
          file,
          at,
          'unknown-query',
          `the list filters by "${name}", which ${block.source.get} doesn't take`,
        )
  }
}

/** A page shows at most one list: filters, sorting and page stand in the address, and there is only one address. */
export function checkPages(model: SharedModel, module: ModuleModel, report: Report): void {
  for (const file of module.pages) {
    checkRecord(model, module, file, report)
    const lists = [...file.value.blocks.entries()].filter(([, block]) => block.kind === 'list')
    for (const [index] of lists.slice(1)) {
      report(file, ['blocks', index, 'kind'], 'second-list', 'a page has at most one list')
    }
    checkFiltered(model, module, file, report)
  }
}
