import { sql } from 'kysely'
import type { CallFlow, FlowKind } from '../../../domain/call-flow/index.ts'
import { createDemoHistory, type DemoStep } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { checkStored, countProblems } from './checkStored.ts'
import { flowEntities } from './flowTypes.ts'
import { dial, flowOf, message, outcomes, play, say, templateOf } from './templates.ts'
import { countUsesOf } from './uses.ts'

const DAY_MS = 86_400_000

interface DemoFlow {
  name: string
  document: CallFlow
  /** Messages of its publications; the last one is in use. */
  published: string[]
  /** The draft goes on after the last publication. */
  isChanged?: boolean
  daysAgo: number
}

/** Id of a demo flow, for what uses it. */
export function demoFlowId(seed: number, name: string): string {
  return seededUuid(seed, `call-flow:${name}`)
}

/** The demo owner's flows of both kinds: drafts, published, edited since, with warnings and with an error. */
export async function insertFlows({ query, seed, nowMs, text }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const userId = seededUuid(seed, 'user:owner')
  const history = createDemoHistory(accountId, userId)
  const drafts: DraftRow[] = []
  const revisions: RevisionRow[] = []
  for (const { name, document, published, isChanged = false, daysAgo } of demoFlows(seed, text)) {
    const id = demoFlowId(seed, name)
    const { kind } = document
    const atMs = nowMs - daysAgo * DAY_MS
    const steps = published.flatMap((note, index): DemoStep[] => [
      ...(index === 0 ? [] : [{ transition: 'edit', to: 'changed', actor: 'user' as const }]),
      { transition: 'publish', to: 'published', actor: 'user', note },
    ])
    if (isChanged) steps.push({ transition: 'edit', to: 'changed', actor: 'user' })
    const publishedAt = (index: number): string => new Date(atMs + (index * 4 + 2) * 3_600_000).toISOString()
    const text = JSON.stringify(document)
    const before = JSON.stringify({ ...document, nodes: earlierNodes(document) })
    drafts.push({
      account_id: accountId,
      flow_id: id,
      kind,
      version: steps.length + 1,
      document: text,
      updated_by: userId,
      updated_at: new Date(nowMs - daysAgo * DAY_MS).toISOString(),
    })
    for (const [index, note] of published.entries())
      revisions.push({
        account_id: accountId,
        flow_id: id,
        revision: index + 1,
        document: index === published.length - 1 && !isChanged ? text : before,
        message: note,
        nodes: document.nodes.length,
        published_by: userId,
        published_at: publishedAt(index),
      })
    history.add({
      entity: flowEntities[kind],
      id,
      doc: {
        name,
        template: 'blank',
        kind,
        status: steps.at(-1)?.to ?? 'draft',
        is_published: published.length > 0,
        ...(published.length > 0 && {
          published_revision: published.length,
          published_at: publishedAt(published.length - 1),
        }),
        nodes: document.nodes.length,
        problems: 0,
        warnings: 0,
        used_by: 0,
      },
      initial: 'draft',
      steps,
      atMs,
    })
  }
  await history.insert(query)
  for (const row of drafts) await insertRow(query, 'call_flow_draft', row)
  for (const row of revisions) await insertRow(query, 'call_flow_revision', row)
  for (const { flow_id: id, document } of drafts) {
    const counts = countProblems(
      await checkStored(query, accountId, JSON.parse(document) as CallFlow, { id }),
    )
    await sql`update record set doc = doc || ${JSON.stringify(counts)}::jsonb
      where account_id = ${accountId} and id = ${id}`.execute(query)
  }
  await countUsesOf(
    query,
    accountId,
    drafts.map(({ flow_id: id }) => id),
  )
}

interface DraftRow {
  account_id: string
  flow_id: string
  kind: FlowKind
  version: number
  document: string
  updated_by: string
  updated_at: string
}

interface RevisionRow {
  account_id: string
  flow_id: string
  revision: number
  document: string
  message: string
  nodes: number
  published_by: string
  published_at: string
}

/** One by one: a document sent inside of JSON would lose the order of its members. */
async function insertRow(query: Query, table: string, row: DraftRow | RevisionRow): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
    query,
  )
}

/** The nodes as they were before the last change: menus that were heard again once only. */
function earlierNodes({ nodes }: CallFlow): CallFlow['nodes'] {
  return nodes.map((node) => {
    if (node.type !== 'menu') return node
    const { timeout_seconds: _timeout, ...options } = node.options
    return { ...node, options: { ...options, repeat: 1 } }
  })
}

function demoFlows(seed: number, text: DemoWorld['text']): DemoFlow[] {
  const closed = 'Closed days'
  return [
    {
      name: closed,
      document: flowOf('ivr', closed, [
        ['start', 'start_inbound', {}, { next: 'greeting' }],
        play('greeting', 'Harbour and Pine is closed today.', 'voicemail'),
        message('voicemail', 'Leave your name and number after the tone, and we will call you back.'),
        ['end', 'hangup', {}, {}, 'Hang up'],
      ]),
      published: ['First version'],
      daysAgo: 96,
    },
    {
      name: 'Front desk',
      document: flowOf('ivr', 'Front desk', [
        ['start', 'start_inbound', {}, { next: 'hours' }, 'Incoming call'],
        [
          'hours',
          'time_condition',
          {
            time_zone: 'Europe/London',
            windows: [
              { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '18:00' },
              { days: ['sat'], from: '09:00', to: '13:00' },
            ],
          },
          { open: 'menu', closed: 'closed' },
          'Opening hours',
        ],
        [
          'menu',
          'menu',
          {
            prompts: [
              say(
                'Welcome to Harbour and Pine. For orders, press 1. For deliveries, press 2. To talk to a person, press 0.',
              ),
            ],
            keys: ['1', '2', '0'],
            timeout_seconds: 6,
            repeat: 2,
          },
          { key_1: 'orders', key_2: 'deliveries', key_0: 'desk', no_input: 'desk', invalid: 'desk' },
          'Main menu',
        ],
        dial('orders', 'Orders', 'voicemail', '+441179460123'),
        dial('deliveries', 'Deliveries', 'voicemail', '+441179460124'),
        dial('desk', 'Front desk', 'voicemail', '+441179460125'),
        [
          'closed',
          'subflow',
          { flow_id: demoFlowId(seed, closed), return: false },
          { next: 'end' },
          'Closed days',
        ],
        message('voicemail', 'Everybody is busy. Leave a message after the tone.'),
        ['end', 'hangup', {}, {}, 'Hang up'],
      ]),
      published: ['First version', 'Open on Saturdays', 'Deliveries have a key of their own'],
      isChanged: true,
      daysAgo: 88,
    },
    {
      name: 'Order hotline',
      document: flowOf('ivr', 'Order hotline', [
        ['start', 'start_inbound', {}, { next: 'menu' }],
        [
          'menu',
          'menu',
          {
            prompts: [
              say(
                'For sofas, press 1. For tables, press 2. For beds, press 3. For lamps, press 4. For the rest, press 5.',
              ),
            ],
            keys: ['1', '2', '3', '4', '6'],
            repeat: 2,
          },
          {
            key_1: 'sales',
            key_2: 'sales',
            key_3: 'sales',
            key_4: 'sales',
            key_6: null,
            no_input: 'end',
            invalid: 'end',
          },
        ],
        dial('sales', 'Sales', 'end', '+441615550190'),
        ['end', 'hangup', {}, {}],
      ]),
      published: [],
      daysAgo: 2,
    },
    {
      name: 'Delivery reminder',
      document: reminder(),
      published: ['First version', 'Answering machines get a message'],
      daysAgo: 61,
    },
    {
      name: 'Customer survey',
      document: flowOf('voice_campaign', 'Customer survey', [
        ['start', 'start_outbound', { ringing_time: 30, retries: 1 }, outcomes('rating', 'later')],
        [
          'rating',
          'menu',
          {
            prompts: [
              say(
                'This is Harbour and Pine. How satisfied are you with your delivery? Press a key from 1 to 5, where 5 is very satisfied.',
              ),
            ],
            keys: ['1', '2', '3', '4', '5'],
            repeat: 2,
          },
          {
            key_1: 'sorry',
            key_2: 'sorry',
            key_3: 'thanks',
            key_4: 'thanks',
            key_5: 'thanks',
            no_input: 'end',
            invalid: 'end',
          },
          'Rating',
        ],
        play('sorry', 'We’re sorry to hear that. Someone will call you back.', 'end'),
        play('thanks', 'Thank you for your answer.', 'end'),
        ['later', 'retry_later', {}, {}],
        ['end', 'hangup', {}, {}],
      ]),
      published: ['First version'],
      daysAgo: 40,
    },
    {
      name: 'Summer sale',
      document: { ...templateOf('voice_campaign', 'confirm', text), name: 'Summer sale' },
      published: [],
      daysAgo: 5,
    },
  ]
}

function reminder(): CallFlow {
  return flowOf('voice_campaign', 'Delivery reminder', [
    [
      'start',
      'start_outbound',
      { ringing_time: 45, retries: 2, retry_interval_minutes: 30, detect_voicemail: true },
      { ...outcomes('reminder', 'later'), voicemail: 'machine' },
    ],
    [
      'reminder',
      'menu',
      {
        prompts: [
          say(
            'Hello {{contact.first_name}}, this is Harbour and Pine. We deliver tomorrow. To confirm, press 1. To hear this again, press 2. To get no more calls, press 9.',
          ),
        ],
        keys: ['1', '2', '9'],
        timeout_seconds: 6,
        repeat: 1,
      },
      { key_1: 'thanks', key_2: 'reminder', key_9: 'stop', no_input: 'end', invalid: 'end' },
      'Reminder',
    ],
    play('thanks', 'Thank you. See you tomorrow.', 'end'),
    ['stop', 'opt_out', {}, { next: 'end' }, 'No more calls'],
    play(
      'machine',
      'This is Harbour and Pine. We deliver tomorrow. You can reach us at our usual number.',
      'end',
    ),
    ['later', 'retry_later', {}, {}, 'Try again later'],
    ['end', 'hangup', {}, {}, 'Hang up'],
  ])
}
