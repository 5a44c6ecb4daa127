import type { TextParams } from '../../../language/fillText.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Entity of checks of numbers. */
export const NUMBER_CHECK = 'number-check'
/** Transaction type of the catalogue: number validator. */
export const TRANSACTION_TYPE = 29
/** Kind of the job that does one. */
export const CHECK_NUMBERS = 'check-numbers'
/** Kind of the job that deletes the files of one. */
export const REMOVE_NUMBER_CHECK = 'remove-number-check'

export type CheckType = 'format' | 'analysis' | 'validation'

/** Columns of results besides the number, in their order. */
export const resultColumns = [
  'valid',
  'problem',
  'country',
  'line_type',
  'carrier',
  'ported',
  'reachable',
  'risk',
] as const
export type ResultColumn = (typeof resultColumns)[number]

const ofFormat: readonly ResultColumn[] = ['valid', 'problem', 'country']

/** Words of the definitions, as threads get them too. */
export type Say = (key: string, params?: TextParams) => string

export function checkTypeOf(doc: JsonObject): CheckType {
  const type = textOf(doc['type'])
  return type === 'analysis' || type === 'validation' ? type : 'format'
}

/** The columns of a check's results: those chosen, or all it can have. */
export function columnsOf(doc: JsonObject): ResultColumn[] {
  const type = checkTypeOf(doc)
  const chosen = Array.isArray(doc['columns']) ? doc['columns'] : []
  return resultColumns.filter(
    (column) =>
      (chosen.length === 0 || chosen.includes(column)) &&
      (type === 'validation' || ofFormat.includes(column) || (type === 'analysis' && column !== 'reachable')),
  )
}

/**
 * What a number costs now, in micro-units.
 * @throws when the catalogue has no price: nothing is checked for free
 */
export function priceOf({ catalogueItem }: Pick<PublishedPortal, 'catalogueItem'>, type: CheckType): number {
  const price = catalogueItem('number-checks', type)?.['price']
  if (!Number.isSafeInteger(price) || Number(price) < 0)
    throw new Error(`the catalogue number-checks has no price for ${type}`)
  return Number(price)
}

/** Invalid numbers cost nothing where carriers are asked. */
export function countPaid(type: CheckType, { valid, invalid }: { valid: number; invalid: number }): number {
  return type === 'format' ? valid + invalid : valid
}
