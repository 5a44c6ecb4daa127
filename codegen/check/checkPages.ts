import type { Model, ModuleModel } from '../Model.ts'
import type { EntitySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { checkColumns } from './checkLists.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** The page of a record can read it, and takes its actions from a list of such records. */
function checkRecord(model: Model, module: ModuleModel, file: SourceFile<'page'>, report: Report): void {
  const { record, blocks } = file.value
  if (record === undefined) {
    for (const [index, block] of blocks.entries())
      if (block.kind === 'facts' || block.kind === 'timeline')
        report(
          file,
          ['blocks', index, 'kind'],
          'missing-beside',
          `a ${block.kind === 'facts' ? 'block of facts' : 'timeline'} needs "record" on its page`,
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
  const list = module.lists.find(({ value }) => value.id === record.actions)?.value
  if (list !== undefined && list.resource !== resource.id) {
    const problem = `list "${list.id}" shows "${list.resource}", and the page "${resource.id}"`
    report(file, ['record', 'actions'], 'record-list', problem)
  }
  // The page reads the whole record, not a row.
  const whole = { ...resource, listFields: Object.keys(recordShape(entity).properties ?? {}) }
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'timeline') checkTimeline(model, file, index, block.field, entity, report)
    if (block.kind !== 'facts') continue
    const shown = { at: ['blocks', index], columns: block.facts ?? [], key: 'facts', resource: whole, entity }
    checkColumns(model, file, shown, report)
  }
}

/** A timeline shows when a record came into which state. */
function checkTimeline(
  model: Model,
  file: SourceFile<'page'>,
  index: number,
  field: string,
  entity: EntitySource,
  report: Report,
): void {
  const at = ['blocks', index, 'field']
  const property = checkFieldPath(file, at, field, recordShape(entity), entity.id, report)
  if (property === undefined) return
  const { status, at: time } = property.items?.properties ?? {}
  if (property.type !== 'array' || status?.type !== 'string' || time?.format !== 'date-time') {
    const problem = `a timeline shows an array of objects with "status", a string, and "at", a date-time, and ${field} is not one`
    report(file, at, 'field-type', problem)
  } else if (!model.lifecycles.has(entity.id) && !model.broken.has('lifecycle')) {
    const problem = `a timeline shows states, and "${entity.id}" has no lifecycle`
    report(file, ['blocks', index, 'kind'], 'missing-beside', problem)
  }
}

/** A page shows at most one list: filters, sorting and page stand in the address, and there is only one address. */
export function checkPages(model: Model, module: ModuleModel, report: Report): void {
  for (const file of module.pages) {
    checkRecord(model, module, file, report)
    const lists = [...file.value.blocks.entries()].filter(([, block]) => block.kind === 'list')
    for (const [index] of lists.slice(1)) {
      report(file, ['blocks', index, 'kind'], 'second-list', 'a page has at most one list')
    }
  }
}
