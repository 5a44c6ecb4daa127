import { renderSVG } from 'uqr'
import { sql } from 'kysely'
import { checkPassword, hashPassword } from '../auth/passwords.ts'
import { clearLimit, takeFromLimit, type RateLimit } from '../auth/rateLimit.ts'
import type { Sessions } from '../auth/sessions.ts'
import {
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  setUpAddress,
  useCode,
} from '../auth/twoFactor.ts'
import { Refusal, say } from '../errors.ts'
import { postMail, writeMail } from '../mail/index.ts'
import type { Caller } from '../resources/behaviour.ts'
import { isUuid } from '../resources/listSql.ts'
import type { ResourceRoute } from '../resources/resourceRoutes.ts'
import type { Query } from '../storage/database.ts'
import type { AppOptions } from './AppOptions.ts'
import { checkNewPassword } from './checkNewPassword.ts'
import { jsonRoute } from './jsonRoute.ts'
import { publishedWords } from './publishedWords.ts'
import { readFields } from './readFields.ts'

interface PersonRead {
  email: string
  password_hash: string
  two_fa_secret: Uint8Array | null
  two_fa_active: boolean
  recovery_hashes: string[]
}

type PersonChange = Partial<Omit<PersonRead, 'email'>>

/** Security of the signed-in user: two-factor sign-in, recovery codes, password and sessions. */
export function securityRoutes(options: AppOptions, sessions: Sessions): ResourceRoute[] {
  const { database, settings, publisher } = options
  const words = publishedWords(publisher)
  const route = (...parts: Parameters<typeof jsonRoute>): ResourceRoute => ({
    ...jsonRoute(...parts),
    personal: true,
  })

  async function readPerson({ accountId, userId }: Caller): Promise<PersonRead> {
    return database.system((query) =>
      query
        .selectFrom('app_user')
        .select(['email', 'password_hash', 'two_fa_secret', 'two_fa_active', 'recovery_hashes'])
        .where('account_id', '=', accountId)
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),
    )
  }

  /** Five attempts per 15 minutes, separate from attempts at sign-in and in other sessions. */
  async function limited(caller: Caller, work: () => Promise<void>): Promise<void> {
    const limit: RateLimit = { bucket: `own-secret:${caller.sessionId}`, most: 5, windowSeconds: 900 }
    await takeFromLimit(database, limit)
    await work()
    await clearLimit(database, limit.bucket)
  }

  async function checkOwnPassword(
    caller: Caller,
    person: PersonRead,
    password: string,
    field: string,
  ): Promise<void> {
    await limited(caller, async () => {
      if (!(await checkPassword(password, person.password_hash)))
        throw new Refusal('invalid', { text: wrongPassword, fields: { [field]: wrongPassword } })
    })
  }

  /** Whether the account requires two-factor sign-in of everyone. */
  async function isRequired({ accountId }: Caller): Promise<boolean> {
    const { settings: given } = await database.system((query) =>
      query.selectFrom('account').select('settings').where('id', '=', accountId).executeTakeFirstOrThrow(),
    )
    return given['is_two_fa_auth_enabled'] === true
  }

  /** The configuration before a code has been verified. */
  async function inactive(caller: Caller) {
    return { is_two_fa_auth_enabled: await isRequired(caller), is_two_fa_auth_active: false }
  }

  async function begin(caller: Caller) {
    const person = await readPerson(caller)
    if (person.two_fa_active)
      throw new Refusal('operation-not-allowed', { text: say('portal:error-two-factor-on') })
    await update(caller, person, { two_fa_secret: sealSecret(settings.secretKey, newSecret(), caller) })
    return inactive(caller)
  }

  async function switchOff(caller: Caller, password: string | undefined) {
    const person = await readPerson(caller)
    if (!person.two_fa_active) {
      // An unfinished setup protects nothing, so canceling it needs no confirmation.
      await update(caller, person, { two_fa_secret: null })
      return inactive(caller)
    }
    if (password === undefined) throw new Refusal('invalid', { fields: { password: say('portal:form-required') } })
    await checkOwnPassword(caller, person, password, 'password')
    await update(
      caller,
      person,
      { two_fa_secret: null, two_fa_active: false, recovery_hashes: [] },
      writeMail(words, 'two-factor-off', person.email),
    )
    return inactive(caller)
  }

  async function update(
    caller: Caller,
    seen: PersonRead,
    values: PersonChange,
    mail?: Parameters<typeof postMail>[2],
  ): Promise<void> {
    await database.systemTransaction((query) => write(query, caller, seen, values, mail))
    sessions.forget(caller.accountId)
  }

  /** @throws Refusal `stale` when the checked values have changed in the meantime */
  async function write(
    query: Query,
    { accountId, userId }: Caller,
    seen: PersonRead,
    values: PersonChange,
    mail?: Parameters<typeof postMail>[2],
  ): Promise<void> {
    const { numUpdatedRows } = await query
      .updateTable('app_user')
      .set({
        ...values,
        ...(values.password_hash === undefined ? {} : { password_changed_at: sql<Date>`now()` }),
      })
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .where('password_hash', '=', seen.password_hash)
      .where('two_fa_active', '=', seen.two_fa_active)
      .where('two_fa_secret', 'is not distinct from', seen.two_fa_secret)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Refusal('stale')
    if (mail) await postMail(query, accountId, mail)
  }

  return [
    // The specification puts both in the query; the log contains only paths.
    route('PATCH', '/v1/profile/two_fa', async ({ caller, query, body }) => {
      const given = { ...query, ...(typeof body === 'object' && body !== null ? body : {}) }
      const fields = readFields(
        {
          ...given,
          ...('two_fa_enable' in given ? { two_fa_enable: textOfFlag(given['two_fa_enable']) } : {}),
        },
        { two_fa_enable: { max: 5 }, password: { max: 1024, optional: true } },
      )
      if (fields.two_fa_enable === 'true') return begin(caller)
      if (fields.two_fa_enable !== 'false')
        throw new Refusal('invalid', { fields: { two_fa_enable: say('portal:form-required') } })
      return switchOff(caller, fields.password)
    }),

    route('GET', '/v1/profile/two_fa/qr', async ({ caller }) => {
      const person = await readPerson(caller)
      if (!person.two_fa_secret || person.two_fa_active) throw new Refusal('not-found')
      const secret = openSecret(settings.secretKey, person.two_fa_secret, caller)
      const svg = renderSVG(setUpAddress(secret, words.product(), person.email), { border: 2 })
      return { qr_code: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, secret }
    }),

    route('PATCH', '/v1/profile/two_fa/verify', async ({ caller, query, body }) => {
      const { two_fa_code: code } = readFields(
        { ...query, ...(typeof body === 'object' && body !== null ? body : {}) },
        { two_fa_code: { max: 20 } },
      )
      const person = await readPerson(caller)
      if (!person.two_fa_secret || person.two_fa_active) throw new Refusal('not-found')
      const secret = openSecret(settings.secretKey, person.two_fa_secret, caller)
      await limited(caller, async () => {
        if (
          !(await database.systemTransaction((each) =>
            useCode(each, caller, secret, code.replaceAll(/[\s-]/g, '')),
          ))
        )
          throw new Refusal('invalid', { text: wrongCode, fields: { two_fa_code: wrongCode } })
      })
      const { codes, hashes } = newRecoveryCodes()
      const mail = writeMail(words, 'two-factor-on', person.email)
      const values = { two_fa_active: true, recovery_hashes: hashes }
      // Other sessions signed in without the second factor.
      await sessions.endAll(caller.accountId, caller.userId, caller.sessionId, (each) =>
        write(each, caller, person, values, mail),
      )
      return { success: true, recovery_codes: codes }
    }),

    route('GET', '/v1/profile/two_fa', async ({ caller }) => {
      const person = await readPerson(caller)
      return {
        active: person.two_fa_active,
        begun: person.two_fa_secret !== null && !person.two_fa_active,
        required: await isRequired(caller),
        recovery_codes_left: person.recovery_hashes.length,
      }
    }),

    route('POST', '/v1/profile/two_fa/recovery_codes', async ({ caller, body }) => {
      const { password } = readFields(body, { password: { max: 1024 } })
      const person = await readPerson(caller)
      if (!person.two_fa_active) throw new Refusal('not-found')
      await checkOwnPassword(caller, person, password, 'password')
      const { codes, hashes } = newRecoveryCodes()
      await update(caller, person, { recovery_hashes: hashes })
      return { recovery_codes: codes }
    }),

    route('PUT', '/v1/profile/password', async ({ caller, body }) => {
      const fields = readFields(body, { password: { max: 1024 }, new_password: { max: 1024 } })
      const person = await readPerson(caller)
      const problem = checkNewPassword(publisher.current(), fields.new_password, {
        email: person.email,
        company: textOf(caller.scope.account['name']),
      })
      if (problem !== undefined) throw new Refusal('invalid', { fields: { new_password: problem } })
      await checkOwnPassword(caller, person, fields.password, 'password')
      const values = { password_hash: await hashPassword(fields.new_password) }
      const mail = writeMail(words, 'password-changed', person.email)
      await sessions.endAll(caller.accountId, caller.userId, caller.sessionId, (query) =>
        write(query, caller, person, values, mail),
      )
      return { success: true }
    }),

    route('GET', '/auth/sessions', async ({ caller }) => {
      const lines = await sessions.list(caller.accountId, caller.userId)
      return { sessions: lines.map((line) => ({ ...line, current: line.id === caller.sessionId })) }
    }),

    route('DELETE', '/auth/sessions/{id}', async ({ caller, params }) => {
      const id = params['id'] ?? ''
      if (!isUuid(id) || !(await sessions.endOne(caller.accountId, caller.userId, id)))
        throw new Refusal('not-found')
      return { success: true }
    }),

    route('DELETE', '/auth/sessions', async ({ caller }) => ({
      ended: await sessions.endAll(caller.accountId, caller.userId, caller.sessionId),
    })),
  ]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const wrongPassword = say('portal:error-wrong-password')
const wrongCode = say('portal:error-wrong-code')

/** Query values are text; bodies have booleans. */
function textOfFlag(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : value
}
