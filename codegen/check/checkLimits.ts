import type { SharedModel } from '../Model.ts'
import type { EntitySource, LimitSource, PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { typedKeywords } from '../schema/languageSchemas.ts'
import { LIMIT_NAMES } from '../../src/language/fieldLimits.ts'
import { checkNumberSlot } from './checkNumberSlot.ts'
import type { Report } from './Report.ts'
import { rulesScope } from './scopes.ts'

/** Limits of rules fit the type of their field, and their slots name numbers. */
export function checkLimits(
  model: SharedModel,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  field: { name: string; property: PropertySource; limits: LimitSource[] },
  report: Report,
): void {
  const { shapes } = rulesScope(model, entity, field.name)
  for (const [index, limit] of field.limits.entries()) {
    const at = ['fields', field.name, 'limits', index]
    const names = LIMIT_NAMES.filter((name) => limit[name] !== undefined)
    if (names.length === 0) {
      const problem = `a limit names a number: ${LIMIT_NAMES.join(', ')}`
      report(file, at, 'missing-key', problem)
    }
    for (const name of names) {
      const types = typedKeywords().get(name) ?? []
      if (!types.includes(field.property.type)) {
        const problem = `${name} belongs to ${types.join(' or ')}, not to ${field.property.type}`
        report(file, [...at, name], 'keyword-type', problem, { key: true })
      }
      const bound = limit[name]
      if (typeof bound === 'string') checkNumberSlot(file, [...at, name], bound, shapes, report)
    }
  }
}
