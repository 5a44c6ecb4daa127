import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earliestDate } from '../../src/server/modules/porting/leadTime.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'
import { until } from './messagingWorld.ts'

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const path = '/v1/porting_requests'
const status = { incomplete: 0, ready: 1, accepted: 2, cancelled: 3, completed: 6, rejected: 7 }
const today = new Date().toISOString().slice(0, 10)
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
let nextNumber = 300
const ownNumber = (): string => `+442079460${(nextNumber += 1)}`

const british = (more: object = {}) => ({
  wizard: { agree: true },
  country: 'GB',
  numbers: [ownNumber()],
  customer_f_name: 'Ada',
  customer_l_name: 'Reed',
  address: { street_n: '1', street: 'High Street', city: 'London', zip: 'E14 9SH' },
  vendor_name: 'Thames Voice',
  account_n: 'TV-1',
  signature: 'ada  reed',
  port_date: earliestDate(today, 12),
  ...more,
})
const american = (more: object = {}) =>
  british({
    country: 'US',
    numbers: ['+12125550173'],
    address: { street_n: '350', street: 'Fifth Avenue', city: 'New York', state: 'US-NY', zip: '10118' },
    btn: '+12125550173',
    ...more,
  })

describe.each(worldsOf(import.meta.filename))('porting requests on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const create = (request: object) => server.call(owner, 'POST', path, { porting_request: request })
  async function created(request: object): Promise<TestBody> {
    const { status: code, body } = await create(request)
    expect([code, body.fields]).toEqual([201, undefined])
    return body.porting_request
  }
  const refused = async (request: object): Promise<Record<string, string>> => {
    const { status: code, body } = await create(request)
    expect(code).toBe(422)
    return body.fields
  }
  const read = async (id: string): Promise<TestBody> =>
    (await server.call(owner, 'GET', `${path}/${id}`)).body.porting_request
  const reaches = (id: string, wanted: number): Promise<TestBody> =>
    until(
      () => read(id),
      (request) => request.status === wanted,
    )
  async function bill(): Promise<{ id: string }> {
    const boundary = 'a-boundary-of-tests'
    const content = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="bill.pdf"\r\ncontent-type: application/pdf\r\n\r\n${PDF}\r\n--${boundary}--\r\n`,
    )
    const { status: code, body } = await server.call(
      owner,
      'POST',
      '/v1/files?entity=porting-request&field=bill',
      content,
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
    )
    expect(code).toBe(201)
    return { id: body.file.id }
  }

  it('says of each number whether it can be moved, before a request is filed', async () => {
    const numbers = ['020 7946 0399', '+447400123456', '+12125550163', '+35318123456', '12', '+442079460399']
    const { status: code, body } = await server.call(owner, 'POST', `${path}/check`, {
      country: 'GB',
      numbers,
    })
    expect(code).toBe(200)
    expect(body.checks.map(({ portable, reason }: TestBody) => [portable, reason])).toEqual([
      [true, ''],
      [false, 'This is a mobile number. Only geographic numbers can be moved.'],
      [false, 'This number belongs to another country: United States. File a separate request for it.'],
      [false, 'This number belongs to another country: Ireland. File a separate request for it.'],
      [false, 'This isn’t a valid phone number.'],
      [false, 'This number is listed twice.'],
    ])
    expect(body).toMatchObject({ numbers_count: 1, earliest_date: earliestDate(today, 4) })
  })

  it('moves numbers to My numbers once the carrier has accepted and moved them', async () => {
    const request = await created(british({ numbers: ['020 7946 0290', '+44 20 7946 0291'] }))
    expect(request).toMatchObject({
      status: status.ready,
      letter_status: 1,
      numbers_type: 'geo',
      numbers: ['+442079460290', '+442079460291'],
      is_full_port: true,
      have_b_address: false,
      is_business: false,
      is_wireless: false,
      step: 'review',
      missing: [],
      wizard: { agree: true, destinations: [], document: ['letter'], maxLastStep: 8 },
    })
    const done = await reaches(request.id, status.completed)
    expect(done).toMatchObject({ letter_status: 2, moved_at: expect.any(String) })
    const { body } = await server.call(owner, 'GET', '/v1/dids?search=4420794602')
    expect(body.dids.map(({ number, label, status: state }: TestBody) => [number, label, state])).toEqual([
      ['+442079460290', request.reference, 'active'],
      ['+442079460291', request.reference, 'active'],
    ])
    const forwarded = await created(
      british({ numbers: ['+442079460292'], route_to: 'phone', forward_to: '+447400555199' }),
    )
    const addressed = await created(
      british({ numbers: ['+442079460293'], route_to: 'sip_uri', sip_uri: 'sip:desk@pbx.example.com' }),
    )
    expect([forwarded, addressed].map((each) => each.wizard.destinations)).toEqual([
      [{ number: '+442079460292', type: 4, destination: '+447400555199' }],
      [{ number: '+442079460293', type: 1, destination: 'sip:desk@pbx.example.com' }],
    ])
    await reaches(forwarded.id, status.completed)
    await reaches(addressed.id, status.completed)
    const found = await server.call(owner, 'GET', '/v1/dids?search=442079460292&per_page=1')
    const other = await server.call(owner, 'GET', '/v1/dids?search=442079460293&per_page=1')
    const routes = await Promise.all(
      [found, other].map(async ({ body: { dids } }) => {
        const { body: one } = await server.call(owner, 'GET', `/v1/dids/${dids[0].id}`)
        return [one.did.number, one.did.route_to, one.did.forward_to ?? one.did.sip_uri]
      }),
    )
    expect(routes).toEqual([
      ['+442079460292', 'phone', '+447400555199'],
      ['+442079460293', 'sip_uri', 'sip:desk@pbx.example.com'],
    ])
    const { body: later } = await server.call(owner, 'POST', `${path}/check`, {
      country: 'GB',
      numbers: ['+442079460290'],
    })
    expect(later.checks[0].reason).toBe('This number is already in your account.')
    const { body: events } = await server.call(owner, 'GET', `${path}/${request.id}/events`)
    expect(events.events.map(({ to }: TestBody) => to)).toEqual(
      expect.arrayContaining([status.ready, status.accepted, status.completed]),
    )
  })

  it('waits for what is missing, and goes on once it is there', async () => {
    const request = await created(american({ numbers: ['+12125550163'], signature: undefined }))
    expect(request).toMatchObject({
      status: status.incomplete,
      letter_status: 0,
      missing: ['letter', 'bill'],
      step: 'documents',
    })
    const { status: code, body } = await server.call(owner, 'PUT', `${path}/${request.id}`, {
      porting_request: { signature: 'Ada Reed', bill: await bill() },
    })
    expect([code, body.fields]).toEqual([200, undefined])
    expect(body.porting_request).toMatchObject({ status: status.ready, missing: [], letter_status: 1 })
    expect(body.porting_request.wizard.document).toEqual(['letter', 'bill'])
  })

  it('leads from a rejection to the field, and is sent again', async () => {
    const request = await created(british({ account_n: '000-1' }))
    const rejected = await reaches(request.id, status.rejected)
    expect(rejected).toMatchObject({
      rejected_field: 'account',
      step: 'losing-carrier',
      reason: 'The account number is wrong.',
    })
    const { body } = await server.call(owner, 'PUT', `${path}/${request.id}`, {
      porting_request: { account_n: 'TV-2' },
    })
    expect(body.porting_request).toMatchObject({ status: status.ready, reason: '' })
    await reaches(request.id, status.completed)
  })

  it('refuses what no carrier would accept, each at its field', async () => {
    expect(
      await refused(
        british({
          wizard: { agree: false },
          numbers: ['+12125550163'],
          address: { street_n: '1', street: 'High Street', city: 'London', zip: '10118' },
          signature: 'Somebody Else',
          port_date: today,
        }),
      ),
    ).toMatchObject({
      'wizard.agree': 'Agree to continue',
      numbers: expect.stringContaining(
        'can’t be moved: This number belongs to another country: United States.',
      ),
      'address.zip': 'This isn’t a postal code in United Kingdom',
      signature: 'Type the name of the authorized person: Ada Reed',
      port_date: expect.stringMatching(/^Choose \d\d\/\d\d\/\d{4} or later$/),
    })
    expect(await refused(british({ port_date: inDays(90) }))).toHaveProperty('port_date')
    const saturday = inDays(20 + ((6 - new Date(inDays(20)).getUTCDay() + 7) % 7))
    expect(await refused(british({ port_date: saturday }))).toEqual({
      port_date: 'Numbers don’t move on weekends. Choose a business day',
    })
    expect(await refused(british({ signature: 'M1 1<script>' }))).toEqual({
      signature: 'This isn’t a drawn signature',
    })
    expect(await refused(american({ btn: undefined, account_n: undefined }))).toEqual({
      btn: expect.any(String),
      account_n: expect.any(String),
    })
    expect(await refused(british({ is_wireless: true, account_n: undefined }))).toMatchObject({
      account_n: expect.any(String),
      pass_code: expect.any(String),
    })
    const forwards = { numbers: ['020 7946 0294'], route_to: 'phone', forward_to: '+442079460294' }
    expect(await refused(british(forwards))).toEqual({ forward_to: expect.stringMatching(/./) })
    expect(await refused(american({ is_full_port: false, remaining_numbers: 'keep' }))).toEqual({
      new_btn: 'The billing number moves. Enter one of the numbers that stay',
    })
  })

  it('never shows the secrets again', async () => {
    const request = await created(
      american({
        is_wireless: true,
        btn: undefined,
        pass_code: '48151623',
        ssn: '4815',
        numbers: ['+12125550167'],
        signature: undefined,
      }),
    )
    expect(request).toMatchObject({ pass_code: { stored: true }, ssn: { stored: true } })
    const { text } = await server.call(owner, 'GET', `${path}/${request.id}`)
    expect(text).not.toContain('4815')
    const { text: events } = await server.call(owner, 'GET', `${path}/${request.id}/events`)
    expect(events).not.toContain('48151623')
  })

  it('gives a number to one of two requests only', async () => {
    const number = ownNumber()
    const answers = await Promise.all(
      [1, 2].map(() => create(british({ numbers: [number], account_n: 'TV-7' }))),
    )
    const [one, other] = answers.toSorted((a, b) => a.status - b.status)
    expect([one?.status, other?.status]).toEqual([201, 422])
    expect(other?.body.fields.numbers).toContain(
      `This number is in request ${one?.body.porting_request.reference}.`,
    )
  })

  it('is canceled by its owner, and then gives its numbers free', async () => {
    const request = await created(american({ numbers: ['+12125550169'], signature: undefined }))
    const { status: code } = await server.call(owner, 'PUT', `${path}/${request.id}/status`, {
      porting_request: { status: status.cancelled },
    })
    expect(code).toBe(200)
    await created(american({ numbers: ['+12125550169'], signature: undefined }))
  })

  it('writes the letter of authorization as a PDF, typed or drawn', async () => {
    for (const signature of ['Ada Reed', 'M10 20L30 40L50 20M60 20L80 90']) {
      const request = await created(british({ signature }))
      const {
        status: code,
        headers,
        text,
      } = await server.call(owner, 'GET', `${path}/${request.id}/letter.pdf`)
      expect([code, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    }
    const { status: code } = await server.call(owner, 'GET', `${path}/${randomUUID()}/letter.pdf`)
    expect(code).toBe(404)
  })

  it('carries comments both ways', async () => {
    const request = await created(american({ numbers: ['+12125550171'], signature: undefined }))
    const { status: code } = await server.call(owner, 'POST', `${path}/${request.id}/comments`, {
      comment: { text: 'When will it start?' },
    })
    expect(code).toBe(201)
    const answered = await until(
      async () => (await server.call(owner, 'GET', `${path}/${request.id}/comments`)).body.comments,
      (comments: TestBody[]) => comments.length === 2,
    )
    expect(answered.map(({ author }: TestBody) => author)).toEqual(['customer', 'team'])
    const { notifications } = (await server.call(owner, 'GET', '/notifications')).body
    const title = `New comment on ${request.reference}`
    expect(notifications.filter((one: TestBody) => one.title === title)).toMatchObject([
      { description: `Robin (demo): ${answered[1].text}`, button_url: `/porting/view/${request.id}` },
    ])
    const mails = await server.database.system((query) =>
      query
        .selectFrom('mail')
        .select(['recipient', 'body'])
        .where('subject', '=', `New comment on porting request ${request.reference}`)
        .execute(),
    )
    expect(mails).toEqual([
      {
        recipient: 'owner@demo.example',
        body: `Robin (demo) commented on your porting request ${request.reference}:\n\n${answered[1].text}\n\nReply here: http://localhost/porting/view/${request.id}\n`,
      },
    ])
  })

  it('shows its monthly fee to those who see fees of numbers', async () => {
    const support = await server.signIn('support')
    const [{ id }] = (await server.call(owner, 'GET', `${path}?search=2125550160`)).body.porting_requests
    const shown = async (person: DemoPerson): Promise<boolean> =>
      'monthly_fee' in (await server.call(person, 'GET', `${path}/${id}`)).body.porting_request
    expect([await shown(owner), await shown(support)]).toEqual([true, false])
  })

  it('has a demo request in every state', async () => {
    const { body } = await server.call(owner, 'GET', `${path}?search=2125550160`)
    expect(body.porting_requests).toMatchObject([{ reference: 'P-7KQ2MX', status: status.rejected }])
    const all = await server.call(owner, 'GET', `${path}?per_page=100`)
    const states = new Set(all.body.porting_requests.map(({ status: state }: TestBody) => state))
    expect(states).toEqual(new Set(Object.values(status)))
  })
})
