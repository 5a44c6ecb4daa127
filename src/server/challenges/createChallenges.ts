import { randomUUID } from 'node:crypto'
import { checkPhoneNumber } from '../../domain/phone/index.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { TextKey } from '../../language/portal.ts'
import { withinLimit } from '../auth/rateLimit.ts'
import type { Carrier } from '../carrier/index.ts'
import { Refusal, type ErrorCode, type RefusalDetails } from '../errors.ts'
import { phoneTexts } from '../phoneTexts.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Database, Query } from '../storage/database.ts'
import {
  checkCode,
  codeMinutes,
  newCode,
  readChallenge,
  rememberCode,
  resendSeconds,
  type Challenge,
  type ChallengeChoice,
  type ChallengeOwner,
  type CodeChannel,
} from './challengeStore.ts'

/** Lets the page offer the right next step; `service` means the carrier failed. */
export type ChallengeFailure = 'number' | 'country' | 'wait' | 'attempts' | 'service' | 'state' | 'code'

const day = 86_400

export interface ChallengesSetup {
  database: Database
  carrier: Pick<Carrier, 'deliver'>
  /** 32 bytes; codes are kept as HMACs under it. */
  secretKey: Buffer
  published: () => PublishedPortal
  text: (key: TextKey, params?: TextParams) => string
  product: () => string
}

/** Proves by a code that somebody can be reached at a phone number. */
export interface Challenges {
  /**
   * The number in E.164, and its country.
   * @param field that a refusal names
   * @throws Refusal `invalid` when codes can't be sent to it
   */
  readNumber(typed: string, field?: string): { number: string; country: string }
  /**
   * Sends a code, or another one, within the limits of account and number.
   * @throws Refusal with `type`: `wait`, `attempts`, or `service` when the carrier failed
   */
  send(owner: ChallengeOwner, to: CodeAddress): Promise<void>
  read(owner: ChallengeOwner, choice: ChallengeChoice): Promise<Challenge | undefined>
  /**
   * Checks a code; spaces and dashes in it don't count.
   * @param onValid runs in the transaction that consumes the code
   * @returns the number
   * @throws Refusal with `type`: `code` or `attempts`
   */
  check(
    owner: ChallengeOwner,
    id: string,
    code: string,
    onValid?: (query: Query, number: string) => Promise<void>,
  ): Promise<string>
}

export interface CodeAddress {
  /** E.164 */
  number: string
  channel: CodeChannel
  /** Keys to press once a call is answered. */
  extension?: string
}

export function createChallenges(setup: ChallengesSetup): Challenges {
  const { database, text } = setup

  async function sendCode(owner: ChallengeOwner, to: CodeAddress): Promise<void> {
    const { code, hash } = newCode(setup.secretKey, owner, to.number)
    const accepted = await deliver(setup, owner.accountId, to, code)
    const { number, channel } = to
    await database.system((query) =>
      rememberCode(query, owner, { number, channel, ...(accepted && { hash }) }),
    )
    if (accepted) return
    const reason = channel === 'sms' ? 'portal:challenge-sms-failed' : 'portal:challenge-call-failed'
    throw challengeRefusal('carrier-failed', 'service', { text: text(reason) })
  }

  return {
    readNumber(typed, field = 'number') {
      const read = readCodeNumber(typed, setup.published())
      if (!('reason' in read)) return read
      const words = text(read.reason)
      throw challengeRefusal('invalid', read.type, { fields: { [field]: words }, text: words })
    },

    async send(owner, to) {
      const limitOf = (
        bucket: string,
        most: number,
        windowSeconds: number,
        type: ChallengeFailure,
        reason: TextKey,
      ) => ({
        bucket: `phone-code:${bucket}`,
        most,
        windowSeconds,
        text: text(reason),
        body: { success: false, type },
      })
      const { number } = to
      const ofAccount = limitOf(
        `account:${owner.accountId}`,
        20,
        day,
        'attempts',
        'portal:challenge-attempts',
      )
      const oneAtATime = limitOf(`next:${number}`, 1, resendSeconds, 'wait', 'portal:challenge-too-soon')
      const ofNumber = limitOf(`number:${number}`, 10, day, 'attempts', 'portal:challenge-attempts')
      // A failed delivery counts toward the day, but the other channel may be tried immediately.
      const isFailedDelivery = ({ code }: Refusal): boolean => code === 'carrier-failed'
      const sendWithinNumber = (): Promise<void> =>
        withinLimit(database, ofNumber, () => sendCode(owner, to), isFailedDelivery)
      const sendWithinMinute = (): Promise<void> => withinLimit(database, oneAtATime, sendWithinNumber)
      // The account's limit comes first, so an exhausted account can't use up the limit of someone else's number.
      await withinLimit(database, ofAccount, sendWithinMinute, isFailedDelivery)
    },

    read: (owner, choice) => database.system((query) => readChallenge(query, owner, choice)),

    async check(owner, id, typed, onValid) {
      const code = typed.replaceAll(/[\s-]/g, '')
      const verdict = await checkCode(database, setup.secretKey, owner, id, code, onValid)
      if (verdict.result === 'valid') return verdict.number
      if (verdict.result === 'attempts')
        throw challengeRefusal('too-many-requests', 'attempts', { text: text('portal:challenge-attempts') })
      const wrong = text('portal:challenge-wrong')
      throw challengeRefusal('invalid', 'code', {
        text: wrong,
        fields: { code: wrong },
        body: { attempts_left: verdict.attemptsLeft },
      })
    },
  }
}

/** A refusal that says what it is about. */
export function challengeRefusal(
  code: ErrorCode,
  type: ChallengeFailure,
  details: RefusalDetails = {},
): Refusal {
  return new Refusal(code, { ...details, body: { ...details.body, success: false, type } })
}

/** The number in E.164 and its country, or why codes can't be sent to it. */
export function readCodeNumber(
  typed: string,
  published: PublishedPortal,
): { number: string; country: string } | { type: ChallengeFailure; reason: TextKey } {
  const verdict = checkPhoneNumber(typed)
  if (!verdict.valid) return { type: 'number', reason: phoneTexts[verdict.reason] }
  const { number, country } = verdict
  if (country === undefined || !reachableCountries(published).has(country))
    return { type: 'country', reason: 'portal:challenge-no-country' }
  return { number, country }
}

/** ISO codes of the countries that codes can be sent to. */
export function reachableCountries({ portal: { catalogues } }: PublishedPortal): ReadonlySet<string> {
  return new Set((catalogues['sms-rates'] ?? []).map(({ value }) => value))
}

async function deliver(
  { carrier, product, text }: ChallengesSetup,
  accountId: string,
  { number, channel, extension }: CodeAddress,
  code: string,
): Promise<boolean> {
  const words =
    channel === 'sms'
      ? text('portal:challenge-sms', { code, product: product(), minutes: codeMinutes })
      : text('portal:challenge-call', { code: Array.from(code).join(', '), product: product() })
  const to = { to: number, ...(extension && { extension }) }
  const message = { id: randomUUID(), accountId, channel, text: words, ...to }
  try {
    return (await carrier.deliver(message)).accepted
  } catch {
    return false
  }
}
