import { sql } from 'kysely'
import { createLink } from '../../auth/mailLinks.ts'
import { checkPassword } from '../../auth/passwords.ts'
import { limitOwnSecret } from '../../auth/limitOwnSecret.ts'
import { takeFromLimit } from '../../auth/rateLimit.ts'
import { Refusal } from '../../errors.ts'
import { postMail, writeMail, type MailWords } from '../../mail/index.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { Behaviour, Caller } from '../../resources/behaviour.ts'
import type { Database } from '../../storage/database.ts'

export interface EmailChangeOptions extends MailWords {
  database: Database
  /** Where people reach the portal, without a slash at its end. */
  publicUrl: string
}

/**
 * The sign-in address changes when the link emailed to the new address is followed. Whether that address is
 * taken is never revealed: the link then leads nowhere.
 */
export function emailChange({ database, publicUrl, ...words }: EmailChangeOptions): Behaviour {
  return {
    resource: 'email-change',
    singleton: {
      async read(query, { accountId, userId }, forUpdate) {
        let people = query
          .selectFrom('app_user')
          .select(['id', 'email', 'profile_version'])
          .where('account_id', '=', accountId)
          .where('id', '=', userId)
        if (forUpdate) people = people.forNoKeyUpdate()
        const person = await people.executeTakeFirst()
        if (!person) throw new Refusal('not-found')
        const link = await query
          .selectFrom('mail_link')
          .select(['payload', 'expires_at'])
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
          .where('purpose', '=', 'email-change')
          .where('used_at', 'is', null)
          .where('expires_at', '>', sql<Date>`now()`)
          .executeTakeFirst()
        return {
          id: person.id,
          version: person.profile_version,
          doc: { email: person.email, pending_email: link?.payload['email'] ?? null },
        }
      },

      async prepare(caller, value) {
        if (caller.master) throw new Refusal('forbidden')
        const person = await readPerson(caller)
        await limitOwnSecret(database, caller, async () => {
          if (await checkPassword(textOf(value['password']), person.password_hash)) return
          throw new Refusal('invalid', { fields: { password: words.text('my-account:password-incorrect') } })
        })
        if (textOf(value['new_email']).toLowerCase() === person.email.toLowerCase())
          throw new Refusal('invalid', { fields: { new_email: words.text('my-account:email-same') } })
        await takeFromLimit(database, {
          bucket: `email-change:${caller.userId}`,
          most: 5,
          windowSeconds: 3600,
        })
      },

      async write(query, { accountId, userId }, _record, value) {
        const email = textOf(value['new_email'])
        const secret = await createLink(query, { accountId, userId }, 'email-change', { email })
        const link = `${publicUrl}/auth/switch-activation?token=${secret}`
        await postMail(query, accountId, writeMail(words, 'email-change', email, { link }))
      },
    },
  }

  function readPerson({ accountId, userId }: Caller): Promise<{ email: string; password_hash: string }> {
    return database.system((query) =>
      query
        .selectFrom('app_user')
        .select(['email', 'password_hash'])
        .where('account_id', '=', accountId)
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),
    )
  }
}
