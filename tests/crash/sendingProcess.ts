import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createCarrierSimulator, type Carrier } from '../../src/server/carrier/index.ts'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { startMessaging } from '../../src/server/messaging/index.ts'
import { insertDocument } from '../../src/server/storage/documents.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'

/** What the test tells a process, as JSON in its first argument. */
export interface SendingTask {
  database: { url: string; poolSize: number } | { dataFolder: string }
  filesFolder: string
  /** Makes the campaign, then ends. */
  prepare?: { contacts: number; optedOut: number }
  messagesPerSecond: number
}

/** What a process says. */
export type SendingReport =
  | { kind: 'ready'; interrupted: boolean }
  | { kind: 'books'; books: CampaignBooks }
  | { kind: 'error'; text: string }

/** Every book of a campaign, counted by itself. */
export interface CampaignBooks {
  state: string
  claimed: boolean
  contacts: number
  messages: number
  recipients: number
  submitted: number
  mostSubmissions: number
  /** accepted, whatever became of them */
  sent: number
  rejected: number
  results: number
  delivered: number
  charged: number
  paid: number
  spent: number
  run: Record<string, number>
  doc: Record<string, unknown>
}

const CHUNK = 7

// The test passes a SendingTask.
const task = JSON.parse(process.argv[2] ?? '{}') as SendingTask
const database = await openDatabase(task.database)
const files = createLocalFileStore(task.filesFolder)

if (task.prepare) {
  await prepare(task.prepare)
  await database.close()
} else {
  const { rows } = await database.system((query) =>
    sql<{ claimed: number }>`select count(claimed_at)::int as claimed from campaign_run`.execute(query),
  )
  const simulator = createCarrierSimulator({ database, seed: 1, speed: 50 })
  await startMessaging({
    database,
    files,
    carrier: inSmallParts(simulator),
    dailyCaps: {},
    onError: (error) => say({ kind: 'error', text: String(error) }),
    messagesPerSecond: task.messagesPerSecond,
    leaseMs: 1500,
    idleMs: 30,
  })
  process.on('message', () => void readBooks().then((books) => say({ kind: 'books', books })))
  say({ kind: 'ready', interrupted: (rows[0]?.claimed ?? 0) > 0 })
}

function say(report: SendingReport): void {
  process.send?.(report)
}

/** A crash between two parts leaves a batch of which the carrier knows some messages only. */
function inSmallParts(carrier: Carrier): Carrier {
  return {
    ...carrier,
    async submit(messages) {
      const submissions = []
      for (let at = 0; at < messages.length; at += CHUNK)
        submissions.push(...(await carrier.submit(messages.slice(at, at + CHUNK))))
      return submissions
    },
  }
}

async function prepare({ contacts, optedOut }: { contacts: number; optedOut: number }): Promise<void> {
  const accountId = randomUUID()
  const campaignId = randomUUID()
  const uploadId = randomUUID()
  const phone = (index: number): string => `+4474${10_000_000 + index}`
  const lines = Array.from({ length: contacts }, (_, index) => `${phone(index)},Name ${index}\n`)
  const plan = {
    text: 'Hello {{name}}',
    shortUrl: false,
    sender: 'ACME',
    countryCode: 'GB',
    mappings: [{ variable: 'name', column: 1 }],
  }
  await files.write(
    { accountId, folder: uploadId, name: 'contacts.csv' },
    oneChunk(Buffer.from(lines.join(''))),
    1e9,
  )
  await database.systemTransaction(async (query) => {
    await sql`insert into account (id, name, level) values (${accountId}, 'Crash', 'flex_pro')`.execute(query)
    await moveMoney(query, {
      accountId,
      kind: 'top-up',
      reference: '1',
      amount: 10_000_000_000,
      counterpart: 'payments',
    })
    for (let index = 0; index < optedOut; index += 1) {
      await sql`insert into sms_opt_out (account_id, phone) values (${accountId}, ${phone(index * 17)})`.execute(
        query,
      )
    }
    await insertDocument(query, accountId, 'sms-campaign', campaignId, { name: 'Crash', status: 'active' })
    await sql`insert into campaign_run (account_id, campaign_id, upload_id, state, starts_at, plan, total)
              values (${accountId}, ${campaignId}, ${uploadId}, 'active', now(), ${JSON.stringify(plan)}::jsonb, ${contacts})`.execute(
      query,
    )
  })
}

async function readBooks(): Promise<CampaignBooks> {
  const { rows } = await database.system((query) =>
    sql<CampaignBooks>`
      select run.state, run.claimed_at is not null as claimed, run.total as contacts,
        json_build_object('sent', run.sent, 'delivered', run.delivered, 'failed', run.failed, 'rejected', run.rejected,
                          'opted_out', run.opted_out, 'charge', run.charge, 'next_index', run.next_index) as run,
        record.doc, m.*, c.*, l.*
      from campaign_run run
      join record on record.id = run.campaign_id and record.entity = 'sms-campaign'
      cross join (select count(*)::int as messages, count(distinct recipient)::int as recipients,
                    count(*) filter (where status = 'rejected')::int as rejected,
                    count(*) filter (where status not in ('rejected', 'pending'))::int as sent,
                    count(*) filter (where status not in ('rejected', 'pending', 'sent'))::int as results,
                    count(*) filter (where status = 'delivered')::int as delivered,
                    coalesce(sum(charge), 0)::float8 as charged from sms_message) m
      cross join (select count(*)::int as submitted, coalesce(max(submissions), 0)::int as "mostSubmissions" from carrier_message) c
      cross join (select -coalesce(sum(amount) filter (where t.kind <> 'top-up'), 0)::float8 as paid,
                    (select 10000000000 - balance from account)::float8 as spent
                  from ledger_entry e join ledger_transfer t on t.id = e.transfer_id where e.ledger = 'customer') l`.execute(
      query,
    ),
  )
  const [found] = rows
  if (!found) throw new Error('no campaign')
  return found
}

// oxlint-disable-next-line require-await
async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
