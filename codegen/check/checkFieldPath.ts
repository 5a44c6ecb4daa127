import type { PathSegment } from '../Diagnostic.ts'
import { followPath, sensitiveProblem, splitPath } from '../fieldPaths.ts'
import type { PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Aim, Report } from './Report.ts'

/**
 * Looks a field up by its path and reports the first name that is not there.
 * @param name how the shape is called in the message: `no field "lable" on parcel`
 * @returns the property, or undefined after a report
 */
export function checkFieldPath(
  file: SourceFile,
  at: readonly PathSegment[],
  field: string,
  shape: PropertySource,
  name: string,
  report: Report,
  aim: Aim = {},
): PropertySource | undefined {
  const segments = splitPath(field)
  const followed = followPath(shape, segments)
  if ('found' in followed) {
    if (!followed.found.sensitive || aim.typed === true) return followed.found
    report(file, at, 'sensitive-shown', sensitiveProblem(field), aim)
    return undefined
  }
  const parent = [name, ...segments.slice(0, followed.at)].join('.')
  const among = { name: followed.missing, names: followed.names }
  report(file, at, 'unknown-field', `no field "${followed.missing}" on ${parent}`, { ...aim, among })
  return undefined
}

/** The same where one value of a record is shown: what each item of a list has is many. */
export function checkShownField(
  file: SourceFile,
  at: readonly PathSegment[],
  field: string,
  shape: PropertySource,
  name: string,
  report: Report,
): PropertySource | undefined {
  const segments = splitPath(field)
  const depth = segments.findIndex((segment) => segment.endsWith('[]'))
  if (depth < 0) return checkFieldPath(file, at, field, shape, name, report)
  const whole = segments
    .slice(0, depth + 1)
    .join('.')
    .slice(0, -2)
  const list = checkFieldPath(file, at, whole, shape, name, report)
  if (list === undefined) return undefined
  const isDrawn = list.cell !== undefined || list.items?.type !== 'object'
  const remedy = isDrawn
    ? 'name the list itself'
    : `a block of kind "items" on the page of a record shows its "${whole}"`
  const problem = `one value is shown here, and ${field} has one for each item of "${whole}": ${remedy}`
  report(file, at, 'field-type', problem, { suggestion: isDrawn ? whole : undefined })
  return undefined
}
