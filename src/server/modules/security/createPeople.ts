import { sql } from 'kysely'
import { writeAudit, type AuditKind } from '../../audit/index.ts'
import { limitOwnSecret } from '../../auth/limitOwnSecret.ts'
import { checkPassword } from '../../auth/passwords.ts'
import { openSecret, takeSecondFactor } from '../../auth/twoFactor.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { postMail } from '../../mail/index.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { Database, Query } from '../../storage/database.ts'

/** The credentials of a person. */
export interface Person {
  email: string
  password_hash: string
  two_fa_secret: Uint8Array | null
  two_fa_active: boolean
  recovery_hashes: string[]
}

export type PersonChange = Partial<Omit<Person, 'email'>>

type Mail = Parameters<typeof postMail>[2]

export interface People {
  read(caller: Caller): Promise<Person>
  /** @throws Refusal `invalid` at `password` */
  checkPassword(caller: Caller, person: Person, password: string): Promise<void>
  /**
   * A code of the app or a recovery code; either is good once.
   * @throws Refusal `invalid` at `two_fa_code`
   */
  checkCode(caller: Caller, person: Person, code: string | undefined): Promise<void>
  /** Stores the values and posts the mail. @throws Refusal `stale` when the checked values have changed in the meantime */
  change(query: Query, caller: Caller, seen: Person, values: PersonChange, mail?: Mail): Promise<void>
}

export function createPeople({ database, secretKey }: Pick<ModuleContext, 'database' | 'secretKey'>): People {
  return {
    read: ({ accountId, userId }) =>
      database.system((query) =>
        query
          .selectFrom('app_user')
          .select(['email', 'password_hash', 'two_fa_secret', 'two_fa_active', 'recovery_hashes'])
          .where('account_id', '=', accountId)
          .where('id', '=', userId)
          .executeTakeFirstOrThrow(),
      ),

    checkPassword: (caller, person, password) =>
      limitOwnSecret(database, caller, async () => {
        if (await checkPassword(password, person.password_hash)) return
        throw new Refusal('invalid', { text: wrongPassword, fields: { password: wrongPassword } })
      }),

    async checkCode(caller, { two_fa_secret: sealed }, code) {
      const missing = say('portal:error-two-factor-required')
      if (code === undefined || !sealed) throw new Refusal('invalid', { fields: { two_fa_code: missing } })
      const secret = (): string => openSecret(secretKey, sealed, caller)
      await limitCode(database, caller, (query) => takeSecondFactor(query, caller, secret, code))
    },

    async change(query, { accountId, userId }, seen, values, mail) {
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
      const kind = kindOf(values)
      if (kind) await writeAudit(query, { accountId, userId, kind })
      if (mail) await postMail(query, accountId, mail)
    },
  }
}

/** What a change of someone's factors is in the audit log; beginning a setup is nothing yet. */
function kindOf({ password_hash, two_fa_active, recovery_hashes }: PersonChange): AuditKind | undefined {
  if (password_hash !== undefined) return 'password-changed'
  if (two_fa_active !== undefined) return two_fa_active ? 'two-factor-on' : 'two-factor-off'
  return recovery_hashes && 'recovery-codes'
}

/** Takes a code of the signed-in person. @throws Refusal `invalid` at `two_fa_code` */
export function limitCode(
  database: Database,
  caller: Caller,
  use: (query: Query) => Promise<boolean>,
): Promise<void> {
  const check = async (): Promise<void> => {
    if (await database.systemTransaction(use)) return
    throw new Refusal('invalid', { text: wrongCode, fields: { two_fa_code: wrongCode } })
  }
  return limitOwnSecret(database, caller, check, 'own-code')
}

const wrongCode = say('portal:error-wrong-code')
const wrongPassword = say('portal:error-wrong-password')
