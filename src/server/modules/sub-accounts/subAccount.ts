import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { linkMinutes, newLinkSecret } from '../../auth/mailLinks.ts'
import { withinLimit, type RateLimit } from '../../auth/rateLimit.ts'
import { Refusal } from '../../errors.ts'
import { writeMail } from '../../mail/index.ts'
import { isUuid, textOf } from '../../storage/documentValues.ts'
import type { Behaviour, Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'

/** Creates and edits per account and hour. Refusals count only for an email in use: each reveals one. */
const WRITES_PER_HOUR = 120
/** Email to unconfirmed addresses per account, including invitations of new sub-accounts. */
const INVITATIONS_PER_DAY = 50

const entity = 'sub-account'
/** `no_data_found`: raised by the functions when the account isn't the caller's. */
const noAccount = 'P0002'

/**
 * Sub-accounts: behind each document stands an account of its own with an owner. The document's facts are the database's
 * care (`migrations/0301-sub-accounts.ts`), so what is done here is done to the account.
 */
export function subAccount({ database, publicUrl, limits, ...words }: ModuleContext): Behaviour {
  async function invite(query: Query, { scope }: Caller, { id, doc }: StoredRecord): Promise<void> {
    const { token, hash } = newLinkSecret()
    const link = `${publicUrl}/auth/set-password?token=${token}`
    const { subject, text } = writeMail(
      words,
      { subject: 'sub-accounts:mail-invited-subject', text: 'sub-accounts:mail-invited-text' },
      textOf(doc['email']),
      { company: textOf(scope.account['name']), name: textOf(doc['name']), link },
    )
    const done = await ask(
      query,
      sql`invite_sub_account_owner(${id}::uuid, ${hash}, ${linkMinutes.invitation}::int, ${subject}, ${text})`,
    )
    if (done === 'accepted')
      throw new Refusal('operation-not-allowed', { text: words.text('sub-accounts:invitation-needless') })
  }

  const invitations = ({ accountId }: Caller): RateLimit => ({
    bucket: `sub-account:invitations:${accountId}`,
    most: INVITATIONS_PER_DAY,
    windowSeconds: 86_400,
    text: words.text('sub-accounts:invitations-limit'),
  })

  async function own(query: Query, { accountId }: Caller, id: string): Promise<StoredRecord> {
    const record = isUuid(id) ? await readDocument(query, accountId, entity, id.toLowerCase()) : undefined
    if (!record) throw new Refusal('not-found')
    return record
  }

  return {
    resource: entity,

    limitWrite(caller, operation, work) {
      const writes = {
        bucket: `sub-account:write:${caller.accountId}`,
        most: limits?.['subAccountWrites'] ?? WRITES_PER_HOUR,
        windowSeconds: 3600,
      }
      const limited = operation === 'create' ? () => withinLimit(database, invitations(caller), work) : work
      return withinLimit(
        database,
        writes,
        limited,
        ({ details }) => details.fields?.['email'] === words.text('sub-accounts:email-taken'),
      )
    },

    async beforeCreate(query, _caller, value, id) {
      const given = JSON.stringify(value)
      const done = await ask(
        query,
        sql`create_sub_account(${id}::uuid, ${randomUUID()}::uuid, ${given}::jsonb)`,
      )
      if (done === 'email-taken') throw refuseEmail(words.text('sub-accounts:email-taken'))
      await ask(query, sql`cap_sub_account(${id}::uuid, ${given}::jsonb)`)
      return { ...value, balance: 0, invitation: 'pending' }
    },

    afterCreate: invite,

    beforeLock: async (query, id) => void (await ask(query, sql`lock_sub_account(${id}::uuid)`)),

    async beforeUpdate(query, _caller, record, value) {
      const done = await ask(
        query,
        sql`update_sub_account(${record.id}::uuid, ${JSON.stringify(value)}::jsonb)`,
      )
      await ask(query, sql`cap_sub_account(${record.id}::uuid, ${JSON.stringify(value)}::jsonb)`)
      if (done === 'email-taken') throw refuseEmail(words.text('sub-accounts:email-taken'))
      if (done === 'email-fixed') throw refuseEmail(words.text('sub-accounts:email-fixed'))
      return value
    },

    async onTransition(query, _caller, record, { to }) {
      await ask(query, sql`set_sub_account_status(${record.id}::uuid, ${to})`)
      return {}
    },

    endpoints: {
      async switch({ caller, params }) {
        if (caller.master)
          throw new Refusal('operation-not-allowed', { text: words.text('sub-accounts:switch-return-first') })
        const record = await database.read(caller.accountId, (query) =>
          own(query, caller, params['id'] ?? ''),
        )
        if (record.doc['status'] !== 'active')
          throw new Refusal('operation-not-allowed', { text: words.text('sub-accounts:switch-disabled') })
        return { switchTo: record.id }
      },

      async spend({ caller, params }) {
        const spent = await database.read(caller.accountId, async (query) => {
          const { id } = await own(query, caller, params['id'] ?? '')
          const { rows } = await sql<{ today: number; this_month: number }>`
            select today::float8 as today, this_month::float8 as this_month from sub_account_spend(${id}::uuid)`.execute(
            query,
          )
          return rows[0]
        })
        return { body: { ...spent } }
      },

      async channels({ caller, params }) {
        const inUse = await database.read(caller.accountId, async (query) => {
          const { id } = await own(query, caller, params['id'] ?? '')
          const { rows } = await sql<{ in_use: number }>`
            select sub_account_channels(${id}::uuid) as in_use`.execute(query)
          return rows[0]?.in_use ?? 0
        })
        return { body: { in_use: inUse } }
      },

      async invite({ caller, params, once }) {
        const record = await database.read(caller.accountId, (query) =>
          own(query, caller, params['id'] ?? ''),
        )
        const ofRecord = { bucket: `sub-account:invite:${record.id}`, most: 5, windowSeconds: 3600 }
        return withinLimit(database, ofRecord, () =>
          withinLimit(database, invitations(caller), () =>
            database.transaction(caller.accountId, (query) =>
              once(query, async () => {
                await invite(query, caller, await own(query, caller, record.id))
                return { body: { success: true } }
              }),
            ),
          ),
        )
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
