import type { PathSegment } from '../Diagnostic.ts'
import { resourceOfEntity } from '../Model.ts'
import type { Model } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import { defaultCell } from '../normalize/normalizeEntity.ts'
import type { PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { patternProblem } from './patternProblem.ts'
import type { Report } from './Report.ts'
import { valueProblem } from './valueProblem.ts'

/** Properties are sound in themselves: keywords fit the type, limits are there, defaults keep their own rules. */
export function checkEntities(model: Model, report: Report): void {
  for (const file of model.entities.values()) {
    const { properties, required } = file.value
    for (const reserved of ['id', 'version']) {
      if (Object.hasOwn(properties, reserved)) {
        const problem = `every record has "${reserved}" by itself`
        report(file, ['properties', reserved], 'reserved-name', problem, { key: true })
      }
    }
    checkRequired(file, ['required'], required, properties, report)
    const stateField = model.lifecycles.get(file.value.id)?.value.field
    for (const [name, property] of Object.entries(properties)) {
      const at = ['properties', name]
      checkProperty(model, file, at, property, report)
      const ownTexts = name !== stateField && !model.broken.has('lifecycle')
      if (property.enum && ownTexts) checkEnumTexts(file, at, property, report)
      if (required.includes(name)) checkRequiredAccess(model, file, at, property, report)
    }
  }
}

/** Whoever may create a record may fill what it must have. */
function checkRequiredAccess(
  model: Model,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  { access }: PropertySource,
  report: Report,
): void {
  const creation = resourceOfEntity(model, file.value.id)?.value.operations.create
  const missing = creation && access?.filter((each) => !creation.access.includes(each))
  if (missing === undefined || missing.length === 0) return
  const problem = `a record must have it, but who creates one need not have ${missing.join(' and ')}`
  report(file, [...at, 'access'], 'required-refused', problem)
}

function checkProperty(
  model: Model,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  property: PropertySource,
  report: Report,
): void {
  checkKeywords(file, at, property, report)
  checkText(file, at, property, report)
  checkErrors(file, at, property, report)
  if (property.readOnly === true && property.writeOn) {
    report(file, [...at, 'writeOn'], 'write-read-only', 'a read-only property is never written by a client')
  }
  if (property.default !== undefined) {
    const problem = valueProblem(property, property.default)
    if (problem !== undefined) report(file, [...at, 'default'], 'bad-default', `default ${problem}`)
  }
  const { catalogue } = property
  if (catalogue !== undefined && !model.catalogues.has(catalogue) && !model.broken.has('catalogue')) {
    const aim = { among: { name: catalogue, names: model.catalogues.keys() } }
    report(file, [...at, 'catalogue'], 'unknown-catalogue', `no catalogue "${catalogue}"`, aim)
  }
  checkCell(model, file, [...at, 'cell'], property.cell ?? defaultCell(property), property, report)
  for (const [name, child] of Object.entries(property.properties ?? {})) {
    if (child.access !== undefined)
      report(
        file,
        [...at, 'properties', name, 'access'],
        'access-nested',
        "only a record's own properties have access",
        { key: true },
      )
    checkProperty(model, file, [...at, 'properties', name], child, report)
  }
  if (property.properties) {
    checkRequired(file, [...at, 'required'], property.required ?? [], property.properties, report)
  }
  if (property.items) checkProperty(model, file, [...at, 'items'], property.items, report)
}

/** A cell that is named exists and shows values of the property's type. */
export function checkCell(
  model: Model,
  file: SourceFile,
  at: PathSegment[],
  name: string,
  property: PropertySource,
  report: Report,
): void {
  const { cells } = model.registry.value
  const cell = Object.hasOwn(cells, name) ? cells[name] : undefined
  if (cell === undefined) {
    report(file, at, 'unknown-cell', `no cell "${name}"`, {
      among: { name, names: Object.keys(cells) },
    })
  } else if (file.kind === 'list' || file.kind === 'page' || property.cell !== undefined) {
    if (cell.types.includes(property.type)) return
    const problem = `cell "${name}" shows ${cell.types.join(', ')}, not ${property.type}`
    report(file, at, 'cell-type', problem)
  }
}

function checkRequired(
  file: SourceFile,
  at: PathSegment[],
  required: readonly string[],
  properties: Record<string, PropertySource>,
  report: Report,
): void {
  for (const [index, name] of required.entries()) {
    if (Object.hasOwn(properties, name)) continue
    const aim = { among: { name, names: Object.keys(properties) } }
    report(file, [...at, index], 'unknown-field', `no field "${name}" to be required`, aim)
  }
}

const KEYWORDS: Record<string, string[]> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  trim: ['string'],
  catalogue: ['string'],
  enum: ['string', 'integer'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  minItems: ['array'],
  maxItems: ['array'],
  items: ['array'],
  properties: ['object'],
  required: ['object'],
}

function checkKeywords(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  for (const [keyword, types] of Object.entries(KEYWORDS)) {
    if (!Object.hasOwn(property, keyword) || types.includes(property.type)) continue
    const problem = `${keyword} belongs to ${types.join(' or ')}, not to ${property.type}`
    report(file, [...at, keyword], 'keyword-type', problem, { key: true })
  }
  for (const [low, high] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ] as const) {
    const [least, most] = [property[low], property[high]]
    if (least !== undefined && most !== undefined && least > most) {
      report(file, [...at, low], 'empty-range', `${low} ${least} is more than ${high} ${most}`)
    }
  }
  for (const [index, value] of (property.enum ?? []).entries()) {
    const problem = valueProblem({ type: property.type }, value)
    if (problem !== undefined && KEYWORDS['enum']?.includes(property.type)) {
      report(file, [...at, 'enum', index], 'bad-type', problem)
    }
  }
  if (property.type === 'array' && property.items === undefined) {
    report(file, at, 'missing-key', 'an array needs "items"', { key: true })
  }
}

function checkText(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  const bounded =
    property.maxLength !== undefined || property.format !== undefined || property.enum !== undefined
  if (property.type === 'string' && !bounded) {
    report(file, at, 'unbounded', 'a text needs maxLength, a format or an enum', { key: true })
  }
  if (property.type === 'array' && property.maxItems === undefined) {
    report(file, at, 'unbounded', 'an array needs maxItems', { key: true })
  }
  if (property.pattern === undefined) return
  const problem = patternProblem(property.pattern, property.maxLength)
  if (problem !== undefined) report(file, [...at, 'pattern'], 'bad-pattern', problem)
  if (property.maxLength === undefined) {
    report(
      file,
      [...at, 'pattern'],
      'bad-pattern',
      'a pattern needs maxLength beside it, which is checked first',
    )
  }
}

const ALWAYS = new Set(['required', 'type'])

function checkErrors(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  for (const keyword of Object.keys(property.errors ?? {})) {
    if (ALWAYS.has(keyword) || Object.hasOwn(property, keyword)) continue
    report(file, [...at, 'errors', keyword], 'idle-error', `the property has no ${keyword} that could fail`, {
      key: true,
    })
  }
}

function checkEnumTexts(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  const values = (property.enum ?? []).map(String)
  const texts = Object.keys(property.enumTexts ?? {})
  const missing = values.filter((value) => !texts.includes(value))
  if (missing.length > 0) {
    report(file, [...at, 'enum'], 'enum-text', `no text in enumTexts for ${missing.join(', ')}`)
  }
  for (const name of texts.filter((each) => !values.includes(each))) {
    const aim = { key: true, suggestion: nearestName(name, values) }
    report(file, [...at, 'enumTexts', name], 'enum-text', `"${name}" is no value of the enum`, aim)
  }
}
