import { expect, it } from 'vitest'
import { createFormStore } from '../../../../src/engine/form/createFormStore.ts'
import { shippedPortal } from '../../../support/compileShipped.ts'

const { modules } = await shippedPortal()

it.each([
  ['sms-broadcast', 'sms-campaign', 'send'],
  ['voice-campaigns', 'voice-campaign', 'when'],
])('schedules a restored draft of %s in the account’s time zone of now', (module, entity, start) => {
  const store = createFormStore({
    entity: modules[module]!.entities[entity]!,
    mode: 'create',
    // As it was saved before the account moved: the zone was there, hidden.
    value: { [start]: 'now', time_zone: 'Europe/Oslo' },
    scope: { account: { timezone: 'America/New_York' }, config: {}, user: {} },
    checks: {},
    validator: () => [],
  })
  store.set(start, 'later')
  expect(store.value()['time_zone']).toBe('America/New_York')
  store.set('time_zone', 'Asia/Tokyo')
  store.set('starts_at', '2045-06-01T09:00')
  expect(store.value()['time_zone']).toBe('Asia/Tokyo')
})
