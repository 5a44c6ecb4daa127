import { createLink, linkMinutes } from '../../auth/mailLinks.ts'
import { withinLimit, type RateLimit } from '../../auth/rateLimit.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { moveRecord, type Mover } from '../../lifecycle/index.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import type { Behaviour, Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { isUuid, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { ENTITY } from './entity.ts'
import { endSessions, forgetPerson, lockPerson, removePerson, writePerson, type Person } from './person.ts'

/** Invitations of an account a day, those sent again too. A refusal counts only for an email in use, which it reveals. */
const INVITATIONS_PER_DAY = 50
/** The role of whoever hands over ownership. */
export const FORMER_OWNER = 'Admin'
/** Of one person, an hour. */
const RESENT_PER_HOUR = 5

/** Makes a transition of a locked record that only the server makes. */
export type MoveUser = (
  query: Query,
  accountId: string,
  record: StoredRecord,
  transition: string,
  mover: Mover,
) => Promise<StoredRecord>

export interface Users {
  behaviour: Behaviour
  move: MoveUser
  /** Somebody chose a password by an invitation. */
  accept: (query: Query, person: Person) => Promise<void>
}

/** The people of an account: each is a person who signs in, and a document that lists them. */
export function createUsers({
  database,
  published,
  publicUrl,
  limits,
  postNotices,
  ...words
}: ModuleContext): Users {
  async function invite(query: Query, caller: Caller, { id, doc }: StoredRecord): Promise<void> {
    const { accountId } = caller
    const token = await createLink(query, { accountId, userId: id }, 'invitation')
    const role = textOf(doc['role'])
    const to = textOf(doc['email'])
    const mail = writeMail(
      words,
      { subject: 'users:mail-invited-subject', text: 'users:mail-invited-text' },
      to,
      {
        company: textOf(caller.scope.account['name']),
        by: nameOfCaller(caller),
        role: published().catalogueItem('roles', role)?.text ?? role,
        link: `${publicUrl}/auth/set-password?token=${token}`,
      },
    )
    await postMail(query, accountId, mail)
  }

  const invitations = ({ accountId }: Caller): RateLimit => ({
    bucket: `user:invitations:${accountId}`,
    most: limits?.['invitations'] ?? INVITATIONS_PER_DAY,
    windowSeconds: 86_400,
    text: words.text('users:invitations-limit'),
  })

  const codeOf = (role: string): number | null =>
    published().portal.access.roles.find(({ id }) => id === role)?.code ?? null

  const move: MoveUser = async (query, accountId, record, id, mover) => {
    const entity = published().collections.find((each) => each.entity.id === ENTITY)?.entity
    const transition = entity?.lifecycle?.transitions.find((each) => each.id === id)
    if (!entity || !transition) throw new Error(`Entity ${ENTITY} has no transition ${id}`)
    return moveRecord(query, { accountId, entity, behaviour, postNotices }, { record, transition, mover })
  }

  const behaviour: Behaviour = {
    resource: ENTITY,

    limitWrite: (caller, operation, work) =>
      operation === 'create'
        ? withinLimit(
            database,
            invitations(caller),
            work,
            ({ details }) => details.fields?.['email'] === words.text('users:email-taken'),
          )
        : work(),

    async beforeCreate(query, caller, value, id) {
      const added = await query
        .insertInto('app_user')
        .values({
          account_id: caller.accountId,
          id,
          email: textOf(value['email']),
          password_hash: '',
          first_name: textOf(value['first_name']),
          last_name: textOf(value['last_name']),
          role: textOf(value['role']),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) throw new Refusal('invalid', { fields: { email: words.text('users:email-taken') } })
      return {
        ...withName(value),
        invitation: 'pending',
        two_factor: false,
        invited_by: { id: caller.userId, name: nameOfCaller(caller) },
        invitation_ends_at: invitationEnd(),
      }
    },

    afterCreate: invite,

    beforeLock: lockPerson,

    async beforeUpdate(query, { accountId }, { id }, value) {
      await writePerson(
        query,
        { accountId, userId: id },
        {
          first_name: textOf(value['first_name']),
          last_name: textOf(value['last_name']),
          role: textOf(value['role']),
        },
      )
      return withName(value)
    },

    async onTransition(query, { accountId }, { id }, transition) {
      const person = { accountId, userId: id }
      if (transition.id === 'activate') await writePerson(query, person, { disabled: false })
      if (transition.id === 'deactivate') {
        await writePerson(query, person, { disabled: true })
        await endSessions(query, id)
      }
      return setBy(transition.id, codeOf(FORMER_OWNER))
    },

    async afterDelete(query, { accountId }, { id, doc }) {
      const person = { accountId, userId: id }
      await (doc['invitation'] === 'pending' ? forgetPerson(query, person) : removePerson(query, person))
    },

    endpoints: {
      async resend({ caller, params, once }) {
        const { accountId, userId } = caller
        const id = (params['id'] ?? '').toLowerCase()
        if (!isUuid(id)) throw new Refusal('not-found')
        const ofPerson = { bucket: `user:resent:${id}`, most: RESENT_PER_HOUR, windowSeconds: 3600 }
        const resend = () =>
          database.transaction(accountId, (query) =>
            once(query, async () => {
              await lockPerson(query, id)
              const record = await readDocument(query, accountId, ENTITY, id, true)
              if (!record) throw new Refusal('not-found')
              if (record.doc['invitation'] !== 'pending')
                throw new Refusal('operation-not-allowed', { text: words.text('users:accepted-already') })
              await move(query, accountId, record, 'resend', { by: 'user', userId })
              await invite(query, caller, record)
              return { body: { success: true } }
            }),
          )
        return withinLimit(database, invitations(caller), () => withinLimit(database, ofPerson, resend))
      },
    },
  }

  return {
    behaviour,
    move,
    async accept(query, { accountId, userId }) {
      const record = await readDocument(query, accountId, ENTITY, userId, true)
      if (!record || record.doc['status'] === 'active') return
      await move(query, accountId, record, 'accept', { by: 'user', userId })
    },
  }
}

function withName(value: JsonObject): JsonObject {
  return { ...value, name: `${textOf(value['first_name'])} ${textOf(value['last_name'])}`.trim() }
}

/** What a transition of the server changes besides the status. */
function setBy(transition: string, formerOwnerId: number | null): JsonObject {
  if (transition === 'resend') return { invitation_ends_at: invitationEnd() }
  if (transition === 'become-owner') return { role: 'Owner', role_id: null }
  if (transition === 'step-down') return { role: FORMER_OWNER, role_id: formerOwnerId }
  return {}
}

function invitationEnd(): string {
  return new Date(Date.now() + linkMinutes.invitation * 60_000).toISOString()
}

function nameOfCaller({ scope }: Caller): string {
  const name = `${textOf(scope.account['first_name'])} ${textOf(scope.account['last_name'])}`.trim()
  return name || textOf(scope.user['email'])
}
