import { countSegments } from '../../../../domain/sms/index.ts'
import { seededUuid, type Random } from '../../../demo/createRandom.ts'
import type { DemoCampaignRows } from './demoCampaignRows.ts'

const REPLY_SHARE = 0.06
const MMS_SHARE = 0.06
const REPLIES = [
  'Yes please',
  'Thanks!',
  'What time do you open?',
  'OK 👍',
  'Please call me back',
  'Wrong number, sorry',
  'Great, see you then',
  'Is this offer still on?',
  'Can I bring a friend?',
  'STOP',
  'HELP',
]

/** Of the demo world's 10DLC campaigns. */
const HELP_ANSWER = 'Harbour & Pine: write to support@harbourpine.example or call +1 503 555 0142.'

type DemoMessage = DemoCampaignRows['messages'][number]

/** A message with the columns of the history. */
export interface DemoHistoryRow extends Omit<DemoMessage, 'clickTimes'> {
  type: 'outboundSms' | 'inboundSms'
  message_kind: 'sms' | 'mms'
  events: { status: string; at: string }[]
}

/** The outcome of a sent message, as receipts would report it. */
export function demoHistory(message: DemoMessage): DemoHistoryRow {
  const [sent, settled] = [String(message.created_at), String(message.updated_at)]
  const status = String(message.status)
  const accepted = status === 'rejected' ? [] : [{ status: 'sent', at: sent }]
  const outcome =
    status === 'dlr_expired' ? [] : [{ status: status === 'expired' ? 'undelivered' : status, at: settled }]
  return {
    ...message,
    type: 'outboundSms',
    message_kind: 'sms',
    events: [{ status: 'pending', at: sent }, ...accepted, ...outcome],
  }
}

/** Answers of recipients: messages from their numbers to the sender that wrote to them. */
export function demoReplies(
  messages: readonly DemoMessage[],
  seed: number,
  random: Random,
  nowMs: number,
): DemoHistoryRow[] {
  return messages.flatMap((message) => {
    const isAnswered = random.fraction() < REPLY_SHARE
    const atMs = Date.parse(String(message.created_at)) + random.between(40, 7200) * 1000
    const body = random.pick(REPLIES)
    const message_kind = random.fraction() < MMS_SHARE ? ('mms' as const) : ('sms' as const)
    // Nobody can answer a name.
    if (!isAnswered || message.status !== 'delivered' || !/^\d{7,15}$/.test(String(message.sender))) return []
    if (atMs > nowMs) return []
    const at = new Date(atMs).toISOString()
    return {
      ...message,
      id: seededUuid(seed, `reply:${String(message.id)}`),
      created_at: at,
      updated_at: at,
      sender: message.recipient,
      recipient: `+${String(message.sender)}`,
      body,
      segments: countSegments(body).segments,
      charge: 0,
      type: 'inboundSms' as const,
      message_kind,
      events: [{ status: 'delivered', at }],
    }
  })
}

/** What HELP was answered with, a few seconds later. */
export function demoHelpAnswers(replies: readonly DemoHistoryRow[], seed: number): DemoHistoryRow[] {
  return replies
    .filter(({ body }) => body === 'HELP')
    .map((reply) => {
      const at = new Date(Date.parse(String(reply.created_at)) + 4000).toISOString()
      return {
        ...reply,
        id: seededUuid(seed, `help:${String(reply.id)}`),
        created_at: at,
        updated_at: at,
        sender: reply.recipient,
        recipient: reply.sender,
        body: HELP_ANSWER,
        segments: countSegments(HELP_ANSWER).segments,
        status: 'sent',
        sms_campaign_id: null,
        type: 'outboundSms' as const,
        message_kind: 'sms' as const,
        events: [{ status: 'sent', at }],
      }
    })
}
