import type { PathSegment } from '../Diagnostic.ts'
import type { SharedModel } from '../Model.ts'
import type { ShapeSource } from '../read/source.ts'
import type { Report } from './Report.ts'
import { valueProblem } from './valueProblem.ts'

/** What account, config and user are said to have always, they have. */
export function checkContext(model: SharedModel, report: Report): void {
  const check = (shape: ShapeSource, at: PathSegment[]) => {
    const names = Object.keys(shape.properties ?? {})
    for (const [index, name] of (shape.required ?? []).entries()) {
      if (names.includes(name)) continue
      const aim = { among: { name, names } }
      report(
        model.context,
        [...at, 'required', index],
        'unknown-field',
        `no property "${name}" to be required`,
        aim,
      )
    }
    for (const [index, value] of (shape.enum ?? []).entries()) {
      const problem = valueProblem({ type: shape.type }, value)
      if (problem !== undefined) report(model.context, [...at, 'enum', index], 'bad-type', problem)
    }
    for (const [name, child] of Object.entries(shape.properties ?? {}))
      check(child, [...at, 'properties', name])
    if (shape.items) check(shape.items, [...at, 'items'])
  }
  for (const [name, shape] of Object.entries(model.context.value.roots)) check(shape, ['roots', name])
}
