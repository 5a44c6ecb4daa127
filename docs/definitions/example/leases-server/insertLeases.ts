import { createDemoHistory } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'

const DAY_MS = 86_400_000

/** Runs once per demo world, when the server starts; also in a world older than the module. */
export async function insertLeases({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const history = createDemoHistory(seededUuid(seed, 'account:owner'), seededUuid(seed, 'user:owner'))
  const lease = seededUuid(seed, 'lease:front-desk')
  history.add({
    entity: 'lease',
    id: lease,
    doc: {
      name: 'Front desk',
      contact: '+447400123456',
      starts_on: '2026-01-31',
      months: 12,
      state: 'running',
    },
    initial: 'running',
    steps: [],
    atMs: nowMs - 14 * DAY_MS,
  })
  history.add({
    entity: 'device',
    id: seededUuid(seed, 'device:HS-2041'),
    doc: { lease_id: lease, serial: 'HS-2041', model: 'headset', state: 'returned' },
    initial: 'in-use',
    steps: [{ transition: 'return', to: 'returned', actor: 'user' }],
    atMs: nowMs - 13 * DAY_MS,
  })
  await history.insert(query)
}
