import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addNumbers, type NewNumber } from '../../src/server/modules/my-numbers/addNumbers.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const path = '/v1/dids'
const bought: NewNumber = {
  number: '+15035550190',
  country_code: 'US',
  city_id: 'US-OR-Portland',
  city: 'Portland',
  did_type: 'local',
  features: ['voice_in', 'voice_out', 'sms_in', 'sms_out'],
  monthly_fee: 1_000_000,
  activation_fee: 500_000,
}

describe.each(worldsOf(import.meta.filename))('my numbers on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const add = (...numbers: NewNumber[]): Promise<string[]> =>
    server.database.transaction(owner.accountId, (query) => addNumbers(query, owner.accountId, numbers))
  const read = async (id: string): Promise<TestBody> =>
    (await server.call(owner, 'GET', `${path}/${id}`)).body.did
  const change = (id: string, did: object) => server.call(owner, 'PUT', `${path}/${id}`, { did })
  const move = (id: string, status: string) =>
    server.call(owner, 'PUT', `${path}/${id}/status`, { did: { status } })

  it('have every field of the specification, in the list too', async () => {
    const { body } = await server.call(owner, 'GET', path)
    expect(Object.keys(body.dids[0])).toEqual(
      expect.arrayContaining([
        'id',
        'label',
        'status',
        'sms_enabled',
        'require_docs',
        'documents',
        'doc_types',
        'all_numbers_active',
      ]),
    )
  })

  it('come with blocked and pending ones first, and otherwise by number', async () => {
    const { body } = await server.call(owner, 'GET', `${path}?per_page=100`)
    const ranks = body.dids.map(({ status }: TestBody) =>
      status === 'blocked' ? 0 : status === 'pending_approval' ? 1 : 2,
    )
    expect(ranks).toEqual(ranks.toSorted())
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]))
  })

  it('are active at once, or wait for the documents they require', async () => {
    const [active = '', pending = ''] = await add(
      { ...bought },
      { ...bought, number: '+33939010290', country_code: 'FR', doc_types: [1, 3] },
    )
    expect(await read(active)).toMatchObject({
      ...bought,
      status: 'active',
      require_docs: false,
      all_numbers_active: true,
      sms_enabled: true,
      standing: 'active',
    })
    expect(await read(pending)).toMatchObject({
      status: 'pending_approval',
      require_docs: true,
      doc_types: [1, 3],
      documents: [],
      all_numbers_active: false,
      standing: 'not_active',
    })
    const { body } = await server.call(owner, 'GET', `${path}/${active}/events`)
    expect(body.events).toMatchObject([{ transition: null, to: 'active' }])
  })

  it('belong to nobody when the purchase fails', async () => {
    const failing = server.database.transaction(owner.accountId, async (query) => {
      await addNumbers(query, owner.accountId, [{ ...bought, number: '+15035550191' }])
      throw new Error('The balance is too low')
    })
    await expect(failing).rejects.toThrow('The balance is too low')
    const { body } = await server.call(owner, 'GET', `${path}?search=15035550191`)
    expect(body.dids).toEqual([])
  })

  it('take a label, tags and SMS from people, and nothing else', async () => {
    const [id = ''] = await add({ ...bought, number: '+15035550192', features: ['voice_in'] })
    const changed = await change(id, { label: '  Night line ', tags: ['night', 'team'] })
    expect(changed.body.did).toMatchObject({ label: 'Night line', tags: ['night', 'team'] })
    expect((await change(id, { tags: ['night', 'night'] })).status).toBe(422)
    expect((await change(id, { sms_enabled: true })).status).toBe(422)
    expect((await change(id, { monthly_fee: 0 })).status).toBe(422)
    const found = await server.call(owner, 'GET', `${path}?tag=night`)
    expect(found.body.dids.map((each: TestBody) => each.id)).toEqual([id])
  })

  it('keep the trunk their calls go to, and follow its name', async () => {
    const [id = ''] = await add({ ...bought, number: '+15035550195' })
    const { body } = await server.call(owner, 'POST', '/v1/sip_accounts', {
      sip_account: {
        label: 'Front desk',
        auth_method: 'digest',
        callerid_type: 'single',
        callerid: '+12025550123',
        password: 'Kq7!mZ2#pW9xL4v',
        password_confirm: 'Kq7!mZ2#pW9xL4v',
      },
    })
    const trunk = `/v1/sip_accounts/${body.sip_account.id}`
    const routed = await change(id, { route_to: 'trunk', trunk: { id: body.sip_account.id } })
    expect(routed.body.did.trunk.label).toBe('Front desk')
    expect((await server.call(owner, 'PUT', trunk, { sip_account: { label: 'Lobby' } })).status).toBe(200)
    expect((await read(id)).trunk.label).toBe('Lobby')
    const refused = await server.call(owner, 'DELETE', trunk)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Numbers still send calls to this trunk. Choose another one for them first.',
    ])
    expect((await change(id, { route_to: 'none', trunk: null })).status).toBe(200)
    expect((await server.call(owner, 'DELETE', trunk)).status).toBe(204)
  })

  it('name the Sender IDs and broadcasts that use them', async () => {
    const { body } = await server.call(owner, 'GET', '/v1/sms/campaigns?per_page=100')
    const senders = new Map<string, number>()
    for (const { sender_id: sender } of body.campaigns)
      senders.set(sender.name, (senders.get(sender.name) ?? 0) + 1)
    const numbers = await server.call(owner, 'GET', `${path}?per_page=100`)
    const used = numbers.body.dids
      .map(({ number }: TestBody) => number.slice(1))
      .filter((digits: string) => senders.has(digits))
    expect(used.length).toBeGreaterThan(0)
    for (const digits of used) {
      const sent = await server.call(owner, 'GET', `/v1/sms/campaigns?sender_name=${digits}&per_page=100`)
      expect(sent.body.campaigns).toHaveLength(senders.get(digits) ?? 0)
      const known = await server.call(owner, 'GET', `/v1/sms/senders?title=${digits}`)
      expect(known.body.sender_ids[0].title).toBe(digits)
    }
  })

  it('are released with a way back', async () => {
    const [id = ''] = await add({ ...bought, number: '+15035550193' })
    expect((await move(id, 'inactive')).status).toBe(200)
    const released = await read(id)
    expect(released).toMatchObject({ status: 'inactive', all_numbers_active: false })
    expect(Date.parse(released.release_ends_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect((await move(id, 'pending_approval')).status).toBe(409)
    expect((await move(id, 'active')).status).toBe(200)
    const back = await read(id)
    expect([back.status, back.release_ends_at ?? null]).toEqual(['active', null])
  })

  it('are restored together, whether their documents are approved or not', async () => {
    const ids = await add(
      { ...bought, number: '+15035550197' },
      { ...bought, number: '+33939010297', country_code: 'FR', doc_types: [1, 3] },
    )
    for (const id of ids) expect((await move(id, 'inactive')).status).toBe(200)
    const asked = { list: 'numbers', action: 'restore', ids }
    const checked = await server.call(owner, 'POST', `${path}/bulk/check`, asked)
    expect(checked.body.check).toMatchObject({ total: 2, can: 2, reasons: [] })
    expect((await server.call(owner, 'POST', `${path}/bulk`, asked)).status).toBe(202)
    const [active = '', pending = ''] = ids
    await until(active, { status: 'active' })
    await until(pending, { status: 'pending_approval' })
    const again = await server.call(owner, 'POST', `${path}/bulk/check`, asked)
    expect(again.body.check.reasons.map(({ text }: TestBody) => text).toSorted()).toEqual([
      'Status is Active',
      'Status is Pending approval',
    ])
  })

  it('stay while a 10DLC campaign uses them', async () => {
    const { body } = await server.call(owner, 'GET', `${path}?search=15035550101`)
    expect(body.dids[0].ten_dlc_campaign).toBeTruthy()
    expect((await move(body.dids[0].id, 'inactive')).status).toBe(409)
  })

  async function upload(entity: string, field: string, filename: string): Promise<{ id: string }> {
    const form = new FormData()
    form.append('file', new Blob([PDF], { type: 'application/pdf' }), filename)
    const multipart = new Response(form)
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/site/v1/files?entity=${entity}&field=${field}`,
      headers: { ...owner.headers, 'content-type': multipart.headers.get('content-type') ?? '' },
      payload: Buffer.from(await multipart.arrayBuffer()),
    })
    const body = answer.json<TestBody>()
    return { id: body.file.id }
  }
  async function until(id: string, wanted: object): Promise<void> {
    await expect.poll(() => read(id), { interval: 50 }).toMatchObject(wanted)
  }
  const document = async (id: string, type: number, filename: string) =>
    server.call(owner, 'POST', `${path}/${id}/documents`, {
      document: { type, file: await upload('did-document', 'file', filename) },
    })

  it('work once every required document is approved, and say why one was rejected', async () => {
    const [id = ''] = await add({ ...bought, number: '+33939010291', country_code: 'FR', doc_types: [1, 3] })
    expect((await document(id, 1, 'expired-passport.pdf')).status).toBe(201)
    const rejected = { type: 1, status: 'rejected', reason: 'The document has expired.' }
    await until(id, { status: 'pending_approval', documents: [rejected] })
    expect((await document(id, 1, 'passport.pdf')).status).toBe(201)
    await until(id, { status: 'pending_approval', documents: [rejected, { type: 1, status: 'approved' }] })
    expect((await document(id, 3, 'bill.pdf')).status).toBe(201)
    await until(id, { status: 'active', documents_approved: true })
    const { body } = await server.call(owner, 'GET', `${path}/${id}/documents`)
    expect(body.documents.map(({ status }: TestBody) => status).toSorted()).toEqual([
      'approved',
      'approved',
      'rejected',
    ])
  })

  it('share an identity: its documents count for each of them', async () => {
    const profile = {
      name: 'Harbour and Pine',
      street: '12 Quai Est',
      city: 'Paris',
      zip: '75004',
      country_code: 'FR',
      identity: await upload('did-profile', 'identity', 'passport.pdf'),
      local_address_proof: await upload('did-profile', 'local_address_proof', 'bill.pdf'),
    }
    const made = await server.call(owner, 'POST', '/v1/did_profiles', { did_profile: profile })
    expect(made.status).toBe(201)
    const one = { ...bought, country_code: 'FR', doc_types: [1, 3] }
    const ids = await add({ ...one, number: '+33939010292' }, { ...one, number: '+33939010293' })
    const used = { profile: { id: made.body.did_profile.id } }
    for (const id of ids) expect((await change(id, used)).status).toBe(200)
    for (const id of ids) await until(id, { status: 'active', profile: { name: 'Harbour and Pine' } })
    const removed = await server.call(owner, 'DELETE', `/v1/did_profiles/${made.body.did_profile.id}`)
    expect([removed.status, removed.body.error]).toEqual([
      409,
      'Numbers still use this. Choose another identity for them first.',
    ])
    const renamed = await server.call(owner, 'PUT', `/v1/did_profiles/${made.body.did_profile.id}`, {
      did_profile: { name: 'Pine Paris' },
    })
    expect(renamed.body.did_profile).toMatchObject({ name: 'Pine Paris', status: 'approved' })
    for (const id of ids) await until(id, { profile: { name: 'Pine Paris' } })
  })

  it('warn of a missing emergency address until one is registered', async () => {
    const [id = ''] = await add({ ...bought, number: '+15035550194' })
    const [abroad = ''] = await add({ ...bought, number: '+447700900495', country_code: 'GB' })
    expect((await read(id)).emergency_status).toBe('missing')
    expect((await read(abroad)).emergency_status).toBe('not_needed')
    const address = {
      name: 'Store',
      street: '10 Pine Street',
      city: 'Portland',
      country_code: 'US',
      region: 'OR',
    }
    const create = (zip: string, more: object = {}) =>
      server.call(owner, 'POST', '/v1/emergency_addresses', {
        emergency_address: { ...address, ...more, zip },
      })
    expect((await create('K1A 0B1')).body.fields).toEqual({ zip: 'Enter a ZIP code with 5 or 9 digits' })
    const canadian = await create('k1a 0b1', { city: 'Ottawa', country_code: 'CA', region: 'ON' })
    expect([canadian.status, canadian.body.fields]).toEqual([201, undefined])
    const unknown = await create('00000')
    const known = await create('97201')
    expect([unknown.status, known.status]).toEqual([201, 201])
    await change(id, { emergency: { id: unknown.body.emergency_address.id } })
    await until(id, { emergency_status: 'rejected' })
    await change(id, { emergency: { id: known.body.emergency_address.id } })
    await until(id, { emergency_status: 'registered' })
    await change(abroad, { emergency: { id: known.body.emergency_address.id } })
    expect(await read(abroad)).toMatchObject({ emergency_status: 'not_needed' })
    expect((await read(abroad)).emergency ?? null).toBe(null)
  })

  it('send calls to one of the account’s trunks', async () => {
    const [id = ''] = await add({ ...bought, number: '+15035550196' })
    const { body } = await server.call(owner, 'GET', '/v1/sip_accounts')
    const [trunk] = body.sip_accounts
    expect((await change(id, { route_to: 'trunk' })).status).toBe(422)
    const routed = await change(id, { route_to: 'trunk', trunk: { id: trunk.id } })
    expect(routed.body.did.trunk).toEqual({ id: trunk.id, label: trunk.label })
    const found = await server.call(owner, 'GET', `${path}?trunk_id=${trunk.id}`)
    expect(found.body.dids.map((each: TestBody) => each.id)).toContain(id)
    const foreign = await server.call(await server.signIn('flex'), 'GET', '/v1/sip_accounts')
    const [other] = foreign.body.sip_accounts
    if (other) expect((await change(id, { trunk: { id: other.id } })).status).toBe(422)
  })

  it('send calls to a phone or a SIP URI, of which one is kept', async () => {
    const [id = ''] = await add({ ...bought, number: '+15035550197' })
    const without = await change(id, { route_to: 'phone' })
    expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['forward_to']])
    const itself = await change(id, { route_to: 'phone', forward_to: '+15035550197' })
    expect(itself.body.fields).toEqual({ forward_to: 'A number can’t forward to itself.' })
    const called = await change(id, { route_to: 'phone', forward_to: '(503) 555-0100' })
    expect([called.status, called.body.fields]).toEqual([422, { forward_to: expect.any(String) }])
    const toPhone = await change(id, { route_to: 'phone', forward_to: '+15035550100' })
    expect(toPhone.body.did).toMatchObject({ route_to: 'phone', forward_to: '+15035550100' })
    for (const wrong of [
      'reception@pbx.example.com',
      'sip:reception',
      'sip:a b@pbx.example.com',
      'tel:+1503',
    ])
      expect([wrong, (await change(id, { route_to: 'sip_uri', sip_uri: wrong })).body.fields]).toEqual([
        wrong,
        { sip_uri: 'Enter an address such as sip:reception@pbx.example.com.' },
      ])
    const uri = 'sips:front.desk@pbx.example.com:5061'
    const toAddress = await change(id, { route_to: 'sip_uri', sip_uri: uri })
    expect(toAddress.body.did).toMatchObject({ route_to: 'sip_uri', sip_uri: uri })
    expect(toAddress.body.did.forward_to ?? null).toBe(null)
  })
})
