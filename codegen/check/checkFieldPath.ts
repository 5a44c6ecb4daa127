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
