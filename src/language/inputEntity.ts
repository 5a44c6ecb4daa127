import { isAround } from './readsOfCheck.ts'
import type { CheckDefinition, Condition, EntityDefinition, FieldRules } from './portal.ts'

/**
 * What a call takes, as an entity of its own: the named properties with the rules that can be judged by them. A rule
 * that reads another field of the form says nothing of a call that doesn't take that field.
 */
export function inputEntity(entity: EntityDefinition, names: readonly string[]): EntityDefinition {
  const { properties, rules, lifecycle: _lifecycle, ...rest } = entity
  const isTaken = (path: string): boolean => names.includes(path.split(/[.[]/)[0] ?? path)
  const known = (condition: Condition | undefined): condition is Condition =>
    condition?.dependsOn.every((path) => !path.startsWith('form.') || isTaken(path.slice(5))) === true
  const isJudgedAlone = (check: CheckDefinition): boolean =>
    isTaken(check.each ?? check.at) && isKnown(check, known, isTaken)
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isTaken(name))),
    required: entity.required.filter(isTaken),
    rules: {
      fields: Object.fromEntries(
        Object.entries(rules.fields)
          .filter(([path]) => isTaken(path))
          .map(([path, field]) => [path, judgedAlone(field, known, isTaken)]),
      ),
      effects: rules.effects.filter(
        ({ on, when, clear, set, default: filled }) =>
          isTaken(on) &&
          (!when || known(when)) &&
          [...clear, ...Object.keys(set), ...filled].every((path) => isTaken(path)),
      ),
      checks: rules.checks.filter(isJudgedAlone),
      ...(rules.advice && { advice: rules.advice.filter(isJudgedAlone) }),
    },
  }
}

type Known = (condition: Condition | undefined) => condition is Condition
type IsTaken = (path: string) => boolean

function judgedAlone(field: FieldRules, known: Known, isTaken: IsTaken): FieldRules {
  const { visibleWhen, requiredWhen, enabledWhen, because, limits, ...rest } = field
  return {
    ...rest,
    ...(known(visibleWhen) && { visibleWhen }),
    ...(known(requiredWhen) && { requiredWhen }),
    ...(known(enabledWhen) && { enabledWhen, ...(because !== undefined && { because }) }),
    ...(limits && {
      limits: limits.filter(
        ({ when, bounds }) =>
          (!when || known(when)) &&
          Object.values(bounds).every((bound) => typeof bound === 'number' || readsTaken(bound, isTaken)),
      ),
    }),
  }
}

function isKnown(check: CheckDefinition, known: Known, isTaken: IsTaken): boolean {
  if (check.when && !known(check.when)) return false
  if ('unless' in check) return known(check.unless)
  return Object.values(check.reads).every((path) => isAround(path) || isTaken(path))
}

/** Of a template such as `{form.size}`. */
function readsTaken(template: string, isTaken: IsTaken): boolean {
  return [...template.matchAll(/\{form\.([^}]+)\}/g)].every(([, path = '']) => isTaken(path))
}
