import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createContactFileReader,
  type ContactFileRefusal,
  type ContactFileResult,
} from '../../../../src/domain/contacts/index.ts'
import { seed } from '../../../support/sampling.ts'

console.log(`createContactFileReader seed ${seed}`)

const ANNA = '+447400123456'
const BOB = '+447400123457'

interface Reading extends ContactFileResult {
  validFile: string
  invalidFile: string
  duplicatedFile: string
}

function read(file: string | Uint8Array, { skipFirstRow = false, chunkBytes = 65_536 } = {}): Reading {
  const files = { valid: '', invalid: '', duplicated: '' }
  const decoders = { valid: new TextDecoder(), invalid: new TextDecoder(), duplicated: new TextDecoder() }
  const into = (name: keyof typeof files) => (lines: Uint8Array) => {
    files[name] += decoders[name].decode(lines, { stream: true })
  }
  const reader = createContactFileReader({
    skipFirstRow,
    sinks: { valid: into('valid'), invalid: into('invalid'), duplicated: into('duplicated') },
  })
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  for (let at = 0; at < bytes.length; at += chunkBytes)
    if (!reader.feed(bytes.subarray(at, at + chunkBytes))) break
  return {
    ...reader.end(),
    validFile: files.valid,
    invalidFile: files.invalid,
    duplicatedFile: files.duplicated,
  }
}

function check(file: string | Uint8Array, expected: Partial<Reading>, options?: Parameters<typeof read>[1]) {
  expect(read(file, options)).toMatchObject(expected)
}

function checkRefused(file: string | Uint8Array, refusal: ContactFileRefusal) {
  expect(read(file).refusal).toEqual(refusal)
}

function utf16(text: string, bigEndian = false): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

describe('a plain contact file', () => {
  it('returns counts, country, labels and samples', () => {
    check(`${ANNA},Anna,"Hill, N"\n${BOB},Bob,\n`, {
      refusal: undefined,
      valid: 2,
      invalid: 0,
      duplicated: 0,
      country_code: 'GB',
      country: 'United Kingdom',
      values: [ANNA, 'Anna', 'Hill, N'],
      sampleRows: [
        [ANNA, 'Anna', 'Hill, N'],
        [BOB, 'Bob', ''],
      ],
      columns: 3,
      delimiter: ',',
      validFile: `${ANNA},Anna,"Hill, N"\n${BOB},Bob,\n`,
      notices: [],
    })
  })

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('may end lines with %s, including the last one or not', (_, end) => {
    for (const last of ['', end]) {
      check([ANNA, BOB, '', `${BOB} `].join(end) + last, {
        valid: 2,
        duplicated: 1,
        duplicatedFile: `line,value\n4,'${BOB} \n`,
      })
    }
  })

  it.each([',', ';', '\t', '|'])('may separate columns with %j', (delimiter) => {
    check(`${ANNA}${delimiter}Anna${delimiter}a,b\n"${BOB}"${delimiter}"B;o|b"${delimiter}x\n`, {
      delimiter: delimiter as ',',
      valid: 2,
      columns: delimiter === ',' ? 4 : 3,
    })
  })

  it('may declare its delimiter in a first line for Excel', () => {
    check(`sep=;\r\n${ANNA};a,b;c,d\r\nx;\r\n`, { delimiter: ';', valid: 1, invalid: 1, columns: 3 })
    expect(read(`sep=;\r\n${ANNA}\r\nx;\r\n`).invalidSample).toMatchObject([{ line: 3 }])
  })

  it('stores rows with other delimiters as comma-separated cells', () => {
    check(`${ANNA};a,b;"c;d";e"f\n`, { validFile: `${ANNA},"a,b","c;d","e""f"\n` })
  })

  it('may start with a byte order mark', () => {
    check(`\uFEFF${ANNA}\n`, {
      valid: 1,
      notices: [{ code: 'byte_order_mark' }],
    })
  })

  it('may quote cells that contain delimiters, quotation marks and line breaks', () => {
    check(`"${ANNA}","say ""hi"", ok","two\r\nlines"\nbad\n`, {
      values: [ANNA, 'say "hi", ok', 'two\r\nlines'],
      validFile: `${ANNA},"say ""hi"", ok","two\r\nlines"\n`,
      invalidFile: 'line,value,reason\n3,bad,not_a_number\n',
    })
  })

  it('keeps misplaced quotation marks as they are', () => {
    check(`${ANNA},5" pipe,"a"b\n`, { values: [ANNA, '5" pipe', 'ab'], validFile: `${ANNA},"5"" pipe",ab\n` })
  })

  it('normalizes numbers written with separators', () => {
    check(`+44 7400 123456;x\n+44 (0)7400-123.457;y\n`, { valid: 2, validFile: `${ANNA},x\n${BOB},y\n` })
  })

  it('keeps letters of any language', () => {
    check(`${ANNA},Zoë 😀 Αθηνά\n`, { values: [ANNA, 'Zoë 😀 Αθηνά'], validFile: `${ANNA},Zoë 😀 Αθηνά\n` })
  })

  it('skips blank rows without counting them', () => {
    check(`\n${ANNA},x\n,,\n   \n${BOB},y\n`, { valid: 2, invalid: 0 })
  })

  it('reports rows with a different number of columns', () => {
    check(`${ANNA},x\n${BOB}\n`, { valid: 2, notices: [{ code: 'uneven_rows', count: 1 }] })
  })
})

describe('rejected rows', () => {
  it('are reported with line, value and reason', () => {
    const rows = [
      ANNA,
      '4.47912E+11',
      '447400123456',
      '+12025550123',
      'n/a',
      '+44740',
      '+80012345678',
      '+491111111111',
      '"",x',
    ]
    expect(
      read(rows.join('\n')).invalidSample.map(({ line, value, ...why }) => [
        line,
        value,
        ...Object.values(why),
      ]),
    ).toEqual([
      [2, '4.47912E+11', 'scientific_notation'],
      [3, '447400123456', 'missing_plus'],
      [4, '+12025550123', 'other_country', 'US', 'GB'],
      [5, 'n/a', 'not_a_number'],
      [6, '+44740', 'too_short'],
      [7, '+80012345678', 'no_country'],
      [8, '+491111111111', 'invalid_for_country', 'DE'],
      [9, '', 'empty'],
    ])
  })

  it('are escaped so that a spreadsheet neither runs nor truncates them', () => {
    const cells = ['=1+1', '@x', '-2', '"\t=1"', "'=1", '447400123456', '4.47912E+11', '"a,""b"""']
    expect(
      read([ANNA, ...cells].join('\n'))
        .invalidFile.split('\n')
        .slice(1, -1),
    ).toEqual([
      "2,'=1+1,not_a_number",
      "3,'@x,not_a_number",
      "4,'-2,too_short",
      "5,'\t=1,not_a_number",
      "6,'=1,not_a_number",
      "7,'447400123456,missing_plus",
      "8,'4.47912E+11,scientific_notation",
      '9,"a,""b""",not_a_number',
    ])
  })

  it('count as duplicates from the second occurrence of a number, in any notation', () => {
    check(`${ANNA}\n+44 7400 123456\n"${ANNA}"\n+4407400123456\n`, { valid: 1, duplicated: 3, invalid: 0 })
  })

  it('have long values truncated', () => {
    const [row] = read(`${ANNA}\n${'x'.repeat(5000)}\n`).invalidSample
    expect(row!.value).toHaveLength(200)
  })

  it('are counted by reason, with a hint when a spreadsheet caused it', () => {
    const reading = read(`${ANNA}\n447400123457\n4.4E+11\n447400123458\n`)
    expect(reading.invalidByReason).toEqual({ missing_plus: 2, scientific_notation: 1 })
    expect(reading.notices).toEqual([
      { code: 'scientific_notation', count: 1 },
      { code: 'missing_plus', count: 2 },
    ])
  })
})

describe('a header row', () => {
  const file = `Phone,"First name"\n${ANNA},Anna\n`

  it('is detected and reported, and counts as invalid unless skipped', () => {
    check(file, {
      valid: 1,
      invalid: 1,
      headerRow: { recognised: true, skipped: false, cells: ['Phone', 'First name'] },
      invalidFile: 'line,value,reason\n1,Phone,header_row\n',
      notices: [{ code: 'header_row' }],
    })
  })

  it('can be skipped', () => {
    check(
      file,
      {
        valid: 1,
        invalid: 0,
        headerRow: { recognised: true, skipped: true, cells: ['Phone', 'First name'] },
        notices: [],
      },
      { skipFirstRow: true },
    )
  })

  it('is not detected in a first row with a number', () => {
    check(`${ANNA},x\n`, { headerRow: { recognised: false, skipped: false, cells: [ANNA, 'x'] } })
    check(`447400123456\n${ANNA}\n`, {
      headerRow: { recognised: false, skipped: false, cells: ['447400123456'] },
    })
  })

  it('sets the number of columns, while the first number sets the country', () => {
    check(`tel\n${ANNA}\n`, { columns: 1, country_code: 'GB' })
  })
})

describe('an unusable file is rejected with a code and the place', () => {
  it('when it is empty or has no contacts', () => {
    checkRefused('', { code: 'empty_file' })
    checkRefused('\n \n,,\n', { code: 'no_rows' })
    expect(read('Phone\n', { skipFirstRow: true }).refusal?.code).toBe('no_rows')
  })

  it('when no row is valid, naming the most common reason', () => {
    checkRefused('447400123456\n447400123457\nx\n', {
      code: 'no_valid_rows',
      reason: 'missing_plus',
      line: 1,
    })
    check('447400123456\n', { invalid: 1, invalidFile: "line,value,reason\n1,'447400123456,missing_plus\n" })
  })

  it('when it is UTF-16, with or without a byte order mark', () => {
    checkRefused(utf16(`\uFEFF${ANNA},Anna\n`), {
      code: 'other_encoding',
      encoding: 'UTF-16 LE',
      isMarked: true,
    })
    checkRefused(utf16(`\uFEFF${ANNA},Anna\n`, true), {
      code: 'other_encoding',
      encoding: 'UTF-16 BE',
      isMarked: true,
    })
    checkRefused(utf16(`${ANNA},Anna\n`), { code: 'other_encoding', encoding: 'UTF-16 LE', isMarked: false })
    checkRefused(utf16(`${ANNA},Анна Каренина\n`, true), {
      code: 'other_encoding',
      encoding: 'UTF-16 BE',
      isMarked: false,
    })
  })

  it('when a byte is not UTF-8, naming the line', () => {
    checkRefused(Buffer.from(`${ANNA},Anna\n${BOB},Zo\xEB\n`, 'latin1'), {
      code: 'not_utf8',
      line: 2,
      byte: '0xEB',
    })
    checkRefused(Buffer.from(`${ANNA},\xED\xA0\x80\n`, 'latin1'), { code: 'not_utf8', line: 1, byte: '0xED' })
    checkRefused(Buffer.from(`${ANNA},\xC0\xAF\n`, 'latin1'), { code: 'not_utf8', line: 1, byte: '0xC0' })
  })

  it('when it has NUL bytes', () => {
    checkRefused(`${ANNA},x\n${BOB},a\0b\n`, { code: 'has_nul', line: 2 })
  })

  it('when it is a workbook, a PDF or packed', () => {
    checkRefused('PK\u0003\u0004rest', { code: 'not_csv', format: 'workbook' })
    checkRefused('%PDF-1.7', { code: 'not_csv', format: 'pdf' })
    checkRefused(Buffer.from([0x1f, 0x8b, 8, 0]), { code: 'not_csv', format: 'compressed' })
  })

  it('when a line is longer than 64 KB or the file is one endless line', () => {
    checkRefused(`${ANNA}\n${BOB},${'x'.repeat(70_000)}\n`, { code: 'line_too_long', line: 2 })
    checkRefused('1'.repeat(3_000_000), { code: 'line_too_long', line: 1 })
    checkRefused(`${ANNA},"${'x'.repeat(1_000_000)}"\n`, { code: 'line_too_long', line: 1 })
    const longest = `${ANNA},${'x'.repeat(64 * 1024 - ANNA.length - 2)}`
    check(`${longest}\n`, { valid: 1 })
    checkRefused(`${longest}\r\n`, { code: 'line_too_long', line: 1 })
    checkRefused(`${BOB},\n${longest}xxx\n`, { code: 'line_too_long', line: 2 })
  })

  it('when a quotation mark is never closed', () => {
    checkRefused(`${ANNA}\n${BOB},"open\nmore\n`, { code: 'unclosed_quote', line: 2 })
    checkRefused(`${ANNA}\n${BOB},"${'x\n'.repeat(200_000)}`, { code: 'unclosed_quote', line: 2 })
  })

  it('when a row has more than 200 columns', () => {
    check(`${ANNA}${','.repeat(199)}\n`, { valid: 1, columns: 200 })
    checkRefused(`${ANNA}${','.repeat(200)}\n`, { code: 'too_many_columns', line: 1 })
  })

  it('and then reads no more bytes', () => {
    const reader = createContactFileReader()
    expect(reader.feed(new Uint8Array(400_000))).toBe(false)
    expect(reader.feed(new Uint8Array(1))).toBe(false)
  })
})

describe('file chunks', () => {
  const cell = fc.constantFrom('Anna', '"a,b"', '"x""y"', '"two\r\nlines"', 'é', '', '5"', '😀')
  const first = fc.constantFrom(
    ANNA,
    BOB,
    `"${ANNA}"`,
    '+44 7400 123458',
    'x',
    '',
    '447400123456',
    '+12025550123',
  )
  const row = fc
    .tuple(first, fc.array(cell, { maxLength: 3 }))
    .map(([number, cells]) => [number, ...cells].join(','))
  const many = Array.from({ length: 40 }, (_, index) => `+4474001${String(index).padStart(5, '0')},Name`)
  const file = fc
    .tuple(fc.array(row, { minLength: 1, maxLength: 30 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
    .map(([rows, end, last]) => [...many, ...rows].join(end) + (last ? end : ''))

  it('do not change the result', () => {
    fc.assert(
      fc.property(file, fc.integer({ min: 1, max: 50 }), (text, chunkBytes) => {
        expect(read(text, { chunkBytes })).toEqual(read(text))
      }),
      { seed },
    )
  })

  it('do not change the result at buffer boundaries', () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, index) => `+447400${String(index % 50_000).padStart(6, '0')},"N ${index}"`,
    )
    for (const end of ['\n', '\r\n', '\r']) {
      check(rows.join(end), { valid: 50_000, duplicated: 10_000, invalid: 0 }, { chunkBytes: 99_991 })
    }
  })

  it('return the valid rows, in order', () => {
    const rows = Array.from(
      { length: 30_000 },
      (_, index) => `+447400${String(index).padStart(6, '0')},Name ${index}\n`,
    )
    expect(read(rows.join('')).validFile).toBe(rows.join(''))
  })
})
