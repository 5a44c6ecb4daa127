import { limitOwnSecret } from '../../auth/limitOwnSecret.ts'
import { checkPassword } from '../../auth/passwords.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import { typedEndpoints, type Behaviour, type Caller } from '../../resources/behaviour.ts'
import type { Endpoints } from '../../../generated/modules/users.types.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { isUuid, textOf } from '../../storage/documentValues.ts'
import { ENTITY } from './entity.ts'
import { writePerson } from './person.ts'
import { FORMER_OWNER, type MoveUser } from './user.ts'

/** The owner of an account makes somebody else the owner. */
export function ownership({ database, publicUrl, ...words }: ModuleContext, move: MoveUser): Behaviour {
  /** Of those that ask at the same time one is still the owner. */
  async function handOver(query: Query, caller: Caller, id: string, passwordHash: string): Promise<void> {
    const { accountId, userId } = caller
    const people = await query
      .selectFrom('app_user')
      .select(['id', 'email', 'role', 'disabled', 'password_hash'])
      .where('account_id', '=', accountId)
      .where('id', 'in', [id, userId])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const owner = people.find((each) => each.id === userId)
    const next = people.find((each) => each.id === id)
    if (owner?.role !== null || owner.disabled || owner.password_hash !== passwordHash)
      throw new Refusal('operation-not-allowed', { text: words.text('users:no-longer-owner') })
    const record = await readDocument(query, accountId, ENTITY, id, true)
    if (!next || !record) throw new Refusal('not-found')
    if (next.role === null || next.disabled || next.password_hash === '')
      throw new Refusal('operation-not-allowed', { text: words.text('users:owner-must-be-active') })
    const own = await readDocument(query, accountId, ENTITY, userId, true)
    // The owner first: a master account lists whoever owns its sub-account after the other has become it.
    await writePerson(query, { accountId, userId }, { role: FORMER_OWNER })
    await writePerson(query, { accountId, userId: id }, { role: null })
    const mover = { by: 'user' as const, userId }
    if (own) await move(query, accountId, own, 'step-down', mover)
    await move(query, accountId, record, 'become-owner', mover)
    const company = textOf(caller.scope.account['name'])
    const name = textOf(record.doc['name'])
    const by = textOf(own?.doc['name']) || owner.email
    const mails = [
      writeMail(
        words,
        { subject: 'users:mail-owner-now-subject', text: 'users:mail-owner-now-text' },
        next.email,
        { company, by, link: `${publicUrl}/users` },
      ),
      writeMail(
        words,
        { subject: 'users:mail-owner-before-subject', text: 'users:mail-owner-before-text' },
        owner.email,
        { company, name, link: `${publicUrl}/profile/two-fa` },
      ),
    ]
    for (const mail of mails) await postMail(query, accountId, mail)
  }

  return {
    resource: 'ownership',
    endpoints: typedEndpoints<Endpoints['ownership']>({
      async 'hand-over'({ caller, params, input }) {
        const { accountId, userId } = caller
        const id = (params['id'] ?? '').toLowerCase()
        if (!isUuid(id)) throw new Refusal('not-found')
        const { password_hash: hash } = await database.read(accountId, (query) =>
          query
            .selectFrom('app_user')
            .select('password_hash')
            .where('account_id', '=', accountId)
            .where('id', '=', userId)
            .executeTakeFirstOrThrow(),
        )
        await limitOwnSecret(database, caller, async () => {
          if (await checkPassword(input.password, hash)) return
          throw new Refusal('invalid', { fields: { password: words.text('users:password-incorrect') } })
        })
        await database.transaction(accountId, (query) => handOver(query, caller, id, hash))
        return { body: { success: true } }
      },
    }),
  }
}
