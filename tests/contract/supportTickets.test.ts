import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { domainChecks } from '../../src/domain/domainChecks.ts'
import { createNotices } from '../../src/server/lifecycle/index.ts'
import { answerTicket, type AgentAnswer } from '../../src/server/modules/support-tickets/answerTicket.ts'
import { createActing } from '../../src/server/resources/records/createActing.ts'
import { forgetOldDrafts } from '../../src/server/resources/records/formDrafts.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const REFUSED = 'This file cannot be uploaded. Please check file format and size'

/** What open pages were told. */
interface Told {
  userId: string
  event: string
  payload: Record<string, unknown>
}

describe.each(worldsOf(import.meta.filename))('support tickets on %s', (_name, open) => {
  let server: DemoServer
  let told: Told[] = []

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), simulated: false })
  })
  afterAll(() => server.close())

  const person = (name: string): DemoPerson => {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`Nobody in the demo world is called ${name}`)
    return found
  }
  const create = async (by: string, more: object = {}): Promise<Awaited<ReturnType<DemoServer['call']>>> =>
    server.call(person(by), 'POST', '/v1.1/tickets', {
      ticket: { subject: `Calls drop ${randomUUID()}`, description: 'After 30 seconds.', ...more },
    })
  const created = async (by: string, more: object = {}): Promise<{ id: string; subject: string }> => {
    const { status, body } = await create(by, more)
    expect([status, body.fields]).toEqual([201, undefined])
    return body.ticket
  }
  const read = async (by: string, id: string) =>
    (await server.call(person(by), 'GET', `/v1.1/tickets/${id}`)).body.ticket
  const reply = (by: string, id: string, more: object = {}) =>
    server.call(person(by), 'POST', `/v1.1/tickets/${id}/replies`, {
      reply: { text: 'It still happens.', ...more },
    })
  const close = (by: string, id: string) =>
    server.call(person(by), 'PUT', `/v1.1/tickets/${id}/status`, { ticket: { status: 'closed' } })
  const unread = async (by: string): Promise<number> =>
    (await server.call(person(by), 'GET', '/config')).body.unread_tickets
  const idOf = async (by: string): Promise<string> =>
    (await server.call(person(by), 'GET', '/config')).body.user_id
  const answer = (by: string, ticketId: string, more: Partial<AgentAnswer> = {}) => {
    const { database, publisher } = server
    const published = () => publisher.current()
    const postNotices = createNotices({ published, publicUrl: 'https://portal.example', accountItems: {} })
    const { creationHurdle } = createActing({
      database,
      published,
      behaviours: [...server.behaviours.values()],
      checks: domainChecks,
      accountItems: {},
      postNotices,
      secretKey: Buffer.alloc(32, 7),
    })
    return answerTicket(
      {
        database,
        notifier: {
          notifyAccount: async () => undefined,
          notifyUser: async (userId, event, payload) =>
            void told.push({ userId, event, payload: { ...payload } }),
        },
        postNotices,
        creationHurdle,
        published,
        text: (key, params) => publisher.current().text(key, params),
        product: () => 'Patchbay',
        publicUrl: 'https://portal.example',
      },
      {
        accountId: person(by).accountId,
        ticketId,
        agent: 'Maya',
        text: 'Try again.',
        resolves: false,
        ...more,
      },
    )
  }
  const mailsAbout = async (subject: string) =>
    server.database.system((query) =>
      query
        .selectFrom('mail')
        .select(['recipient', 'subject', 'body'])
        .where('subject', 'like', `%${subject}%`)
        .orderBy('recipient')
        .execute(),
    )
  const upload = (by: string, filename: string, content: string, entity = 'ticket') => {
    const boundary = 'a-boundary-of-tests'
    const body = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    )
    return server.call(person(by), 'POST', `/v1/files?entity=${entity}&field=attachments`, body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })
  }

  it('creates a ticket with everything a ticket has, and hands it to the support address', async () => {
    const ticket = await created('empty', { priority: 'high' })
    expect(await read('empty', ticket.id)).toMatchObject({
      subject: ticket.subject,
      description: 'After 30 seconds.',
      status: 'open',
      priority: 'high',
      from_email: 'empty@demo.example',
      customer_id: person('empty').accountId,
      number: expect.stringMatching(/^\d{5,}$/),
      stats: { created_at: expect.any(String), updated_at: expect.any(String) },
      replies: [],
    })
    const [mail, ...others] = await mailsAbout(ticket.subject)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'support@patchbay.example' })
    expect(mail?.body).toContain('After 30 seconds.')
    expect(mail?.body).toContain('empty@demo.example')
  })

  it('gives every ticket a number of its own', async () => {
    const [one, two] = [await created('owner'), await created('empty')]
    const numbers = [(await read('owner', one.id)).number, (await read('empty', two.id)).number]
    expect(numbers[0]).not.toBe(numbers[1])
  })

  it('keeps up to three files with a message, and sends them as downloads', async () => {
    const uploads = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map(async (name) => (await upload('owner', name, PDF)).body.file),
    )
    const { id } = await created('owner', { attachments: uploads.map((file) => ({ id: file.id })) })
    const stored = (await read('owner', id)).attachments
    expect(stored.map(({ name }: { name: string }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    const url = `/v1/files/${String(stored[0].id)}`
    const sent = await server.call(person('billing'), 'GET', url)
    expect([sent.status, sent.text]).toEqual([200, PDF])
    expect(sent.headers['content-disposition']).toMatch(/^attachment/)
    expect((await server.call(person('flex'), 'GET', url)).status).toBe(404)
    const again = await create('owner', { attachments: [{ id: stored[0].id }] })
    expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['attachments[0]']])
  })

  it('refuses a fourth file, and files of other kinds', async () => {
    const uploads = await Promise.all(
      ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(async (name) => (await upload('owner', name, PDF)).body.file),
    )
    const { status, body } = await create('owner', { attachments: uploads.map(({ id }) => ({ id })) })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      attachments:
        'The file limit (3) has been reached for this message. Please use a new message to send additional files',
    })
    for (const [name, content] of [
      ['tool.exe', 'MZ'],
      ['page.pdf', '<html></html>'],
    ] as const) {
      const refused = await upload('owner', name, content)
      expect([name, refused.status, refused.body.fields]).toEqual([name, 422, { attachments: REFUSED }])
    }
  })

  it('tells those who take part of an agent’s reply until they see it', async () => {
    const { id, subject } = await created('engineer')
    const [engineer, admin] = [await unread('engineer'), await unread('admin')]
    told = []
    const replyId = await answer('engineer', id)
    expect(await read('engineer', id)).toMatchObject({
      status: 'pending',
      agent: { name: 'Maya' },
      stats: { first_responded_at: expect.any(String), last_responded_at: expect.any(String) },
      replies: [{ id: replyId, updated_at: expect.any(String) }],
    })
    expect([await unread('engineer'), await unread('admin')]).toEqual([engineer + 1, admin])
    expect(told).toEqual([
      {
        userId: await idOf('engineer'),
        event: 'support-portal.manager.reply',
        payload: {
          ticket_id: id,
          reply_id: replyId,
          replied_at: expect.any(String),
          unread_replies: engineer + 1,
        },
      },
    ])
    const mails = await mailsAbout(subject)
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'engineer@demo.example',
      'support@patchbay.example',
    ])
    expect(mails[0]?.body).toContain(`https://portal.example/support/tickets/${id}`)
    const bell = async () => {
      const { body } = await server.call(person('owner'), 'GET', '/notifications')
      return body.notifications.filter((each: { description: string }) => each.description.includes(subject))
    }
    expect(await bell()).toEqual([])

    const seen = await server.call(person('engineer'), 'PUT', `/v1.1/tickets/${id}/seen`)
    expect([seen.status, await unread('engineer')]).toEqual([200, engineer])
  })

  describe('an agent’s reply to who can’t reply in the portal', () => {
    const settle = async (name: string, change: object) => {
      const { accountId } = person(name)
      const account = (query: Query) =>
        query.selectFrom('account').select('settings').where('id', '=', accountId).executeTakeFirstOrThrow()
      const { settings } = await server.database.system(account)
      const set = (value: object) =>
        server.database.system((query) =>
          query
            .updateTable('account')
            .set({ settings: JSON.stringify(value) })
            .where('id', '=', accountId)
            .execute(),
        )
      await set({ ...settings, ...change })
      return () => set(settings)
    }
    const mailTo = async (name: string, subject: string) =>
      (await mailsAbout(subject)).find(({ recipient }) => recipient === `${name}@demo.example`)?.body

    it.each([
      ['a blocked account', 'empty', { is_blocked: true }],
      ['an account with an unverified phone', 'empty', { activation_step: 'phone_verification' }],
      ['an account with an open questionnaire', 'empty', { activation_step: 'questionnaire' }],
      ['a sub-account', 'sub', { is_blocked: true }, 'owner'],
    ])('is mailed without a link in %s', async (_case, name, change, settled = name) => {
      const { id, subject } = await created(name)
      const { number } = await read(name, id)
      const restore = await settle(settled, change)
      await answer(name, id)
      await restore()
      const body = await mailTo(name, subject)
      expect(body).toContain('Try again.')
      expect(body).toContain(`write to support@patchbay.example and mention ticket #${number}`)
      expect(body).not.toContain('https://portal.example')
      await answer(name, id)
      const mails = (await mailsAbout(subject)).filter(({ recipient }) => recipient.startsWith(`${name}@`))
      expect(mails.filter(({ body: each }) => each.includes(`/support/tickets/${id}`))).toHaveLength(1)
    })

    it('is not told to who lost the permission', async () => {
      const { id, subject } = await created('engineer')
      const role = (value: string) =>
        server.database.system((query) =>
          query
            .updateTable('app_user')
            .set({ role: value })
            .where('email', '=', 'engineer@demo.example')
            .execute(),
        )
      await role('None')
      await answer('engineer', id)
      await role('Engineer')
      expect(await mailTo('engineer', subject)).toBeUndefined()
    })
  })

  it('puts an agent’s reply under the bell, and marks it as read once the ticket is seen', async () => {
    const { id, subject } = await created('owner')
    await answer('owner', id)
    const bell = async () => {
      const { body } = await server.call(person('owner'), 'GET', '/notifications')
      return body.notifications.find((each: { description: string }) => each.description.includes(subject))
    }
    expect(await bell()).toMatchObject({ status: 'new' })
    await server.call(person('owner'), 'PUT', `/v1.1/tickets/${id}/seen`)
    expect(await bell()).toMatchObject({ status: 'read' })
  })

  it('opens a resolved ticket when somebody replies, who takes part from then on', async () => {
    const { id } = await created('owner')
    await answer('owner', id, { resolves: true })
    expect(await read('owner', id)).toMatchObject({
      status: 'resolved',
      stats: { last_resolved_at: expect.any(String) },
    })
    const before = await unread('admin')
    const sent = await reply('admin', id)
    expect([sent.status, sent.body.reply.author, sent.body.reply.author_name]).toEqual([
      201,
      'customer',
      'Adam Nowak',
    ])
    expect((await read('owner', id)).status).toBe('open')
    await answer('owner', id)
    expect(await unread('admin')).toBe(before + 1)
    const { body } = await server.call(person('owner'), 'GET', `/v1.1/tickets/${id}/replies`)
    expect(body.replies.map(({ author }: { author: string }) => author)).toEqual([
      'agent',
      'customer',
      'agent',
    ])
    // A second answer in a row changes no state.
    await answer('owner', id)
    await close('owner', id)
    const events = (await server.call(person('owner'), 'GET', `/v1.1/tickets/${id}/events`)).body.events
    expect(
      events.map(({ transition, from, to, actor, user }: Record<string, unknown>) => [
        transition,
        from,
        to,
        actor,
        user,
      ]),
    ).toEqual([
      ['close', 'pending', 'closed', 'user', expect.any(String)],
      ['answer', 'open', 'pending', 'server', null],
      ['reopen', 'resolved', 'open', 'user', expect.any(String)],
      ['resolve', 'open', 'resolved', 'server', null],
      [null, null, 'open', 'user', expect.any(String)],
    ])
  })

  it('closes a ticket for good', async () => {
    const { id } = await created('owner')
    expect((await close('owner', id)).body.ticket).toMatchObject({
      status: 'closed',
      stats: { closed_at: expect.any(String) },
    })
    const late = await reply('owner', id)
    expect([late.status, late.body.error]).toEqual([
      409,
      'This ticket is closed. For anything else, create a new ticket.',
    ])
    const twice = await close('owner', id)
    expect([twice.status, twice.body.error]).toEqual([409, 'Closing ticket failed. Please try again later'])
    expect(await answer('owner', id)).toBeUndefined()
    expect((await read('owner', id)).replies).toEqual([])
  })

  it('lists tickets by their last message, cut to the account', async () => {
    const [first, second] = [await created('flex'), await created('flex')]
    await reply('flex', first.id)
    const { body } = await server.call(person('flex'), 'GET', '/v1.1/tickets')
    expect(body.tickets.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    const others = await server.call(
      person('empty'),
      'GET',
      `/v1.1/tickets?search=${encodeURIComponent(first.subject)}`,
    )
    expect(others.body.tickets).toEqual([])
  })

  it('hides tickets of other accounts from every call', async () => {
    const { id } = await created('owner')
    const calls = [
      await server.call(person('flex'), 'GET', `/v1.1/tickets/${id}`),
      await server.call(person('flex'), 'GET', `/v1.1/tickets/${id}/replies`),
      await server.call(person('flex'), 'PUT', `/v1.1/tickets/${id}/seen`),
      await reply('flex', id),
      await close('flex', id),
    ]
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  const draftOf = (id: string): string => `/v1.1/tickets/${id}/replies/draft`
  const keep = (by: string, id: string, draft: object) =>
    server.call(person(by), 'PUT', draftOf(id), { draft })
  const kept = async (by: string, id: string) =>
    (await server.call(person(by), 'GET', draftOf(id))).body.draft
  const listed = async (by: string, query = '') =>
    (await server.call(person(by), 'GET', `/v1.1/tickets?per_page=100${query}`)).body.tickets as {
      id: string
      unread: boolean
      draft: boolean
    }[]
  const isListed = async (by: string, id: string, query: string) =>
    (await listed(by, query)).some((ticket) => ticket.id === id)

  it('shows each user which tickets have replies they have not seen, and filters by it', async () => {
    const { id } = await created('owner')
    const row = async (by: string) => (await listed(by)).find((ticket) => ticket.id === id)
    expect((await row('owner'))?.unread).toBe(false)
    const before = await read('owner', id)
    await answer('owner', id)
    const [tag, other] = await Promise.all(
      ['owner', 'admin'].map(
        async (by) => (await server.call(person(by), 'GET', '/v1.1/tickets')).headers['etag'],
      ),
    )
    expect(tag).not.toBe(other)
    expect([(await row('owner'))?.unread, (await row('admin'))?.unread]).toEqual([true, false])
    expect([(await read('owner', id)).unread, (await read('admin', id)).unread]).toEqual([true, false])
    expect([
      await isListed('owner', id, '&unread=true'),
      await isListed('owner', id, '&unread=false'),
    ]).toEqual([true, false])
    expect([
      await isListed('admin', id, '&unread=true'),
      await isListed('admin', id, '&unread=false'),
    ]).toEqual([false, true])
    const answered = await read('owner', id)
    await server.call(person('owner'), 'PUT', `/v1.1/tickets/${id}/seen`)
    expect([(await row('owner'))?.unread, await isListed('owner', id, '&unread=true')]).toEqual([
      false,
      false,
    ])
    // Seeing it is no activity, and hinders nobody who edits.
    const seen = await read('owner', id)
    expect([seen.updated_at, seen.version]).toEqual([answered.updated_at, answered.version])
    expect(before.unread).toBe(false)
    expect(JSON.stringify(seen)).not.toContain('_marks')
  })

  it('keeps the draft of a reply for its author alone, and shows it in the list', async () => {
    const { id } = await created('owner')
    expect(await kept('owner', id)).toBeNull()
    const put = await keep('owner', id, { value: { text: 'Half a' } })
    expect([put.status, put.body]).toEqual([
      200,
      { draft: { value: { text: 'Half a' }, saved_at: expect.any(String) }, sent: false },
    ])
    await keep('owner', id, { value: { text: 'Half a sentence' } })
    expect((await kept('owner', id)).value).toEqual({ text: 'Half a sentence' })
    expect(await kept('admin', id)).toBeNull()
    expect([await isListed('owner', id, '&draft=true'), await isListed('admin', id, '&draft=true')]).toEqual([
      true,
      false,
    ])
    expect((await server.call(person('owner'), 'DELETE', draftOf(id))).status).toBe(204)
    expect([await kept('owner', id), await isListed('owner', id, '&draft=true')]).toEqual([null, false])
  })

  it('deletes the draft with the transaction that stores the reply', async () => {
    const { id } = await created('owner')
    await keep('owner', id, { value: { text: 'Almost done.' } })
    await keep('admin', id, { value: { text: 'Mine stays.' } })
    expect((await reply('owner', id, { text: '' })).status).toBe(422)
    expect((await kept('owner', id)).value).toEqual({ text: 'Almost done.' })
    expect((await reply('owner', id, { text: 'Done.' })).status).toBe(201)
    expect([await kept('owner', id), await isListed('owner', id, '&draft=true')]).toEqual([null, false])
    expect((await kept('admin', id)).value).toEqual({ text: 'Mine stays.' })
  })

  it('stores a message once, however often it is sent after its answer was lost', async () => {
    const { id } = await created('owner')
    const key = randomUUID()
    const send = () =>
      server.call(
        person('owner'),
        'POST',
        `/v1.1/tickets/${id}/replies`,
        { reply: { text: 'Once.' } },
        { 'idempotency-key': key },
      )
    await keep('owner', id, { value: { text: 'Once.' } })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status, again.body.reply.id]).toEqual([201, 201, first.body.reply.id])
    // The browser, which knows no answer, says what it tried: it is told that nothing is left to send.
    const late = await keep('owner', id, { value: { text: 'Once.' }, key })
    expect([late.status, late.body]).toEqual([200, { draft: null, sent: true }])
    expect([await kept('owner', id), await isListed('owner', id, '&draft=true')]).toEqual([null, false])
    const { replies } = (await server.call(person('owner'), 'GET', `/v1.1/tickets/${id}/replies`)).body
    expect(replies.map(({ text }: { text: string }) => text)).toEqual(['Once.'])
  })

  it('refuses drafts that are too large, hold something else, or can never be sent', async () => {
    const { id } = await created('owner')
    const refused = async (draft: object) => {
      const { status, body } = await keep('owner', id, draft)
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await refused({ value: { text: 'x'.repeat(70_000) } })).toEqual([413, []])
    expect(await refused({ value: { author: 'agent' } })).toEqual([422, ['author']])
    expect(await refused({ value: 'text' })).toEqual([422, ['value']])
    expect(await refused({ value: {}, key: 'short' })).toEqual([422, ['key']])
    expect(await refused({ value: {}, more: 1 })).toEqual([422, ['more']])
    expect((await server.call(person('owner'), 'PUT', draftOf(id), {})).status).toBe(422)
    expect((await keep('flex', id, { value: { text: 'Not mine' } })).status).toBe(404)
    expect((await server.call(person('flex'), 'GET', draftOf(id))).status).toBe(404)

    await keep('owner', id, { value: { text: 'Too late' } })
    await close('owner', id)
    expect([await kept('owner', id), await isListed('owner', id, '&draft=true')]).toEqual([null, false])
    expect((await keep('owner', id, { value: { text: 'Later still' } })).status).toBe(409)
  })

  it('forgets drafts after 30 days', async () => {
    const [{ id: fresh }, { id: old }] = [await created('owner'), await created('owner')]
    for (const id of [fresh, old]) await keep('owner', id, { value: { text: 'Some day' } })
    const age = (id: string, days: number) =>
      server.database.system((query) =>
        sql`update form_draft set saved_at = now() - ${days} * interval '1 day' where parent_id = ${id}`.execute(
          query,
        ),
      )
    await age(fresh, 29)
    await age(old, 31)
    await server.database.systemTransaction(forgetOldDrafts)
    expect([(await kept('owner', fresh))?.value, await kept('owner', old)]).toEqual([
      { text: 'Some day' },
      null,
    ])
    expect([
      await isListed('owner', fresh, '&draft=true'),
      await isListed('owner', old, '&draft=true'),
    ]).toEqual([true, false])
  })

  it('finds tickets by number and topic, and tells the desk the topic', async () => {
    const ticket = await created('owner', { topic: 'porting' })
    const { number } = await read('owner', ticket.id)
    expect((await listed('owner', `&number=${number}`)).map(({ id }) => id)).toEqual([ticket.id])
    expect([
      await isListed('owner', ticket.id, '&topic=porting,billing'),
      await isListed('owner', ticket.id, '&topic=billing'),
    ]).toEqual([true, false])
    expect((await mailsAbout(ticket.subject))[0]?.body).toContain('Topic: porting')
    const other = await create('owner', { topic: 'weather' })
    expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['topic']])
  })

  it('lets a suspended account write to us', async () => {
    const name = 'suspended'
    const { body } = await upload(name, 'proof.pdf', PDF)
    const { id } = await created(name, { attachments: [{ id: body.file.id }] })
    await answer(name, id)
    expect(await unread(name)).toBe(1)
    expect((await keep(name, id, { value: { text: 'I am' } })).status).toBe(200)
    expect((await reply(name, id)).status).toBe(201)
    expect((await server.call(person(name), 'PUT', `/v1.1/tickets/${id}/seen`)).status).toBe(200)
    expect((await close(name, id)).status).toBe(200)
    expect(await unread(name)).toBe(0)
  })

  it('shares saved replies in the account, and with nobody else', async () => {
    const path = '/v1.1/saved_replies'
    const seeded = await server.call(person('owner'), 'GET', path)
    expect(seeded.body.saved_replies).toMatchObject([
      { name: 'Solved, thank you' },
      { name: 'Still happening', text: expect.stringContaining('Last seen: ') },
      { name: 'Who to call' },
    ])
    const write = (method: string, at: string, body: object) =>
      server.call(person('owner'), method, at, { saved_reply: body })
    expect((await write('POST', path, { name: 'Empty', text: ' ' })).status).toBe(422)
    const made = await write('POST', path, { name: 'Logs attached', text: 'The logs are attached.' })
    expect(made.status).toBe(201)
    const at = `${path}/${made.body.saved_reply.id}`
    expect((await write('PUT', at, { text: 'Here are the logs.' })).status).toBe(200)
    const found = await server.call(person('support'), 'GET', `${path}?search=logs`)
    expect(found.body.saved_replies).toMatchObject([{ name: 'Logs attached', text: 'Here are the logs.' }])
    expect((await server.call(person('empty'), 'GET', path)).body.saved_replies).toEqual([])
    expect((await server.call(person('empty'), 'GET', at)).status).toBe(404)
    expect((await server.call(person('owner'), 'DELETE', at)).status).toBe(204)
  })

  it.each([
    ['blocked', 'blocked'],
    ['newphone', 'unverified'],
    ['questionnaire', 'questionnaire'],
  ])('keeps an account in a forced state out: %s', async (name, state) => {
    const { status, body } = await create(name)
    expect([status, body.state]).toEqual([403, state])
  })
})

describe('the simulated agent', () => {
  let server: DemoServer
  beforeAll(async () => {
    server = await startDemoServer({ working: true })
  })
  afterAll(() => server.close())

  it('answers, resolves after the next message, and goes on', async () => {
    const owner = server.people.find(({ name }) => name === 'owner')
    const { body } = await server.call(owner, 'POST', '/v1.1/tickets', {
      ticket: { subject: 'Hello', description: 'Anybody there?' },
    })
    const url = `/v1.1/tickets/${String(body.ticket.id)}`
    const status = async () => (await server.call(owner, 'GET', url)).body.ticket.status
    const write = () => server.call(owner, 'POST', `${url}/replies`, { reply: { text: 'More.' } })
    for (const expected of ['pending', 'resolved', 'resolved']) {
      await vi.waitFor(async () => expect(await status()).toBe(expected), { timeout: 60_000, interval: 50 })
      expect((await write()).status).toBe(201)
    }
    await vi.waitFor(async () => expect(await status()).toBe('resolved'), { timeout: 60_000, interval: 50 })
    const { replies } = (await server.call(owner, 'GET', `${url}/replies`)).body
    expect(replies.map(({ author }: { author: string }) => author)).toEqual([
      'agent',
      'customer',
      'agent',
      'customer',
      'agent',
      'customer',
      'agent',
    ])
  })
})
