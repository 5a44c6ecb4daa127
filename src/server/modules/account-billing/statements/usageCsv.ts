import { Readable } from 'node:stream'
import { quoteCsvCell, spreadsheetSafeCell } from '../../../../shared/csv.ts'
import type { ModuleContext } from '../../../host/ServerModule.ts'
import type { UsageLine } from './readUsage.ts'
import { productTexts, typeText } from './statementTexts.ts'

const MICRO_UNITS = 1_000_000

/** Lines as a CSV file to download. Amounts are plain decimals, so that spreadsheets add them up. */
export function usageCsv(
  lines: readonly UsageLine[],
  text: ModuleContext['text'],
  filename: string,
): { stream: Readable; type: string; filename: string } {
  const titles = [
    text('account-billing:product'),
    text('account-billing:line-type'),
    text('account-billing:line-number'),
    text('account-billing:line-country'),
    text('account-billing:line-sub-account'),
    text('account-billing:line-quantity'),
    text('account-billing:amount'),
  ]
  const rows = lines.map(({ product, type, number, country_code, sub_account, quantity, amount }) => [
    text(productTexts[product]),
    text(typeText(type)),
    number,
    country_code,
    sub_account,
    String(quantity),
    decimalOf(amount),
  ])
  const written = [titles, ...rows].map(
    (cells) =>
      `${cells.map((cell, at) => quoteCsvCell(at < 5 ? spreadsheetSafeCell(cell) : cell)).join(',')}\n`,
  )
  return {
    stream: Readable.from(written.map((line) => Buffer.from(line))),
    type: 'text/csv; charset=utf-8',
    filename,
  }
}

/** '-0.0079', without a rounding step: micro-units have six decimals. */
function decimalOf(microUnits: number): string {
  const size = Math.abs(microUnits)
  const decimals = String(size % MICRO_UNITS).padStart(6, '0')
  return `${microUnits < 0 ? '-' : ''}${Math.floor(size / MICRO_UNITS)}.${decimals}`
}
