import type { Endpoints } from '../../../generated/modules/account-activation.types.ts'
import {
  challengeRefusal,
  reachableCountries,
  type Challenge,
  type ChallengeOwner,
} from '../../challenges/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { typedEndpoints, type Behaviour, type Caller } from '../../resources/behaviour.ts'
import { finishPhoneStep } from './activation.ts'

/** Proves a phone number to be the account's, by a code. */
export function phoneVerification(context: ModuleContext): Behaviour {
  const { challenges, text } = context
  const latest = ({ accountId }: Caller): Promise<Challenge | undefined> =>
    challenges.read(ownerOf(accountId), 'latest')

  return {
    resource: 'phone-verification',
    endpoints: typedEndpoints<Endpoints['phone-verification']>({
      countries: ({ input }) =>
        Promise.resolve({ body: { countries: countriesOf(context, input.for_two_fa === 'true') } }),

      async state({ caller }) {
        const known = await latest(caller)
        const phone = caller.scope.account['phone']
        return {
          body: {
            number: known?.number ?? (typeof phone === 'string' ? phone : null),
            last_check: known ? lastCheck(known) : null,
            countries: countriesOf(context, true),
          },
        }
      },

      validate: ({ input }) =>
        Promise.resolve({ body: { success: true, ...challenges.readNumber(input.number) } }),

      async send({ caller, input: { number: typed, channel } }) {
        const { number } = challenges.readNumber(typed)
        await challenges.send(ownerOf(caller.accountId), { number, channel })
        return { body: { success: true } }
      },

      async resend({ caller, input: { channel } }) {
        const known = await latest(caller)
        if (!known || known.status === 'valid')
          throw challengeRefusal('operation-not-allowed', 'state', {
            text: text('account-activation:code-number-first'),
          })
        await challenges.send(ownerOf(caller.accountId), { number: known.number, channel })
        return { body: { success: true } }
      },

      async check({ caller, input }) {
        const { accountId } = caller
        const known = await latest(caller)
        const number = await challenges.check(
          ownerOf(accountId),
          known?.id ?? noChallenge,
          input.code,
          (query, verified) => finishPhoneStep(query, accountId, verified),
        )
        const message = text('account-activation:phone-verification-valid')
        return { body: { success: true, message, number } }
      },
    }),
  }
}

/** Of an account that was never sent a code: every code is wrong. */
const noChallenge = '00000000-0000-0000-0000-000000000000'

function ownerOf(accountId: string): ChallengeOwner {
  return { accountId, purpose: 'account-phone' }
}

function lastCheck({ id: _id, number: _number, ...last }: Challenge): Omit<Challenge, 'id' | 'number'> {
  return last
}

/** @param forCodes countries the portal sends codes to */
function countriesOf(
  { published }: ModuleContext,
  forCodes: boolean,
): { code: string; name: string; calling_code: string }[] {
  const portal = published()
  const reached = reachableCountries(portal)
  return (portal.portal.catalogues['countries'] ?? [])
    .filter(({ value }) => !forCodes || reached.has(value))
    .map(({ value, text, callingCode }) => ({
      code: value,
      name: text,
      calling_code: typeof callingCode === 'string' ? callingCode : '',
    }))
}
