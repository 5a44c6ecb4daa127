import type { JsonValue } from '../../src/language/portal.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { SharedModel } from '../Model.ts'
import type { PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { answersOptions, findOptions, nearestCall, readCalls } from '../readCalls.ts'
import { registryOf } from '../registryOf.ts'
import { checkReaders } from './checkSources.ts'
import type { Report } from './Report.ts'

/** A field as a wizard or form shows it. */
interface Place {
  file: SourceFile
  /** Of its view. */
  at: PathSegment[]
  field: string
  property: PropertySource
  entity: string
}

/** How a widget narrows what it offers. */
const SEARCH = 'search'

/**
 * A widget that offers values of the API reads a call there is, which answers them, takes a search, and is open to
 * whoever may fill the field in.
 */
export function checkWidgetCall(
  model: SharedModel,
  place: Place,
  widget: string,
  options: Readonly<Record<string, JsonValue>>,
  report: Report,
): void {
  const { widgets } = registryOf(model)
  const kinds = Object.entries((Object.hasOwn(widgets, widget) && widgets[widget]?.options) || {})
  const [from] = kinds.find(([, kind]) => kind === 'call') ?? []
  const path = from === undefined ? undefined : options[from]
  if (from === undefined || typeof path !== 'string') return
  const { file, field, property, entity } = place
  const at = [...place.at, 'options']
  const about = kinds.filter(([, kind]) => kind === 'list' || kind === 'column')
  const missing = about.flatMap(([name]) => (options[name] === undefined ? [`"${name}"`] : []))
  if (missing.length > 0) {
    const problem = `widget "${widget}" reads "${from}" only with ${missing.join(' and ')} beside it`
    report(file, [...at, from], 'missing-key', problem, { key: true })
  }
  const call = findOptions(model, path)
  if (call === undefined) {
    if (model.broken.has('resource')) return
    const suggestion = nearestCall(path, readCalls(model).filter(answersOptions))
    const problem = `no list, sublist or endpoint with items at GET ${path}`
    return report(file, [...at, from], 'unknown-source', problem, { suggestion })
  }
  if (!call.query.includes(SEARCH)) {
    const problem = `GET ${path} has no query parameter "${SEARCH}", by which "${widget}" narrows what it offers`
    report(file, [...at, from], 'unknown-query', problem)
  }
  const columns = Object.keys(call.answer?.properties?.[call.items ?? '']?.items?.properties ?? {})
  for (const [name, kind] of about) {
    const value = options[name]
    if (typeof value !== 'string') continue
    if (kind === 'list' && value !== call.items)
      report(file, [...at, name], 'unknown-source', `the response has no "${value}"`, {
        suggestion: call.items,
      })
    // Code alone knows the items of an endpoint's answer.
    if (kind === 'column' && columns.length > 0 && !columns.includes(value))
      report(file, [...at, name], 'unknown-field', `no field "${value}" there`, {
        among: { name: value, names: columns },
      })
  }
  checkReaders(model, file, [...at, from], { entity, get: path, field, property }, report)
}
