import { formatPhoneNumber } from '../../../../domain/phone/index.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { formatMoneyExact } from '../../../../shared/numbers.ts'
import type { ModuleContext } from '../../../host/ServerModule.ts'
import type { PdfDocument } from '../../../pdf/PdfDocument.ts'
import { textOf } from '../../../storage/documentValues.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import { isCharged } from './products.ts'
import type { UsageLine } from './readUsage.ts'

interface Words {
  /** Name of the customer's country. */
  country: string
  text: ModuleContext['text']
}

const GREY = '#5f6b7a'
const HAIR = '#d5dae1'

/** An invoice as a document: what was charged line by line, its VAT, and how the balance came to be. */
export function invoicePdf(
  invoice: JsonObject,
  lines: readonly UsageLine[],
  { country, text }: Words,
): PdfDocument {
  const say = (key: string): string => text(`account-billing:${key}`)
  const currency = textOf(invoice['currency'])
  const money = (amount: unknown): string => formatMoneyExact(Number(amount), currency)
  const zone = textOf(invoice['time_zone'])
  const lastMoment = new Date(Date.parse(textOf(invoice['period_end'])) - 1)
  const charged = lines.filter(({ product }) => isCharged(product))
  const other = lines.filter(({ product }) => !isCharged(product))
  const table = (title: string, rows: typeof charged, sign: 1 | -1): JsonObject[] =>
    rows.length === 0
      ? []
      : [
          heading(title),
          tableOf(
            [
              say('line-type'),
              say('line-number'),
              say('line-sub-account'),
              say('line-quantity'),
              say('amount'),
            ],
            rows.map((row) => [
              say(`type-${row.type}`),
              row.number === '' ? '' : formatPhoneNumber(row.number),
              row.sub_account,
              String(row.quantity),
              money(sign * row.amount),
            ]),
          ),
        ]
  const treatment = textOf(invoice['vat_treatment'])
  return {
    footer: textOf(invoice['number']),
    title: `${say('invoice')} ${textOf(invoice['number'])}`,
    content: [
      {
        columns: [
          { text: say('issuer-name'), fontSize: 12, bold: true },
          { text: say('invoice'), fontSize: 22, bold: true, alignment: 'right' },
        ],
      },
      {
        columns: [
          { text: `${say('issuer-address')}\n${say('issuer-vat')}`, color: GREY },
          {
            alignment: 'right',
            text: [
              `${textOf(invoice['number'])}\n`,
              `${formatDate(textOf(invoice['issued']), zone)}\n`,
              `${formatDate(textOf(invoice['period_start']), zone)} – ${formatDate(lastMoment, zone)} (${zone})`,
            ],
          },
        ],
        margin: [0, 4, 0, 20],
      },
      { text: say('invoice-to'), color: GREY },
      {
        text: [
          textOf(invoice['customer_name']),
          textOf(invoice['customer_address']),
          country,
          vatLine(textOf(invoice['customer_vat_number']), say),
        ]
          .filter(Boolean)
          .join('\n'),
        margin: [0, 2, 0, 12],
      },
      ...table(say('charges'), charged, -1),
      {
        ...factsOf([
          [say('net'), money(invoice['net'])],
          [`${say('vat')} ${Number(invoice['vat_rate'])} %`, money(invoice['vat'])],
          [say('invoice-total'), money(invoice['charges'])],
        ]),
      },
      { text: say(`vat-note-${treatment}`), color: GREY, fontSize: 9, margin: [0, 2, 0, 0] },
      ...table(say('other-lines'), other, 1),
      heading(say('balance')),
      factsOf([
        [say('opening-balance'), money(invoice['opening_balance'])],
        [say('payments'), money(invoice['payments'])],
        [say('adjustments'), money(invoice['adjustments'])],
        [say('charges'), money(-Number(invoice['charges']))],
        [say('closing-balance'), money(invoice['closing_balance'])],
      ]),
      { text: say('invoice-paid-note'), color: GREY, fontSize: 9, margin: [0, 12, 0, 0] },
    ],
  }
}

function vatLine(number: string, say: (key: string) => string): string {
  return number === '' ? '' : `${say('vat-number')} ${number}`
}

function heading(text: string): JsonObject {
  return { text, bold: true, fontSize: 12, margin: [0, 16, 0, 6] }
}

function tableOf(titles: readonly string[], rows: readonly string[][]): JsonObject {
  const right = (column: number): JsonObject => (column > 2 ? { alignment: 'right' } : {})
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      body: [
        titles.map((text, column) => ({ text, color: GREY, ...right(column) })),
        ...rows.map((row) => row.map((text, column) => ({ text, ...right(column) }))),
      ],
    },
  }
}

/** Amounts below each other at the right; the last one is the sum. */
function factsOf(rows: readonly [string, string][]): JsonObject {
  const last = rows.length - 1
  return {
    margin: [0, 8, 0, 0],
    layout: 'noBorders',
    table: {
      widths: ['*', 'auto'],
      body: rows.map(([label, value], index) => {
        const look: JsonObject = index === last ? { bold: true } : { color: '#10243e' }
        return [
          { text: label, alignment: 'right', ...look, ...(index === last && { decorationColor: HAIR }) },
          { text: value, alignment: 'right', ...look },
        ]
      }),
    },
  }
}
