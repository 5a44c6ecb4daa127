import type { CheckDefinition, EntityDefinition } from './portal.ts'

/** Whether a path that a check reads lies outside the form. */
export function isAround(path: string): boolean {
  return /^(account|config|user|parent)\./.test(path)
}

/** The paths of the form that a check looks at. */
export function formPathsOf(check: CheckDefinition): string[] {
  const conditions = [check.when, 'unless' in check ? check.unless : undefined]
  const read = 'unless' in check ? [] : Object.values(check.reads).filter((path) => !isAround(path))
  return [
    ...read,
    ...conditions
      .flatMap((condition) => condition?.dependsOn ?? [])
      .flatMap((path) => (path.startsWith('form.') ? [path.slice(5)] : [])),
    ...(check.each === undefined ? [] : [check.each]),
  ]
}

/** Whether a check reads the record above. */
export function readsParent({ rules }: EntityDefinition): boolean {
  return [...rules.checks, ...(rules.advice ?? [])].some(
    (check) => 'check' in check && Object.values(check.reads).some((path) => path.startsWith('parent.')),
  )
}
