import { countryName, formatPhoneNumber } from '../../../domain/phone/index.ts'
import { formatDate } from '../../../shared/dates.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { PdfDocument } from '../../pdf/PdfDocument.ts'
import { writePdf } from '../../pdf/writePdf.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { isSigned, signerOf } from './requestFacts.ts'
import { isDrawn, SIGNATURE_BOX } from './signature.ts'

const NUMBER_COLUMNS = 3
const GREY = '#5f6b7a'

interface Words {
  text: ModuleContext['text']
  product: string
}

/** The letter of authorization of a request, as PDF. */
export function writeLetter(request: JsonObject, words: Words, signal: AbortSignal): Promise<Buffer> {
  return writePdf(letterOf(request, words), signal)
}

function letterOf(request: JsonObject, { text, product }: Words): PdfDocument {
  const carrier = textOf(request['vendor_name'])
  const numbers = Array.isArray(request['numbers'])
    ? request['numbers'].map(textOf).map(formatPhoneNumber)
    : []
  const reference = textOf(request['reference'])
  return {
    title: `${text('porting:letter-title')} ${reference}`,
    footer: reference,
    content: [
      { text: text('porting:letter-title'), fontSize: 20, bold: true },
      { text: text('porting:letter-to', { carrier }), margin: [0, 4, 0, 16] },
      { text: text('porting:letter-text', { product, carrier }), margin: [0, 0, 0, 16] },
      { text: text('porting:letter-customer'), bold: true, margin: [0, 0, 0, 4] },
      {
        layout: 'ruled',
        table: {
          widths: [150, '*'],
          body: factsOf(request, text).map(([label, value]) => [{ text: label, color: GREY }, value]),
        },
        margin: [0, 0, 0, 16],
      },
      { text: `${text('porting:letter-numbers')} (${numbers.length})`, bold: true, margin: [0, 0, 0, 4] },
      {
        layout: 'noBorders',
        table: { widths: Array.from({ length: NUMBER_COLUMNS }, () => '*'), body: rowsOf(numbers) },
        margin: [0, 0, 0, 24],
      },
      { stack: signatureOf(request, text), unbreakable: true },
    ],
  }
}

function factsOf(request: JsonObject, text: Words['text']): [string, string][] {
  const country = textOf(request['country'])
  const scope =
    request['is_full_port'] === false
      ? request['remaining_numbers'] === 'disconnect'
        ? 'porting:letter-partial-end'
        : 'porting:letter-partial'
      : 'porting:letter-full'
  const rows: [string, string][] = [
    ['porting:letter-name', signerOf(request)],
    ['porting:letter-company', textOf(request['company'])],
    ['porting:letter-service-address', addressText(request['address'], country)],
    [
      'porting:letter-billing-address',
      request['have_b_address'] === true ? addressText(request['b_address'], country) : '',
    ],
    ['porting:letter-account', textOf(request['account_n'])],
    ['porting:letter-btn', formatPhoneNumber(textOf(request['btn']))],
    ['porting:letter-scope', text(scope)],
    ['porting:letter-date', formatDate(textOf(request['port_date']))],
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => [text(label), value])
}

function addressText(value: unknown, country: string): string {
  const { street_n: number, street, city, state, zip } = objectOf(value)
  const region = textOf(state).replace(`${country}-`, '')
  const place = [textOf(city), [region, textOf(zip)].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [[number, street].map(textOf).filter(Boolean).join(' '), place, countryName(country)]
    .filter(Boolean)
    .join('\n')
}

function rowsOf(numbers: readonly string[]): string[][] {
  const rows: string[][] = []
  for (let at = 0; at < numbers.length; at += NUMBER_COLUMNS)
    rows.push(Array.from({ length: NUMBER_COLUMNS }, (_, column) => numbers[at + column] ?? ''))
  return rows
}

function signatureOf(request: JsonObject, text: Words['text']): JsonObject[] {
  const signature = isSigned(request) ? textOf(request['signature']) : ''
  const { width, height } = SIGNATURE_BOX
  const signed: JsonObject =
    signature === ''
      ? { text: text('porting:letter-unsigned'), color: GREY, margin: [0, 24, 0, 4] }
      : isDrawn(signature)
        ? {
            svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${signature}" fill="none" stroke="#10243e" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
            width: 240,
          }
        : { text: signature, italics: true, fontSize: 20, color: '#10243e', margin: [0, 8, 0, 4] }
  const line = { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 240, y2: 0, lineWidth: 0.5, lineColor: GREY }] }
  if (signature === '') return [signed, line]
  const date = formatDate(textOf(request['signed_at']))
  const words = {
    text: text('porting:letter-signed', { name: signerOf(request), date }),
    margin: [0, 4, 0, 0],
  }
  return [signed, line, words]
}
