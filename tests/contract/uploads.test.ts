import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** Realistic contact files over a real connection: each gets a clear response. */
let server: DemoServer
let owner: DemoPerson
let origin: string

beforeAll(async () => {
  server = await startDemoServer({ working: true })
  const found = server.people.find(({ name }) => name === 'owner')
  if (!found) throw new Error('The demo world has no owner')
  owner = found
  origin = await server.listen()
})
afterAll(() => server.close())

const campaigns = '/api/site/v1/sms/campaigns'

interface Answer {
  status: number
  // Tests reach into answers of any shape.
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert on parsed answers
  body: any
}

async function post(
  files: [name: string, content: string | Uint8Array][],
  field = 'contacts',
): Promise<Answer> {
  const form = new FormData()
  for (const [name, content] of files)
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name)
  const response = await fetch(`${origin}${campaigns}/contacts_upload`, {
    method: 'POST',
    headers: owner.headers,
    body: form,
  })
  return { status: response.status, body: await response.json() }
}

async function get(path: string): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, { headers: owner.headers })
  return { status: response.status, body: await response.json() }
}

/** Uploads and asks until the file is read. */
async function process(content: string | Uint8Array, name = 'contacts.csv'): Promise<Answer> {
  const { status, body } = await post([[name, content]])
  expect([status, body]).toEqual([200, { uuid: expect.any(String) }])
  for (;;) {
    const answer = await get(`${campaigns}/contacts_process?uuid=${body.uuid}`)
    if (answer.body.status !== 'processing') return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const rows = '+447400123456,Anna\n+447400123457,Ben\n'
const twoValid = { status: 'done', valid: 2, invalid: 0, duplicated: 0, country_code: 'GB' }
const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

describe('a readable file', () => {
  it.each<[string, string | Uint8Array, object]>([
    ['as it should be', rows, twoValid],
    [
      'with a byte order mark',
      `\uFEFF${rows}`,
      {
        ...twoValid,
        notices: [
          { code: 'byte_order_mark', message: 'The byte order mark at the start of the file was ignored.' },
        ],
      },
    ],
    ['with CRLF', rows.replaceAll('\n', '\r\n'), twoValid],
    ['with CR alone', rows.replaceAll('\n', '\r'), twoValid],
    ['without a last newline', rows.trimEnd(), twoValid],
    [
      'with quotes, commas and line ends inside',
      '"+447400123456","Anna, ""Ann""\nSmith"\n"+447400123457","Ben"\n',
      { ...twoValid, values: ['+447400123456', 'Anna, "Ann"\nSmith'] },
    ],
    ['with semicolons', rows.replaceAll(',', ';'), { ...twoValid, delimiter: ';' }],
    ['with tabs', rows.replaceAll(',', '\t'), { ...twoValid, delimiter: '\t' }],
    [
      'of two countries',
      `${rows}+4740612345,Kari\n`,
      {
        ...twoValid,
        invalid: 1,
        invalid_sample: [
          {
            line: 3,
            value: '+4740612345',
            code: 'other_country',
            reason: 'This number is from Norway; the first is from United Kingdom',
          },
        ],
      },
    ],
    ['with a number twice', `${rows}+447400123456,Again\n`, { ...twoValid, duplicated: 1 }],
    ['with a header', `phone,name\n${rows}`, { ...twoValid, invalid: 1, header_row: ['phone', 'name'] }],
    [
      'with numbers a spreadsheet shortened',
      `${rows}4.47401E+11,Carla\n`,
      {
        ...twoValid,
        invalid: 1,
        notices: [
          {
            code: 'scientific_notation',
            message:
              '1 row lost digits in a spreadsheet (such as 4.47912E+11). Format the column as text there and export again.',
          },
        ],
      },
    ],
    [
      'with numbers a spreadsheet took the plus from',
      `${rows}447400123458,Carla\n`,
      {
        ...twoValid,
        invalid: 1,
        notices: [
          {
            code: 'missing_plus',
            message:
              '1 row without the leading +, which spreadsheets remove. Format the column as text or add the + again.',
          },
        ],
      },
    ],
  ])('%s', async (_, content, expected) => {
    expect((await process(content)).body).toMatchObject(expected)
  })
})

describe('an unreadable file', () => {
  const again =
    'Save it again as "CSV UTF-8 (comma delimited)" or, in a text editor, with the encoding UTF-8.'
  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'The file is empty. Choose a CSV file with one contact per line, the phone number first.'],
    [
      'of empty lines',
      '\n\n\r\n',
      'The file has no contacts. Write one contact per line, the phone number first, such as +12025550123.',
    ],
    [
      'without a valid row',
      'a,b\nc,d\n',
      'No row has a valid phone number in its first column; the most common problem is "Not a number" (for instance on line 2). Write the numbers in international form, such as +12025550123.',
    ],
    [
      'in UTF-16 LE with a mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(rows, 'le')]),
      `The file is not encoded in UTF-8: it is UTF-16 LE. ${again}`,
    ],
    [
      'in UTF-16 BE with a mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(rows, 'be')]),
      `The file is not encoded in UTF-8: it is UTF-16 BE. ${again}`,
    ],
    [
      'in UTF-16 LE without a mark',
      utf16(rows, 'le'),
      `The file is not encoded in UTF-8: it is UTF-16 LE without a byte order mark. ${again}`,
    ],
    [
      'in UTF-16 BE without a mark',
      utf16(rows, 'be'),
      `The file is not encoded in UTF-8: it is UTF-16 BE without a byte order mark. ${again}`,
    ],
    ['in Latin-1', Buffer.from('+447400123456,J\u00f6rg\n', 'latin1'), again],
    [
      'with a NUL',
      '+447400123456,An\0na\n',
      'Line 1 has a NUL byte, which no text has. The file is damaged or not a CSV file; export it again as "CSV UTF-8".',
    ],
    [
      'of one endless line',
      `+447400123456,${'x'.repeat(1_000_000)}`,
      'Line 1 is longer than 64 KB. Check that each contact is on a line of its own and that the file is a CSV file.',
    ],
    [
      'with 300 columns',
      `+447400123456${',x'.repeat(299)}\n`,
      'Line 1 has more than 200 columns. Keep the phone number and the columns used as variables.',
    ],
    [
      'with a quote that never ends',
      '+447400123456,"Anna\n+447400123457,Ben\n',
      'The quotation mark opened on line 1 is never closed. Add the closing mark, or write a mark inside a value twice ("").',
    ],
    [
      'that is a workbook',
      Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]),
      'The file is an Excel workbook or another ZIP archive, not a CSV file. Open it and save it as "CSV UTF-8 (comma delimited)", then upload that file.',
    ],
  ])('%s', async (_, content, sentence) => {
    const { status, body } = await process(content)
    expect([status, body.status, body.percentage]).toEqual([200, 'failed', 100])
    expect(body.error).toContain(sentence)
  })
})

describe('a rejected upload', () => {
  const big = new Uint8Array(26 * 2 ** 20).fill(0x61)
  it.each<[string, [string, string | Uint8Array][], string, number, object]>([
    [
      'a text file',
      [['contacts.txt', rows]],
      'contacts',
      415,
      {
        code: 'unsupported-type',
        error: 'CSV files are allowed only',
        message: 'CSV files are allowed only',
        filename: 'contacts.txt',
      },
    ],
    [
      'a name that hides its ending',
      [['contacts.csv\u202Etxt', rows]],
      'contacts',
      415,
      { code: 'unsupported-type', error: 'CSV files are allowed only', filename: 'contacts.csvtxt' },
    ],
    [
      'two files',
      [
        ['a.csv', rows],
        ['b.csv', rows],
      ],
      'contacts',
      422,
      {
        code: 'invalid',
        error: '1 file is allowed only',
        message: '1 file is allowed only',
        filename: 'a.csv',
      },
    ],
    [
      '26 MB',
      [['big.csv', big]],
      'contacts',
      413,
      {
        code: 'too-large',
        error: 'The CSV file size must be 25MB or less',
        message: 'The CSV file size must be 25MB or less',
        filename: 'big.csv',
      },
    ],
    ['no file', [], 'contacts', 422, { code: 'invalid', fields: { contacts: 'Required field' } }],
    [
      'a file by another name',
      [['a.csv', rows]],
      'file',
      422,
      { code: 'invalid', fields: { contacts: 'Required field' } },
    ],
  ])('%s', async (_, files, field, status, expected) => {
    const answer = await post(files, field)
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining(expected)])
  })

  it('51 MB', async () => {
    const answer = await post([['huge.csv', new Uint8Array(51 * 2 ** 20).fill(0x61)]])
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large'])
  })

  it.each([
    [
      'a body cut off in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="contacts"; filename="a.csv"\r\n\r\n+4474',
      400,
      'malformed',
    ],
    ['a body without a boundary', 'multipart/form-data', 'x', 400, 'malformed'],
    ['JSON', 'application/json', '{}', 415, 'unsupported-type'],
  ])('%s', async (_, type, body, status, code) => {
    const response = await fetch(`${origin}${campaigns}/contacts_upload`, {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': type },
      body,
    })
    expect([response.status, (await response.json()).code]).toEqual([status, code])
  })

  it('leaves no row or file behind', async () => {
    const { rows: found } = await server.database.system((query) =>
      query.executeQuery<{ filename: string }>(
        CompiledQuery.raw(
          `select filename from contact_upload where filename in ('a.csv', 'big.csv', 'contacts.txt')`,
        ),
      ),
    )
    expect(found).toEqual([])
  })
})

it('serves all clients while reading 25 MB', async () => {
  let text = ''
  for (let n = 0; text.length < 25 * 2 ** 20 - 40; n++)
    text += `+4474${String(10_000_000 + n)},Name of contact ${n}\n`
  const { body } = await post([['large.csv', text]])
  const asked: Record<string, number> = {}
  for (;;) {
    const answers = await Promise.all(
      [
        `${campaigns}?per_page=25`,
        '/api/site/config',
        '/healthz',
        `${campaigns}/contacts_process?uuid=${body.uuid}`,
      ].map(get),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const found = answers[3]?.body
    asked[found.status] = (asked[found.status] ?? 0) + answers.length
    if (found.status !== 'processing') {
      expect(found).toMatchObject({ status: 'done', percentage: 100, invalid: 0 })
      break
    }
  }
  expect(asked['processing']).toBeGreaterThan(0)
})
