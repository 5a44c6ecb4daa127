import { randomUUID } from 'node:crypto'
import type { Endpoints } from '../../../generated/modules/two-fa.types.ts'
import { currentActor } from '../../audit/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { typedEndpoints, type Behaviour, type Caller } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import { networkOf } from '../../wire/networkOf.ts'
import { checkSession } from './checkSession.ts'
import { planExpiry } from './expireSession.ts'
import { refusal, sendCode } from './sendCode.ts'
import { readService, type Channel, type Service } from './serviceOf.ts'
import { endSession, insertSession, readSession, type Session, type SessionPurpose } from './twoFaSessions.ts'
import { summaryOf } from './summaryOf.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Verifications by codes of a 2FA service: the calls of customers' programs, of the preview and of the test screen. */
export function twoFaVerification(context: ModuleContext): Behaviour {
  const { database, challenges, text } = context

  const serviceOf = async ({ accountId }: Caller, id: string): Promise<Service> => {
    const service = await database.read(accountId, (query) => readService(query, accountId, id.toLowerCase()))
    if (!service) throw new Refusal('invalid', { fields: { service_id: say('two-fa:no-service') } })
    return service
  }

  /** Previews and tests are for everyone who sees services; what customers' programs started is not. */
  const sessionOf = async (
    { accountId, permissions }: Caller,
    given: string | undefined,
  ): Promise<Session> => {
    const id = given?.toLowerCase() ?? ''
    const session = UUID.test(id)
      ? await database.read(accountId, (query) => readSession(query, accountId, id))
      : undefined
    if (!session) throw new Refusal('not-found')
    if (session.purpose === 'api' && !permissions.has('TwoFaWrite')) throw new Refusal('forbidden')
    return session
  }

  async function begin(
    { accountId }: Caller,
    service: Service,
    to: { number: string; country: string },
    given: { purpose: SessionPurpose; language?: string | undefined; address?: string | undefined },
  ): Promise<Session> {
    const id = randomUUID()
    const { codeMinutes: minutes } = service
    await database.transaction(accountId, async (query) => {
      await insertSession(query, accountId, {
        id,
        serviceId: service.id,
        serviceName: service.name,
        dst: to.number,
        countryCode: to.country,
        purpose: given.purpose,
        language: given.language ?? service.language,
        address: given.address,
        maxAttempts: service.attempts,
        minutes,
      })
      await planExpiry(query, accountId, id, { sends: 0, minutes })
    })
    const session = await database.read(accountId, (query) => readSession(query, accountId, id))
    if (!session) throw new Refusal('not-found')
    return session
  }

  const expiryOf = async (caller: Caller, id: string): Promise<string> =>
    (await sessionOf(caller, id)).expires_at.toISOString()

  return {
    resource: 'two-fa-verification',
    endpoints: typedEndpoints<Endpoints['two-fa-verification']>({
      async start({ caller, input }) {
        const service = await serviceOf(caller, input.service_id)
        const to = challenges.readNumber(input.to, 'to')
        const { language, address } = input
        const session = await begin(caller, service, to, {
          purpose: 'api',
          ...(typeof language === 'string' && { language }),
          ...(typeof address === 'string' && address !== '' && { address }),
        })
        const channel = await sendOrEnd(context, caller, service, session, input.channel ?? undefined)
        return {
          status: 201,
          body: {
            session_id: session.id,
            status: 'pending',
            dst: session.dst,
            channel,
            expires_at: await expiryOf(caller, session.id),
            resend_in: service.resendSeconds,
          },
        }
      },

      async preview({ caller, input }) {
        const service = await serviceOf(caller, input.service_id)
        const phone = textOf(caller.scope.account['phone'])
        if (caller.scope.config['is_phone_international'] !== true)
          throw refusal('operation-not-allowed', 'number', say('two-fa:account-phone-invalid'))
        const { id, dst } = await begin(caller, service, challenges.readNumber(phone, 'to'), {
          purpose: 'preview',
        })
        return { body: { session_id: id, dst } }
      },

      async test({ caller, input }) {
        const service = await serviceOf(caller, input.service_id)
        const address = currentActor()?.address
        const { id, dst } = await begin(caller, service, challenges.readNumber(input.to, 'to'), {
          purpose: 'test',
          ...(address !== undefined && { address: networkOf(address) }),
        })
        return { body: { session_id: id, dst } }
      },

      async send({ caller, params, input }) {
        const session = await sessionOf(caller, params['session_id'])
        const service = await serviceOf(caller, session.service_id)
        const asked = input.channel ?? session.channel ?? firstOf(service)
        const channel = await sendCode(context, caller.accountId, service, session, asked)
        return {
          body: {
            success: true,
            message: text('two-fa:code-sent'),
            channel,
            expires_at: await expiryOf(caller, session.id),
            resend_in: service.resendSeconds,
          },
        }
      },

      async check({ caller, params, input }) {
        const session = await sessionOf(caller, params['session_id'])
        const verdict = await checkSession(context, caller.accountId, session.id, input.code)
        return { body: { ...verdict, success: verdict.result === 'success', message: text(verdict.text) } }
      },

      async cancel({ caller, params }) {
        const { id } = await sessionOf(caller, params['session_id'])
        const { accountId } = caller
        const isCanceled = await database.transaction(accountId, (query) =>
          endSession(query, accountId, id, 'canceled'),
        )
        if (!isCanceled) throw refusal('operation-not-allowed', 'state', say('two-fa:session-over'))
        return { body: { status: 'canceled' } }
      },

      async summary({ caller: { accountId }, query: { service_id: id } }) {
        if (id !== undefined && !UUID.test(id))
          throw new Refusal('invalid', { fields: { service_id: say('two-fa:no-service') } })
        return { body: await database.read(accountId, (query) => summaryOf(query, accountId, id)) }
      },
    }),
  }
}

function firstOf({ channels: [first] }: Service): Channel {
  if (first === undefined) throw refusal('invalid', 'channel', say('two-fa:channel-off'), 'channel')
  return first
}

/** Sends the first code; a session without one is over, and history says why. */
async function sendOrEnd(
  context: ModuleContext,
  { accountId }: Caller,
  service: Service,
  session: Session,
  asked: Channel | undefined,
): Promise<Channel> {
  try {
    return await sendCode(context, accountId, service, session, asked ?? firstOf(service))
  } catch (error) {
    if (error instanceof Refusal) {
      const status = error.code === 'invalid' ? 'invalid' : 'failed'
      const reason = error.words(context.text)
      await context.database.transaction(accountId, (query) =>
        endSession(query, accountId, session.id, status, reason),
      )
    }
    throw error
  }
}
