import { documentFormats } from '../../src/domain/documentFormats.ts'
import type { PathSegment } from '../Diagnostic.ts'
import { asWritten, entityOfResource } from '../Model.ts'
import type { HandlerKind, ModuleFiles, SharedModel } from '../Model.ts'
import type { PropertySource, QuerySource, ResourceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { becauseMissing } from './becauseMissing.ts'
import { checkActionForm } from './checkActionForm.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { checkParent } from './checkParent.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** Resources list, sort and query properties of their entity, and every call is their own and has a handler. */
export function checkResources(model: SharedModel, { resources }: ModuleFiles, report: Report): void {
  for (const file of resources) {
    const resource = file.value
    checkHandlers(model, file, report)
    checkParent(model, file, report)
    for (const [name, operation] of Object.entries(resource.operations)) {
      if (operation.when !== undefined && operation.because === undefined) {
        report(file, ['operations', name, 'when'], 'missing-reason', becauseMissing)
      }
    }
    checkRotation(model, file, report)
    checkDraft(model, file, report)
    checkEndpoints(model, file, report)
    checkSingleton(model, file, report)
    checkEvents(file, report)
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
    checkCatalogues(model, file, report)
    checkQuery(file, ['query'], resource.query ?? [], shape, entity.id, report)
    checkSort(file, shape, report)
    for (const [index, { sum }] of (resource.statistics ?? []).entries()) {
      if (sum === undefined) continue
      const at = ['statistics', index, 'sum']
      const property = checkFieldPath(file, at, sum, shape, entity.id, report)
      if (property && property.type !== 'integer') {
        report(file, at, 'field-type', `only whole numbers are added up, not ${property.type}`)
      }
    }
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

/** Events of stored records follow from what can be done to them; only a table says its own. */
function checkEvents(file: SourceFile<'resource'>, report: Report): void {
  const { events, storage } = file.value
  if (events === undefined || storage.kind === 'table') return
  const problem = `only rows of a table have events of their own, and storage is ${storage.kind}`
  report(file, ['events'], 'bad-value', problem, { key: true })
}

/** The server runs code for each endpoint; without the code it could only answer 500. */
function checkHandlers(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  if (model.handlers === undefined) return
  const { id, endpoints = [] } = file.value
  const handlers = handledBy(model, file.module, id)
  const names = Object.keys(handlers)
  const declared = endpoints.map((endpoint) => endpoint.id)
  // A renamed endpoint is reported once.
  const unused = declared.every((name) => names.includes(name)) ? names : []
  for (const [index, endpoint] of endpoints.entries()) {
    if (endpoint.bulk !== undefined && handlers[endpoint.id] === 'request') {
      const problem = `the handler of "${endpoint.id}" works for requests only; write it in perRow of the behavior`
      report(file, ['endpoints', index, 'bulk'], 'missing-handler', problem, { key: true })
    }
    if (names.includes(endpoint.id)) continue
    const problem = `the server has no handler for endpoint "${endpoint.id}" of resource "${id}"`
    const place = `; write one in src/server/modules/${file.module}`
    if (names.length === 0) report(file, ['endpoints', index, 'id'], 'missing-handler', problem + place)
    else
      report(file, ['endpoints', index, 'id'], 'missing-handler', problem, {
        among: { name: endpoint.id, names },
      })
  }
  for (const name of unused) {
    if (declared.includes(name)) continue
    const problem = `the server has a handler for endpoint "${name}" of resource "${id}", which is not declared`
    report(file, ['id'], 'unused-handler', problem)
  }
}

/** Values of bodies have one shape that is known, and a body is described one way. */
function checkBodies(
  file: SourceFile<'resource'>,
  index: number,
  { method, input, output, body, answer, file: part }: NonNullable<ResourceSource['endpoints']>[number],
  report: Report,
): void {
  const others = { body: input ?? part, answer: output, file: input }
  const given = { body, answer, file: part }
  for (const key of ['body', 'answer', 'file'] as const) {
    const at = ['endpoints', index, key]
    if (given[key] === undefined) continue
    if (others[key] !== undefined) report(file, at, 'bad-value', 'it is described twice', { key: true })
    else if (method === 'GET' && key !== 'answer')
      report(file, at, 'bad-value', 'a GET has no body', { key: true })
  }
  for (const [key, values] of [['body', body] as const, ['answer', answer] as const])
    for (const [name, value] of Object.entries(values ?? {})) {
      const at = ['endpoints', index, key, name]
      if ((value.type === undefined) === (value.document === undefined))
        report(file, at, 'bad-value', 'it has either "type" or "document"')
      else if (value.document !== undefined && !Object.hasOwn(documentFormats, value.document))
        report(file, [...at, 'document'], 'bad-value', `there is no document "${value.document}"`)
    }
}

/** What an endpoint takes and answers are properties of the entity; a rule that can refuse says why. */
function checkEndpoints(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  const entity = model.entities.get(file.value.entity)?.value
  for (const [index, endpoint] of (file.value.endpoints ?? []).entries()) {
    const { when, because, method, input = [], output = [], queryInput } = endpoint
    if (when !== undefined && because === undefined) {
      report(file, ['endpoints', index, 'when'], 'missing-reason', becauseMissing)
    }
    if (queryInput === true && method === 'GET') {
      const problem = 'the query of a GET has its input anyway'
      report(file, ['endpoints', index, 'queryInput'], 'bad-value', problem, { key: true })
    }
    if (
      endpoint.bulk !== undefined &&
      (method === 'GET' || input.length + (endpoint.query ?? []).length > 0)
    ) {
      const problem = 'a call for many rows changes something, and takes neither input nor query'
      report(file, ['endpoints', index, 'bulk'], 'bad-value', problem, { key: true })
    }
    if (endpoint.idempotent === true && (method !== 'POST' || endpoint.file !== undefined)) {
      const problem = 'only a POST of JSON has an Idempotency-Key'
      report(file, ['endpoints', index, 'idempotent'], 'bad-value', problem, { key: true })
    }
    checkBodies(file, index, endpoint, report)
    const isInQuery = method === 'GET' || queryInput === true
    if (entity === undefined) continue
    const shape = recordShape(entity)
    for (const [place, name] of output.entries())
      checkFieldPath(file, ['endpoints', index, 'output', place], name, shape, entity.id, report)
    for (const [place, name] of input.entries()) {
      const at = ['endpoints', index, 'input', place]
      const property = checkFieldPath(file, at, name, shape, entity.id, report, { typed: true })
      if (property?.readOnly === true)
        report(file, at, 'read-only-field', `"${name}" is read-only, so no request can have it`)
      else if (isInQuery && property && property.type !== 'string' && property.type !== 'boolean')
        report(file, at, 'field-type', `a query parameter is a text or a boolean, not ${property.type}`)
    }
  }
}

/** There is something to rotate, and the form says how long the old value works. */
function checkRotation(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  const { rotate } = file.value.operations
  const entity = model.entities.get(file.value.entity)?.value
  const secrets = Object.values(entity?.properties ?? {}).filter(
    ({ sensitive, made }) => sensitive === 'shownOnce' || (sensitive === 'encrypted' && made !== undefined),
  )
  if (
    entity &&
    file.value.authenticates === true &&
    !secrets.some(({ sensitive, made }) => sensitive === 'shownOnce' && made?.prefix !== undefined)
  ) {
    const problem = `${entity.id} has no shownOnce property with a prefix that tells its tokens from others`
    report(file, ['authenticates'], 'rotation', problem, { key: true })
  }
  if (rotate === undefined || entity === undefined) return
  const at = ['operations', 'rotate']
  if (secrets.length === 0) {
    const problem = `${entity.id} has no property whose value the server makes`
    report(file, at, 'rotation', problem, { key: true })
  }
  // The row action has the confirmation.
  const { form } = rotate
  const confirm = { title: '', text: '', action: '', dismiss: '' }
  checkActionForm(model, file, [...at, 'form'], { form, confirm, own: entity.id }, report)
  const { until } = rotate
  const ends = until === undefined ? undefined : entity.properties[until]
  if (until !== undefined && (ends?.format !== 'date-time' || ends.readOnly !== true))
    report(file, [...at, 'until'], 'rotation', `${until} is no read-only date and time of ${entity.id}`)
  const asked = model.entities.get(form.entity ?? entity.id)?.value
  if (asked === undefined) return
  const place = [...at, 'grace']
  if (!form.fields.includes(rotate.grace)) {
    const aim = { among: { name: rotate.grace, names: form.fields } }
    return report(file, place, 'rotation', `the form doesn't ask for "${rotate.grace}"`, aim)
  }
  const property = asked.properties[rotate.grace]
  const durations = property?.enum?.every((each) => typeof each === 'string' && DURATION.test(each))
  if (durations !== true || !asked.required.includes(rotate.grace))
    report(
      file,
      place,
      'rotation',
      `${rotate.grace} must be required, with an enum of durations such as PT0S, PT1H, P7D`,
    )
}

const DURATION = /^P(?=\d|T)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/

/** Only a new document is drafted, and its mark is a value per user of the record above. */
function checkDraft(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  const { draft, operations, storage, parent } = file.value
  if (draft === undefined) return
  if (operations.create === undefined || storage.kind !== 'documents')
    report(file, ['draft'], 'draft-mark', 'drafts are of new documents: the resource has none', { key: true })
  if (draft.mark === undefined) return
  const at = ['draft', 'mark']
  if (parent === undefined)
    return report(file, at, 'draft-mark', 'a mark is a property of the parent, and there is none')
  const above = entityOfResource(model, parent.resource)?.value
  const property = above && checkFieldPath(file, at, draft.mark, recordShape(above), above.id, report)
  if (property && property.personal !== true)
    report(file, at, 'draft-mark', `"${draft.mark}" of ${above.id} has no value per user: it is not personal`)
}

function handledBy(
  { handlers = {} }: SharedModel,
  module: string | undefined,
  resource: string,
): Readonly<Record<string, HandlerKind>> {
  const ofModule = module !== undefined && Object.hasOwn(handlers, module) ? handlers[module] : undefined
  return ofModule !== undefined && Object.hasOwn(ofModule, resource) ? (ofModule[resource] ?? {}) : {}
}

const LIST_KEYS = ['items', 'listFields', 'catalogues', 'query', 'sort', 'statistics', 'sublists'] as const

/** Catalogues beside the rows exist, and have keys of their own. */
function checkCatalogues(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  const { catalogues = {}, items, parent } = file.value
  const taken = new Set([items, 'groups', 'pagination', 'is_empty', ...(parent?.beside ?? [])])
  for (const [key, catalogue] of Object.entries(catalogues)) {
    const at = ['catalogues', key]
    if (taken.has(key))
      report(file, at, 'duplicate-id', `list responses have "${key}" already`, { key: true })
    if (model.catalogues.has(catalogue) || model.broken.has('catalogue')) continue
    const aim = { among: { name: catalogue, names: [...model.catalogues.keys()] } }
    report(file, at, 'unknown-catalogue', `no catalogue "${catalogue}"`, aim)
  }
}

/** One record per account has no list and no states, and its behaviour stores it. */
function checkSingleton(model: SharedModel, file: SourceFile<'resource'>, report: Report): void {
  const { singleton, storage, operations, entity, id } = file.value
  const refuse = (at: PathSegment[], problem: string) =>
    report(file, at, 'singleton', problem, { key: at.length === 1 })
  if (singleton !== true) {
    if (storage.kind === 'behaviour')
      report(file, ['storage', 'kind'], 'singleton', 'only a singleton is stored by its behavior')
    return
  }
  if (storage.kind !== 'behaviour') {
    const problem = `a singleton is stored by its behavior, not as ${storage.kind}`
    report(file, ['storage', 'kind'], 'singleton', problem)
  }
  for (const key of LIST_KEYS) {
    if (asWritten(file).value[key] !== undefined)
      refuse([key], `a singleton has no list, so "${key}" has no effect`)
  }
  for (const name of ['list', 'create', 'delete', 'rotate'] as const) {
    if (operations[name] === undefined) continue
    const problem = `a singleton only has get and update, so operation ${name} has no effect`
    report(file, ['operations', name], 'singleton', problem, { key: true })
  }
  const lifecycle = model.lifecycles.get(entity)
  if (lifecycle?.value.call === undefined) return
  report(lifecycle, ['call'], 'singleton', `resource "${id}" is a singleton, whose state does not change`, {
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
    const property = checkFieldPath(file, path, each.field, shape, name, report, { each: true })
    if (property === undefined) continue
    const dates = each.match === 'from-date' || each.match === 'to-date'
    const texts = each.match === 'contains' || each.match === 'prefix' || each.match === 'digits'
    if (dates && property.format !== 'date-time') {
      report(file, path, 'field-type', `${each.match} needs a property of format date-time`)
    }
    if (texts && property.type !== 'string') {
      report(file, path, 'field-type', `${each.match} needs a text, not ${property.type}`)
    }
    const numbers = each.match === 'from-number' || each.match === 'to-number'
    if (numbers && property.type !== 'integer' && property.type !== 'number') {
      report(file, path, 'field-type', `${each.match} needs a number, not ${property.type}`)
    }
    if (each.match === 'in' && !isSeparable(each.field, property)) {
      const problem = `values of ${each.field} may have a comma, which separates them: in needs an enum, a catalogue, a number or an id`
      report(file, path, 'field-type', problem)
    }
  }
}

/** Values that can be listed with commas in between. */
function isSeparable(field: string, { type, format, enum: values, catalogue }: PropertySource): boolean {
  if (values !== undefined) return values.every((value) => !String(value).includes(','))
  return (
    catalogue !== undefined ||
    format === 'uuid' ||
    type === 'integer' ||
    type === 'number' ||
    /(?:^|[._])(?:id|country_code)$/.test(field)
  )
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
    if (property?.personal === true) {
      const problem = 'rows cannot be sorted by what differs for each user'
      report(file, ['sort', 'fields', index], 'personal-field', problem)
    }
  }
  const name = order.replace(/^-/, '')
  if (!fields.includes(name)) {
    const aim = { among: { name, names: fields } }
    report(file, ['sort', 'default'], 'unknown-field', `"${name}" is not one of the sort fields`, aim)
  }
}
