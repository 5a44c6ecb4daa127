import type { Text } from './portal.ts'

/** Values for the slots of a text; a number is written as the locale writes numbers. */
export type TextParams = Record<string, string | number>

/**
 * A text with its `{slots}` filled; a slot without a value stays as it is.
 * A text with forms takes the one for `params.count`, a whole number. `{slot:digits}` writes a number without grouping.
 * @param locale BCP 47
 */
export function fillText(text: Text, params: TextParams, locale: string): string {
  const form = typeof text === 'string' ? text : formOf(text, params.count, locale)
  return form.replace(/\{(\w+)(:digits)?\}/g, (slot, name: string, digits?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (digits !== undefined && typeof value === 'number') return String(value)
    return typeof value === 'number' ? numbers(locale).format(value) : (value ?? slot)
  })
}

function formOf(text: Exclude<Text, string>, count: string | number | undefined, locale: string): string {
  if (typeof count !== 'number') return text.other
  return text[plurals(locale).select(count)] ?? text.other
}

const plurals = remember((locale) => new Intl.PluralRules(locale))
const numbers = remember((locale) => new Intl.NumberFormat(locale))

function remember<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const made = new Map<string, Value>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
