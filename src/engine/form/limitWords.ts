import type { FieldLimit } from '../../language/index.ts'
import type { PropertyDefinition } from '../../language/portal.ts'
import type { Translate } from '../registry/portalContext.ts'

/**
 * What a limit of the rules leaves room for, said before it is broken: a range, or how much of it is used.
 * @param property with its tightest limits
 */
export function limitWords(
  property: PropertyDefinition,
  limits: FieldLimit[],
  value: unknown,
  t: Translate,
): string | undefined {
  const names = new Set(limits.map(({ name }) => name))
  const { minimum, maximum, maxLength, maxItems } = property
  if (names.has('maxItems') && maxItems !== undefined)
    return t('portal:form-items-of', { count: Array.isArray(value) ? value.length : 0, limit: maxItems })
  if (names.has('maxLength') && maxLength !== undefined)
    return t('portal:form-length-of', {
      count: typeof value === 'string' ? Array.from(value).length : 0,
      limit: maxLength,
    })
  if (!names.has('maximum') && !names.has('minimum')) return undefined
  if (minimum !== undefined && maximum !== undefined) return t('portal:form-range', { minimum, maximum })
  if (maximum !== undefined) return t('portal:form-at-most', { maximum })
  return minimum === undefined ? undefined : t('portal:form-at-least', { minimum })
}
