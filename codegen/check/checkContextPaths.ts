import type { PathSegment } from '../Diagnostic.ts'
import { followPath } from '../fieldPaths.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { ContextSource } from '../read/source.ts'
import type { Report } from './Report.ts'

/** Banner values and badge counts are paths of account, config or user. */
export function checkContextPaths(model: SharedModel, { file }: ModuleModel, report: Report): void {
  const check = (at: PathSegment[], text: string, numeric: boolean) => {
    const [root = '', ...path] = text.split('.')
    const shape = model.context.value.roots[root as keyof ContextSource['roots']] // by the language
    const followed = followPath(shape, path)
    if ('missing' in followed) {
      const parent = [root, ...path.slice(0, followed.at)].join('.')
      const suggestion = nearestName(followed.missing, followed.names)
      report(file, at, 'unknown-field', `no field "${followed.missing}" on ${parent}`, { suggestion })
      return
    }
    const { type } = followed.found
    if (numeric && type !== 'integer' && type !== 'number')
      report(file, at, 'field-type', `${text} is a ${type}, not a number`)
    else if (type === 'object' || type === 'array')
      report(file, at, 'field-type', `${text} is an ${type}, not a single value`)
  }
  for (const [index, { badge }] of (file.value.navigation ?? []).entries())
    if (badge !== undefined) check(['navigation', index, 'badge'], badge, true)
  for (const [index, { params = {} }] of (file.value.banners ?? []).entries()) {
    for (const [name, { path, format }] of Object.entries(params))
      check(['banners', index, 'params', name, 'path'], path, format === 'money')
  }
}
