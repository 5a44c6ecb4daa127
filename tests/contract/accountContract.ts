import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { DEMO_PASSWORD } from '../../src/server/demo/index.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const writable = [
  'first_name',
  'last_name',
  'job_title',
  'phone',
  'contact_email',
  'timezone',
  'company_info',
  'billing_address',
  'attn_contact_name',
  'pstn',
  'forward_to',
  'sms_relay_url',
  'sms',
  'dlr',
  'additional_info',
  'default_destinations',
]

/** What the account promises, whichever database is below it. */
export function accountContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`the account on ${name}`, () => {
    let server: DemoServer
    beforeAll(async () => {
      server = await startDemoServer({ database: await open() })
    }, 120_000)
    afterAll(() => server.close())

    const person = (who: string): DemoPerson => {
      const found = server.people.find((each) => each.name === who)
      if (!found) throw new Error(`Nobody is called ${who}`)
      return found
    }
    const read = async (who: string): Promise<TestBody> =>
      (await server.call(person(who), 'GET', '/profile')).body.account
    /** What a form sends: every field that can be written, with these changes. */
    const payload = async (who: string, changes: object): Promise<TestBody> => {
      const record = await read(who)
      const kept = writable.filter((field) => record[field] !== null && record[field] !== undefined)
      const sent = structuredClone({
        ...Object.fromEntries(kept.map((field) => [field, record[field]])),
        ...changes,
      })
      delete (sent as TestBody).company_info?.country?.country_name
      return sent
    }
    const save = async (
      who: string,
      changes: object,
      headers?: Record<string, string>,
    ): Promise<DemoAnswer> =>
      server.call(person(who), 'PUT', '/profile', { account: await payload(who, changes) }, headers)

    it('answers the account of the specification, and who publishes definitions', async () => {
      const { status, body, headers } = await server.call(person('owner'), 'GET', '/profile')
      expect(status).toBe(200)
      expect(body.operator).toBe(false)
      expect(body.account).toMatchObject({
        email: 'owner@demo.example',
        first_name: 'Olivia',
        last_name: 'Hart',
        status: 'active',
        timezone: 'Europe/London',
        company_info: {
          vat_number: 'GB123456789',
          country: { country_id: 'GB', country_name: 'United Kingdom' },
        },
        default_destinations: [{ priority: 1 }, { priority: 2 }],
        master_organization: null,
      })
      expect(typeof body.account.monthly_spending).toBe('number')
      for (const field of [...writable, 'id', 'account_manager']) expect(body.account).toHaveProperty(field)
      const etag = String(headers['etag'])
      const again = await server.call(person('owner'), 'GET', '/profile', undefined, {
        'if-none-match': etag,
      })
      expect(again.status).toBe(304)
    })

    it('saves what an owner changes and answers the updated account', async () => {
      const before = await read('owner')
      const { status, body } = await save('owner', {
        phone: '+4791234567',
        company_info: { name: 'Pine', country: { country_id: 'NO' } },
        default_destinations: [{ destination: 'sip:a@b.example', priority: 1 }],
      })
      expect(status).toBe(200)
      expect(body.account).toMatchObject({
        phone: '+4791234567',
        company_info: { name: 'Pine', country: { country_id: 'NO', country_name: 'Norway' } },
        default_destinations: [{ destination: 'sip:a@b.example', priority: 1 }],
        account_manager: before.account_manager,
      })
      expect(body.account.version).toBeGreaterThan(before.version)
      expect(await read('owner')).toEqual(body.account)
    })

    it('empties what is left out, but never what the server writes', async () => {
      const { status, body } = await server.call(person('flex'), 'PUT', '/profile', {
        account: { first_name: 'Filip', last_name: 'Dahl', timezone: 'Europe/Oslo' },
      })
      expect(status).toBe(200)
      expect(body.account).toMatchObject({
        phone: null,
        default_destinations: [],
        company_info: null,
        email: 'flex@demo.example',
      })
    })

    it('does not count a version when nothing differs', async () => {
      const { version } = await read('owner')
      expect((await save('owner', {})).body.account.version).toBe(version)
    })

    it.each(['owner', 'admin'])('lets %s change the account', async (who) => {
      expect((await save(who, { additional_info: `Said by ${who}` })).status).toBe(200)
      expect(await read('engineer')).toMatchObject({ additional_info: `Said by ${who}` })
    })

    it.each(['engineer', 'dids', 'comms', 'billing', 'support'])(
      'lets %s change their own name, and nothing of the account',
      async (who) => {
        const before = await read('owner')
        const own = await save(who, { last_name: 'Changed', job_title: 'Tester' })
        expect(own.body.account).toMatchObject({ last_name: 'Changed', job_title: 'Tester' })
        const changes = {
          phone: '+4700000000',
          default_destinations: [{ destination: '+4700000000', priority: 1 }],
        }
        const refused = await save(who, changes)
        expect(refused.status).toBe(422)
        expect(refused.body.fields).toEqual({
          phone: 'Only the owner and administrators can change this.',
          default_destinations: 'Only the owner and administrators can change this.',
        })
        const bare = await server.call(person(who), 'PUT', '/profile', {
          account: { first_name: 'Only', last_name: 'Name', timezone: before.timezone },
        })
        expect(bare.status).toBe(200)
        const { first_name, last_name, ...rest } = await read('owner')
        expect({ first_name, last_name }).toEqual({
          first_name: before.first_name,
          last_name: before.last_name,
        })
        expect(rest).toMatchObject({ phone: before.phone, default_destinations: before.default_destinations })
      },
    )

    it('refuses unknown and read-only fields by name', async () => {
      const { status, body } = await save('owner', {
        email: 'thief@example.com',
        monthly_spending: 0,
        level: 'flex_pro',
        status: 'disabled',
        company_info: { name: 'Pine', owner: true },
      })
      expect(status).toBe(422)
      expect(body.fields).toMatchObject({
        email: 'This field cannot be changed',
        monthly_spending: 'This field cannot be changed',
        status: 'This field cannot be changed',
        level: 'Unknown field',
        'company_info.owner': 'Unknown field',
      })
    })

    it.each([
      ['phone', '+12a', 'Use digits only, with a plus in front if you like'],
      ['phone', '12345678901234567', undefined],
      ['contact_email', 'a.b', 'Enter a whole e-mail address, like name@example.com'],
      ['contact_email', `${'a'.repeat(64)}@b.example`, undefined],
      ['contact_email', `a@b.${'c'.repeat(11)}`, undefined],
      ['sms', 'http://example.com', 'Enter a whole address that begins with https://'],
      ['sms_relay_url', 'https://', 'Enter a whole address that begins with https://'],
      ['timezone', 'Mars/Olympus', undefined],
      ['first_name', '   ', 'Required field'],
      ['additional_info', 'x'.repeat(2001), undefined],
      [
        'forward_to',
        'javascript:alert(1)',
        'Enter a phone number of digits, or a SIP address like sip:office@example.com',
      ],
      ['company_info', { vat_number: '!' }, undefined],
      ['company_info', { country: { country_id: 'ZZ' } }, undefined],
    ])('refuses %s %j', async (field, value, text) => {
      const { status, body } = await save('owner', { [field]: value })
      expect(status).toBe(422)
      const [path = '', words] = Object.entries(body.fields)[0] ?? []
      expect(path.startsWith(field)).toBe(true)
      if (text !== undefined) expect(words).toBe(text)
    })

    it('keeps destinations apart, and at most ten', async () => {
      const twice = [
        { destination: '+4790000000', priority: 1 },
        { destination: '+4790000000', priority: 2 },
      ]
      expect((await save('owner', { default_destinations: twice })).body.fields).toEqual({
        default_destinations: 'A destination stands twice.',
      })
      const many = Array.from({ length: 11 }, (_, index) => ({
        destination: `+479000000${index}`,
        priority: 1,
      }))
      expect((await save('owner', { default_destinations: many })).body.fields).toHaveProperty(
        'default_destinations',
      )
      const blank = await save('owner', { default_destinations: [{ priority: 1 }] })
      expect(blank.body.fields).toEqual({ 'default_destinations[0].destination': 'Required field' })
    })

    it('refuses a change made from an older version, and takes one from the newest', async () => {
      const { version } = await read('owner')
      await save('admin', { additional_info: `Meanwhile ${version}` })
      const stale = await save('owner', { job_title: 'Founder' }, { 'if-match': `"${version}"` })
      expect([stale.status, stale.body.code]).toEqual([412, 'stale'])
      const fresh = (await read('owner')).version
      expect((await save('owner', { job_title: 'Founder' }, { 'if-match': `"${fresh}"` })).status).toBe(200)
    })

    it('loses none of twenty changes made at once from one version', async () => {
      const { version } = await read('owner')
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          save('owner', { additional_info: `Race ${index} ${version}` }, { 'if-match': `"${version}"` }),
        ),
      )
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(tries.filter(({ status }) => status === 412)).toHaveLength(19)
    })

    it('knows no account but the own one', async () => {
      const own = await read('empty')
      const other = await read('owner')
      await save('empty', { additional_info: 'Mine' })
      expect(await read('owner')).toMatchObject({ id: other.id, additional_info: other.additional_info })
      expect(own.id).not.toBe(other.id)
      for (const path of [`/profile/${other.id}`, `/v1/profile/email/${other.id}`]) {
        expect((await server.call(person('empty'), 'GET', path)).status).toBe(404)
        expect((await server.call(person('empty'), 'PUT', path, { account: {} })).status).toBe(404)
      }
      expect((await server.call(undefined, 'GET', '/profile')).status).toBe(401)
      expect((await server.call(undefined, 'PUT', '/profile', { account: {} })).status).toBe(401)
      expect((await server.call(person('owner'), 'DELETE', '/profile')).status).toBe(405)
    })

    it('verifies single fields without saving them', async () => {
      const account = await payload('owner', { phone: 'abc' })
      const verify = (fields: string[]) =>
        server.call(person('owner'), 'POST', '/profile/verify', { account, fields })
      expect((await verify(['phone'])).status).toBe(422)
      expect((await verify(['first_name'])).status).toBe(200)
      expect((await read('owner')).phone).not.toBe('abc')
    })

    it('changes what conditions know at once', async () => {
      await save('empty', { timezone: 'Asia/Tokyo' })
      expect((await read('empty')).timezone).toBe('Asia/Tokyo')
      await save('empty', { timezone: 'UTC' })
    })

    describe('a new e-mail address', () => {
      const ask = (who: string, email_change: object): Promise<DemoAnswer> =>
        server.call(person(who), 'PUT', '/v1/profile/email', { email_change })
      const mails = (email: string) =>
        server.database.system((query) =>
          query.selectFrom('mail').select('body').where('recipient', '=', email).execute(),
        )

      it('needs the password, and is confirmed by the link mailed to it', async () => {
        const wrong = await ask('twofa', { new_email: 'new@demo.example', password: 'not it' })
        expect(wrong.body.fields).toEqual({ password: 'The password is not right.' })
        expect(await mails('new@demo.example')).toHaveLength(0)
        const asked = await ask('twofa', { new_email: 'new@demo.example', password: DEMO_PASSWORD })
        expect(asked.status).toBe(200)
        expect(asked.body.email_change).toMatchObject({
          email: 'twofa@demo.example',
          pending_email: 'new@demo.example',
        })
        expect(asked.text).not.toContain(DEMO_PASSWORD)
        const [mail] = await mails('new@demo.example')
        const token = /switch-activation\?token=([\w-]{43})/.exec(mail?.body ?? '')?.[1]
        expect((await read('twofa')).email).toBe('twofa@demo.example')
        const followed = await server.call(undefined, 'POST', '/auth/switch-activation', { token })
        expect(followed.status).toBe(200)
        expect((await read('twofa')).email).toBe('new@demo.example')
      })

      it('is refused where it is the present one, and nobody learns whose it is', async () => {
        const same = await ask('owner', { new_email: 'Owner@demo.example', password: DEMO_PASSWORD })
        expect(same.body.fields).toEqual({ new_email: 'This is your e-mail address already.' })
        const taken = await ask('owner', { new_email: 'flex@demo.example', password: DEMO_PASSWORD })
        expect(taken.status).toBe(200)
        const [mail] = await mails('flex@demo.example')
        const token = /token=([\w-]{43})/.exec(mail?.body ?? '')?.[1]
        expect((await server.call(undefined, 'POST', '/auth/switch-activation', { token })).status).toBe(410)
      })

      it('counts wrong passwords', async () => {
        for (let attempt = 0; attempt < 5; attempt++)
          expect((await ask('sub', { new_email: 'x@demo.example', password: 'no' })).status).toBe(422)
        expect((await ask('sub', { new_email: 'x@demo.example', password: DEMO_PASSWORD })).status).toBe(429)
      })
    })
  })
}
