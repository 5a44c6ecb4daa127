import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patchDocument } from '../../src/server/storage/documents.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

interface Node {
  id: string
  exits: Record<string, string | null>
  options: Record<string, unknown>
}

describe.each(worldsOf(import.meta.filename))('stored call flows on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let admin: DemoPerson
  let flex: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      settings: { demo: { password: '', signIns: [] } },
    })
    owner = person('owner')
    admin = person('admin')
    flex = person('flex')
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }
  async function create(template: string, base = '/v1/ivr_flows'): Promise<string> {
    const name = `Flow ${randomUUID().slice(0, 8)}`
    const { status, body } = await server.call(owner, 'POST', base, { call_flow: { name, template } })
    expect([status, body]).toMatchObject([201, { call_flow: { name, status: 'draft', is_published: false } }])
    return `${base}/${body.call_flow.id}`
  }
  const read = async (path: string, who = owner): Promise<DemoAnswer['body']> =>
    (await server.call(who, 'GET', path)).body
  async function draftOf(flow: string): Promise<{ document: { nodes: Node[] }; version: number }> {
    return read(`${flow}/draft`)
  }
  const save = (flow: string, document: object, version: number, who = owner): Promise<DemoAnswer> =>
    server.call(who, 'PUT', `${flow}/draft`, { document }, { 'if-match': `"${version}"` })
  const publish = (flow: string, message = ''): Promise<DemoAnswer> =>
    server.call(owner, 'POST', `${flow}/publish`, { message })
  /** Saves the draft of a blank flow anew, so that it takes these steps and ends. */
  async function take(flow: string, ...steps: Node[]): Promise<DemoAnswer> {
    const { document, version } = await draftOf(flow)
    const start = { ...document.nodes[0]!, exits: { next: steps[0]?.id ?? 'end' } }
    const end = document.nodes.find(({ id }) => id === 'end')!
    return save(flow, { ...document, nodes: [start, ...steps, end] }, version)
  }
  const leadTo = (target: string): Node & { type: string } => ({
    id: 'other',
    type: 'subflow',
    options: { flow_id: target.split('/').at(-1), return: true },
    exits: { next: 'end' },
  })
  const usesOf = async (flow: string): Promise<number> => (await read(flow)).call_flow.used_by

  it.each([
    ['/v1/ivr_flows', 'blank'],
    ['/v1/ivr_flows', 'greeting-menu'],
    ['/v1/ivr_flows', 'opening-hours'],
    ['/v1/call_flows', 'blank'],
    ['/v1/call_flows', 'reminder'],
    ['/v1/call_flows', 'survey'],
    ['/v1/call_flows', 'confirm'],
  ])('%s starts from template %s without an error', async (base, template) => {
    const flow = await create(template, base)
    expect((await read(flow)).call_flow).toMatchObject({ problems: 0, used_by: 0 })
    expect((await publish(flow)).status).toBe(200)
  })

  it('is saved, published, changed and restored, and says so in its record', async () => {
    const flow = await create('greeting-menu')
    const first = await draftOf(flow)
    expect(await publish(flow, 'First')).toMatchObject({ status: 200, body: { revision: 1 } })
    expect((await read(flow)).call_flow).toMatchObject({ status: 'published', published_revision: 1 })
    const next = structuredClone(first.document)
    next.nodes[1]!.options['repeat'] = 1
    const saved = await save(flow, next, first.version)
    expect([saved.status, saved.body]).toMatchObject([200, { version: 2, status: 'changed' }])
    expect(await publish(flow, 'Second')).toMatchObject({ status: 200, body: { revision: 2 } })
    expect((await publish(flow)).body).toMatchObject({ code: 'transition-not-allowed' })
    const { revisions } = await read(`${flow}/revisions`)
    expect(revisions).toMatchObject([
      { revision: 2, message: 'Second', published_by: 'Olivia Hart' },
      { revision: 1, message: 'First' },
    ])
    const restored = await server.call(owner, 'POST', `${flow}/restore`, { revision: 1 })
    expect([restored.status, restored.body.document]).toEqual([200, first.document])
    expect((await read(flow)).call_flow).toMatchObject({ status: 'changed', published_revision: 2 })
    expect((await read(`${flow}/revisions/1`)).document).toEqual(first.document)
    // What is published already is no change.
    const back = await server.call(owner, 'POST', `${flow}/restore`, { revision: 2 })
    expect(back.body).toMatchObject({ status: 'published' })
  })

  it('takes numbers of the account as test users, at most ten, and gives none to a copy', async () => {
    const flow = await create('blank')
    const { callerids } = await read('/v1/ivr_flows/callers')
    const name = (ids: unknown[]): Promise<DemoAnswer> =>
      server.call(owner, 'PUT', flow, { call_flow: { test_numbers: ids.map((id) => ({ id })) } })
    const [first, second] = callerids
    const { status, body } = await name([first.id, second.id])
    expect([status, body.call_flow]).toMatchObject([
      200,
      { tested_by: [first.number, second.number], status: 'draft' },
    ])
    const refused = async (ids: unknown[]) => (await name(ids)).body.fields
    expect(Object.keys(await refused([randomUUID()]))).toEqual(['test_numbers[0]'])
    expect((await name([first.id, first.id])).status).toBe(422)
    const eleven = Array.from({ length: 11 }, () => randomUUID())
    expect(await refused(eleven)).toEqual({ test_numbers: 'A flow can have up to 10 test users' })
    const copy = await server.call(owner, 'POST', `${flow}/duplicate`, {})
    expect((await read(`/v1/ivr_flows/${copy.body.id}`)).call_flow).not.toHaveProperty('tested_by')
    expect((await name([])).body.call_flow.tested_by).toEqual([])
  })

  it('takes bodies as the definition describes them, and the API reference does too', async () => {
    const flow = await create('blank')
    const refused = async (path: string, body: object) =>
      (await server.call(owner, 'POST', `${flow}/${path}`, body)).body.fields
    expect(await refused('restore', {})).toEqual({ revision: 'Required field' })
    expect(await refused('restore', { revision: '1' })).toEqual({ revision: 'Invalid format' })
    expect(await refused('publish', { text: 'x' })).toEqual({ text: 'Unknown field' })
    expect(await refused('publish', { message: 'x'.repeat(201) })).toEqual({
      message: 'Use at most 200 characters',
    })
    const { paths, components } = (await server.call(owner, 'GET', '/openapi.json')).body
    const { content } = paths['/v1/ivr_flows/{id}/draft'].put.requestBody
    expect(Object.keys(content)).toEqual(['application/json'])
    expect(content['application/json'].schema.properties.document).toEqual({
      $ref: '#/components/schemas/CallFlowDocument',
    })
    expect(components.schemas.CallFlowDocument.properties.nodes.items).toEqual({
      $ref: '#/components/schemas/CallFlowNode',
    })
    expect(components.schemas.CallFlowNode.anyOf).toHaveLength(25)
    const upload = paths['/v1/sms/campaigns/contacts_upload'].post.requestBody
    expect(Object.keys(upload.content)).toEqual(['multipart/form-data'])
  })

  it('names whose change came first, and keeps it', async () => {
    const flow = await create('blank')
    const { document, version } = await draftOf(flow)
    const theirs = await save(flow, { ...document, name: 'Theirs' }, version, admin)
    expect(theirs.status).toBe(200)
    const mine = await save(flow, { ...document, name: 'Mine' }, version)
    expect([mine.status, mine.body]).toMatchObject([
      412,
      { code: 'stale', updated_by: 'Adam Nowak', version: version + 1 },
    ])
    expect((await read(flow)).call_flow.name).toBe('Theirs')
  })

  it('keeps drafts with errors, and lists the errors instead of publishing them', async () => {
    const flow = await create('blank')
    const { document, version } = await draftOf(flow)
    const broken = structuredClone(document)
    broken.nodes[0]!.exits['next'] = null
    const missing = {
      id: 'play',
      type: 'play',
      options: { prompts: [{ kind: 'audio', audio_id: randomUUID() }] },
      exits: { next: 'end', failed: 'end' },
    }
    const saved = await save(flow, { ...broken, nodes: [...broken.nodes, missing] }, version)
    expect(saved.status).toBe(200)
    const refused = await publish(flow)
    expect(refused.status).toBe(422)
    const rules = refused.body.problems.map(({ rule }: { rule: string }) => rule)
    expect(rules).toEqual(expect.arrayContaining(['F005', 'F013']))
    const through = await server.call(owner, 'PUT', `${flow}/status`, {
      call_flow: { status: 'published' },
      input: { message: 'Anyway' },
    })
    expect(through.status).toBe(409)
    expect((await read(flow)).call_flow).toMatchObject({
      is_published: false,
      problems: refused.body.problems.length,
    })
  })

  it.each([
    ['a list', [1]],
    ['another format', { format: 'callflow/2', kind: 'ivr', name: 'A', nodes: [] }],
    ['the other kind', { format: 'callflow/1', kind: 'voice_campaign', name: 'A', nodes: [] }],
    ['no name', { format: 'callflow/1', kind: 'ivr', name: ' ', nodes: [] }],
    ['nodes that are none', { format: 'callflow/1', kind: 'ivr', name: 'A', nodes: [{ id: 'Ä' }] }],
  ])('is never %s', async (_case, document) => {
    const flow = await create('blank')
    const { status, body } = await save(flow, document, 1)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['document']])
  })

  it('is not deleted while another flow leads into it, and not published into a circle', async () => {
    const [inner, outer] = [await create('blank'), await create('blank')]
    await publish(inner)
    expect((await take(outer, leadTo(inner))).body.problems).toEqual([])
    expect((await publish(outer)).status).toBe(200)
    expect(await usesOf(inner)).toBe(1)
    const { name } = (await read(outer)).call_flow
    expect((await read(`${inner}/uses`)).uses).toMatchObject([{ kind: 'ivr-flow', name }])
    const refused = await server.call(owner, 'DELETE', inner)
    expect([refused.status, refused.body.code]).toEqual([409, 'operation-not-allowed'])
    const circle = (await take(inner, leadTo(outer))).body.problems
    expect(circle).toMatchObject([{ rule: 'F014', nodeId: 'other' }])
    expect((await server.call(owner, 'DELETE', outer)).status).toBe(409)
    await take(inner)
    expect((await server.call(owner, 'DELETE', outer)).status).toBe(204)
    expect(await usesOf(inner)).toBe(0)
    expect((await server.call(owner, 'DELETE', inner)).status).toBe(204)
  })

  it('is unused once the flows that led into it are published without it, or deleted', async () => {
    const [inner, outer] = [await create('blank'), await create('blank')]
    await publish(inner)
    await take(outer, leadTo(inner))
    await publish(outer)
    const copy = await server.call(owner, 'POST', `${outer}/duplicate`)
    expect(await usesOf(inner)).toBe(2)
    await server.call(owner, 'DELETE', `/v1/ivr_flows/${copy.body.id}`)
    await take(outer)
    // Calls still go there.
    expect(await usesOf(inner)).toBe(1)
    expect((await publish(outer)).status).toBe(200)
    expect(await usesOf(inner)).toBe(0)

    await take(outer, leadTo(inner))
    await publish(outer)
    await take(outer)
    expect(await usesOf(inner)).toBe(1)
    expect((await server.call(owner, 'DELETE', outer)).status).toBe(204)
    expect(await usesOf(inner)).toBe(0)
    expect((await server.call(owner, 'DELETE', inner)).status).toBe(204)
  })

  it('is published only with trunks, Sender IDs and templates that can be used', async () => {
    const first = async (list: string): Promise<string> => {
      const [rows] = Object.values(await read(list)).filter((value) => Array.isArray(value))
      return rows![0].id
    }
    const trunk = await first('/v1/sip_accounts?status=active')
    const sender = await first('/v1/sms/senders?is_visible=true')
    const template = await first('/v1/sms/templates?can_be_used_for_campaign=true')
    const change = (entity: string, id: string, doc: JsonObject): Promise<unknown> =>
      server.database.transaction(owner.accountId, (query) =>
        patchDocument(query, owner.accountId, entity, id, doc),
      )
    const message = (options: object) => ({
      id: 'step',
      type: 'send_sms',
      options: { sender_id: sender, ...options },
      exits: { next: 'end', failed: 'end' },
    })
    const dial = {
      id: 'step',
      type: 'dial',
      options: { destinations: [{ kind: 'trunk', trunk_id: trunk }] },
      exits: { completed: 'end', busy: 'end', no_answer: 'end', failed: 'end' },
    }
    const cases: { entity: string; id: string; step: Node; good: JsonObject; bad: JsonObject }[] = [
      { entity: 'trunk', id: trunk, step: dial, good: { status: 'active' }, bad: { status: 'inactive' } },
      {
        entity: 'sender',
        id: sender,
        step: message({ text: 'Hello' }),
        good: { status: 'approved', usable: true },
        bad: { status: 'in review', usable: false },
      },
      {
        entity: 'sms-template',
        id: template,
        step: message({ template_id: template }),
        good: { status: 'approved' },
        bad: { status: 'declined' },
      },
    ]
    for (const { entity, id, step, good, bad } of cases) {
      const flow = await create('blank')
      await take(flow, step)
      await change(entity, id, bad)
      const { status, body } = await publish(flow)
      await change(entity, id, good)
      expect([entity, status, body.problems]).toMatchObject([entity, 422, [{ rule: 'F013', nodeId: 'step' }]])
      expect([entity, (await publish(flow)).status]).toEqual([entity, 200])
    }
  })

  it('is duplicated, exported, and imported from the file', async () => {
    const flow = await create('opening-hours')
    const copy = await server.call(owner, 'POST', `${flow}/duplicate`)
    expect([copy.status, copy.body.name]).toEqual([201, expect.stringMatching(/^Copy of Flow /)])
    const key = { 'idempotency-key': randomUUID() }
    const again = () => server.call(owner, 'POST', `${flow}/duplicate`, {}, key)
    const [once, twice] = [await again(), await again()]
    expect([twice.status, twice.body]).toEqual([201, once.body])
    expect(once.body.id).not.toBe(copy.body.id)
    const other = await create('opening-hours')
    expect((await server.call(owner, 'POST', `${other}/duplicate`, {}, key)).body.id).not.toBe(once.body.id)
    const text = JSON.stringify(await read(`${flow}/flow.json`))
    const imported = await importFile(text)
    expect([imported.status, imported.body]).toMatchObject([
      201,
      { call_flow: { name: 'Imported', problems: 0 } },
    ])
    const document = (await draftOf(`/v1/ivr_flows/${imported.body.call_flow.id}`)).document
    expect(document.nodes).toEqual((await draftOf(flow)).document.nodes)
    expect((await importFile('{"format":"other"}')).body.fields).toHaveProperty('file')
    expect((await importFile('{')).body.fields).toHaveProperty('file')
  })

  it('is there for developers with the feature only, and for its own account', async () => {
    const flow = await create('blank')
    expect((await server.call(flex, 'GET', '/v1/ivr_flows')).status).toBe(403)
    expect((await server.call(flex, 'GET', `${flow}/draft`)).status).toBe(403)
    const other = await create('blank', '/v1/call_flows')
    expect((await server.call(flex, 'GET', `${other}/draft`)).status).toBe(404)
    // Flows of a kind are found where they are, and nowhere else.
    expect((await server.call(owner, 'GET', `/v1/call_flows/${flow.split('/').at(-1)}/draft`)).status).toBe(
      404,
    )
  })

  async function importFile(text: string): Promise<DemoAnswer> {
    const form = new FormData()
    form.append('file', new File([text], 'flow.json', { type: 'application/json' }))
    const upload = await server.call(owner, 'POST', '/v1/files?entity=ivr-flow&field=file', form)
    const call_flow = { name: 'Imported', template: 'import', file: { id: upload.body.file?.id } }
    return server.call(owner, 'POST', '/v1/ivr_flows', { call_flow })
  }
})
