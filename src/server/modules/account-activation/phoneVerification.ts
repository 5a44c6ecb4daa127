import { randomUUID } from 'node:crypto'
import type { Endpoints } from '../../../generated/entities.ts'
import { checkPhoneNumber, phoneReasons } from '../../../domain/phone/index.ts'
import { withinLimit } from '../../auth/rateLimit.ts'
import { Refusal, type ErrorCode, type RefusalDetails } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { typedEndpoints, type Behaviour, type Caller } from '../../resources/behaviour.ts'
import { finishPhoneStep } from './activation.ts'
import {
  checkPhoneCode,
  codeMinutes,
  newPhoneCode,
  readVerification,
  rememberCode,
  resendSeconds,
  type CodeChannel,
} from './phoneCodes.ts'

/** Lets the page offer the right next step; `service` means the carrier failed. */
type FailureType = 'number' | 'country' | 'wait' | 'attempts' | 'service' | 'state' | 'code'

const day = 86_400

/** Proves a phone number to be the account's, by a code. */
export function phoneVerification(context: ModuleContext): Behaviour {
  const { database, text } = context

  /** @throws Refusal when codes can't be sent to it */
  function readNumber(typed: string): { number: string; country: string } {
    const verdict = checkPhoneNumber(typed)
    if (!verdict.valid) {
      const words = phoneReasons[verdict.reason]
      throw failure('invalid', 'number', { fields: { number: words }, text: words })
    }
    const { number, country } = verdict
    if (country === undefined || !countriesOf(context, true).some(({ code }) => code === country)) {
      const reason = text('account-activation:code-no-country')
      throw failure('invalid', 'country', { fields: { number: reason }, text: reason })
    }
    return { number, country }
  }

  async function send(caller: Caller, number: string, channel: CodeChannel): Promise<{ success: true }> {
    const { accountId } = caller
    const limitOf = (
      bucket: string,
      most: number,
      windowSeconds: number,
      type: FailureType,
      reason: string,
    ) => ({
      bucket: `phone-code:${bucket}`,
      most,
      windowSeconds,
      text: reason,
      body: { success: false, type },
    })
    const tooMany = text('account-activation:phone-verification-attempts')
    const tooSoon = text('account-activation:code-too-soon')
    const ofAccount = limitOf(`account:${accountId}`, 20, day, 'attempts', tooMany)
    const oneAtATime = limitOf(`next:${number}`, 1, resendSeconds, 'wait', tooSoon)
    const ofNumber = limitOf(`number:${number}`, 10, day, 'attempts', tooMany)
    // A failed delivery counts toward the day, but the other channel may be tried immediately.
    const isFailedDelivery = ({ code }: Refusal): boolean => code === 'carrier-failed'
    const sendWithinNumber = (): Promise<void> =>
      withinLimit(database, ofNumber, () => sendCode(accountId, number, channel), isFailedDelivery)
    const sendWithinMinute = (): Promise<void> => withinLimit(database, oneAtATime, sendWithinNumber)
    // The account's limit comes first, so an exhausted account can't use up the limit of someone else's number.
    await withinLimit(database, ofAccount, sendWithinMinute, isFailedDelivery)
    return { success: true }
  }

  async function sendCode(accountId: string, number: string, channel: CodeChannel): Promise<void> {
    const { code, hash } = newPhoneCode(context.secretKey, accountId, number)
    const accepted = await deliver(number, channel, code)
    await database.system((query) =>
      rememberCode(query, accountId, { number, channel, ...(accepted && { hash }) }),
    )
    if (accepted) return
    const reason =
      channel === 'sms' ? 'account-activation:code-sms-failed' : 'account-activation:code-call-failed'
    throw failure('carrier-failed', 'service', { text: text(reason) })
  }

  async function deliver(number: string, channel: CodeChannel, code: string): Promise<boolean> {
    const product = context.product()
    const words =
      channel === 'sms'
        ? text('account-activation:code-sms', { code, product, minutes: codeMinutes })
        : text('account-activation:code-call', { code: Array.from(code).join(', '), product })
    try {
      return (await context.carrier.deliver({ id: randomUUID(), channel, to: number, text: words })).accepted
    } catch {
      return false
    }
  }

  return {
    resource: 'phone-verification',
    endpoints: typedEndpoints<Endpoints['phone-verification']>({
      countries: ({ input }) =>
        Promise.resolve({ body: { countries: countriesOf(context, input.for_two_fa === 'true') } }),

      async state({ caller }) {
        const known = await database.system((query) => readVerification(query, caller.accountId))
        const phone = caller.scope.account['phone']
        return {
          body: {
            number: known?.number ?? (typeof phone === 'string' ? phone : null),
            last_check: known?.last ?? null,
            countries: countriesOf(context, true),
          },
        }
      },

      validate: ({ input }) => Promise.resolve({ body: { success: true, ...readNumber(input.number) } }),

      async send({ caller, input }) {
        const { number } = readNumber(input.number)
        return { body: await send(caller, number, input.channel) }
      },

      async resend({ caller, input }) {
        const known = await database.system((query) => readVerification(query, caller.accountId))
        if (!known || known.last.status === 'valid')
          throw failure('operation-not-allowed', 'state', {
            text: text('account-activation:code-number-first'),
          })
        return { body: await send(caller, known.number, input.channel) }
      },

      async check({ caller: { accountId }, input }) {
        const code = input.code.replaceAll(/[\s-]/g, '')
        const verdict = await checkPhoneCode(database, context.secretKey, accountId, code, (query, number) =>
          finishPhoneStep(query, accountId, number),
        )
        if (verdict.result === 'attempts')
          throw failure('too-many-requests', 'attempts', {
            text: text('account-activation:phone-verification-attempts'),
          })
        const wrong = text('account-activation:code-invalid')
        if (verdict.result === 'invalid')
          throw failure('invalid', 'code', {
            text: wrong,
            fields: { code: wrong },
            body: { attempts_left: verdict.attemptsLeft },
          })
        const message = text('account-activation:phone-verification-valid')
        return { body: { success: true, message, number: verdict.number } }
      },
    }),
  }
}

function failure(code: ErrorCode, type: FailureType, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, { ...details, body: { ...details.body, success: false, type } })
}

/** @param forCodes countries the portal sends codes to */
function countriesOf(
  { published }: ModuleContext,
  forCodes: boolean,
): { code: string; name: string; calling_code: string }[] {
  const { catalogues } = published().portal
  const reached = new Set((catalogues['sms-rates'] ?? []).map(({ value }) => value))
  return (catalogues['countries'] ?? [])
    .filter(({ value }) => !forCodes || reached.has(value))
    .map(({ value, text, callingCode }) => ({
      code: value,
      name: text,
      calling_code: typeof callingCode === 'string' ? callingCode : '',
    }))
}
