import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchedAtMost } from '../../src/server/resources/lists/matchesSql.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

interface Message {
  id: string
  sender: string
  recipient: string
  country_code: string
  status: string
  type: string
  message_kind: string
  charge?: number
}

/** The history of messages: requirements HIST-004 to 006, 011, 012, 015, 016, 019. */
export function smsHistoryContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`SMS history on ${name}`, () => {
    let server: DemoServer
    let database: OwnedDatabase

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({ database })
    })
    afterAll(() => server.close())

    const person = (wanted: string): DemoPerson => {
      const found = server.people.find((each) => each.name === wanted)
      if (!found) throw new Error(`nobody is called ${wanted}`)
      return found
    }
    async function list(query: string): Promise<{ messages: Message[]; total: number }> {
      const { status, body } = await server.call(
        person('owner'),
        'GET',
        `/v1/sms/messages?per_page=100&${query}`,
      )
      expect(status, query).toBe(200)
      return { messages: body.messages as Message[], total: body.pagination.total as number }
    }
    async function all(): Promise<Message[]> {
      const { rows } = await database.system((query) =>
        sql<Message>`select id, sender, recipient, country_code, status, type, message_kind, charge::float8 as charge
          from sms_message where account_id = ${person('owner').accountId} order by created_at desc, id desc`.execute(
          query,
        ),
      )
      return rows
    }

    it.each(['outboundSms', 'inboundSms'])('shows only messages of type %s', async (type) => {
      const expected = (await all()).filter((message) => message.type === type)
      const { messages, total } = await list(`type=${type}`)
      expect(expected.length).toBeGreaterThan(0)
      expect(total).toBe(expected.length)
      expect(new Set(messages.map((message) => message.type))).toEqual(new Set([type]))
    })

    it.each(['placed', 'sms', 'outbound'])('rejects type %s', async (type) => {
      const { status } = await server.call(person('owner'), 'GET', `/v1/sms/messages?type=${type}`)
      expect(status).toBe(422)
    })

    it.each([
      ['with the plus', (number: string) => number],
      ['without the plus', (number: string) => number.slice(1)],
      ['by its last digits', (number: string) => number.slice(-6)],
      ['by its last three digits', (number: string) => number.slice(-3)],
      ['by digits in the middle', (number: string) => number.slice(4, 9)],
      ['by three digits in the middle', (number: string) => number.slice(4, 7)],
      ['with spaces and brackets', (number: string) => `(${number.slice(2, 5)}) ${number.slice(5, 8)}-`],
    ])('finds a recipient %s', async (_how, part) => {
      const messages = await all()
      const number = messages.find(({ type }) => type === 'outboundSms')?.recipient ?? ''
      const digits = part(number).replaceAll(/\D/g, '')
      const { total } = await list(`to_search=${encodeURIComponent(part(number))}`)
      expect(total).toBe(messages.filter(({ recipient }) => recipient.includes(digits)).length)
    })

    it('finds the sender of a received message by any of its digits', async () => {
      const messages = await all()
      const number = messages.find(({ type }) => type === 'inboundSms')?.sender ?? ''
      const { total } = await list(`type=inboundSms&from_search=${number.slice(3, 9)}`)
      expect(total).toBe(
        messages.filter(({ type, sender }) => type === 'inboundSms' && sender.includes(number.slice(3, 9)))
          .length,
      )
    })

    it('finds three digits that letters follow', async () => {
      await database.system((query) =>
        sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status, type)
          select account_id, gen_random_uuid(), now() - interval '1 day', 'Shop739x', recipient, country_code, body, segments,
            status, type
          from sms_message where account_id = ${person('owner').accountId} and type = 'inboundSms' limit 1`.execute(
          query,
        ),
      )
      const { messages } = await list('type=inboundSms&from_search=739')
      expect(messages.map(({ sender }) => sender)).toContain('Shop739x')
    })

    it('finds digits of one account alone', async () => {
      const messages = await all()
      const number = messages.find(({ type }) => type === 'outboundSms')?.recipient ?? ''
      const other = server.people.find(
        ({ accountId, permissions, name: who }) =>
          accountId !== person('owner').accountId && permissions.has('Sms') && who !== 'twofa',
      )
      if (!other) throw new Error('nobody else sees messages')
      const { body } = await server.call(other, 'GET', `/v1/sms/messages?to_search=${number}`)
      expect([body.messages, body.pagination.total]).toEqual([[], 0])
    })

    it('rejects a number search without a digit', async () => {
      const { status, body } = await server.call(person('owner'), 'GET', '/v1/sms/messages?to_search=abc')
      expect([status, body.fields]).toEqual([422, { to_search: 'Enter digits of a phone number' }])
    })

    it.each(['message_kind=mms', 'country=GB', 'sender_search=hp', 'sender=HPDelivery'])(
      'filters by %s',
      async (query) => {
        const [field = '', value = ''] = query.split('=')
        const matches: Record<string, (message: Message) => boolean> = {
          message_kind: ({ message_kind }) => message_kind === value,
          country: ({ country_code }) => country_code === value,
          sender_search: ({ sender }) => sender.toLowerCase().includes(value),
          sender: ({ sender }) => sender === value,
        }
        const expected = (await all()).filter((message) => matches[field]?.(message))
        expect(expected.length).toBeGreaterThan(0)
        expect((await list(query)).total).toBe(expected.length)
      },
    )

    describe('with thousands of messages', () => {
      const perPage = 100
      beforeAll(async () => {
        // Three to four days of the account's zone, which begins at half past in UTC.
        await database.system((query) =>
          sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status)
            select account_id, gen_random_uuid(), now() - interval '40 days' - n * interval '2 minutes', sender, recipient,
              country_code, body, segments, (array['delivered', 'failed'])[1 + n % 2]
            from (select * from sms_message where account_id = ${person('owner').accountId} and type = 'outboundSms' limit 1) one,
              generate_series(1, 2600) n`.execute(query),
        )
        await database.system((query) =>
          sql`insert into collection_version (account_id, entity, version) values (${person('owner').accountId}, 'sms-message', 1)
            on conflict (account_id, entity) do update set version = collection_version.version + 1`.execute(
            query,
          ),
        )
      })

      it.each([
        ['newest first', 'sort=-created_at', 1],
        ['oldest first', 'sort=created_at', -1],
        ['of a status', 'status=delivered', 1],
        ['of a type', 'type=outboundSms', 1],
        ['of some days', 'from=01/01/2020', 1],
      ])('reads every page, %s', async (_how, query, newest) => {
        const { total } = await list(query)
        expect(total).toBeGreaterThan(1300)
        const { rows } = await database.system((each) =>
          sql<{ id: string; status: string; type: string }>`select id, status, type from sms_message
            where account_id = ${person('owner').accountId} order by created_at desc, id desc`.execute(each),
        )
        const expected = rows
          .filter(({ status }) => !query.includes('status=') || status === 'delivered')
          .filter(({ type }) => !query.includes('type=') || type === 'outboundSms')
          .map(({ id }) => id)
        if (newest < 0) expected.reverse()
        expect(total).toBe(expected.length)
        for (let page = 1; page <= Math.ceil(total / perPage) + 1; page += 1) {
          const { messages, total: told } = await list(`${query}&page=${page}`)
          expect(told).toBe(total)
          expect(messages.map(({ id }) => id)).toEqual(expected.slice((page - 1) * perPage, page * perPage))
        }
      })

      it.each(['', 'type=outboundSms&', 'status=delivered&', 'status=rejected&', 'from=01/01/2020&'])(
        'finds digits that most have, by "%s" too',
        async (query) => {
          const stored = await all()
          const numbers = Object.values(Object.groupBy(stored, ({ recipient }) => recipient))
          const most = Math.max(...numbers.map((same) => same?.length ?? 0))
          const digits = numbers.find((same) => same?.length === most)?.[0]?.recipient.slice(-6) ?? ''
          expect(most).toBeGreaterThan(matchedAtMost)
          const expected = stored
            .filter(({ recipient }) => recipient.includes(digits))
            .filter(({ type }) => !query.includes('type=') || type === 'outboundSms')
            .filter(({ status }) => !query.includes('status=') || query.includes(`status=${status}&`))
          // The second time, the number of those that have the digits is known.
          for (const page of [1, 2, 1]) {
            const { messages, total } = await list(`${query}to_search=${digits}&page=${page}`)
            expect(total).toBe(expected.length)
            expect(messages.map(({ id }) => id)).toEqual(
              expected.slice((page - 1) * perPage, page * perPage).map(({ id }) => id),
            )
          }
        },
      )

      it('refuses a page that nothing leads to but a million rows', async () => {
        const path = '/v1/sms/messages?per_page=100&page=20000'
        const { status, body } = await server.call(person('owner'), 'GET', `${path}&sender_search=h`)
        expect([status, Object.keys(body.fields)]).toEqual([422, ['page']])
      })
    })

    it('totals count and amount for the filter', async () => {
      const expected = (await all()).filter(
        ({ type, country_code }) => type === 'outboundSms' && country_code === 'GB',
      )
      const { body } = await server.call(
        person('owner'),
        'GET',
        '/v1/sms/messages/statistics?type=outboundSms&country=GB',
      )
      expect(body.statistics).toEqual({
        count: expected.length,
        amount: expected.reduce((sum, { charge = 0 }) => sum + charge, 0),
      })
    })

    it('returns 304 for unchanged statistics', async () => {
      const path = '/v1/sms/messages/statistics?type=outboundSms'
      const { headers } = await server.call(person('owner'), 'GET', path)
      const again = await server.call(person('owner'), 'GET', path, undefined, {
        'if-none-match': String(headers['etag']),
      })
      expect(again.status).toBe(304)
    })

    it.each([
      ['outboundSms', 'Sent'],
      ['inboundSms', 'Received'],
    ])('exports %s with titles of its list, and the units they need', async (type, time) => {
      const path = `/v1/sms/messages/export.csv?type=${type}`
      const zone = 'Europe/London'
      const chosen = `${path}&columns=created,country,charge`
      const { text } = await server.call(person('owner'), 'GET', chosen)
      const [titles, first] = text.split('\r\n')
      expect(titles).toBe(`\uFEFF${time} (${zone}),Country,Country name,Charge (USD)`)
      expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,[A-Z]{2},[A-Z][a-z].*,0(\.\d+)?$/)
      const whole = await server.call(person('owner'), 'GET', path)
      expect(whole.text.slice(1)).toMatch(new RegExp(`^${time} \\(`))
    })

    it('exports every listed field when no list shows just these rows', async () => {
      const { text } = await server.call(person('owner'), 'GET', '/v1/sms/messages/export.csv')
      const [titles = ''] = text.split('\r\n')
      const { resource } = server.publisher
        .current()
        .collections.find((each) => each.resource.id === 'sms-message') ?? { resource: undefined }
      expect(titles).toContain('Status')
      expect(titles.split(',').length).toBeGreaterThanOrEqual(resource?.listFields.length ?? Infinity)
    })

    it('hides amounts without permission to see charges', async () => {
      const blind = server.people.find(
        ({ permissions, accountId }) =>
          accountId === person('owner').accountId &&
          permissions.has('Sms') &&
          !permissions.has('CdrShowPrices'),
      )
      if (!blind) throw new Error('everybody sees charges')
      const { body } = await server.call(blind, 'GET', '/v1/sms/messages/statistics')
      expect(Object.keys(body.statistics as object)).toEqual(['count'])
    })

    it('answers one message with its text and events, and 304 while it stays the same', async () => {
      const [message] = (await list('type=outboundSms')).messages
      const path = `/v1/sms/messages/${message?.id}`
      const { status, body, headers } = await server.call(person('owner'), 'GET', path)
      expect(status).toBe(200)
      expect(body.message).toMatchObject({ id: message?.id, recipient: message?.recipient })
      expect(body.message.events.length).toBeGreaterThan(0)
      expect(Object.values(body.message as object)).not.toContain(null)
      const again = await server.call(person('owner'), 'GET', path, undefined, {
        'if-none-match': String(headers['etag']),
      })
      expect(again.status).toBe(304)
    })

    it('answers 404 to other accounts and for what is no message, and 403 without the permission', async () => {
      const [message] = (await list('')).messages
      const path = `/v1/sms/messages/${message?.id}`
      for (const other of server.people) {
        const isOwn = other.accountId === person('owner').accountId
        const { status } = await server.call(other, 'GET', path)
        // twofa has to set up the second factor first.
        expect([other.name, status]).toEqual([
          other.name,
          !other.permissions.has('Sms') || other.name === 'twofa' ? 403 : isOwn ? 200 : 404,
        ])
      }
      for (const id of ['00000000-0000-4000-8000-00000000dead', 'no-id']) {
        const { status } = await server.call(person('owner'), 'GET', `/v1/sms/messages/${id}`)
        expect([id, status]).toEqual([id, 404])
      }
    })

    it('keeps the charge of one message from who may not see charges', async () => {
      const [message] = (await list('type=outboundSms')).messages
      for (const one of server.people) {
        if (one.accountId !== person('owner').accountId || !one.permissions.has('Sms')) continue
        const { body } = await server.call(one, 'GET', `/v1/sms/messages/${message?.id}`)
        expect([one.name, 'charge' in body.message]).toEqual([one.name, one.permissions.has('CdrShowPrices')])
      }
    })

    it('logs message events, and excludes received messages from sent totals', async () => {
      const { accountId } = person('owner')
      const traffic = (): Promise<number> =>
        database.system(async (query) => {
          const { rows } = await sql<{ messages: number }>`
            select coalesce(sum(messages), 0)::float8 as messages from sms_traffic where account_id = ${accountId}`.execute(
            query,
          )
          return rows[0]?.messages ?? 0
        })
      const before = await traffic()
      const { rows } = await database.system(async (query) => {
        await sql`insert into sms_message (account_id, id, sender, recipient, country_code, body, segments, status)
          values (${accountId}, '00000000-0000-4000-8000-0000000000aa', 'TEST', '+4712345678', 'NO', '', 1, 'pending')`.execute(
          query,
        )
        await sql`insert into sms_message (account_id, id, sender, recipient, country_code, body, segments, status, type)
          values (${accountId}, '00000000-0000-4000-8000-0000000000ab', '+4712345678', '+4790000000', 'NO', '', 1, 'delivered', 'inboundSms')`.execute(
          query,
        )
        for (const status of ['sent', 'sent', 'expired']) {
          await sql`update sms_message set status = ${status} where id = '00000000-0000-4000-8000-0000000000aa'`.execute(
            query,
          )
        }
        return sql<{ events: { status: string; at: string }[] }>`
          select events from sms_message where id = '00000000-0000-4000-8000-0000000000aa'`.execute(query)
      })
      const events = rows[0]?.events ?? []
      expect(events.map(({ status }) => status)).toEqual(['pending', 'sent', 'undelivered'])
      expect(events.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true)
      expect((await traffic()) - before).toBe(1)
    })
  })
}
