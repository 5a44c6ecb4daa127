import { expect, it } from 'vitest'
import { behavioursOf, handlersOf, type ServerModules } from '../../../../src/server/host/index.ts'
import handlers from '../../../../src/server/host/handlers.ts'

const answer = () => Promise.resolve({ body: {} })

it('lists the code of each module without a database', () => {
  expect(handlers['sub-accounts']).toEqual({
    'sub-account': { switch: 'request', invite: 'request', spend: 'request', channels: 'request' },
  })
  expect(handlers['account-activation']).toMatchObject({ 'sandbox-survey': {} })
})

it('refuses two modules with code for the same resource', () => {
  const parts = {
    behaviours: [
      { resource: 'parcel', endpoints: { print: answer }, perRow: { weigh: () => Promise.resolve() } },
    ],
  }
  const modules: ServerModules = new Map([
    ['one', { parts: () => parts }],
    ['two', { parts: () => parts }],
  ])
  const parcel = { print: 'request', weigh: 'row' }
  expect(handlersOf(modules)).toEqual({ one: { parcel }, two: { parcel } })
  expect(() => behavioursOf(new Map([...modules].map(([id]) => [id, parts])))).toThrow(
    'modules one and two both have a behavior for resource parcel',
  )
})
