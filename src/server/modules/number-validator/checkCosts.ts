import { filesIn } from '../../../language/index.ts'
import { say, type Words } from '../../errors.ts'
import { fileProblem } from './fileProblem.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { checkTypeOf, countPaid, priceOf } from './checkTypes.ts'
import type { CountFile } from './countFile.ts'
import { countTyped, linesOfTyped } from './countNumbers.ts'

export const checkTexts = {
  none: say('number-validator:no-numbers'),
  column: say('number-validator:no-column'),
  short: say('number-validator:balance-short'),
} as const

const LONGEST_NAME = 200

/** What a check would look at, and what it costs at most. */
export interface CheckCosts {
  /** One number a line; undefined of a file. */
  typed: string | undefined
  /** Of a file: its column with the numbers, from 1, and what it is called. */
  column?: number
  column_name?: string
  /** Different numbers, the invalid ones too. */
  numbers: number
  valid: number
  invalid: number
  duplicated: number
  /** of one number, in micro-units */
  price: number
  cost: number
  balance: number
  /** Why it can't be started, by field. */
  fields: Record<string, Words>
}

/** Compares the price of a check with the balance, for both the estimate and the start. */
export async function checkCosts(
  query: Query,
  published: Pick<PublishedPortal, 'catalogueItem'>,
  accountId: string,
  value: JsonObject,
  counted: CountedNumbers,
): Promise<CheckCosts> {
  const { balance, credit_limit: credit } = await query
    .selectFrom('account')
    .select(['balance', 'credit_limit'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const type = checkTypeOf(value)
  const price = priceOf(published, type)
  const { valid, invalid, duplicated, fields, ...source } = counted
  const cost = countPaid(type, { valid, invalid }) * price
  const numbers = valid + invalid
  return {
    ...source,
    numbers,
    valid,
    invalid,
    duplicated,
    price,
    cost,
    balance,
    fields: { ...fields, ...(cost > balance + credit && { balance: checkTexts.short }) },
  }
}

/** The numbers that a check would look at. */
export type CountedNumbers = Pick<
  CheckCosts,
  'typed' | 'column' | 'column_name' | 'valid' | 'invalid' | 'duplicated' | 'fields'
>

/** Counts what was typed, or reads the file, which takes seconds: outside any transaction. */
export async function countNumbers(
  countFile: CountFile,
  accountId: string,
  value: JsonObject,
): Promise<CountedNumbers> {
  const [file] = value['input'] === 'file' ? filesIn(value['file']) : []
  if (!file) {
    const typed = linesOfTyped(textOf(value['numbers']))
    const { valid, invalid, duplicated } = countTyped(typed)
    const isEmpty = valid + invalid === 0
    return { typed, valid, invalid, duplicated, fields: isEmpty ? { numbers: checkTexts.none } : {} }
  }
  const named = Number.isInteger(value['column']) ? Number(value['column']) - 1 : undefined
  const { valid, invalid, duplicated, column, columns, header, refusal } = await countFile(
    accountId,
    file.id,
    named,
  )
  const fields: CheckCosts['fields'] = refusal
    ? { file: fileProblem(refusal) }
    : column >= columns
      ? { column: checkTexts.column }
      : {}
  const title = header?.[column]?.trim() ?? ''
  return {
    typed: undefined,
    column: column + 1,
    column_name: (title || String(column + 1)).slice(0, LONGEST_NAME),
    valid,
    invalid,
    duplicated,
    fields,
  }
}
