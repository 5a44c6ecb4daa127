import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContactFileReader, type ContactFileResult } from '../../../../src/domain/contacts/index.ts'
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

function checkRefused(file: string | Uint8Array, code: string, words: RegExp) {
  const { refusal } = read(file)
  expect(refusal?.code).toBe(code)
  expect(refusal?.message).toMatch(words)
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
      headers: [`Column A: ${ANNA}`, 'Column B: Anna', 'Column C: Hill, N'],
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
      headers: [`Column A: ${ANNA}`],
      notices: [{ code: 'byte_order_mark' } as never],
    })
  })

  it('may quote cells that contain delimiters, quotation marks and line breaks', () => {
    check(`"${ANNA}","say ""hi"", ok","two\r\nlines"\nbad\n`, {
      values: [ANNA, 'say "hi", ok', 'two\r\nlines'],
      validFile: `${ANNA},"say ""hi"", ok","two\r\nlines"\n`,
      invalidFile: 'line,value,reason\n3,bad,Not a number\n',
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
    check(`${ANNA},x\n${BOB}\n`, { valid: 2, notices: [{ code: 'uneven_rows' } as never] })
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
      read(rows.join('\n')).invalidSample.map(({ line, value, reason }) => [line, value, reason]),
    ).toEqual([
      [2, '4.47912E+11', 'Scientific notation: the spreadsheet lost digits'],
      [3, '447400123456', 'Missing +'],
      [4, '+12025550123', 'Number of United States, but the first number is of United Kingdom'],
      [5, 'n/a', 'Not a number'],
      [6, '+44740', 'Too short'],
      [7, '+80012345678', 'International service number without a country'],
      [8, '+491111111111', 'Not a number of Germany'],
      [9, '', 'Empty'],
    ])
  })

  it('are escaped so that a spreadsheet neither runs nor truncates them', () => {
    const cells = ['=1+1', '@x', '-2', '"\t=1"', "'=1", '447400123456', '4.47912E+11', '"a,""b"""']
    expect(
      read([ANNA, ...cells].join('\n'))
        .invalidFile.split('\n')
        .slice(1, -1),
    ).toEqual([
      "2,'=1+1,Not a number",
      "3,'@x,Not a number",
      "4,'-2,Too short",
      "5,'\t=1,Not a number",
      "6,'=1,Not a number",
      "7,'447400123456,Missing +",
      "8,'4.47912E+11,Scientific notation: the spreadsheet lost digits",
      '9,"a,""b""",Not a number',
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
    expect(reading.notices.map(({ code }) => code)).toEqual(['scientific_notation', 'missing_plus'])
  })
})

describe('a header row', () => {
  const file = `Phone,"First name"\n${ANNA},Anna\n`

  it('is detected and reported, and counts as invalid unless skipped', () => {
    check(file, {
      valid: 1,
      invalid: 1,
      headerRow: { recognised: true, skipped: false, cells: ['Phone', 'First name'] },
      invalidFile: 'line,value,reason\n1,Phone,Header row\n',
      notices: [{ code: 'header_row' } as never],
    })
  })

  it('can be skipped', () => {
    check(
      file,
      {
        valid: 1,
        invalid: 0,
        headers: [`Column A: ${ANNA}`, 'Column B: Anna'],
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

describe('an unusable file is rejected with a code and a next step', () => {
  it('when it is empty or has no contacts', () => {
    checkRefused('', 'empty_file', /one contact per line/)
    checkRefused('\n \n,,\n', 'no_rows', /one contact per line/)
    expect(read('Phone\n', { skipFirstRow: true }).refusal?.code).toBe('no_rows')
  })

  it('when no row is valid, naming the most common reason', () => {
    checkRefused('447400123456\n447400123457\nx\n', 'no_valid_rows', /"Missing \+".*line 1/)
    check('447400123456\n', { invalid: 1, invalidFile: "line,value,reason\n1,'447400123456,Missing +\n" })
  })

  it('when it is UTF-16, with or without a byte order mark', () => {
    checkRefused(utf16(`\uFEFF${ANNA},Anna\n`), 'not_utf8', /UTF-16 LE.*UTF-8/)
    checkRefused(utf16(`\uFEFF${ANNA},Anna\n`, true), 'not_utf8', /UTF-16 BE.*UTF-8/)
    checkRefused(utf16(`${ANNA},Anna\n`), 'not_utf8', /UTF-16 LE without/)
    checkRefused(utf16(`${ANNA},Анна Каренина\n`, true), 'not_utf8', /UTF-16 BE without/)
  })

  it('when a byte is not UTF-8, naming the line', () => {
    checkRefused(
      Buffer.from(`${ANNA},Anna\n${BOB},Zo\xEB\n`, 'latin1'),
      'not_utf8',
      /line 2 has the byte 0xEB/,
    )
    checkRefused(Buffer.from(`${ANNA},\xED\xA0\x80\n`, 'latin1'), 'not_utf8', /line 1/)
    checkRefused(Buffer.from(`${ANNA},\xC0\xAF\n`, 'latin1'), 'not_utf8', /line 1/)
  })

  it('when it has NUL bytes', () => {
    checkRefused(`${ANNA},x\n${BOB},a\0b\n`, 'has_nul', /Line 2/)
  })

  it('when it is a workbook, a PDF or packed', () => {
    checkRefused('PK\u0003\u0004rest', 'not_csv', /Excel workbook.*CSV UTF-8/)
    checkRefused('%PDF-1.7', 'not_csv', /PDF/)
    checkRefused(Buffer.from([0x1f, 0x8b, 8, 0]), 'not_csv', /compressed/)
  })

  it('when a line is longer than 64 KB or the file is one endless line', () => {
    checkRefused(`${ANNA}\n${BOB},${'x'.repeat(70_000)}\n`, 'line_too_long', /Line 2/)
    checkRefused('1'.repeat(3_000_000), 'line_too_long', /Line 1/)
    checkRefused(`${ANNA},"${'x'.repeat(1_000_000)}"\n`, 'line_too_long', /Line 1/)
    const longest = `${ANNA},${'x'.repeat(64 * 1024 - ANNA.length - 2)}`
    check(`${longest}\n`, { valid: 1 })
    checkRefused(`${longest}\r\n`, 'line_too_long', /Line 1/)
    checkRefused(`${BOB},\n${longest}xxx\n`, 'line_too_long', /Line 2/)
  })

  it('when a quotation mark is never closed', () => {
    checkRefused(`${ANNA}\n${BOB},"open\nmore\n`, 'unclosed_quote', /line 2/)
    checkRefused(`${ANNA}\n${BOB},"${'x\n'.repeat(200_000)}`, 'unclosed_quote', /line 2/)
  })

  it('when a row has more than 200 columns', () => {
    check(`${ANNA}${','.repeat(199)}\n`, { valid: 1, columns: 200 })
    checkRefused(`${ANNA}${','.repeat(200)}\n`, 'too_many_columns', /Line 1.*200/)
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
