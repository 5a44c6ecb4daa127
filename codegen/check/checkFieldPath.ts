import type { PathSegment } from '../Diagnostic.ts'
import { followPath, isEachItem, sensitiveProblem, splitPath } from '../fieldPaths.ts'
import type { PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Aim, Report } from './Report.ts'

/** How a field is looked up, beside where its report points. */
export interface FieldAim extends Aim {
  /** A path may name one value of each item of a list: `stops[].town`. Elsewhere one value is meant, or the whole list. */
  each?: boolean
  /** Lists are drawn here, so the list itself can be named. */
  drawsLists?: boolean
}

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
  { each = false, drawsLists = false, ...aim }: FieldAim = {},
): PropertySource | undefined {
  const segments = splitPath(field)
  const depth = each ? -1 : segments.findIndex(isEachItem)
  const whole =
    depth < 0
      ? field
      : segments
          .slice(0, depth + 1)
          .join('.')
          .slice(0, -2)
  const followed = followPath(shape, splitPath(whole))
  if ('missing' in followed) {
    const parent = [name, ...segments.slice(0, followed.at)].join('.')
    const among = { name: followed.missing, names: followed.names }
    report(file, at, 'unknown-field', `no field "${followed.missing}" on ${parent}`, { ...aim, among })
    return undefined
  }
  if (followed.found.sensitive && aim.typed !== true) {
    report(file, at, 'sensitive-shown', sensitiveProblem(field), aim)
    return undefined
  }
  if (depth < 0) return followed.found
  report(file, at, 'field-type', ...manyProblem(field, whole, followed.found, drawsLists, aim))
  return undefined
}

/** What each item of a list has is many values; where lists are drawn, how they are shown. */
function manyProblem(
  field: string,
  whole: string,
  list: PropertySource,
  drawsLists: boolean,
  aim: Aim,
): [string, Aim] {
  const problem = `one value is named here, and ${field} has one for each item of "${whole}"`
  if (!drawsLists) return [problem, aim]
  return list.cell === undefined && list.items?.type === 'object'
    ? [`${problem}: a block of kind "items" on the page of a record shows its "${whole}"`, aim]
    : [`${problem}: name the list itself`, { ...aim, suggestion: whole }]
}
