import { formatPhoneNumber } from '../../../../domain/phone/index.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { formatMoneyExact } from '../../../../shared/numbers.ts'
import type { ModuleContext } from '../../../host/ServerModule.ts'
import type { PdfDocument } from '../../../pdf/PdfDocument.ts'
import { textOf } from '../../../storage/documentValues.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import { isCharged } from './products.ts'
import type { UsageLine } from './readUsage.ts'
import { typeText, vatNotes } from './statementTexts.ts'
import type { VatTreatment } from '../../../../domain/vat/index.ts'

interface Words {
  countryName: (code: string) => string
  text: ModuleContext['text']
}

const GREY = '#5f6b7a'
const HAIR = '#d5dae1'

/** An invoice as a document: what was charged line by line, its VAT, and how the balance came to be. */
export function invoicePdf(
  invoice: JsonObject,
  lines: readonly UsageLine[],
  { countryName, text }: Words,
): PdfDocument {
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
              text('account-billing:line-type'),
              text('account-billing:line-number'),
              text('account-billing:line-country'),
              text('account-billing:line-sub-account'),
              text('account-billing:line-quantity'),
              text('account-billing:amount'),
            ],
            rows.map((row) => [
              text(typeText(row.type)),
              row.number === '' ? '' : formatPhoneNumber(row.number),
              row.country_code === '' ? '' : countryName(row.country_code),
              row.sub_account,
              String(row.quantity),
              money(sign * row.amount),
            ]),
          ),
        ]
  // as: `insertInvoice` wrote it.
  const treatment = textOf(invoice['vat_treatment']) as VatTreatment
  return {
    footer: textOf(invoice['number']),
    title: `${text('account-billing:invoice')} ${textOf(invoice['number'])}`,
    content: [
      {
        columns: [
          { text: text('account-billing:issuer-name'), fontSize: 12, bold: true },
          { text: text('account-billing:invoice'), fontSize: 22, bold: true, alignment: 'right' },
        ],
      },
      {
        columns: [
          {
            text: `${text('account-billing:issuer-address')}\n${text('account-billing:issuer-vat')}`,
            color: GREY,
          },
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
      { text: text('account-billing:invoice-to'), color: GREY },
      {
        text: [
          textOf(invoice['customer_name']),
          textOf(invoice['customer_address']),
          countryName(textOf(invoice['customer_country'])),
          vatLine(textOf(invoice['customer_vat_number']), text),
        ]
          .filter(Boolean)
          .join('\n'),
        margin: [0, 2, 0, 12],
      },
      ...table(text('account-billing:charges'), charged, -1),
      {
        ...factsOf([
          [text('account-billing:net'), money(invoice['net'])],
          [`${text('account-billing:vat')} ${Number(invoice['vat_rate'])} %`, money(invoice['vat'])],
          [text('account-billing:invoice-total'), money(invoice['charges'])],
        ]),
      },
      {
        text: text(vatNotes[treatment] ?? vatNotes['outside']),
        color: GREY,
        fontSize: 9,
        margin: [0, 2, 0, 0],
      },
      ...table(text('account-billing:other-lines'), other, 1),
      heading(text('account-billing:balance')),
      factsOf([
        [text('account-billing:opening-balance'), money(invoice['opening_balance'])],
        [text('account-billing:payments'), money(invoice['payments'])],
        [text('account-billing:adjustments'), money(invoice['adjustments'])],
        [text('account-billing:charges'), money(-Number(invoice['charges']))],
        [text('account-billing:closing-balance'), money(invoice['closing_balance'])],
      ]),
      { text: text('account-billing:invoice-paid-note'), color: GREY, fontSize: 9, margin: [0, 12, 0, 0] },
    ],
  }
}

function vatLine(number: string, text: ModuleContext['text']): string {
  return number === '' ? '' : `${text('account-billing:vat-number')} ${number}`
}

function heading(text: string): JsonObject {
  return { text, bold: true, fontSize: 12, margin: [0, 16, 0, 6] }
}

function tableOf(titles: readonly string[], rows: readonly string[][]): JsonObject {
  const right = (column: number): JsonObject => (column > 3 ? { alignment: 'right' } : {})
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
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
