import { Refusal, say, type Words } from '../../errors.ts'
import { unknownFields } from '../../unknownFields.ts'

/** Text fields of a body, with the maximum length of each. */
export type TextFields = Record<string, { max: number; optional?: true }>

export type ReadFields<Fields extends TextFields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? string | undefined : string
}

/**
 * The fields of a JSON body that contains only text.
 * @throws Refusal `malformed` when it isn't an object, `invalid` with a text per field that is missing, too long or unknown
 */
export function readFields<const Fields extends TextFields>(
  body: unknown,
  wanted: Fields,
): ReadFields<Fields> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  const given = new Map<string, unknown>(Object.entries(body))
  const problems = new Map<string, Words>()
  const values: Record<string, string | undefined> = {}
  for (const [name, { max, optional }] of Object.entries(wanted)) {
    const value = given.get(name)
    if ((value === undefined || value === null) && optional) continue
    if (typeof value !== 'string' || value === '' || value.length > max)
      problems.set(name, say('portal:form-required'))
    else values[name] = value
  }
  const unknown = unknownFields(body, (name) => Object.hasOwn(wanted, name))
  for (const [name, text] of Object.entries(unknown)) problems.set(name, text)
  if (problems.size > 0) throw new Refusal('invalid', { fields: Object.fromEntries(problems) })
  // as: every required field was read above.
  return values as ReadFields<Fields>
}
