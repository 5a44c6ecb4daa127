import { sql } from 'kysely'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { insertCalls } from './insertCalls.ts'
import { ha1Of } from './sipCredential.ts'
import { SIP_HOST, TRUNK } from './sipHost.ts'

const DAY_MS = 86_400_000

const defaults = {
  host: SIP_HOST,
  status: 'active',
  auth_method: 'digest',
  callerid_type: 'single',
  recording_enabled: false,
  transcription_enabled: false,
  voicemail_detection: false,
  didinfo_enabled: true,
  prepend_plus_to_didinfo: true,
  rewrite_enabled: false,
  call_restrict: false,
  channels_restrict: false,
  cost_limit: false,
}

const trunks = [
  {
    label: 'Head office',
    callerid: '+441179460123',
    recording_enabled: true,
    channels_restrict: true,
    max_channels: 10,
  },
  {
    label: 'Workshop',
    callerid: '+441179460188',
    ip_restrict: true,
    allowed_ips: [{ ip: '81.2.69.142' }, { ip: '81.2.69.143' }],
    cost_limit: true,
    max_call_cost: 2.5,
  },
  {
    label: 'Call center',
    auth_method: 'ip',
    host_request: { host: '81.2.69.160', status: 'approved' },
    callerid_type: 'multiple',
    multiple_numbers: ['+441179460101', '+441179460102', '+441179460103'],
    recording_enabled: true,
    transcription_enabled: true,
    transcription_threshold: 6,
    call_restrict: true,
    call_limit: 3600,
  },
  {
    label: 'Manchester branch',
    auth_method: 'ip',
    host_request: { host: '89.160.20.112', status: 'pending' },
    callerid: '+441615550190',
  },
  {
    label: 'Old warehouse',
    auth_method: 'ip',
    host_request: { host: '89.160.20.128', status: 'rejected' },
    callerid: '+441615550191',
    status: 'inactive',
  },
  {
    label: 'Reseller gateway',
    callerid_type: 'passthrough',
    passthrough_request: true,
    passthrough: true,
    rewrite_enabled: true,
    rewrite_cond: '00',
    rewrite_prefix: '+',
    destination_blacklists: ['4470', '882', '883'],
  },
]

/** Who a call is from where the PBX says it. */
const CALLER = '+441615550142'

/** The demo owner's trunks: digest and IP authentication, in each state of review. */
export async function insertTrunks({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const documents = trunks.map((trunk, index) => ({
    accountId: seededUuid(seed, 'account:owner'),
    entity: TRUNK,
    id: seededUuid(seed, `trunk:${trunk.label}`),
    doc: {
      ...defaults,
      username: usernameOf(seed, trunk.label),
      // A field that rules hide is not stored.
      ...(trunk.auth_method === undefined && { ip_restrict: false, registration: 'unregistered' }),
      ...(trunk.callerid_type === undefined && { passthrough_request: false }),
      ...trunk,
      ...(trunk.allowed_ips && {
        allowed_ips: trunk.allowed_ips.map((each) => ({
          id: seededUuid(seed, `allowed:${each.ip}`),
          ...each,
        })),
      }),
    },
    createdAt: new Date(nowMs - (160 - index * 23) * DAY_MS).toISOString(),
  }))
  await insertDocuments(query, documents)
  for (const { accountId, id, doc } of documents)
    await sql`insert into sip_credential (account_id, trunk_id, username, realm, ha1)
      values (${accountId}, ${id}, ${doc.username}, ${SIP_HOST},
        ${doc.auth_method === 'digest' ? ha1Of(doc.username, SIP_HOST, seededUuid(seed, doc.username)) : null})`.execute(
      query,
    )
  await insertCalls(
    { query, seed, nowMs },
    documents.map(({ accountId, id, doc }) => ({
      accountId,
      id,
      label: doc.label,
      isDigest: doc.auth_method === 'digest',
      caller: doc.callerid ?? CALLER,
    })),
  )
}

function usernameOf(seed: number, label: string): string {
  return `t${seededUuid(seed, `trunk-user:${label}`).replaceAll('-', '').slice(0, 11)}`
}
