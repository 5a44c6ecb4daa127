import type { EntityDefinition, EntityValidator, FieldError } from './portal.ts'
import { isPresent } from './isPresent.ts'
import { tidyText } from './tidyText.ts'

/**
 * What was typed into a public form as it is sent, and what is wrong with it: the same in browser and server. It is
 * `verifyRecord` for an entity of texts without rules, which is all the compiler lets a public form ask for, so that
 * the sign-in page needs no conditions.
 * @param validator `<entity>.create`
 */
export function readPublicForm(
  { properties }: EntityDefinition,
  validator: EntityValidator,
  typed: object,
): { values: Record<string, unknown>; errors: FieldError[] } {
  const trimmed = Object.entries(typed).map(([name, value]: [string, unknown]) => {
    const { trim = false } = Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {}
    return [name, trim && typeof value === 'string' ? tidyText(value) : value] as const
  })
  const values = Object.fromEntries(trimmed.filter(([, value]) => isPresent(value)))
  const errors = validator(values).map(({ path, keyword }) => ({
    path,
    keyword,
    text: properties[path]?.errors[keyword] ?? null,
  }))
  return { values, errors }
}
