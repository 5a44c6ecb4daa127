import { sql } from 'kysely'
import { renderSVG } from 'uqr'
import type { Endpoints } from '../../../generated/modules/security.types.ts'
import {
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  setUpAddress,
  takeCode,
} from '../../auth/twoFactor.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { writeMail } from '../../mail/index.ts'
import { typedEndpoints, type Behaviour, type Caller } from '../../resources/behaviour.ts'
import { limitCode, type People, type Person } from './createPeople.ts'

/** For so long the code of a session stands for another one. */
const RECENT_MINUTES = 10

/** Two-factor sign-in of the signed-in person: a secret waits for its first code, which switches it on. */
export function twoFactor(context: ModuleContext, people: People): Behaviour {
  const { database } = context

  return {
    resource: 'two-factor',
    endpoints: typedEndpoints<Endpoints['two-factor']>({
      async state({ caller }) {
        const person = await people.read(caller)
        return {
          body: {
            active: person.two_fa_active,
            begun: person.two_fa_secret !== null && !person.two_fa_active,
            required: await isRequired(caller),
            recovery_codes_left: person.recovery_hashes.length,
            asks_code: person.two_fa_active && (await asksCode(caller)),
          },
        }
      },

      async switch({ caller, input }) {
        await (input.two_fa_enable ? begin(caller) : switchOff(caller, input.password, input.two_fa_code))
        return {
          body: { is_two_fa_auth_enabled: await isRequired(caller), is_two_fa_auth_active: false },
        }
      },

      async qr({ caller }) {
        const person = await people.read(caller)
        const secret = secretOf(context, caller, person)
        const svg = renderSVG(setUpAddress(secret, context.product(), person.email), { border: 2 })
        const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
        return { body: { qr_code: picture, secret } }
      },
    }),
  }

  /** Whether the account requires two-factor sign-in of everyone. */
  async function isRequired({ accountId }: Caller): Promise<boolean> {
    const { settings: given } = await database.system((query) =>
      query.selectFrom('account').select('settings').where('id', '=', accountId).executeTakeFirstOrThrow(),
    )
    return given['is_two_fa_auth_enabled'] === true
  }

  async function begin(caller: Caller): Promise<void> {
    const person = await people.read(caller)
    if (person.two_fa_active)
      throw new Refusal('operation-not-allowed', { text: say('security:two-factor-already-on') })
    const values = { two_fa_secret: sealSecret(context.secretKey, newSecret(), caller) }
    await database.systemTransaction((query) => people.change(query, caller, person, values))
  }

  /** The specification's call has the password alone: it is enough while the session's own code is recent. */
  async function asksCode({ accountId, sessionId }: Caller): Promise<boolean> {
    const recent = await database.system((query) =>
      query
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '=', sessionId)
        .where('second_factor_at', '>', sql<Date>`now() - make_interval(mins => ${RECENT_MINUTES}::int)`)
        .executeTakeFirst(),
    )
    return recent === undefined
  }

  async function switchOff(
    caller: Caller,
    password: string | undefined,
    code: string | undefined,
  ): Promise<void> {
    const person = await people.read(caller)
    if (!person.two_fa_active) {
      // An unfinished setup protects nothing, so canceling it needs no confirmation.
      const values = { two_fa_secret: null }
      return database.systemTransaction((query) => people.change(query, caller, person, values))
    }
    if (password === undefined)
      throw new Refusal('invalid', { fields: { password: say('portal:form-required') } })
    await people.checkPassword(caller, person, password)
    if (code !== undefined || (await asksCode(caller))) await people.checkCode(caller, person, code)
    const values = { two_fa_secret: null, two_fa_active: false, recovery_hashes: [] }
    const mail = writeMail(context, 'two-factor-off', person.email)
    await database.systemTransaction((query) => people.change(query, caller, person, values, mail))
  }
}

/** The first code of the app, which switches it on. */
export function twoFactorCode(context: ModuleContext, people: People): Behaviour {
  const { database } = context
  return {
    resource: 'two-factor-code',
    endpoints: typedEndpoints<Endpoints['two-factor-code']>({
      async verify({ caller, sessions, input }) {
        const person = await people.read(caller)
        const secret = secretOf(context, caller, person)
        const code = input.two_fa_code.replaceAll(/[\s-]/g, '')
        await limitCode(database, caller, (query) => takeCode(query, caller, secret, code))
        const { codes, hashes } = newRecoveryCodes()
        const mail = writeMail(context, 'two-factor-on', person.email)
        const values = { two_fa_active: true, recovery_hashes: hashes }
        // Other sessions signed in without the second factor.
        await sessions.endOthers(async (query) => {
          await people.change(query, caller, person, values, mail)
          await query
            .updateTable('session')
            .set({ second_factor_at: sql<Date>`now()` })
            .where('account_id', '=', caller.accountId)
            .where('id', '=', caller.sessionId)
            .execute()
        })
        return { body: { success: true, recovery_codes: codes } }
      },
    }),
  }
}

/** The secret that waits for its first code. */
function secretOf(
  { secretKey }: Pick<ModuleContext, 'secretKey'>,
  caller: Caller,
  { two_fa_secret: sealed, two_fa_active: isActive }: Person,
): string {
  if (!sealed || isActive) throw new Refusal('not-found')
  return openSecret(secretKey, sealed, caller)
}

/** One of them stands for a code of the authenticator app, once. */
export function recoveryCodes(context: ModuleContext, people: People): Behaviour {
  const { database } = context
  return {
    resource: 'recovery-codes',
    endpoints: typedEndpoints<Endpoints['recovery-codes']>({
      async renew({ caller, input }) {
        const person = await people.read(caller)
        if (!person.two_fa_active) throw new Refusal('not-found')
        await people.checkPassword(caller, person, input.password)
        await people.checkCode(caller, person, input.two_fa_code)
        const { codes, hashes } = newRecoveryCodes()
        const mail = writeMail(context, 'recovery-codes', person.email)
        await database.systemTransaction((query) =>
          people.change(query, caller, person, { recovery_hashes: hashes }, mail),
        )
        return { body: { recovery_codes: codes } }
      },
    }),
  }
}
