import type { PathSegment } from '../Diagnostic.ts'
import type { ModuleFiles, SharedModel } from '../Model.ts'
import { permissionHolders } from '../permissionHolders.ts'
import { answersOptions, findOptions, nearestCall, readCalls } from '../readCalls.ts'
import type { PropertySource, ReferenceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { resourcesOfEntity } from '../modelIndex.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import type { Report } from './Report.ts'

/** Each reference reads a call there is, by parameters it knows, and picks properties both sides have. */
export function checkSources(model: SharedModel, { rules }: ModuleFiles, report: Report): void {
  for (const file of rules) {
    const entity = model.entities.get(file.value.entity)?.value
    for (const [name, rules] of Object.entries(file.value.fields ?? {})) {
      const property = entity?.properties[name]
      if (rules.reference === undefined || property === undefined) continue
      const at = ['fields', name, 'reference']
      checkReference(model, file, at, rules.reference, property, report)
      const { get } = rules.reference
      checkReaders(
        model,
        file,
        [...at, 'get'],
        { entity: file.value.entity, get, field: name, property },
        report,
      )
    }
  }
}

/** Only a deletion that there is can be refused, and records are deleted by their id. */
function checkInUse(
  model: SharedModel,
  file: SourceFile<'rules'>,
  at: PathSegment[],
  { get, key }: ReferenceSource,
  report: Report,
): void {
  const resource = [...model.resources.values()].find(({ value }) => value.path === get)?.value
  if (resource?.operations.delete === undefined) {
    if (model.broken.has('resource')) return
    report(file, at, 'missing-operation', `no resource with the path ${get} has the operation delete`, {
      key: true,
    })
  } else if (key !== 'id') {
    report(file, at, 'bad-value', `"inUse" needs the key "id", not "${key}"`, { key: true })
  }
}

function checkReference(
  model: SharedModel,
  file: SourceFile<'rules'>,
  at: PathSegment[],
  reference: ReferenceSource,
  property: PropertySource,
  report: Report,
): void {
  const call = findOptions(model, reference.get)
  const target = property.type === 'array' ? property.items : property
  for (const name of Object.keys(reference.pick)) {
    checkName(
      file,
      [...at, 'pick', name],
      'unknown-field',
      name,
      Object.keys(target?.properties ?? {}),
      report,
      true,
    )
  }
  if (!Object.values(reference.pick).includes(reference.key)) {
    report(file, [...at, 'pick'], 'missing-key', `pick does not take the key "${reference.key}" of an option`)
  }
  if (reference.inUse !== undefined) checkInUse(model, file, [...at, 'inUse'], reference, report)
  if (call === undefined) {
    if (model.broken.has('resource')) return
    const suggestion = nearestCall(reference.get, readCalls(model).filter(answersOptions))
    const problem = `no list, sublist or endpoint with items at GET ${reference.get}`
    report(file, [...at, 'get'], 'unknown-source', problem, { suggestion })
    return
  }
  if (call.items !== reference.items) {
    const aim = { suggestion: call.items }
    report(file, [...at, 'items'], 'unknown-source', `the response has no "${reference.items}"`, aim)
  }
  for (const name of Object.keys(reference.query ?? {})) {
    checkName(file, [...at, 'query', name], 'unknown-query', name, call.query, report, true)
  }
  if (reference.search !== undefined) {
    checkName(file, [...at, 'search'], 'unknown-query', reference.search, call.query, report)
  }
  // Code alone knows the shape of an endpoint's option.
  const option = call.answer?.properties?.[call.items ?? '']?.items
  if (option === undefined) return
  const names = Object.keys(option.properties ?? {})
  checkName(file, [...at, 'key'], 'unknown-field', reference.key, names, report)
  checkName(file, [...at, 'label'], 'unknown-field', reference.label, names, report)
  for (const [name, source] of Object.entries(reference.pick)) {
    checkName(file, [...at, 'pick', name], 'unknown-field', source, names, report)
  }
}

/** Whoever may fill the field in may read what it offers, or the form would be refused its choices. */
export function checkReaders(
  model: SharedModel,
  file: SourceFile,
  at: PathSegment[],
  { entity, get, field, property }: { entity: string; get: string; field: string; property: PropertySource },
  report: Report,
): void {
  const call = findOptions(model, get)
  if (call === undefined) return
  for (const { value: resource } of resourcesOfEntity(model, entity)) {
    for (const name of ['create', 'update'] as const) {
      const operation = resource.operations[name]
      if (operation === undefined) continue
      const needed = [...permissionsNeeded(operation.access), ...(property.access ?? [])]
      const refused = permissionHolders(model).find((each) => each.has(needed) && !each.has(call.access))
      if (refused === undefined) continue
      const missing = call.access.filter((id) => !refused.has([id])).join(' and ')
      const problem =
        `${refused.name} may ${name} "${resource.id}" but not read GET ${get}, which needs ${missing}: ` +
        `grant it, ask for it in operations.${name}.access too, or give "${field}" an access of its own`
      return report(file, at, 'source-refused', problem)
    }
  }
}

function checkName(
  file: SourceFile,
  at: PathSegment[],
  code: 'unknown-field' | 'unknown-query',
  name: string,
  names: string[],
  report: Report,
  key = false,
): void {
  if (names.includes(name)) return
  const what = code === 'unknown-query' ? 'query parameter' : 'field'
  report(file, at, code, `no ${what} "${name}" there`, { key, among: { name, names } })
}
