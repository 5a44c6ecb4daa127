import { formatDate } from '../../shared/dates.ts'
import { seededUuid } from './createRandom.ts'
import type { DemoNotification } from './insertNotifications.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Recent notifications of the owner's account that no module posts: a new device, planned maintenance. */
export function demoNotifications(seed: number, nowMs: number): DemoNotification[] {
  const owner = seededUuid(seed, 'user:owner')
  const admin = seededUuid(seed, 'user:admin')
  const maintenance = { date: formatDate(nowMs + 4 * DAY_MS), from: '02:00', until: '02:30' }
  return [
    {
      // Only the demo world plans maintenance.
      event: { kind: 'maintenance', slots: maintenance },
      atMs: nowMs - 76 * HOUR_MS,
      readBy: [owner, admin],
    },
    {
      userId: owner,
      event: { kind: 'new-device', slots: { device: 'Safari on iPhone', address: '203.0.113.24' } },
      atMs: nowMs - (5 * 24 + 3) * HOUR_MS,
      readBy: [owner],
    },
  ]
}
