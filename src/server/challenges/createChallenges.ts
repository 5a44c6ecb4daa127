import { randomUUID } from 'node:crypto'
import { checkPhoneNumber } from '../../domain/phone/index.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { TextKey } from '../../language/portal.ts'
import { currentActor } from '../audit/index.ts'
import type { Carrier } from '../carrier/index.ts'
import { Refusal, type ErrorCode, type RefusalDetails } from '../errors.ts'
import { phoneTexts } from '../phoneTexts.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Database, Query } from '../storage/database.ts'
import { isPumped, rangeOf, withinSendingLimits, type SendingPolicy } from '../verification/index.ts'
import { networkOf } from '../wire/networkOf.ts'
import {
  checkCode,
  codeMinutes,
  drawCode,
  readChallenge,
  readRangeUse,
  rememberCode,
  resendSeconds,
  type Challenge,
  type ChallengeChoice,
  type ChallengeOwner,
  type CodeChannel,
} from './challengeStore.ts'

/** Lets the page offer the right next step; `service` means the carrier failed. */
export type ChallengeFailure =
  | 'number'
  | 'country'
  | 'wait'
  | 'attempts'
  | 'prefix'
  | 'service'
  | 'state'
  | 'code'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400
/** Percent of the codes to a range that have to be entered; the same as a 2FA service begins with. */
const LEAST_CONVERSION = 20

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
   * Sends a code, or another one, within the limits of account, country, address and number, unless hardly anybody in
   * the number's range enters their codes.
   * @throws Refusal with `type`: `wait`, `attempts`, `prefix`, or `service` when the carrier failed
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
    const { code, hash } = drawCode(setup.secretKey, owner, to.number)
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
      const { number } = to
      const range = await database.system((query) => readRangeUse(query, rangeOf(number)))
      if (isPumped(range, LEAST_CONVERSION))
        throw challengeRefusal('too-many-requests', 'prefix', { text: text('portal:challenge-range') })
      const address = currentActor()?.address
      const target = {
        account: owner.accountId,
        address: address === undefined ? null : networkOf(address),
        country: countryOf(number),
        number,
      }
      await withinSendingLimits(database, policyOf(text), target, () => sendCode(owner, to))
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

/** The portal pays for its codes, so address and country are limited over all accounts. */
function policyOf(text: ChallengesSetup['text']): SendingPolicy {
  const attempts = text('portal:challenge-attempts')
  const perDay = (most: number) => ({ most, windowSeconds: DAY_SECONDS, text: attempts })
  const perHour = (most: number) => ({ most, windowSeconds: HOUR_SECONDS, text: attempts })
  return {
    name: 'phone-code',
    limits: { account: perDay(20), country: perHour(1000), address: perHour(100), number: perDay(10) },
    resend: { most: 1, windowSeconds: resendSeconds, text: text('portal:challenge-too-soon') },
    // A failed delivery counts toward the day, but the other channel may be tried immediately.
    countsFailures: true,
  }
}

function countryOf(number: string): string {
  const verdict = checkPhoneNumber(number)
  return (verdict.valid && verdict.country) || ''
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
