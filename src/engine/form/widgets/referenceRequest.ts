import { fillTemplate } from '../../../language/index.ts'
import type { Scope } from '../../../language/index.ts'
import type { ReferenceDefinition } from '../../../language/portal.ts'
import { phoneText } from '../../registry/phoneText.ts'
import { getPath } from '../../../shared/paths.ts'

/** One option as the API gives it. */
export type ReferenceOption = Record<string, unknown>

/**
 * The address options are read from, with its bound query.
 * @returns `undefined` while something it needs from the form is missing
 */
export function referenceAddress(reference: ReferenceDefinition, scope: Scope): string | undefined {
  const path = fillTemplate(reference.get, scope, encodeURIComponent)
  if (path === undefined) return undefined
  const query: string[] = []
  for (const [name, template] of Object.entries(reference.query)) {
    const value = fillTemplate(template, scope, encodeURIComponent)
    if (value === undefined) return undefined
    query.push(`${encodeURIComponent(name)}=${value}`)
  }
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** What is stored when an option is chosen. */
export function pickValue(reference: ReferenceDefinition, option: ReferenceOption): Record<string, unknown> {
  const picked = Object.entries(reference.pick).map(
    ([name, source]) => [name, getPath(option, source)] as const,
  )
  return Object.fromEntries(picked.filter(([, value]) => value !== undefined && value !== null))
}

/** The stored value as an option, to be shown while the options are not loaded. */
export function optionOfValue(reference: ReferenceDefinition, value: object): ReferenceOption {
  const option = Object.entries(reference.pick).map(
    ([name, source]) => [source, getPath(value, name)] as const,
  )
  return Object.fromEntries(option.filter(([, member]) => member !== undefined))
}

/** @param phone groups a phone number as cells do */
export function labelOfOption(
  reference: ReferenceDefinition,
  option: ReferenceOption,
  phone: (number: string) => string,
): string {
  const label = textOf(getPath(option, reference.label))
  if (label === '') return keyOfOption(reference, option)
  return reference.labelFormat === 'phone' ? phoneText(label, phone) : label
}

/** What is asked for when somebody types or pastes a number as it is shown. */
export function soughtText(reference: ReferenceDefinition, typed: string): string {
  const text = typed.trim()
  const isNumber = reference.labelFormat === 'phone' && /^[+\d\s().\-/]+$/.test(text)
  return isNumber ? text.replaceAll(/[^+\d]/g, '') : text
}

export function keyOfOption(reference: ReferenceDefinition, option: ReferenceOption): string {
  return textOf(getPath(option, reference.key))
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Options of an answer and whether another page follows. */
export function readOptions(
  reference: ReferenceDefinition,
  body: unknown,
  page: number,
): { options: ReferenceOption[]; more: boolean } {
  const items = getPath(body, reference.items)
  const options = Array.isArray(items)
    ? items.filter((item): item is ReferenceOption => typeof item === 'object' && item !== null)
    : []
  const pages = getPath(body, 'pagination.total_pages')
  return { options, more: typeof pages === 'number' && page < pages }
}
