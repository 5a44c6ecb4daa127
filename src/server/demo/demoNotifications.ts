import { objectOf, textOf } from '../messaging/documentValues.ts'
import type { Told } from '../notifications/index.ts'
import type { JsonObject } from '../storage/tables.ts'
import { formatDate } from '../../shared/dates.ts'
import { seededUuid } from './createRandom.ts'
import type { DemoAccount } from './demoAccounts.ts'
import type { DemoCampaignRows } from './demoCampaignRows.ts'
import type { DemoTemplate } from './demoTemplates.ts'

export interface DemoNotification {
  id: string
  /** Absent: for everybody of the account. */
  userId?: string
  told: Told
  atMs: number
  readBy: string[]
}

interface DemoPast {
  campaigns: DemoCampaignRows[]
  templates: DemoTemplate[]
  nowMs: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What the owner's account was told lately: every style, new and read, one that cannot be closed. */
export function demoNotifications(
  seed: number,
  { key }: DemoAccount,
  { campaigns, templates, nowMs }: DemoPast,
): DemoNotification[] {
  if (key !== 'owner') return []
  const owner = seededUuid(seed, 'user:owner')
  const admin = seededUuid(seed, 'user:admin')
  const ago = (hours: number): number => nowMs - hours * HOUR_MS
  const figuresOf = (find: (doc: JsonObject) => boolean) => {
    const record = campaigns.find((campaign) => find(objectOf(campaign.record.doc)))?.record
    const doc = objectOf(record?.doc)
    return {
      id: textOf(record?.id),
      name: textOf(doc['name']),
      count: Number(doc['sent']),
      optedOut: Number(doc['opted_out']),
    }
  }
  const paused = (name: string) => figuresOf((doc) => doc['name'] === name)
  const declined = templates.find(({ doc }) => doc['status'] === 'declined')
  const approved = templates.find(({ isApproved }) => isApproved)
  const notifications: Omit<DemoNotification, 'id'>[] = [
    {
      told: { kind: 'campaign-completed', slots: figuresOf((doc) => doc['status'] === 'completed') },
      atMs: nowMs - 26 * 60_000,
      readBy: [],
    },
    {
      told: { kind: 'campaign-out-of-balance', slots: paused('Versand Herbstaktion') },
      atMs: ago(22.5),
      readBy: [],
    },
    {
      told: { kind: 'campaign-failing', slots: paused('Survey imported list') },
      atMs: ago(50),
      readBy: [],
    },
    { told: maintenance(nowMs), atMs: ago(76), readBy: [owner, admin] },
    {
      userId: owner,
      told: { kind: 'new-device', slots: { device: 'Safari on iPhone', address: '203.0.113.24' } },
      atMs: ago(5 * 24 + 3),
      readBy: [owner],
    },
  ]
  if (declined) {
    const { id, doc } = declined
    const slots = { id, name: textOf(doc['name']), reason: textOf(doc['reason']) }
    notifications.push({
      told: { kind: 'template-declined', slots },
      atMs: ago(6 * 24 + 5),
      readBy: [owner, admin],
    })
  }
  if (approved) {
    const slots = { id: approved.id, name: textOf(approved.doc['name']) }
    notifications.push({
      told: { kind: 'template-approved', slots },
      atMs: ago(12 * 24),
      readBy: [owner, admin],
    })
  }
  return notifications.map((one) => ({
    ...one,
    id: seededUuid(seed, `notification:${one.told.kind}`),
  }))
}

/** Only the demo world plans maintenance. */
function maintenance(nowMs: number): Told {
  const slots = { date: formatDate(nowMs + 4 * DAY_MS), from: '02:00', until: '02:30' }
  return { kind: 'maintenance', slots }
}
