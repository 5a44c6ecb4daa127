import type { JsonObject } from '../../../storage/tables.ts'
import { objectOf, textOf } from '../../../storage/documentValues.ts'
import { seededUuid } from '../../../demo/createRandom.ts'
import type { DemoNotification } from '../../../demo/insertNotifications.ts'
import type { DemoCampaignRows } from './demoCampaignRows.ts'
import type { DemoTemplate } from './demoTemplates.ts'

interface BroadcastPast {
  campaigns: DemoCampaignRows[]
  templates: DemoTemplate[]
  nowMs: number
}

const HOUR_MS = 3_600_000

/** Recent notifications of the owner's account: every style, new and read, one that cannot be closed. */
export function broadcastNotifications(
  seed: number,
  { campaigns, templates, nowMs }: BroadcastPast,
): DemoNotification[] {
  const readBy = [seededUuid(seed, 'user:owner'), seededUuid(seed, 'user:admin')]
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
  const notifications: DemoNotification[] = [
    {
      event: { kind: 'campaign-completed', slots: figuresOf((doc) => doc['status'] === 'completed') },
      atMs: nowMs - 26 * 60_000,
      readBy: [],
    },
    {
      event: { kind: 'campaign-out-of-balance', slots: paused('Versand Herbstaktion') },
      atMs: ago(22.5),
      readBy: [],
    },
    {
      event: { kind: 'campaign-failing', slots: paused('Survey imported list') },
      atMs: ago(50),
      readBy: [],
    },
  ]
  if (declined) {
    const { id, doc } = declined
    const slots = { id, name: textOf(doc['name']), reason: textOf(doc['reason']) }
    notifications.push({ event: { kind: 'template-declined', slots }, atMs: ago(6 * 24 + 5), readBy })
  }
  if (approved) {
    const slots = { id: approved.id, name: textOf(approved.doc['name']) }
    notifications.push({ event: { kind: 'template-approved', slots }, atMs: ago(12 * 24), readBy })
  }
  return notifications
}
