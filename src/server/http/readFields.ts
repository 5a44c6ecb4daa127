import { Refusal } from '../errors.ts'

/** Text fields of a body: the most characters of each; an optional one may be left out. */
export type TextFields = Record<string, { max: number; optional?: true }>

export type ReadFields<Fields extends TextFields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? string | undefined : string
}

/**
 * The fields of a JSON body that holds texts alone.
 * @throws Refusal `malformed` when it is no object, `invalid` with a text per field that is missing, too long or unknown
 */
export function readFields<const Fields extends TextFields>(
  body: unknown,
  wanted: Fields,
): ReadFields<Fields> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  const given = new Map<string, unknown>(Object.entries(body))
  const problems = new Map<string, string>()
  const values: Record<string, string | undefined> = {}
  for (const [name, { max, optional }] of Object.entries(wanted)) {
    const value = given.get(name)
    if ((value === undefined || value === null) && optional) continue
    if (typeof value !== 'string' || value === '' || value.length > max) problems.set(name, 'Required field')
    else values[name] = value
  }
  for (const name of given.keys()) if (!Object.hasOwn(wanted, name)) problems.set(name, 'Unknown field')
  if (problems.size > 0) throw new Refusal('invalid', { fields: Object.fromEntries(problems) })
  // as: every required field was read above.
  return values as ReadFields<Fields>
}
