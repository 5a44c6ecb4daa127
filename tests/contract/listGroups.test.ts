import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothWorlds } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

interface Row {
  id: string
  status: string
}

const path = '/v1/sms/campaigns'

for (const [name, open] of bothWorlds) {
  describe(`grouped lists on ${name}`, () => {
    let server: DemoServer
    let owner: DemoPerson

    beforeAll(async () => {
      server = await startDemoServer({ database: await open() })
      owner = server.people.find((person) => person.name === 'owner') ?? fail()
    })
    afterAll(() => server.close())

    const get = (query: string): Promise<DemoAnswer> =>
      server.call(owner, 'GET', `${path}?per_page=100&${query}`)
    const rowsOf = ({ body }: DemoAnswer): Row[] => body.campaigns as Row[]
    const groupsOf = ({ body }: DemoAnswer) =>
      body.groups as { value: string; count: number; totals: object }[]
    const statesOf = (): string[] => {
      const { entity } =
        server.publisher.current().collections.find(({ resource }) => resource.path === path) ?? fail()
      return Object.keys(entity.lifecycle?.states ?? {})
    }

    it('puts states in their order, with the count of each', async () => {
      const plain = rowsOf(await get(''))
      const answer = await get('group=status')
      const states = statesOf().filter((state) => plain.some(({ status }) => status === state))
      expect(states.length).toBeGreaterThan(2)
      expect(groupsOf(answer).map(({ value, count }) => [value, count])).toEqual(
        states.map((state) => [state, plain.filter(({ status }) => status === state).length]),
      )
      expect(answer.body.pagination.total).toBe(plain.length)
      // Within a group, rows keep the order they have without it.
      expect(rowsOf(answer).map(({ id }) => id)).toEqual(
        states.flatMap((state) => plain.filter(({ status }) => status === state).map(({ id }) => id)),
      )
    })

    it('leaves out the rows of collapsed groups, and pages through the others', async () => {
      const all = rowsOf(await get('group=status'))
      const [first = '', second = ''] = groupsOf(await get('group=status')).map(({ value }) => value)
      const answer = await get(`group=status&collapsed=${first},${second}`)
      const rest = all.filter(({ status }) => status !== first && status !== second)
      expect(rowsOf(answer)).toEqual(rest)
      expect(answer.body.pagination.total).toBe(rest.length)
      expect(groupsOf(answer)).toEqual(groupsOf(await get('group=status')))
      const page = await server.call(
        owner,
        'GET',
        `${path}?per_page=2&page=2&group=status&collapsed=${first}`,
      )
      expect(rowsOf(page)).toEqual(all.filter(({ status }) => status !== first).slice(2, 4))
    })

    it('groups what the filters leave', async () => {
      const answer = await get('group=status&status=paused')
      expect(groupsOf(answer).map(({ value }) => value)).toEqual(['paused'])
      const none = await get('group=status&name=no-such-broadcast')
      expect([groupsOf(none), none.body.is_empty]).toEqual([[], false])
    })

    it('answers a collapsed list that is not empty', async () => {
      const values = groupsOf(await get('group=status')).map(({ value }) => value)
      const { body } = await get(`group=status&collapsed=${values.join(',')}`)
      expect([body.campaigns, body.pagination.total, body.is_empty]).toEqual([[], 0, false])
    })

    it.each([
      ['group=name', { group: 'Cannot group by name' }],
      ['collapsed=paused', { collapsed: 'Only with group' }],
    ])('refuses %s', async (query, fields) => {
      const { status, body } = await get(query)
      expect([status, body.fields]).toEqual([422, fields])
    })

    it('does not know groups where no list has them', async () => {
      const { status } = await server.call(owner, 'GET', '/v1/sms/messages?group=status')
      expect(status).toBe(422)
    })
  })
}

function fail(): never {
  throw new Error('The demo world lacks it')
}
