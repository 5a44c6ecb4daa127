import { submitValue } from '../../language/index.ts'
import type { FormAccess } from '../../engine/registry/contract.ts'
import type { SessionScope } from '../../engine/registry/portalContext.ts'

/** The record as a create call would send it. */
export function campaignBody(form: FormAccess, session: SessionScope): Record<string, unknown> {
  const names = Object.keys(form.entity.properties)
  const value = Object.fromEntries(names.map((name) => [name, form.get(name)]))
  return submitValue(form.entity, value, 'create', { ...session, form: value })
}
