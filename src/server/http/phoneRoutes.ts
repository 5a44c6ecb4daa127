import { randomUUID } from 'node:crypto'
import { checkPhoneNumber, phoneReasons } from '../../domain/phone/index.ts'
import { finishPhoneStep } from '../auth/activation.ts'
import {
  checkPhoneCode,
  codeMinutes,
  newPhoneCode,
  readVerification,
  rememberCode,
  resendSeconds,
  type CodeChannel,
} from '../auth/phoneVerification.ts'
import { giveBack, takeFromLimit, type RateLimit } from '../auth/rateLimit.ts'
import { Refusal, type ErrorCode, type RefusalDetails } from '../errors.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { ResourceRoute, RouteRequest } from '../resources/resourceRoutes.ts'
import type { AppOptions } from './AppOptions.ts'
import { jsonRoute } from './jsonRoute.ts'
import { readFields } from './readFields.ts'

/** What a refusal is about, so that the page knows the way on; `service` is the carrier's fault. */
type FailureType = 'number' | 'country' | 'wait' | 'attempts' | 'service' | 'state' | 'code'

const channels: readonly CodeChannel[] = ['sms', 'voice']
const day = 86_400

/** The countries, and the phone number an account proves to be its own by a code. */
export function phoneRoutes(options: AppOptions): ResourceRoute[] {
  const { database, settings, publisher, carrier } = options
  const base = '/v1/profile/number_verification'

  /** @throws Refusal when no code can be sent to it */
  function readNumber(request: RouteRequest, text: string): { number: string; country: string } {
    const verdict = checkPhoneNumber(text)
    if (!verdict.valid) {
      const words = phoneReasons[verdict.reason]
      throw failure('invalid', 'number', { fields: { number: words }, text: words })
    }
    const { number, country } = verdict
    if (country === undefined || !countriesOf(request, true).some(({ code }) => code === country))
      throw failure('invalid', 'country', { fields: { number: noCountry }, text: noCountry })
    return { number, country }
  }

  async function send(caller: Caller, number: string, channel: CodeChannel): Promise<{ success: true }> {
    const { accountId } = caller
    const oneAtATime: RateLimit = {
      bucket: `phone-code:next:${number}`,
      most: 1,
      windowSeconds: resendSeconds,
    }
    const ofAccount: RateLimit = { bucket: `phone-code:account:${accountId}`, most: 20, windowSeconds: day }
    const ofNumber: RateLimit = { bucket: `phone-code:number:${number}`, most: 10, windowSeconds: day }
    // The account's first: who has used it up cannot use up the number's, which may be somebody else's.
    await limited(ofAccount, 'attempts', tooMany)
    try {
      await limited(oneAtATime, 'wait', tooSoon)
    } catch (error) {
      await giveBack(database, ofAccount.bucket)
      throw error
    }
    await limited(ofNumber, 'attempts', tooMany)
    const { code, hash } = newPhoneCode(settings.secretKey, accountId, number)
    const accepted = await deliver(number, channel, code)
    await database.system((query) =>
      rememberCode(query, accountId, { number, channel, ...(accepted && { hash }) }),
    )
    if (!accepted) {
      // The other way may be tried at once.
      await giveBack(database, oneAtATime.bucket)
      throw failure('carrier-failed', 'service', { text: carrierWords[channel] })
    }
    return { success: true }
  }

  async function deliver(number: string, channel: CodeChannel, code: string): Promise<boolean> {
    const { product } = publisher.current().portal.manifest
    const text =
      channel === 'sms'
        ? `${code} is your ${product} code. It is good for ${codeMinutes} minutes. Nobody from ${product} will ask you for it.`
        : `Hello. Your ${product} code is: ${Array.from(code).join(', ')}. Again: ${Array.from(code).join(', ')}.`
    try {
      return (await carrier.deliver({ id: randomUUID(), channel, to: number, text })).accepted
    } catch {
      return false
    }
  }

  async function limited(limit: RateLimit, type: FailureType, text: string): Promise<void> {
    try {
      await takeFromLimit(database, limit)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw failure('too-many-requests', type, { ...error.details, text })
    }
  }

  return [
    jsonRoute('GET', '/countries', (request) => {
      const { for_two_fa: forCodes = 'false' } = request.query
      if (forCodes !== 'true' && forCodes !== 'false')
        throw new Refusal('invalid', { fields: { for_two_fa: 'true or false' } })
      return Promise.resolve({ countries: countriesOf(request, forCodes === 'true') })
    }),

    jsonRoute('GET', base, async (request) => {
      const { caller } = request
      const known = await database.system((query) => readVerification(query, caller.accountId))
      const phone = caller.scope.account['phone']
      return {
        number: known?.number ?? (typeof phone === 'string' ? phone : null),
        last_check: known?.last ?? null,
        countries: countriesOf(request, true),
      }
    }),

    jsonRoute('GET', `${base}/validate`, (request) => {
      const { number } = request.query
      if (number === undefined || number === '' || number.length > 40)
        throw failure('invalid', 'number', { fields: { number: 'Required field' } })
      return Promise.resolve({ success: true, ...readNumber(request, number) })
    }),

    jsonRoute('POST', `${base}/send`, async (request) => {
      checkMayVerify(request.caller)
      const fields = readFields(request.body, { number: { max: 40 }, channel: { max: 5 } })
      const channel = readChannel(fields.channel)
      const { number } = readNumber(request, fields.number)
      return send(request.caller, number, channel)
    }),

    jsonRoute('POST', `${base}/resend`, async (request) => {
      checkMayVerify(request.caller)
      const channel = readChannel(readFields(request.body, { channel: { max: 5 } }).channel)
      const { accountId } = request.caller
      const known = await database.system((query) => readVerification(query, accountId))
      if (!known || known.last.status === 'valid')
        throw failure('operation-not-allowed', 'state', { text: 'Enter the number first.' })
      return send(request.caller, known.number, channel)
    }),

    jsonRoute('POST', `${base}/check`, async (request) => {
      checkMayVerify(request.caller)
      const { accountId } = request.caller
      const code = readFields(request.body, { code: { max: 20 } }).code.replaceAll(/[\s-]/g, '')
      const verdict = await checkPhoneCode(database, settings.secretKey, accountId, code, (query, number) =>
        finishPhoneStep(query, accountId, number),
      )
      if (verdict.result === 'attempts') throw failure('too-many-requests', 'attempts', { text: tooMany })
      if (verdict.result === 'invalid')
        throw failure('invalid', 'code', {
          text: wrongCode,
          fields: { code: wrongCode },
          body: { attempts_left: verdict.attemptsLeft },
        })
      return { success: true, message: rightCode, number: verdict.number }
    }),
  ]
}

const wrongCode = 'Code is invalid.'
const rightCode = 'Code is valid'
const tooMany = 'Too many attempts to verify the phone number. Try again later.'
const tooSoon = 'A code was sent just now. Please wait before you ask for another.'
const noCountry = 'Codes cannot be sent to this country.'
const carrierWords: Record<CodeChannel, string> = {
  sms: 'The code could not be sent by SMS just now.',
  voice: 'The call with the code could not be made just now.',
}

function failure(code: ErrorCode, type: FailureType, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, { ...details, body: { ...details.body, success: false, type } })
}

/** The number is the account's: whoever has a role in it but Admin leaves it alone, and a blocked account sends nothing. */
function checkMayVerify({ scope }: Caller): void {
  const { role } = scope.user
  const isManager = role === undefined || role === 'Admin'
  if (!isManager) throw new Refusal('forbidden')
  if (scope.config['is_blocked'] === true)
    throw new Refusal('operation-not-allowed', {
      text: 'Your account is blocked for now. Please contact support.',
    })
}

function readChannel(text: string): CodeChannel {
  const channel = channels.find((each) => each === text)
  if (!channel) throw new Refusal('invalid', { fields: { channel: 'sms or voice' } })
  return channel
}

/** @param forCodes those the portal sends messages to */
function countriesOf(
  { context }: RouteRequest,
  forCodes: boolean,
): { code: string; name: string; calling_code: string }[] {
  const { catalogues } = context.published.portal
  const reached = new Set((catalogues['sms-rates'] ?? []).map(({ value }) => value))
  return (catalogues['countries'] ?? [])
    .filter(({ value }) => !forCodes || reached.has(value))
    .map(({ value, text, callingCode }) => ({
      code: value,
      name: text,
      calling_code: typeof callingCode === 'string' ? callingCode : '',
    }))
}
