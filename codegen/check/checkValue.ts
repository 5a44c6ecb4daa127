import type { JsonValue } from '../../src/language/portal.ts'
import type { PathSegment } from '../Diagnostic.ts'
import { followPath, isEachItem, isSlot, slotsOf } from '../fieldPaths.ts'
import type { SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { PropertySource, ShapeSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'
import { scopeWith } from './scopes.ts'
import { valueProblem } from './valueProblem.ts'

/** A literal keeps the property's rules; a template names something there is, of the property's type. */
export function checkValue(
  model: SharedModel,
  file: SourceFile,
  at: PathSegment[],
  property: PropertySource,
  value: JsonValue,
  report: Report,
): void {
  if (typeof value !== 'string' || slotsOf(value).length === 0) {
    const problem = valueProblem(property, value)
    if (problem !== undefined) report(file, at, 'bad-default', problem)
    return
  }
  const { shapes } = scopeWith(model, {}, '')
  for (const slot of slotsOf(value)) {
    const [root = '', ...path] = slot.name.split('.')
    const shape = Object.hasOwn(shapes, root) ? shapes[root as keyof typeof shapes] : undefined
    const followed: ReturnType<typeof followPath<ShapeSource>> | undefined = shape && followPath(shape, path)
    if (followed && 'found' in followed) {
      const isMany = path.some(isEachItem)
      const problem = isMany
        ? `{${slot.name}} is one value for each item of a list`
        : typeProblem(value, slot.name, followed.found, property)
      if (problem !== undefined) report(file, at, 'bad-default', problem, { inside: slot.offset })
      continue
    }
    const names = followed && 'names' in followed ? followed.names : Object.keys(shapes)
    const missing = followed && 'missing' in followed ? followed.missing : root
    const aim = { inside: slot.offset, suggestion: nearestName(missing, names) }
    report(file, at, 'unknown-slot', `{${slot.name}} is not available here`, aim)
  }
}

/** A slot alone keeps its type; among other characters it is part of a text. */
export function typeProblem(
  template: string,
  name: string,
  { type }: ShapeSource,
  property: PropertySource,
): string | undefined {
  if (isSlot(template)) {
    const fits = type === property.type || (type === 'integer' && property.type === 'number')
    return fits ? undefined : `{${name}} is of type ${type}, not ${property.type}`
  }
  if (property.type !== 'string') return `a text with a slot in it is not of type ${property.type}`
  return type === 'object' || type === 'array' ? `{${name}} is an ${type}, not a text` : undefined
}
