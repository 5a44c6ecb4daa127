import type { AuditChange, AuditKind } from '../../audit/index.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { countCollection } from '../../demo/insertDocuments.ts'
import { insertRows } from '../../demo/insertRows.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'

const HOUR_MS = 3_600_000

interface DemoEntry {
  kind: AuditKind
  /** Before the end of the world's history. */
  hours: number
  by?: keyof typeof people
  actor?: 'key' | 'master' | 'server' | 'carrier' | 'reviewer' | 'time'
  via?: string
  /** `trunk.changed` */
  event?: string
  record?: string
  note?: string
  changes?: AuditChange[]
}

const people = {
  owner: { who: 'Olivia Hart', address: '198.51.100.24', device: 'Firefox on Windows' },
  admin: { who: 'Adam Nowak', address: '203.0.113.80', device: 'Chrome on macOS' },
  engineer: { who: 'Elif Kaya', address: '2001:db8::17', device: 'Chrome on Linux' },
}

const otherNames: Partial<Record<NonNullable<DemoEntry['actor']>, string>> = {
  server: 'System',
  carrier: 'Carrier',
  reviewer: 'Review team',
  time: 'Automatic',
}

function changed(field: string, title: string, before: string | null, after: string | null): AuditChange {
  return { field, title, before, after }
}

/** One of every kind at least. */
const entries: DemoEntry[] = [
  { kind: 'signed-in', hours: 1.2, by: 'owner' },
  {
    kind: 'changed',
    hours: 1.6,
    by: 'engineer',
    event: 'trunk.changed',
    record: 'SIP trunk: Head office',
    changes: [
      changed('max_channels', 'Maximum channels', '10', '30'),
      changed('password', 'Password', '•••', '•••'),
    ],
  },
  { kind: 'signed-in', hours: 1.8, by: 'engineer' },
  { kind: 'sign-in-failed', hours: 2.1, by: 'admin' },
  {
    kind: 'moved',
    hours: 3,
    by: 'owner',
    actor: 'key',
    via: 'Order system',
    event: 'sms-campaign.pause',
    record: 'Broadcast: Spring sale',
    changes: [changed('status', 'Status', 'Active', 'Paused')],
  },
  {
    kind: 'moved',
    hours: 5,
    actor: 'carrier',
    event: 'ten-dlc-brand.approve',
    record: '10DLC brand: Harbour and Pine',
    changes: [changed('status', 'Status', 'In review', 'Approved')],
  },
  {
    kind: 'moved',
    hours: 7,
    actor: 'reviewer',
    event: 'sms-template.decline',
    record: 'SMS template: Winter offer',
    note: 'The text has no way to opt out.',
    changes: [changed('status', 'Status', 'In review', 'Declined')],
  },
  {
    kind: 'moved',
    hours: 9,
    actor: 'time',
    event: 'sender.renew',
    record: 'Sender ID: HARBOUR',
    changes: [],
  },
  { kind: 'exported', hours: 12, by: 'admin', record: 'Message', note: '1204' },
  { kind: 'key-first-used', hours: 20, by: 'owner', record: 'API key: Trial script' },
  {
    kind: 'rotated',
    hours: 26,
    by: 'owner',
    event: 'api-key.rotate',
    record: 'API key: Order system',
    changes: [
      changed('secret', 'API key', '•••', '•••'),
      changed('prefix', 'Starts with', 'pb_m3Tz', 'pb_q7Kd'),
    ],
  },
  {
    kind: 'created',
    hours: 28,
    by: 'owner',
    event: 'api-key.created',
    record: 'API key: Trial script',
    changes: [
      changed('label', 'Name', null, 'Trial script'),
      changed('scopes', 'Scopes', null, 'messages'),
      changed('lifetime', 'Expires', null, 'After 90 days'),
    ],
  },
  {
    kind: 'removed',
    hours: 31,
    by: 'engineer',
    event: 'trunk.removed',
    record: 'SIP trunk: Lab',
    changes: [changed('label', 'Label', 'Lab', null), changed('status', 'Status', 'Inactive', null)],
  },
  { kind: 'switched-out', hours: 47, by: 'owner' },
  { kind: 'switched-in', hours: 48, by: 'owner', actor: 'master' },
  { kind: 'two-factor-on', hours: 70, by: 'admin' },
  { kind: 'recovery-codes', hours: 70.1, by: 'admin' },
  { kind: 'two-factor-off', hours: 74, by: 'admin' },
  { kind: 'password-changed', hours: 96, by: 'engineer' },
  { kind: 'password-requested', hours: 96.1, by: 'engineer' },
  { kind: 'email-changed', hours: 120, by: 'admin', note: 'adam@harbourpine.example' },
  { kind: 'session-ended', hours: 121, by: 'admin' },
  { kind: 'signed-out', hours: 130, by: 'owner' },
  {
    kind: 'moved',
    hours: 150,
    actor: 'server',
    event: 'sms-campaign.complete',
    record: 'Broadcast: Loyalty week',
    changes: [changed('status', 'Status', 'Active', 'Completed')],
  },
]

/** What happened lately in the demo owner's account. */
export async function insertAuditEvents({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const rows = entries.map((entry, index) => {
    const person = entry.by && people[entry.by]
    return {
      account_id: accountId,
      id: seededUuid(seed, `audit:${index}`),
      kind: entry.kind,
      event: entry.event ?? null,
      entity: entry.event?.split('.')[0] ?? null,
      record_id: entry.event === undefined ? null : seededUuid(seed, `audit-record:${entry.record}`),
      record: entry.record ?? '',
      note: entry.note ?? '',
      actor: entry.actor ?? (person ? 'user' : 'server'),
      user_id: entry.by ? seededUuid(seed, `user:${entry.by}`) : null,
      who: person?.who ?? otherNames[entry.actor ?? 'server'] ?? '',
      via: entry.via ?? '',
      address: person?.address ?? '',
      device: person?.device ?? '',
      changes: entry.changes ?? [],
      created_at: new Date(nowMs - entry.hours * HOUR_MS).toISOString(),
    }
  })
  await insertRows(query, 'audit_event', columns, rows)
  await countCollection(query, accountId, 'audit-event')
}

const columns = {
  account_id: 'uuid',
  id: 'uuid',
  kind: 'text',
  event: 'text',
  entity: 'text',
  record_id: 'uuid',
  record: 'text',
  note: 'text',
  actor: 'text',
  user_id: 'uuid',
  who: 'text',
  via: 'text',
  address: 'text',
  device: 'text',
  changes: 'jsonb',
  created_at: 'timestamptz',
}
