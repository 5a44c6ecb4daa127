import { entityOfResource } from '../Model.ts'
import type { Model } from '../Model.ts'
import { slotsOf } from '../fieldPaths.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** Every slot of a resource's path is filled with the id of a parent, which each record stores in a property of that name. */
export function checkParent(model: Model, file: SourceFile<'resource'>, report: Report): void {
  const { path, parent } = file.value
  const slots = slotsOf(path)
  for (const { name, offset } of parent === undefined ? slots : slots.slice(1)) {
    const problem =
      parent === undefined
        ? `nothing fills {${name}}, so all records would be listed at every such path: name the resource ` +
          'they belong to in "parent", or take the slot out'
        : `a resource has one parent, so its path has one slot, not also {${name}}`
    report(file, ['path'], 'unbound-slot', problem, { inside: offset })
  }
  if (parent === undefined) return
  const [slot] = slots
  if (slot === undefined) {
    report(file, ['path'], 'parent-slot', 'the path of a resource with a parent has a slot for its id')
    return
  }
  checkParentField(model, file, slot, report)
  checkParentResource(model, file, parent, report)
}

function checkParentField(
  model: Model,
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
    const problem = `{${slot.name}} is a read-only property of "${entity.id}" with format uuid, where each record stores the id of its parent`
    report(file, ['path'], 'parent-slot', problem, aim)
  } else if (!file.value.listFields.includes(slot.name)) {
    const problem = `"${slot.name}" is missing: rows carry the id of their parent, so that links to a row can name it`
    report(file, ['listFields'], 'parent-slot', problem, { key: true })
  }
}

function checkParentResource(
  model: Model,
  file: SourceFile<'resource'>,
  { resource: id, name }: { resource: string; name: string },
  report: Report,
): void {
  const resource = model.resources.get(id)?.value
  const entity = entityOfResource(model, id)?.value
  if (resource === undefined || entity === undefined) return
  const at = ['parent', 'resource']
  if (resource.operations.get === undefined)
    report(file, at, 'missing-operation', `the parent "${id}" needs operation get`)
  if (resource.parent !== undefined || resource.singleton === true || resource.id === file.value.id)
    report(file, at, 'parent-slot', `a parent has records of its own and no parent, which "${id}" is not`)
  if (resource.storage.kind !== 'documents' || file.value.storage.kind !== 'documents')
    report(file, at, 'parent-slot', 'a parent and the records below it are stored as documents')
  const property = checkFieldPath(file, ['parent', 'name'], name, recordShape(entity), entity.id, report)
  if (property !== undefined && property.type !== 'string')
    report(file, ['parent', 'name'], 'field-type', `a name is a string, not ${property.type}`)
}
