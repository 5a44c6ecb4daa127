import type { ErrorObject } from 'ajv/dist/2020.js'
import { formatPath } from '../Diagnostic.ts'
import type { Diagnostic, PathSegment } from '../Diagnostic.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { otherLanguageOf, pathOf } from './checkLanguage.ts'
import { validatorOf } from './validatorOf.ts'

/** A file that breaks the language, without what breaks it, so that the rest of it can be checked too. */
export interface RepairedSource {
  file: SourceFile
  /** Whether a diagnostic of the repaired file is about what its author wrote, not about the repair. */
  isSound(diagnostic: Diagnostic): boolean
  /** Whether a problem of any file names what the repair left out. */
  lacks(problem: string): boolean
}

const ROUNDS = 8
const PLACEHOLDER = 'leftout'
/** One of them suits whatever the language asks for at a place. */
const CANDIDATES = [`@${PLACEHOLDER}`, PLACEHOLDER, `/${PLACEHOLDER}`, [], {}, 1, true]

/**
 * Leaves out or replaces what breaks the language; positions stay, for no item of a list is taken away.
 * A file in another version of the language is not repaired: it is to be migrated.
 */
export function repairSource(source: SourceFile): RepairedSource | undefined {
  if (otherLanguageOf(source) !== undefined) return undefined
  const validate = validatorOf(source.kind, 'written')
  const value: unknown = structuredClone(source.value)
  const touched: string[] = []
  const lost = new Set<string>()

  function touch(path: PathSegment[], old: unknown): void {
    touched.push(formatPath(path))
    for (const word of wordsIn(old)) lost.add(word)
  }

  /** @returns whether something was changed */
  function repair(error: ErrorObject): boolean {
    const path = pathOf(value, error.instancePath)
    const name = error.params['additionalProperty'] ?? error.propertyName ?? error.params['propertyName']
    if (typeof name === 'string') return leaveOut([...path, name])
    if (error.keyword === 'required') return fill([...path, String(error.params['missingProperty'])])
    if (error.keyword === 'dependentRequired') return leaveOut([...path, String(error.params['property'])])
    if (path.length === 0) return false
    return typeof path.at(-1) === 'number' ? fill(path) : leaveOut(path)
  }

  function leaveOut(path: PathSegment[]): boolean {
    const [parent, key] = placeOf(value, path)
    if (parent === undefined || key === undefined || !Object.hasOwn(parent, key)) return false
    touch(path, { [key]: parent[key] })
    delete parent[key]
    return true
  }

  function fill(path: PathSegment[]): boolean {
    const [parent, key] = placeOf(value, path)
    if (parent === undefined || key === undefined) return false
    const old = parent[key]
    for (const candidate of [...CANDIDATES, ...allowedAt(path, parent, key)]) {
      parent[key] = candidate
      if (errorsAt(path).length > 0) continue
      touch(path, old)
      return true
    }
    if (old === undefined) delete parent[key]
    else parent[key] = old
    return false
  }

  /** Of a closed list the first value. */
  function allowedAt(path: PathSegment[], parent: Record<PathSegment, unknown>, key: PathSegment): unknown[] {
    parent[key] = PLACEHOLDER
    return errorsAt(path).flatMap(({ params }) =>
      [params['allowedValue'] ?? (params['allowedValues'] as unknown[] | undefined)?.[0]].filter(
        (each) => each !== undefined,
      ),
    )
  }

  function errorsAt(path: PathSegment[]): ErrorObject[] {
    if (validate(value)) return []
    const at = `/${path.join('/')}`
    return (validate.errors ?? []).filter(
      ({ instancePath }) => instancePath === at || instancePath.startsWith(`${at}/`),
    )
  }

  for (let round = 0; round < ROUNDS; round++) {
    if (validate(value)) {
      return { file: { ...source, value: value as SourceFile['value'] }, isSound, lacks } // just validated
    }
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
    if (!errors.map(repair).includes(true)) return undefined
  }
  return undefined

  function isSound({ path, problem }: Diagnostic): boolean {
    if (problem.includes(PLACEHOLDER)) return false
    if (touched.some((each) => isWithin(path, each) || isWithin(each, path))) return false
    return !lacks(problem)
  }

  function lacks(problem: string): boolean {
    return namesIn(problem).some((name) => lost.has(name))
  }
}

/** What a problem names: what it begins with, and what is in quotes or braces. */
function namesIn(problem: string): string[] {
  const named = problem.match(/^[^ ]+|"[^"]*"|\{[^}]*\}/g) ?? []
  return named.flatMap((each) => each.match(/[\w/.-]+/g) ?? [])
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
}

/** The object or list around a place, and the key in it. */
function placeOf(
  value: unknown,
  path: readonly PathSegment[],
): [Record<PathSegment, unknown> | undefined, PathSegment | undefined] {
  let parent: unknown = value
  for (const segment of path.slice(0, -1)) parent = Object(parent)[segment]
  const isContainer = typeof parent === 'object' && parent !== null
  return [isContainer ? (parent as Record<PathSegment, unknown>) : undefined, path.at(-1)]
}

/** Every key and every text, as conditions and templates may name them. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.match(/[\w/.-]+/g) ?? []
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    yield key
    yield* wordsIn(child)
  }
}
