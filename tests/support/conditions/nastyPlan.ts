import type { ConditionNode, PropertyDefinition } from '../../../src/language/portal.ts'
import type { FieldSql } from '../../../src/server/storage/fieldSql.ts'
import { constantsOf, fittingValues, FOREIGN } from './candidateValues.ts'
import type { RecordPlan } from './conditionRecords.ts'
import { nastyShapes } from './nastyConditions.ts'

/** Forms with every field of `nastyShapes`, whose values fit, do not fit, or are near the constants of the conditions. */
export function nastyPlan(
  trees: ConditionNode[],
  { seed, count, now }: Pick<RecordPlan, 'seed' | 'count' | 'now'>,
): RecordPlan {
  const constants = [...new Set(trees.flatMap(constantsOf))]
  const fields = Object.keys(nastyShapes)
    .filter((path) => path !== 'gone')
    .map((path) => {
      const shape = shapeNamed(path)
      const fitting =
        shape.type === undefined ? [...FOREIGN, ...constants] : fittingValues(shape, constants, now)
      return { root: 'form' as const, path: path.split('.'), fitting, foreign: [...FOREIGN, ...constants] }
    })
  return { seed, count, now, fields }
}

/** A document of fields of no, or of a stated, type, found the way a resource's fields are. */
export function nastyField(path: string[]): FieldSql {
  const { type = 'text' } = shapeNamed(path.join('.'))
  const before = path
    .slice(0, -1)
    .map((name) => `->'${name}'`)
    .join('')
  const json = `doc${before}->'${path.at(-1)}'`
  return {
    expression: `(doc${before}->>'${path.at(-1)}')`,
    json,
    isJson: true,
    type:
      type === 'string'
        ? 'text'
        : type === 'number' || type === 'boolean' || type === 'array'
          ? type
          : 'text',
  }
}

function shapeNamed(name: string): Partial<PropertyDefinition> {
  return Object.entries<object>(nastyShapes).find(([each]) => each === name)?.[1] ?? {}
}
