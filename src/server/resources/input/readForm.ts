import { readPublicForm } from '../../../language/index.ts'
import { Refusal } from '../../errors.ts'
import { unknownFields } from '../../unknownFields.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import type { FieldTexts } from '../ResourceContext.ts'
import { fieldTexts } from '../records/verifyWrite.ts'
import { readFields, type ReadFields, type TextFields } from './readFields.ts'

/**
 * Reads a public form, with the same rules and texts of its definition as the page.
 * @param names the fields, all text; the compiler requires them in the form
 * @param besides values the page sends in addition to typed fields
 * @throws Refusal `malformed` when it isn't an object, `invalid` with a text per field
 */
export function readForm<Name extends string, const Besides extends TextFields = Record<never, never>>(
  published: PublishedPortal,
  formId: string,
  names: readonly Name[],
  body: unknown,
  besides?: Besides,
): Record<Name, string> & ReadFields<Besides> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  // as: without any there is nothing to read.
  const wanted = besides ?? ({} as Besides)
  const [others = [], typed = []] = [true, false].map((isOther) =>
    Object.entries(body).filter(([name]) => Object.hasOwn(wanted, name) === isOther),
  )
  const read = readFields(Object.fromEntries(others), wanted)
  const { values, problems } = checkForm(published, formId, Object.fromEntries(typed))
  if (Object.keys(problems).length > 0) throw new Refusal('invalid', { fields: problems })
  // as: verified, and the compiler requires each of them as a text.
  const fields = Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>
  return { ...fields, ...read }
}

/** Texts of a public form for invalid values. */
export function checkForm(
  { portal, validators, text }: PublishedPortal,
  formId: string,
  typed: object,
): { values: Record<string, unknown>; problems: FieldTexts } {
  const module = portal.modules[portal.manifest.publicForms[formId] ?? '']
  const entity = module?.entities[module.publicForms?.[formId]?.entity ?? '']
  const validator = entity && validators[`${entity.id}.create`]
  if (!entity || !validator) throw new Error(`No form ${formId} with fields is published`)
  const unknown = unknownFields(typed, (name) => Object.hasOwn(entity.properties, name))
  if (Object.keys(unknown).length > 0) return { values: {}, problems: unknown }
  const { values, errors } = readPublicForm(entity, validator, typed)
  return { values, problems: fieldTexts(errors, entity, text) }
}
