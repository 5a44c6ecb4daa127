import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededFraction } from '../../src/server/carrier/seededFraction.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openShared } from '../support/createTestDatabase.ts'
import { contactFile, createWorld, removeFiles, until } from './messagingWorld.ts'

let database: OwnedDatabase

beforeAll(async () => {
  database = await openShared()
})
afterAll(async () => {
  removeFiles(database)
  await database.close()
})

const statuses = ['delivered', 'undelivered', 'rejected', 'expired', 'delivered', 'dlr_expired'] as const

it.each([1, 2, 3])('shows results that always add up while sending, receipts in order %i', async (seed) => {
  const world = await createWorld(database, 'flex_pro', {
    carrier: {
      seed,
      outcome: (theSeed, { id }) => ({
        status: statuses[Math.floor(seededFraction(theSeed, id) * statuses.length)] ?? 'delivered',
        delayMs: seededFraction(theSeed, `${id}:delay`) * 60_000,
      }),
    },
  })
  try {
    const contacts = await world.upload(contactFile(400))
    await world.process(contacts)
    const id = await world.campaign(contacts, { rate_limit_enabled: false })
    let looks = 0
    const last = await until(
      async () => {
        const doc = await world.read('sms-campaign', id)
        const number = (name: string): number => Number(doc[name])
        looks += 1
        expect(number('delivered') + number('failed') + number('pending')).toBe(number('sent'))
        expect(number('sent') + number('not_sent')).toBe(400)
        expect(doc['delivery_rate'] === null).toBe(number('delivered') + number('failed') === 0)
        return doc
      },
      // A failing campaign is paused, and its receipts still come.
      ({ status, pending, sent }) => status !== 'active' && Number(sent) > 0 && pending === 0,
    )
    expect(looks).toBeGreaterThan(1)
    expect(Number(last['sent'])).toBeLessThan(400)
  } finally {
    await world.stop()
  }
})
