import { entityOfResource } from '../Model.ts'
import type { SharedModel } from '../Model.ts'
import { slotsOf } from '../fieldPaths.ts'
import { slotsAbove } from '../parents.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** Every slot of a resource's path is filled with the id of a parent, which each record stores in a property of that name. */
export function checkParent(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  const { path, parent } = file.value
  const slots = slotsOf(path)
  if (parent === undefined) {
    for (const { name, offset } of slots) {
      const problem =
        `nothing fills {${name}}, so all records would be listed at every such path: name the resource ` +
        'they belong to in "parent", or take the slot out'
      report(file, ['path'], 'unbound-slot', problem, { inside: offset })
    }
    return
  }
  if (slots.length === 0) {
    const problem = `add the slot of the parent's id to the path, such as {${parent.resource.replaceAll('-', '_')}_id}`
    report(file, ['path'], 'parent-slot', problem)
    return
  }
  checkSlotsAbove(model, file, slots, report)
  for (const slot of slots) checkParentField(model, file, slot, report)
  checkParentResource(model, file, parent, report)
}

/** Before the slot of the parent there are those of the parent's own path, and no others. */
function checkSlotsAbove(
  model: SharedModel,
  file: SourceFile<'resource'>,
  slots: { name: string; offset: number }[],
  report: Report,
): void {
  const above = model.resources.get(file.value.parent?.resource ?? '')?.value
  if (above === undefined) return
  const known = slotsAbove(above)
  for (const { name, offset } of slots.slice(0, -1)) {
    if (known.includes(name)) continue
    const problem =
      known.length === 0
        ? `a resource has one parent, so its path has one slot, not also {${name}}`
        : `{${name}} is no slot of the parent's path, which has ${known.map((each) => `{${each}}`).join(' and ')}`
    report(file, ['path'], 'unbound-slot', problem, { inside: offset })
  }
  const missing = known.find((name) => !slots.some((slot) => slot.name === name))
  if (missing !== undefined)
    report(
      file,
      ['path'],
      'parent-slot',
      `{${missing}} is missing: the path of the parent "${above.id}" has it`,
    )
}

function checkParentField(
  model: SharedModel,
  file: SourceFile<'resource'>,
  slot: { name: string; offset: number },
  report: Report,
): void {
  const entity = model.entities.get(file.value.entity)?.value
  if (entity === undefined) return
  const property = Object.hasOwn(entity.properties, slot.name) ? entity.properties[slot.name] : undefined
  const aim = {
    inside: slot.offset,
    suggestion: property ? undefined : nearestName(slot.name, Object.keys(entity.properties)),
  }
  const isId = property?.type === 'string' && property.format === 'uuid' && property.readOnly === true
  if (!isId) {
    const needed = '"type": "string", "format": "uuid", "readOnly": true'
    const problem = property
      ? `property "${slot.name}" of "${entity.id}" stores the id of the parent, so it needs ${needed}`
      : `"${entity.id}" has no property "${slot.name}" that stores the id of the parent: add it with ${needed}`
    report(file, ['path'], 'parent-slot', problem, aim)
  } else if (!file.value.listFields.includes(slot.name)) {
    const problem = `"${slot.name}" is missing: rows carry the id of their parent, so that links to a row can name it`
    report(file, ['listFields'], 'parent-slot', problem, { key: true })
  }
}

function checkParentResource(
  model: SharedModel,
  file: SourceFile<'resource'>,
  { resource: id, name, beside = [] }: { resource: string; name: string; beside?: string[] },
  report: Report,
): void {
  const resource = model.resources.get(id)?.value
  const entity = entityOfResource(model, id)?.value
  if (resource === undefined || entity === undefined) return
  const at = ['parent', 'resource']
  if (resource.operations.get === undefined)
    report(file, at, 'missing-operation', `the parent "${id}" needs operation get`)
  if (resource.singleton === true || resource.id === file.value.id)
    report(file, at, 'parent-slot', `a parent has records of its own, which "${id}" is not`)
  const { kind } = file.value.storage
  if (resource.storage.kind !== kind || (kind !== 'documents' && kind !== 'table'))
    report(file, at, 'parent-slot', 'a parent and the records below it are both documents, or rows of tables')
  for (const [index, field] of beside.entries()) {
    if (Object.hasOwn(entity.properties, field)) continue
    const names = Object.keys(entity.properties)
    report(file, ['parent', 'beside', index], 'unknown-field', `no field "${field}" on ${entity.id}`, {
      among: { name: field, names },
    })
  }
  const property = checkFieldPath(file, ['parent', 'name'], name, recordShape(entity), entity.id, report)
  if (property !== undefined && property.type !== 'string')
    report(file, ['parent', 'name'], 'field-type', `a name is a string, not ${property.type}`)
}
