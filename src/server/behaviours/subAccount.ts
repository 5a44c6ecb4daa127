import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { linkMinutes, newLinkSecret } from '../auth/mailLinks.ts'
import { takeFromLimit } from '../auth/rateLimit.ts'
import { Refusal } from '../errors.ts'
import { writeMail, type MailWords } from '../mail/index.ts'
import { isUuid } from '../resources/listSql.ts'
import { textOf } from '../messaging/documentValues.ts'
import type { Behaviour, Caller, StoredRecord } from '../resources/behaviour.ts'
import type { Database, Query } from '../storage/database.ts'
import { readDocument } from '../storage/documents.ts'

export interface SubAccountOptions extends MailWords {
  database: Database
  /** Where people reach the portal, for links in mails. */
  publicUrl: string
  /** How often an account may create and edit sub-accounts in an hour: a refused e-mail tells that somebody has it. */
  writesPerHour?: number
  /** Mails to addresses nobody has confirmed; of an account, a new sub-account's counts. */
  invitationsPerDay?: number
}

const entity = 'sub-account'
/** `no_data_found`: the functions tell so that the account is not the caller's. */
const noAccount = 'P0002'
const texts = {
  emailTaken: 'This e-mail is in use already',
  emailFixed: 'The owner signs in with this e-mail already and changes it in their own profile',
  accepted: 'The owner has set a password already.',
  disabled: 'This sub-account is disabled. Enable it first.',
  switched: 'Return to the parent account first.',
  tooManyInvitations: 'Too many invitations were sent today. Please try again tomorrow.',
} as const

/**
 * Sub-accounts: behind each document stands an account of its own with an owner. The document's facts are the database's
 * care (`migrations/0300-sub-accounts.ts`), so what is done here is done to the account.
 */
export function subAccount({
  database,
  publicUrl,
  writesPerHour = 120,
  invitationsPerDay = 50,
  ...words
}: SubAccountOptions): Behaviour {
  async function invite(query: Query, { id, doc }: Pick<StoredRecord, 'id' | 'doc'>): Promise<void> {
    const { token, hash } = newLinkSecret()
    const link = `${publicUrl}/auth/set-password?token=${token}`
    const { subject, text } = writeMail(words, 'invitation', textOf(doc['email']), { link })
    const done = await ask(
      query,
      sql`invite_sub_account_owner(${id}::uuid, ${hash}, ${linkMinutes.invitation}::int, ${subject}, ${text})`,
    )
    if (done === 'accepted') throw new Refusal('operation-not-allowed', { text: texts.accepted })
  }

  const countInvitation = ({ accountId }: Caller): Promise<void> =>
    takeFromLimit(database, {
      bucket: `sub-account:invitations:${accountId}`,
      most: invitationsPerDay,
      windowSeconds: 86_400,
      text: texts.tooManyInvitations,
    })

  async function own(query: Query, { accountId }: Caller, id: string): Promise<StoredRecord> {
    const record = isUuid(id) ? await readDocument(query, accountId, entity, id.toLowerCase()) : undefined
    if (!record) throw new Refusal('not-found')
    return record
  }

  return {
    resource: entity,

    admit: ({ accountId }) =>
      takeFromLimit(database, {
        bucket: `sub-account:write:${accountId}`,
        most: writesPerHour,
        windowSeconds: 3600,
      }),

    admitCreation: countInvitation,

    async beforeCreate(query, _caller, value, id) {
      const given = JSON.stringify(value)
      const done = await ask(
        query,
        sql`create_sub_account(${id}::uuid, ${randomUUID()}::uuid, ${given}::jsonb)`,
      )
      if (done === 'email-taken') throw refuseEmail(texts.emailTaken)
      return { ...value, balance: 0, invitation: 'pending' }
    },

    afterCreate: (query, _caller, record) => invite(query, record),

    beforeLock: async (query, id) => void (await ask(query, sql`lock_sub_account(${id}::uuid)`)),

    async beforeUpdate(query, _caller, record, value) {
      const done = await ask(
        query,
        sql`update_sub_account(${record.id}::uuid, ${JSON.stringify(value)}::jsonb)`,
      )
      if (done === 'email-taken') throw refuseEmail(texts.emailTaken)
      if (done === 'email-fixed') throw refuseEmail(texts.emailFixed)
      return value
    },

    async onTransition(query, _caller, record, { to }) {
      await ask(query, sql`set_sub_account_status(${record.id}::uuid, ${to})`)
      return {}
    },

    endpoints: {
      async switch({ caller, params }) {
        if (caller.master) throw new Refusal('operation-not-allowed', { text: texts.switched })
        const record = await database.read(caller.accountId, (query) =>
          own(query, caller, params['id'] ?? ''),
        )
        if (record.doc['status'] !== 'active')
          throw new Refusal('operation-not-allowed', { text: texts.disabled })
        return { switchTo: record.id }
      },

      async invite({ caller, params }) {
        const record = await database.read(caller.accountId, (query) =>
          own(query, caller, params['id'] ?? ''),
        )
        const bucket = `sub-account:invite:${record.id}`
        await takeFromLimit(database, { bucket, most: 5, windowSeconds: 3600 })
        await countInvitation(caller)
        await database.transaction(caller.accountId, async (query) =>
          invite(query, await own(query, caller, record.id)),
        )
        return { body: { success: true } }
      },
    },
  }
}

function refuseEmail(text: string): Refusal {
  return new Refusal('invalid', { fields: { email: text } })
}

/** Calls one of the functions of the migration. */
async function ask(query: Query, call: RawBuilder<unknown>): Promise<string | null> {
  try {
    const { rows } = await sql<{ done: string | null }>`select ${call} as done`.execute(query)
    return rows[0]?.done ?? null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === noAccount) throw new Refusal('not-found')
    throw error
  }
}
