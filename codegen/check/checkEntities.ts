import type { PathSegment } from '../Diagnostic.ts'
import { followPath, splitPath } from '../fieldPaths.ts'
import { asWritten } from '../Model.ts'
import { resourceOfEntity } from '../modelIndex.ts'
import type { ModuleFiles, SharedModel } from '../Model.ts'
import { typedKeywords } from '../schema/languageSchemas.ts'
import { nearestName } from '../nearestName.ts'
import { defaultCell } from '../normalize/normalizeEntity.ts'
import type { LookupGather } from '../../src/language/portal.ts'
import type { PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import { lettersWithoutMarks } from './lettersWithoutMarks.ts'
import { patternProblem } from './patternProblem.ts'
import type { Report } from './Report.ts'
import { checkValue } from './checkValue.ts'
import { valueProblem } from './valueProblem.ts'

/** Properties are sound in themselves: keywords fit the type, limits are there, defaults keep their own rules. */
export function checkEntities(model: SharedModel, { entities }: ModuleFiles, report: Report): void {
  for (const file of entities) {
    const { properties, required } = file.value
    for (const reserved of ['id', 'version']) {
      if (Object.hasOwn(properties, reserved)) {
        const problem = `"${reserved}" is reserved: every record already has it`
        report(file, ['properties', reserved], 'reserved-name', problem, { key: true })
      }
    }
    checkRequired(file, ['required'], required, properties, report)
    const stateField = model.lifecycles.get(file.value.id)?.value.field
    for (const [name, property] of Object.entries(properties)) {
      const at = ['properties', name]
      checkProperty(model, file, at, property, report)
      checkFile(file, at, property, report)
      checkLookup(model, file, at, property, report)
      if (property.sensitive !== undefined) checkSensitive(model, file, at, property, report)
      checkMade(model, file, at, property, report)
      checkKeyed(file, at, property, report)
      checkGenerated(file, at, property, report)
      const ownTexts = name !== stateField && !model.broken.has('lifecycle')
      checkPersonal(model, file, at, property, report)
      if ((property.enum ?? property.enumTexts) && ownTexts && !model.broken.has('texts'))
        checkEnumTexts(file, at, property, report)
      if (property.chips) checkChips(file, at, property, report)
      if (required.includes(name)) checkRequiredAccess(model, file, at, property, report)
    }
  }
}

/** The types of what is gathered; the first of a list is of any type. */
const GATHERED: Partial<Record<LookupGather, string[]>> = {
  any: ['boolean'],
  max: ['integer', 'number'],
  sum: ['integer', 'number'],
}

/** A looked-up value comes from a column that every item of the catalogue has; what is gathered of a list, from one that some have. */
function checkLookup(
  model: SharedModel,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  { lookup, readOnly, type }: PropertySource,
  report: Report,
): void {
  if (lookup === undefined) return
  const { properties } = file.value
  const { by, column, gather } = lookup
  if (readOnly !== true) {
    const problem = 'add "readOnly": true: only the server writes a looked-up value'
    report(file, [...at, 'lookup'], 'lookup', problem, { key: true })
  }
  const followed = followPath<PropertySource>({ type: 'object', properties }, splitPath(by))
  if ('missing' in followed) {
    const { missing, names } = followed
    const aim = { among: { name: missing, names } }
    report(file, [...at, 'lookup', 'by'], 'unknown-field', `no field "${missing}" on ${file.value.id}`, aim)
    return
  }
  const chosen = followed.found
  const isList = by.includes('[]')
  if (isList !== (gather !== undefined)) {
    const problem = isList
      ? `${by} has many values: "gather" says what becomes of them`
      : `${by} has one value, so there is nothing to gather`
    report(file, [...at, 'lookup', isList ? 'by' : 'gather'], 'lookup', problem)
    return
  }
  const gathered = gather && GATHERED[gather]
  if (gathered !== undefined && !gathered.includes(type)) {
    const problem = `"${gather}" gives ${gathered.join(' or ')}, not ${type}`
    report(file, [...at, 'lookup', 'gather'], 'lookup', problem)
    return
  }
  if (chosen.catalogue === undefined) {
    const problem = `${by} has no catalogue to look it up in`
    report(file, [...at, 'lookup', 'by'], 'lookup', problem)
    return
  }
  const wanted = type === 'integer' ? 'number' : type
  const catalogue = model.catalogues.get(chosen.catalogue)?.value
  const items = catalogue?.items ?? []
  const isSparse =
    (gather !== undefined || catalogue?.from !== undefined) &&
    items.some((item) => item[column] !== undefined)
  const without = items.find(
    (item) => typeof item[column] !== wanted && !(isSparse && item[column] === undefined),
  )
  if (without === undefined) return
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))]
  const problem =
    without[column] === undefined
      ? `"${without.value}" of catalogue "${chosen.catalogue}" has no ${column}`
      : `${column} of "${without.value}" in catalogue "${chosen.catalogue}" is a ${typeof without[column]}, not a ${wanted}`
  const aim = without[column] === undefined ? { among: { name: column, names } } : {}
  report(file, [...at, 'lookup', 'column'], 'lookup', problem, aim)
}

/** A file is a property of the record or an item of such a list, and has no properties but its own. */
function checkFile(
  file: SourceFile<'entity'>,
  at: PathSegment[],
  property: PropertySource,
  report: Report,
): void {
  const own = asWritten(file).value.properties[String(at[1])]
  const holder = own?.items?.file ? own.items : own
  const place = own?.items?.file ? [...at, 'items'] : at
  if (holder?.file !== undefined && holder.properties !== undefined)
    report(
      file,
      [...place, 'properties'],
      'file-place',
      'a file has its own properties: id, name, bytes, type',
      {
        key: true,
      },
    )
  const nested = (path: PathSegment[], each: PropertySource, depth: number): void => {
    if (each.file !== undefined && depth > 0)
      report(
        file,
        [...path, 'file'],
        'file-place',
        "only a record's own properties and the items of its lists are files",
        { key: true },
      )
    for (const [name, child] of Object.entries(each.properties ?? {}))
      nested([...path, 'properties', name], child, depth + 1)
    if (each.items) nested([...path, 'items'], each.items, each.items.file && depth === 0 ? 0 : depth + 1)
  }
  nested(at, property, 0)
}

/** Whoever may create a record may fill what it must have. */
function checkRequiredAccess(
  model: SharedModel,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  { access }: PropertySource,
  report: Report,
): void {
  const creation = resourceOfEntity(model, file.value.id)?.value.operations.create
  const asked = creation && permissionsNeeded(creation.access)
  const missing = asked && access?.filter((each) => !asked.includes(each))
  if (missing === undefined || missing.length === 0) return
  const problem = `a record must have it, but some users who can create one lack ${missing.join(' and ')}`
  report(file, [...at, 'access'], 'required-refused', problem)
}

/** A secret is a text that is typed, and its resource can store it as it says. */
function checkSensitive(
  model: SharedModel,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  property: PropertySource,
  report: Report,
): void {
  const place = [...at, 'sensitive']
  const refuse = (problem: string) => report(file, place, 'sensitive-place', problem)
  const isMade = property.sensitive === 'shownOnce' || property.made !== undefined
  for (const key of ['enum', 'catalogue', 'default', 'readOnly', 'cell'] as const)
    if (property[key] !== undefined && !(isMade && key === 'readOnly' && property.readOnly === true))
      refuse(`a sensitive value is typed and never shown, so it has no "${key}"`)
  const { reference, default: stated } = rulesOfField(model, file.value.id, at)
  if (reference !== undefined || stated !== undefined)
    refuse(`a sensitive value is typed, so no rule gives it a ${reference ? 'reference' : 'default'}`)
  const kind = resourceOfEntity(model, file.value.id)?.value.storage.kind
  if (property.sensitive !== 'unstored' && kind !== undefined && kind !== 'documents' && kind !== 'behaviour')
    refuse(`storage ${kind} keeps no secrets`)
}

/** What is shown once is made by the server, for records that are created, and its first characters are a text. */
function checkMade(
  model: SharedModel,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  { sensitive, made }: PropertySource,
  report: Report,
): void {
  const isMade = sensitive === 'shownOnce' || (sensitive === 'encrypted' && made !== undefined)
  if (made !== undefined && !isMade) {
    const problem = 'only a shownOnce or encrypted value is made by the server'
    report(file, [...at, 'made'], 'missing-beside', problem, { key: true })
  }
  if (!isMade) return
  const resource = resourceOfEntity(model, file.value.id)?.value
  if (file.value.required.includes(String(at[1])))
    report(file, [...at, 'sensitive'], 'sensitive-place', 'the server makes it, so nobody has to give it')
  if (!model.broken.has('resource') && resource?.operations.create === undefined)
    report(
      file,
      [...at, 'sensitive'],
      'sensitive-place',
      'it is made when a record is created, and none can be',
    )
  if (made?.hint === undefined) return
  const hint = Object.hasOwn(file.value.properties, made.hint) ? file.value.properties[made.hint] : undefined
  const place = [...at, 'made', 'hint']
  if (hint === undefined) {
    const aim = { among: { name: made.hint, names: Object.keys(file.value.properties) } }
    report(file, place, 'unknown-field', `no field "${made.hint}" on ${file.value.id}`, aim)
  } else if (hint.type !== 'string' || hint.readOnly !== true || hint.sensitive !== undefined)
    report(
      file,
      place,
      'field-type',
      `the first characters are shown in a read-only string, and ${made.hint} isn't one`,
    )
}

/** Items with ids are objects, whose other properties are the record's own. */
function checkKeyed(
  file: SourceFile<'entity'>,
  at: PathSegment[],
  { keyed, items, readOnly }: PropertySource,
  report: Report,
): void {
  if (keyed !== true) return
  const place = [...at, 'keyed']
  if (items?.properties === undefined)
    report(file, place, 'keyed-items', 'only objects with properties can have an id', { key: true })
  if (readOnly === true)
    report(file, place, 'keyed-items', 'no form removes items of a read-only list', { key: true })
  for (const name of ['id', '_destroy'])
    if (items?.properties && Object.hasOwn(items.properties, name))
      report(file, [...at, 'items', 'properties', name], 'keyed-items', `remove ${name}: "keyed" adds it`, {
        key: true,
      })
}

/** A random value is a stored secret, and fits. */
function checkGenerated(
  file: SourceFile<'entity'>,
  at: PathSegment[],
  { generated, ...property }: PropertySource,
  report: Report,
): void {
  if (generated !== true) return
  const refuse = (problem: string) =>
    report(file, [...at, 'generated'], 'generated-secret', problem, { key: true })
  if (property.sensitive !== 'encrypted' && property.sensitive !== 'hashed')
    refuse('only an encrypted or hashed string is generated')
  for (const key of ['pattern', 'patterns', 'format'] as const)
    if (property[key] !== undefined) refuse(`a random value may not fit its ${key}`)
  if ((property.maxLength ?? 32) < 32) refuse('a random value has 32 characters, more than maxLength')
}

/** Values per user are kept with a document, and only the server sets them. */
function checkPersonal(
  model: SharedModel,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  { personal, readOnly, default: start }: PropertySource,
  report: Report,
): void {
  if (personal !== true) return
  const refuse = (problem: string) =>
    report(file, [...at, 'personal'], 'personal-field', problem, { key: true })
  if (readOnly !== true) refuse('only the server sets the value of each user, so the property is read-only')
  if (start !== undefined) refuse('it is false until something sets it, so it has no default')
  if (file.value.required.includes(String(at.at(-1)))) refuse('it always has a value, so nothing requires it')
  const kind = resourceOfEntity(model, file.value.id)?.value.storage.kind
  if (kind !== undefined && kind !== 'documents')
    refuse(`values per user are kept with documents, not with ${kind}`)
}

function rulesOfField(model: SharedModel, entity: string, [, name]: PathSegment[]) {
  return model.rules.get(entity)?.value.fields?.[String(name)] ?? {}
}

function checkProperty(
  model: SharedModel,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  property: PropertySource,
  report: Report,
): void {
  checkKeywords(file, at, property, report)
  checkText(file, at, property, report)
  checkErrors(model, file, at, property, report)
  checkDistinct(file, at, property, report)
  if (property.readOnly === true && property.writeOn) {
    report(file, [...at, 'writeOn'], 'write-read-only', 'a read-only property is never written by a client')
  }
  if (property.default !== undefined) {
    const problem = valueProblem(property, property.default)
    if (problem !== undefined) report(file, [...at, 'default'], 'bad-default', `default ${problem}`)
    else checkValue(model, file, [...at, 'default'], property, property.default, report)
  } else if (property.keepsDefault === true) {
    const problem = 'there is no default to take when it is emptied: give it a "default"'
    report(file, [...at, 'keepsDefault'], 'missing-default', problem, { key: true })
  }
  const { catalogue } = property
  if (catalogue !== undefined && !model.catalogues.has(catalogue) && !model.broken.has('catalogue')) {
    const aim = { among: { name: catalogue, names: model.catalogues.keys() } }
    report(file, [...at, 'catalogue'], 'unknown-catalogue', `no catalogue "${catalogue}"`, aim)
  }
  checkCell(model, file, [...at, 'cell'], property.cell ?? defaultCell(property), property, report)
  for (const [name, child] of Object.entries(property.properties ?? {})) {
    if (child.sensitive !== undefined)
      report(
        file,
        [...at, 'properties', name, 'sensitive'],
        'sensitive-place',
        "only a record's own properties can be sensitive",
        { key: true },
      )
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
  if (property.items?.sensitive !== undefined)
    report(file, [...at, 'items', 'sensitive'], 'sensitive-place', 'items of a list cannot be sensitive', {
      key: true,
    })
  if (property.items) checkProperty(model, file, [...at, 'items'], property.items, report)
}

/** A cell that is named exists and shows values of the property's type. */
export function checkCell(
  model: SharedModel,
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

const RANGES = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const

function checkKeywords(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  const typed = typedKeywords()
  for (const keyword of Object.keys(property)) {
    const types = typed.get(keyword)
    if (types === undefined || types.includes(property.type)) continue
    const problem = `${keyword} belongs to ${types.join(' or ')}, not to ${property.type}`
    report(file, [...at, keyword], 'keyword-type', problem, { key: true })
  }
  for (const [low, high] of RANGES) {
    const [least, most] = [property[low], property[high]]
    if (least !== undefined && most !== undefined && least > most) {
      report(file, [...at, low], 'empty-range', `${low} ${least} is more than ${high} ${most}`)
    }
  }
  const takesEnum = typed.get('enum')?.includes(property.type) === true
  for (const [index, value] of (property.enum ?? []).entries()) {
    const problem = valueProblem({ type: property.type }, value)
    if (problem !== undefined && takesEnum) report(file, [...at, 'enum', index], 'bad-type', problem)
  }
  if (property.type === 'array' && property.items === undefined) {
    report(file, at, 'missing-key', 'an array needs "items"', { key: true })
  }
}

function checkText(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  const bounded =
    property.sensitive === 'shownOnce' ||
    (property.sensitive === 'encrypted' && property.made !== undefined) ||
    property.maxLength !== undefined ||
    property.format !== undefined ||
    property.enum !== undefined
  if (property.type === 'string' && !bounded) {
    report(file, at, 'unbounded', 'a text needs maxLength, a format or an enum', { key: true })
  }
  if (property.type === 'array' && property.maxItems === undefined) {
    report(file, at, 'unbounded', 'an array needs maxItems', { key: true })
  }
  const patterns: [PathSegment[], string][] = (property.patterns ?? []).map(({ pattern }, index) => [
    [...at, 'patterns', index, 'pattern'],
    pattern,
  ])
  if (property.pattern !== undefined) patterns.push([[...at, 'pattern'], property.pattern])
  for (const [place, pattern] of patterns) checkPattern(file, place, pattern, property.maxLength, report)
}

function checkPattern(
  file: SourceFile,
  at: PathSegment[],
  pattern: string,
  maxLength: number | undefined,
  report: Report,
): void {
  const problem = patternProblem(pattern, maxLength)
  if (problem !== undefined) report(file, at, 'bad-pattern', problem)
  if (lettersWithoutMarks(pattern)) {
    const text = 'takes letters without their marks, as in Hindi, Thai and Arabic: add \\p{M} beside \\p{L}'
    report(file, at, 'bad-pattern', text)
  }
  if (maxLength === undefined)
    report(file, at, 'bad-pattern', 'a pattern also needs maxLength, which is checked first')
}

/** Items are told apart by a single value that each of them has. */
function checkDistinct(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  const { distinct, items } = property
  if (typeof distinct !== 'string' || !items) return
  const own =
    items.properties && Object.hasOwn(items.properties, distinct) ? items.properties[distinct] : undefined
  const place = [...at, 'distinct']
  if (own === undefined) {
    const aim = { among: { name: distinct, names: Object.keys(items.properties ?? {}) } }
    report(file, place, 'unknown-field', `the items have no "${distinct}" to tell them apart by`, aim)
  } else if (own.type === 'object' || own.type === 'array')
    report(file, place, 'field-type', `"${distinct}" of the items is an ${own.type}, not a single value`)
}

const ALWAYS = new Set(['required', 'type'])

function checkErrors(
  model: SharedModel,
  file: SourceFile<'entity'>,
  at: PathSegment[],
  property: PropertySource,
  report: Report,
): void {
  const isChallenge =
    model.broken.has('rules') || rulesOfField(model, file.value.id, at).challenge !== undefined
  const own = { ...property, ...(isChallenge && { challenge: true }) }
  for (const keyword of Object.keys(property.errors ?? {})) {
    if (ALWAYS.has(keyword) || Object.hasOwn(own, keyword)) continue
    report(file, [...at, 'errors', keyword], 'idle-error', `the property has no ${keyword} that could fail`, {
      key: true,
    })
  }
}

function checkEnumTexts(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  const values = property.type === 'boolean' ? ['true', 'false'] : (property.enum ?? []).map(String)
  const texts = Object.keys(property.enumTexts ?? {})
  // Nothing is shown for an empty value.
  const missing = values.filter((value) => value !== '' && !texts.includes(value))
  if (missing.length > 0) {
    report(
      file,
      [...at, property.enum ? 'enum' : 'enumTexts'],
      'enum-text',
      property.enum
        ? `no text for ${missing.join(', ')}: add texts with these names, or name others in "enumTexts"`
        : `no text in enumTexts for ${missing.join(', ')}`,
    )
  }
  for (const name of texts.filter((each) => !values.includes(each))) {
    const aim = { key: true, suggestion: nearestName(name, values) }
    report(file, [...at, 'enumTexts', name], 'enum-text', `"${name}" is not a value of the enum`, aim)
  }
}

function checkChips(file: SourceFile, at: PathSegment[], property: PropertySource, report: Report): void {
  const values = (property.enum ?? []).map(String)
  for (const name of Object.keys(property.chips ?? {})) {
    if (values.includes(name)) continue
    const aim = { key: true, suggestion: nearestName(name, values) }
    report(file, [...at, 'chips', name], 'enum-chip', `"${name}" is not a value of the enum`, aim)
  }
}
