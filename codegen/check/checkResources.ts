import type { PathSegment } from '../Diagnostic.ts'
import { asWritten } from '../Model.ts'
import type { Model } from '../Model.ts'
import type { PropertySource, QuerySource, ResourceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** Resources list, sort and query properties of their entity, and no call collides with another. */
export function checkResources(model: Model, report: Report): void {
  checkCalls(model, report)
  for (const file of model.resources.values()) {
    const resource = file.value
    for (const [name, operation] of Object.entries(resource.operations)) {
      if (operation.when !== undefined && operation.because === undefined) {
        const problem = 'a rule that can refuse says why: "because" is missing'
        report(file, ['operations', name, 'when'], 'missing-reason', problem)
      }
    }
    checkSingleton(model, file, report)
    if (resource.storage.kind === 'none') {
      if (Object.keys(resource.operations).length > 0) {
        const problem = 'there are no records to list, read or write: storage is none'
        report(file, ['operations'], 'bad-value', problem, { key: true })
      }
      continue
    }
    const entity = model.entities.get(resource.entity)?.value
    if (entity === undefined) continue
    const shape = recordShape(entity)
    for (const [index, name] of resource.listFields.entries()) {
      checkFieldPath(file, ['listFields', index], name, shape, entity.id, report)
    }
    checkQuery(file, ['query'], resource.query ?? [], shape, entity.id, report)
    checkSort(file, shape, report)
    for (const [index, sublist] of (resource.sublists ?? []).entries()) {
      const at = ['sublists', index]
      const property = checkFieldPath(file, [...at, 'field'], sublist.field, shape, entity.id, report)
      if (property && property.type !== 'array') {
        report(file, [...at, 'field'], 'field-type', `a sublist shows an array, not ${property.type}`)
      }
      if (!sublist.path.includes('{id}')) {
        report(file, [...at, 'path'], 'missing-slot', 'the path of a sublist has a slot {id}')
      }
      if (property?.items) {
        const name = `${entity.id}.${sublist.field}[]`
        checkQuery(file, [...at, 'query'], sublist.query ?? [], property.items, name, report)
      }
    }
  }
}

const LIST_KEYS = ['items', 'listFields', 'query', 'sort', 'sublists'] as const

/** One record per account has no list and no states, and its behaviour stores it. */
function checkSingleton(model: Model, file: SourceFile<'resource'>, report: Report): void {
  const { singleton, storage, operations, entity, id } = file.value
  const refuse = (at: PathSegment[], problem: string) =>
    report(file, at, 'singleton', problem, { key: at.length === 1 })
  if (singleton !== true) {
    if (storage.kind === 'behaviour')
      report(file, ['storage', 'kind'], 'singleton', 'only a singleton is stored by its behaviour')
    return
  }
  if (storage.kind !== 'behaviour') {
    const problem = `a singleton is stored by its behaviour, not as ${storage.kind}`
    report(file, ['storage', 'kind'], 'singleton', problem)
  }
  for (const key of LIST_KEYS) {
    if (asWritten(file).value[key] !== undefined)
      refuse([key], `a singleton has no list, so "${key}" says nothing`)
  }
  for (const name of ['list', 'create', 'delete'] as const) {
    if (operations[name] === undefined) continue
    const problem = `a singleton is read and changed, so operation ${name} says nothing`
    report(file, ['operations', name], 'singleton', problem, { key: true })
  }
  const lifecycle = model.lifecycles.get(entity)
  if (lifecycle?.value.call === undefined) return
  report(lifecycle, ['call'], 'singleton', `resource "${id}" is a singleton, whose state nobody changes`, {
    key: true,
  })
}

function checkQuery(
  file: SourceFile<'resource'>,
  at: PathSegment[],
  query: QuerySource[],
  shape: PropertySource,
  name: string,
  report: Report,
): void {
  for (const [index, each] of query.entries()) {
    if (each.field === undefined) continue
    const path = [...at, index, 'field']
    const property = checkFieldPath(file, path, each.field, shape, name, report)
    if (property === undefined) continue
    const dates = each.match === 'from-date' || each.match === 'to-date'
    const texts = each.match === 'contains' || each.match === 'prefix'
    if (dates && property.format !== 'date-time') {
      report(file, path, 'field-type', `${each.match} needs a property of format date-time`)
    }
    if (texts && property.type !== 'string') {
      report(file, path, 'field-type', `${each.match} needs a text, not ${property.type}`)
    }
  }
}

function checkSort(file: SourceFile<'resource'>, shape: PropertySource, report: Report): void {
  if (asWritten(file).value.sort === undefined) return
  if (file.value.sort === undefined) return
  const { fields, default: order } = file.value.sort
  for (const [index, name] of fields.entries()) {
    const property = checkFieldPath(file, ['sort', 'fields', index], name, shape, file.value.entity, report)
    if (property?.type === 'array' || property?.type === 'object') {
      report(file, ['sort', 'fields', index], 'field-type', `rows cannot be sorted by an ${property.type}`)
    }
  }
  const name = order.replace(/^-/, '')
  if (!fields.includes(name)) {
    const aim = { among: { name, names: fields } }
    report(file, ['sort', 'default'], 'unknown-field', `"${name}" is none of the sort fields`, aim)
  }
}

function checkCalls(model: Model, report: Report): void {
  const seen = new Map<string, string>()
  for (const file of model.resources.values()) {
    for (const { call, at } of callsOf(file.value)) {
      const identity = call.replace(/\{[^}]*\}/g, '{}')
      const first = seen.get(identity)
      if (first === undefined) seen.set(identity, file.value.id)
      else report(file, at, 'call-collision', `${call} is already a call of resource "${first}"`)
    }
    const lifecycle = model.lifecycles.get(file.value.entity)
    const call = lifecycle?.value.call
    if (!lifecycle || !call) continue
    const identity = `${call.method} ${file.value.path}${call.path}`.replace(/\{[^}]*\}/g, '{}')
    if (seen.has(identity)) {
      const problem = `${call.method} ${file.value.path}${call.path} is already a call of resource "${seen.get(identity)}"`
      report(lifecycle, ['call', 'path'], 'call-collision', problem)
    }
    seen.set(identity, file.value.id)
  }
}

function callsOf(resource: ResourceSource): { call: string; at: PathSegment[] }[] {
  const { path, operations, sublists = [], endpoints = [] } = resource
  const one = resource.singleton === true ? path : `${path}/{id}`
  const standard = {
    list: `GET ${path}`,
    get: `GET ${one}`,
    create: `POST ${path}`,
    update: `PUT ${one}`,
    delete: `DELETE ${path}/{id}`,
  }
  return [
    ...Object.entries(standard)
      .filter(([name]) => Object.hasOwn(operations, name))
      .map(([name, call]) => ({ call, at: ['operations', name] })),
    ...sublists.map((sublist, index) => ({
      call: `GET ${path}${sublist.path}`,
      at: ['sublists', index, 'path'],
    })),
    ...endpoints.map((endpoint, index) => ({
      call: `${endpoint.method} ${endpoint.absolute === true ? '' : path}${endpoint.path}`,
      at: ['endpoints', index, 'path'],
    })),
  ]
}
