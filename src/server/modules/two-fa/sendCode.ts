import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { codeMessage } from '../../../domain/codes/index.ts'
import { senderHurdle } from '../../../domain/sms/index.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { hashOfCode, newCode, withinSendingLimits, type SendingPolicy } from '../../verification/index.ts'
import { readSender } from '../sms-senders/readSenders.ts'
import { hasCallerId } from '../../calls/index.ts'
import { planExpiry } from './expireSession.ts'
import { guardPrefix } from './guard.ts'
import { chargeSession, priceOfSession, refundSession } from './prices.ts'
import { addEvents, readSession, updateSession, type Session } from './twoFaSessions.ts'
import type { Channel, Service } from './serviceOf.ts'
import { takeMessageOfToday } from '../../storage/messagesToday.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'

const HOUR_SECONDS = 3600
/** Codes of one session. */
const MOST_SENDS = 5

/**
 * Sends the code of a session, or a new one, within the limits of its service.
 * @returns the channel it went by: failover may choose the other
 * @throws Refusal with `type`: `wait`, `attempts`, `prefix`, `country`, `channel`, `number`, `balance`, `limit`, `service`, `state`
 */
export async function sendCode(
  context: ModuleContext,
  accountId: string,
  service: Service,
  session: Session,
  asked: Channel,
): Promise<Channel> {
  const { database } = context
  requireAllowed(service, session, asked)
  await guardPrefix(database, accountId, service, session.dst)
  const first = await validChannel(context, service, session, asked)
  const channels = channelsToTry(service, first)
  const sender = await database.read(accountId, async (query) => {
    if (channels.includes('voice')) await requireCallerId(query, accountId, service)
    return senderOf(query, accountId, service, session, first)
  })
  const { address, country_code: country, dst: number } = session
  const target = { account: accountId, address, country, number }
  return withinSendingLimits(database, policyOf(accountId, service), target, async () => {
    const code = await prepare(context, accountId, service, session, first)
    const failed: Channel[] = []
    for (const channel of channels) {
      const from = channel === 'sms' ? sender : service.callerId
      if (await deliverCode(context, accountId, service, session, { channel, from, code })) {
        await keepSent(context, accountId, service, session, { channel, code, failed })
        return channel
      }
      failed.push(channel)
    }
    await giveUp(context, accountId, session, failed)
    throw refusal('carrier-failed', 'service', say('two-fa:code-not-delivered'))
  })
}

function requireAllowed(service: Service, session: Session, channel: Channel): void {
  if (session.status !== 'pending' || session.is_over)
    throw refusal('operation-not-allowed', 'state', say('two-fa:session-over'))
  if (!service.channels.includes(channel))
    throw refusal('invalid', 'channel', say('two-fa:channel-off'), 'channel')
  if (service.countries.length > 0 && !service.countries.includes(session.country_code))
    throw refusal('invalid', 'country', say('two-fa:country-not-allowed'), 'to')
  if (session.sends >= MOST_SENDS) throw refusal('too-many-requests', 'attempts', say('two-fa:code-attempts'))
}

/** The channel that reaches the number, as far as its carriers say. */
async function validChannel(
  { carrier }: ModuleContext,
  service: Service,
  session: Session,
  asked: Channel,
): Promise<Channel> {
  // The account's own number has been proven. A call may have reached a number that gets no SMS.
  const isKnown = session.sends > 0 && (asked === 'voice' || session.channel === 'sms')
  if (!service.isValidated || isKnown || session.purpose === 'preview') return asked
  const [facts] = await carrier.lookUpNumbers({ id: session.id, numbers: [session.dst], live: true })
  if (facts?.reachable === false) throw refusal('invalid', 'number', say('two-fa:number-unreachable'), 'to')
  if (facts?.lineType !== 'landline' || asked === 'voice') return asked
  if (service.hasFailover) return 'voice'
  throw refusal('invalid', 'number', say('two-fa:landline-no-sms'), 'to')
}

/** The Sender ID of an SMS; undefined where one of ours is used. */
async function senderOf(
  query: Query,
  accountId: string,
  { sender, sharesSenders }: Service,
  { country_code: country }: Session,
  channel: Channel,
): Promise<string | undefined> {
  if (channel === 'voice' || !sender) return undefined
  const hurdle = senderHurdle(await readSender(query, accountId, sender.id), country)
  if (hurdle === undefined) return sender.title
  if (sharesSenders) return undefined
  throw refusal('invalid', 'country', say('two-fa:sender-not-registered'), 'to')
}

/** Calls never show a number that the account has lost since it was chosen. */
async function requireCallerId(query: Query, accountId: string, { callerId }: Service): Promise<void> {
  if (callerId !== undefined && (await hasCallerId(query, accountId, callerId))) return
  throw refusal('operation-not-allowed', 'channel', say('two-fa:caller-id-gone'))
}

function channelsToTry({ hasFailover, channels }: Service, first: Channel): Channel[] {
  const isFailover = hasFailover && first === 'sms' && channels.includes('voice')
  return isFailover ? ['sms', 'voice'] : [first]
}

function policyOf(
  accountId: string,
  { id, resendSeconds, countryLimit, addressLimit, numberLimit }: Service,
): SendingPolicy {
  const perHour = (most: number, text: Words) => ({ most, text, windowSeconds: HOUR_SECONDS })
  return {
    name: `two-fa:${accountId}:${id}`,
    limits: {
      country: perHour(countryLimit, say('two-fa:limit-country')),
      address: perHour(addressLimit, say('two-fa:limit-address')),
      number: perHour(numberLimit, say('two-fa:limit-number')),
    },
    resend: {
      most: 1,
      windowSeconds: resendSeconds,
      text: (count) => say('two-fa:code-wait', { count }),
    },
    countsFailures: false,
  }
}

/** Makes a code, and charges for the first of a session before it is sent. */
async function prepare(
  { database, published }: ModuleContext,
  accountId: string,
  service: Service,
  session: Session,
  channel: Channel,
): Promise<string> {
  const price = priceOfSession(published(), channel, session.country_code)
  if (price === undefined) throw refusal('invalid', 'country', say('two-fa:no-country'), 'to')
  const capOf = (plan: string): number | undefined =>
    published().portal.access.plans.find(({ id }) => id === plan)?.dailyMessageCap
  return database.transaction(accountId, async (query) => {
    const now = await readSession(query, accountId, session.id, true)
    if (now?.status !== 'pending') throw refusal('operation-not-allowed', 'state', say('two-fa:session-over'))
    const paid = await chargeSession(query, accountId, now, price)
    if (paid === 'capped') throw await refuseUnpaid(query, accountId, paid)
    if (paid === 'insufficient') throw refusal('balance-too-low', 'balance', say('two-fa:balance-short'))
    const cap = channel === 'sms' ? await takeMessageOfToday(query, accountId, capOf) : undefined
    if (cap !== undefined) throw refusal('operation-not-allowed', 'limit', say('two-fa:daily-limit', { cap }))
    return newCode(service.codeLength)
  })
}

async function deliverCode(
  { carrier, published }: ModuleContext,
  accountId: string,
  service: Service,
  { dst, language }: Session,
  { channel, from, code }: { channel: Channel; from: string | undefined; code: string },
): Promise<boolean> {
  const ofLanguage = published().catalogueItem('code-languages', language)?.['message']
  const words = service.message || (typeof ofLanguage === 'string' ? ofLanguage : '{code}')
  const said =
    channel === 'sms'
      ? codeMessage(words, code, service.appHash)
      : codeMessage(words, Array.from(code).join(', '))
  try {
    const { accepted } = await carrier.deliver({
      id: randomUUID(),
      accountId,
      channel,
      to: dst,
      text: said,
      ...(from !== undefined && { from }),
    })
    return accepted
  } catch {
    return false
  }
}

async function keepSent(
  { database, secretKey }: ModuleContext,
  accountId: string,
  service: Service,
  session: Session,
  { channel, code, failed }: { channel: Channel; code: string; failed: Channel[] },
): Promise<void> {
  const hash = hashOfCode(secretKey, ['two-fa', accountId, session.id], code)
  await database.transaction(accountId, async (query) => {
    const set = sql`channel = ${channel}, code_hash = ${hash}, sends = sends + 1, sent_at = now(),
      expires_at = now() + make_interval(mins => ${service.codeMinutes}::int)`
    const events = [...failed.map((each) => `${each}_failed` as const), `${channel}_sent` as const]
    await updateSession(query, accountId, session.id, set, ...events)
    await planExpiry(query, accountId, session.id, { sends: session.sends + 1, minutes: service.codeMinutes })
  })
}

async function giveUp(
  { database }: ModuleContext,
  accountId: string,
  { id }: Session,
  failed: Channel[],
): Promise<void> {
  await database.transaction(accountId, async (query) => {
    await refundSession(query, accountId, id)
    const events = failed.map((each) => `${each}_failed` as const)
    await addEvents(query, accountId, id, events)
  })
}

/** A refusal that says what it is about. */
export function refusal(
  code: ConstructorParameters<typeof Refusal>[0],
  type: string,
  text: Words,
  field?: string,
): Refusal {
  return new Refusal(code, {
    text,
    ...(field !== undefined && { fields: { [field]: text } }),
    body: { success: false, type },
  })
}
