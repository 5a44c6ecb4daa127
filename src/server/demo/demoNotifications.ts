import { objectOf, textOf } from '../messaging/documentValues.ts'
import { notificationTexts } from '../notifications/notificationTexts.ts'
import type { NotificationText } from '../notifications/postNotification.ts'
import { formatDate } from '../../shared/dates.ts'
import { seededUuid } from './createRandom.ts'
import type { DemoAccount } from './demoAccounts.ts'
import type { DemoCampaignRows } from './demoCampaignRows.ts'
import type { DemoTemplate } from './demoTemplates.ts'

export interface DemoNotification {
  id: string
  /** Absent: for everybody of the account. */
  userId?: string
  text: NotificationText
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
  const docs = campaigns.map(({ record }) => objectOf(record.doc))
  const figuresOf = (find: (doc: (typeof docs)[number]) => boolean) => {
    const doc = docs.find(find) ?? {}
    return { name: textOf(doc['name']), sent: Number(doc['sent']), optedOut: Number(doc['opted_out']) }
  }
  const paused = (name: string) => figuresOf((doc) => doc['name'] === name)
  const declined = templates.find(({ doc }) => doc['status'] === 'declined')
  const approved = templates.find(({ isApproved }) => isApproved)
  const told: Omit<DemoNotification, 'id'>[] = [
    {
      text: notificationTexts.campaignCompleted(figuresOf((doc) => doc['status'] === 'completed')),
      atMs: nowMs - 26 * 60_000,
      readBy: [],
    },
    {
      text: notificationTexts.campaignOutOfBalance(paused('Versand Herbstaktion')),
      atMs: ago(22.5),
      readBy: [],
    },
    {
      text: notificationTexts.campaignFailing(paused('Survey imported list')),
      atMs: ago(50),
      readBy: [],
    },
    { text: maintenance(nowMs), atMs: ago(76), readBy: [owner, admin] },
    {
      userId: owner,
      text: notificationTexts.newDevice({ device: 'Safari on iPhone', address: '203.0.113.24' }),
      atMs: ago(5 * 24 + 3),
      readBy: [owner],
    },
  ]
  if (declined) {
    const text = notificationTexts.templateDeclined({
      id: declined.id,
      name: textOf(declined.doc['name']),
      reason: textOf(declined.doc['reason']),
    })
    told.push({ text, atMs: ago(6 * 24 + 5), readBy: [owner, admin] })
  }
  if (approved) {
    const text = notificationTexts.templateApproved({
      id: approved.id,
      name: textOf(approved.doc['name']),
    })
    told.push({ text, atMs: ago(12 * 24), readBy: [owner, admin] })
  }
  return told.map((one) => ({
    ...one,
    id: seededUuid(seed, `notification:${one.text.kind}`),
  }))
}

/** Only the demo world plans maintenance. */
function maintenance(nowMs: number): NotificationText {
  return {
    kind: 'maintenance',
    style: 'none',
    title: 'Planned maintenance',
    description: `On ${formatDate(nowMs + 4 * DAY_MS)} from 02:00 to 02:30 UTC messages may be delivered a few minutes late. Nothing is lost.`,
    isClosable: false,
  }
}
