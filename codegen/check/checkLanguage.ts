import type { ErrorObject } from 'ajv/dist/2020.js'
import type { PathSegment } from '../Diagnostic.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import { LANGUAGE } from '../language.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { resolveReference } from '../schema/languageSchemas.ts'
import type { Schema } from '../schema/languageSchemas.ts'
import type { Aim, Report } from './Report.ts'
import { rightSpelling } from './rightSpelling.ts'
import { allows, validatorOf } from './validatorOf.ts'

/**
 * Checks one file against the schema of its kind in `definitions/_language`.
 * @returns whether it holds, so that its value has the type of its kind
 */
export function checkLanguage(source: SourceFile, report: Report): boolean {
  if (isOfOtherLanguage(source, report)) return false
  const isSound = allows(source.kind, 'written', source.value) || refuse(source, report)
  return namesItsSchema(source, report) && isSound
}

function refuse(source: SourceFile, report: Report): false {
  const validate = validatorOf(source.kind, 'written')
  validate(source.value)
  const seen = new Set<string>()
  for (const error of validate.errors ?? []) {
    const found = describe(error)
    if (found === undefined) continue
    const path = [...pathOf(source.value, error.instancePath), ...(found.below ?? [])]
    const identity = JSON.stringify([path, found.problem])
    if (seen.has(identity)) continue
    seen.add(identity)
    report(source, path, found.code, found.problem, found)
  }
  return false
}

/** The version of the language a file is written in, where it is another than today's. */
export function otherLanguageOf(source: SourceFile): number | undefined {
  const { language } = Object(source.value) as { language?: unknown } // nothing is checked yet
  if (typeof language !== 'number' || !Number.isInteger(language) || language < 1) return undefined
  return language === LANGUAGE ? undefined : language
}

function isOfOtherLanguage(source: SourceFile, report: Report): boolean {
  const language = otherLanguageOf(source)
  if (language === undefined) return false
  const [code, problem] =
    language < LANGUAGE
      ? ([
          'old-language',
          `written in language ${language}, but this portal reads language ${LANGUAGE}: ask a developer to run npm run migrate`,
        ] as const)
      : (['newer-language', `written in language ${language}; this portal knows ${LANGUAGE}`] as const)
  report(source, ['language'], code, problem)
  return true
}

function namesItsSchema(source: SourceFile, report: Report): boolean {
  const { $schema } = Object(source.value) as { $schema?: unknown } // may be unsound
  if (typeof $schema !== 'string') return true
  const expected = `_language/${source.kind}.schema.json`
  if ($schema.endsWith(`/${expected}`)) {
    checkWay(source, $schema, expected, report)
    return true
  }
  const problem = `a file of this name is described by ${expected}, not by "${$schema}"`
  report(source, ['$schema'], 'bad-value', problem)
  return false
}

/** An editor finds the schema from the file itself. */
function checkWay(source: SourceFile, written: string, expected: string, report: Report): void {
  const up = '../'.repeat(source.file.split('/').length - 2) || './'
  if (written === up + expected || !/^(?:\.\.?\/)+_language\//.test(written)) return
  const aim = { suggestion: up + expected }
  report(source, ['$schema'], 'bad-value', 'there is no schema at this path, so editors cannot help', aim)
}

interface Mistake {
  code: DiagnosticCode
  problem: string
  suggestion?: string | undefined
  among?: Aim['among']
  below?: PathSegment[]
  key?: boolean
}

function describe(error: ErrorObject): Mistake | undefined {
  const { keyword, params, parentSchema, data } = error
  if (error.propertyName !== undefined && keyword !== 'propertyNames') return undefined
  if (keyword === 'if' || /\/(anyOf|oneOf|not)\/\d/.test(error.schemaPath)) return undefined
  const shown = shorten(JSON.stringify(data))
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const known = Object.keys((parentSchema?.properties ?? {}) as object) // a schema's properties are an object
      return unknownKey(name, known)
    }
    case 'propertyNames': {
      const name = String(params.propertyName)
      const suggestion = rightSpelling(name, patternOf(error.schema))
      return {
        code: 'bad-name',
        problem: `"${name}" cannot be used as a name`,
        suggestion,
        below: [name],
        key: true,
      }
    }
    case 'required':
      return { code: 'missing-key', problem: `key "${params.missingProperty}" is missing` }
    case 'dependentRequired': {
      const problem = `"${params.property}" requires "${params.missingProperty}"`
      return { code: 'missing-beside', problem, below: [String(params.property)], key: true }
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String) // ajv documents an array
      const suggestion = nearestName(String(data), allowed)
      return { code: 'bad-value', problem: `${shown} is not one of ${allowed.join(', ')}`, suggestion }
    }
    case 'const':
      return { code: 'bad-value', problem: `must be ${JSON.stringify(params.allowedValue)}, not ${shown}` }
    case 'type':
      return {
        code: 'bad-type',
        problem: `must be of type ${[params.type].flat().join(' or ')}, not ${shown}`,
      }
    case 'uniqueItems': {
      const [first, second] = [Number(params.i), Number(params.j)].sort((a, b) => a - b)
      const item = JSON.stringify((data as unknown[])[first ?? 0]) // uniqueItems speaks of arrays
      return { code: 'duplicate-item', problem: `${shorten(item)} is listed twice`, below: [second ?? 0] }
    }
    case 'anyOf':
    case 'oneOf': {
      const keys = alternatives(error.schema)
      if (keys === undefined) return { code: 'bad-value', problem: `${shown} is none of what can be here` }
      const many = error.keyword === 'anyOf' ? 'at least' : 'exactly'
      return { code: 'missing-key', problem: `needs ${many} one of ${keys}` }
    }
    default: {
      const said = (parentSchema?.description ?? parentSchema?.title) as string | undefined // texts in our schemas
      const meaning = said === undefined ? '' : ` (${said})`
      const suggestion =
        keyword === 'pattern' && typeof data === 'string'
          ? rightSpelling(data, String(error.schema))
          : undefined
      if (suggestion?.startsWith('@') === true && !String(data).startsWith('@')) {
        const key = suggestion.slice(1)
        const problem = `texts are used by key: write "${suggestion}", and add "${key}": ${shown} to the texts file`
        return { code: 'bad-value', problem }
      }
      return {
        code: 'bad-value',
        suggestion,
        problem: `${keyword === 'pattern' || keyword === 'not' ? `${shown} is not allowed here` : error.message}${meaning}`,
      }
    }
  }
}

/** The pattern of names: the schema's own, or that of the shared definition it refers to. */
function patternOf(schema: unknown): string | undefined {
  const { $ref, pattern } = Object(schema) as Schema // a schema of the language
  const shared = $ref?.startsWith('common.schema.json#') ? resolveReference($ref, {})?.schema : undefined
  return pattern ?? shared?.pattern
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

function unknownKey(name: string, known: string[]): Mistake {
  const among = { name, names: known }
  return { code: 'unknown-key', problem: `no key "${name}" here`, among, below: [name], key: true }
}

/** Keys to choose from; undefined where whole values are to choose from. */
function alternatives(schema: unknown): string | undefined {
  const each = schema as { required?: string[] }[] // what anyOf and oneOf hold
  if (each.some(({ required }) => required === undefined)) return undefined
  return each.map(({ required = [] }) => required.join(' and ')).join(', ')
}

/** The keys that lead to a JSON pointer's place, which may be gone meanwhile. */
export function pathOf(value: unknown, pointer: string): PathSegment[] {
  const path: PathSegment[] = []
  let current = value
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(current) ? Number(name) : name)
    current = (Object(current) as Record<string, unknown>)[name] // whatever it is
  }
  return path
}

/** A completed file never changes. */
const complete = new WeakMap<SourceFile, boolean>()

/**
 * Whether a file has, once what follows is filled in, every key that the language asks for; a missing one is reported.
 * @param strange reports what else is wrong with what follows: it comes of another error, or of a fault of the compiler
 */
export function checkComplete(source: SourceFile, report: Report, strange: Report): boolean {
  if (complete.get(source) === true) return true
  if (allows(source.kind, 'whole', source.value)) {
    complete.set(source, true)
    return true
  }
  const validate = validatorOf(source.kind, 'whole')
  validate(source.value)
  const errors = validate.errors ?? []
  const missing = errors.filter(({ keyword }) => keyword === 'required')
  if (missing.length === 0)
    for (const { instancePath, message = '' } of errors.slice(0, 1))
      strange(source, pathOf(source.value, instancePath), 'bad-value', `what follows here ${message}`)
  for (const { instancePath, params } of missing) {
    const problem = `key "${params['missingProperty']}" is missing, and it doesn't follow from anything here`
    report(source, pathOf(source.value, instancePath), 'missing-key', problem)
  }
  return false
}
