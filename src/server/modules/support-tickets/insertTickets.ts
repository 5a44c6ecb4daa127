import { sql } from 'kysely'
import { demoAccounts } from '../../demo/demoAccounts.ts'
import { insertDocuments, type DemoDocument } from '../../demo/insertDocuments.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { addressOf, completeUpload, giveUploads, insertUpload } from '../../files/index.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { DEMO_AGENT, demoReplies, demoTickets, type DemoMessage, type DemoTicket } from './demoTickets.ts'
import { MARKS } from '../../storage/personalMarks.ts'
import { REPLY, TICKET } from './replies.ts'
import { nextNumber } from './ticket.ts'

const HOUR_MS = 3_600_000

/** The demo owner's tickets, with their replies and a file. */
export async function insertTickets(world: DemoWorld): Promise<void> {
  const { query, seed } = world
  const accountId = seededUuid(seed, 'account:owner')
  const documents: DemoDocument[] = []
  for (const ticket of demoTickets) {
    const attachments = await insertFile(world, accountId, ticket)
    const replies = ticket.replies.map((reply, index) =>
      replyDocument(world, accountId, ticket, reply, index),
    )
    documents.push(await ticketDocument(world, accountId, ticket, { replies, attachments }), ...replies)
    await insertFollowers(world, accountId, ticket)
  }
  documents.push(...savedReplies(world, accountId))
  await insertDocuments(query, documents)
}

function savedReplies(world: DemoWorld, accountId: string): DemoDocument[] {
  return demoReplies.map(({ key, hours, name, text }) => ({
    accountId,
    entity: 'saved-reply',
    id: seededUuid(world.seed, `saved-reply:${key}`),
    createdAt: at(world, hours),
    doc: { name, text },
  }))
}

function at({ nowMs }: DemoWorld, hours: number): string {
  return new Date(nowMs - hours * HOUR_MS).toISOString()
}

function emailOf(name: string): string {
  return `${name}@demo.example`
}

/** First and last name of a demo user. */
function nameOf(name: string): string {
  const user = demoAccounts.flatMap(({ users }) => users).find((each) => each.name === name)
  return user ? `${user.firstName} ${user.lastName}` : name
}

function userId({ seed }: DemoWorld, name: string): string {
  return seededUuid(seed, `user:${name}`)
}

function ticketId({ seed }: DemoWorld, { key }: DemoTicket): string {
  return seededUuid(seed, `ticket:${key}`)
}

async function ticketDocument(
  world: DemoWorld,
  accountId: string,
  ticket: DemoTicket,
  { replies, attachments }: { replies: DemoDocument[]; attachments: object[] },
): Promise<DemoDocument> {
  const { hours, closedHours, status, subject, description, priority, from } = ticket
  const answers = ticket.replies.filter((reply) => reply.from === undefined)
  const [first, last] = [answers[0], answers.at(-1)]
  const createdAt = at(world, hours)
  const updatedAt = at(world, closedHours ?? ticket.replies.at(-1)?.hours ?? hours)
  const number = await nextNumber(world.query)
  return {
    accountId,
    entity: TICKET,
    id: ticketId(world, ticket),
    createdAt,
    updatedAt,
    doc: {
      number,
      subject,
      description,
      priority,
      status,
      from_email: emailOf(from),
      customer_id: accountId,
      ...(attachments.length > 0 && { attachments }),
      ...(first && { agent: { name: DEMO_AGENT } }),
      stats: {
        created_at: createdAt,
        updated_at: updatedAt,
        ...(first && { first_responded_at: at(world, first.hours) }),
        ...(last && { last_responded_at: at(world, last.hours) }),
        ...(last && ['resolved', 'closed'].includes(status) && { last_resolved_at: at(world, last.hours) }),
        ...(closedHours !== undefined && { closed_at: updatedAt }),
      },
      ...(ticket.isUnread && { [MARKS]: { unread: [userId(world, from)] } }),
      replies: replies.map((reply) => ({ id: reply.id, updated_at: reply.createdAt })),
    },
  }
}

function replyDocument(
  world: DemoWorld,
  accountId: string,
  ticket: DemoTicket,
  { hours, from, text }: DemoMessage,
  index: number,
): DemoDocument {
  return {
    accountId,
    entity: REPLY,
    id: seededUuid(world.seed, `ticket:${ticket.key}:${index}`),
    createdAt: at(world, hours),
    doc: {
      ticket_id: ticketId(world, ticket),
      text,
      ...(from === undefined
        ? { author: 'agent', author_name: DEMO_AGENT }
        : { author: 'customer', author_id: userId(world, from), author_name: nameOf(from) }),
    },
  }
}

async function insertFollowers(world: DemoWorld, accountId: string, ticket: DemoTicket): Promise<void> {
  const names = new Set([ticket.from, ...ticket.replies.flatMap(({ from }) => from ?? [])])
  for (const name of names) {
    const unread = ticket.isUnread && name === ticket.from ? 1 : 0
    await sql`insert into ticket_follower (account_id, ticket_id, user_id, unread)
      select account_id, ${ticketId(world, ticket)}, id, ${unread} from app_user
      where account_id = ${accountId} and id = ${userId(world, name)}`.execute(world.query)
  }
}

/** The ticket's file, stored and given to it; as the document holds it. */
async function insertFile(world: DemoWorld, accountId: string, ticket: DemoTicket): Promise<object[]> {
  const { query, files, seed } = world
  if (!ticket.file) return []
  const { name, text } = ticket.file
  const id = seededUuid(seed, `ticket:${ticket.key}:file`)
  const content = Buffer.from(text)
  const uploader = userId(world, ticket.from)
  const row = { id, entity: TICKET, field: 'attachments', filename: name, type: 'csv' as const }
  await insertUpload(query, accountId, { ...row, uploaded_by: uploader })
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield content
  }
  await files.write(addressOf(accountId, id), bytes(), content.length)
  await completeUpload(query, accountId, id, content.length)
  await giveUploads(query, accountId, uploader, ticketId(world, ticket), [id])
  return [{ id, name, bytes: content.length, type: row.type }]
}
