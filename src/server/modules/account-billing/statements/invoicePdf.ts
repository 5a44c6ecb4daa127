import { formatPhoneNumber } from '../../../../domain/phone/index.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { exactMoneyDecimals, formatMoney } from '../../../../shared/numbers.ts'
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
  /** Amounts below each other have the decimals that the most exact one needs. */
  const amounts = (values: readonly unknown[]): string[] => {
    const decimals = Math.max(...values.map((value) => exactMoneyDecimals(Number(value))))
    return values.map((value) => formatMoney(Number(value), currency, decimals))
  }
  const sums = (rows: readonly [title: string, amount: unknown][]): JsonObject => {
    const shown = amounts(rows.map(([, amount]) => amount))
    return factsOf(rows.map(([title], index) => [title, shown[index] ?? '']))
  }
  const zone = textOf(invoice['time_zone'])
  const lastMoment = new Date(Date.parse(textOf(invoice['period_end'])) - 1)
  const charged = lines.filter(({ product }) => isCharged(product))
  const other = lines.filter(({ product }) => !isCharged(product))
  const table = (title: string, rows: typeof charged, sign: 1 | -1): JsonObject[] => {
    if (rows.length === 0) return []
    const columns: Column[] = [
      { title: text('account-billing:line-type'), values: rows.map(({ type }) => text(typeText(type))) },
      {
        title: text('account-billing:line-number'),
        values: rows.map(({ number }) => (number === '' ? '' : formatPhoneNumber(number))),
      },
      {
        title: text('account-billing:line-country'),
        values: rows.map(({ country_code: code }) => (code === '' ? '' : countryName(code))),
      },
      {
        title: text('account-billing:line-sub-account'),
        values: rows.map(({ sub_account: account }) => account),
      },
      {
        title: text('account-billing:line-quantity'),
        values: rows.map(({ quantity }) => String(quantity)),
        isFigure: true,
      },
      {
        title: text('account-billing:amount'),
        values: amounts(rows.map(({ amount }) => sign * amount)),
        isFigure: true,
      },
    ]
    return [heading(title), tableOf(columns.filter(({ values }) => values.some((value) => value !== '')))]
  }
  const address = textOf(invoice['customer_address'])
  const country = countryName(textOf(invoice['customer_country']))
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
          address,
          address.endsWith(country) ? '' : country,
          vatLine(textOf(invoice['customer_vat_number']), text),
        ]
          .filter(Boolean)
          .join('\n'),
        margin: [0, 2, 0, 12],
      },
      ...table(text('account-billing:charges'), charged, -1),
      sums([
        [text('account-billing:net'), invoice['net']],
        [`${text('account-billing:vat')} ${Number(invoice['vat_rate'])}%`, invoice['vat']],
        [text('account-billing:invoice-total'), invoice['charges']],
      ]),
      {
        text: text(vatNotes[treatment] ?? vatNotes['outside']),
        color: GREY,
        fontSize: 9,
        margin: [0, 2, 0, 0],
      },
      ...table(text('account-billing:other-lines'), other, 1),
      heading(text('account-billing:balance')),
      sums([
        [text('account-billing:opening-balance'), invoice['opening_balance']],
        [text('account-billing:payments'), invoice['payments']],
        [text('account-billing:adjustments'), invoice['adjustments']],
        [text('account-billing:charges'), -Number(invoice['charges'])],
        [text('account-billing:closing-balance'), invoice['closing_balance']],
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

interface Column {
  title: string
  values: readonly string[]
  isFigure?: true
}

/** Columns as wide as they need; the first takes the rest. */
function tableOf(columns: readonly Column[]): JsonObject {
  const cells = (textIn: (column: Column) => string): JsonObject[] =>
    columns.map((column) => ({ text: textIn(column), ...(column.isFigure && { alignment: 'right' }) }))
  const rows = columns[0]?.values ?? []
  return {
    layout: 'ruled',
    table: {
      headerRows: 1,
      widths: columns.map((_, index) => (index === 0 ? '*' : 'auto')),
      body: [
        cells(({ title }) => title).map((cell) => ({ ...cell, color: GREY })),
        ...rows.map((_, row) => cells(({ values }) => values[row] ?? '')),
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
