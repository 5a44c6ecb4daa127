import { sql } from 'kysely'
import type { Behaviour } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { destinationsOf } from './destinations.ts'
import { REGISTRATION, reviewedFields, type RegistrationOptions } from './registrations.ts'
import { settleSender } from './settleSender.ts'

/** Registrations: what a country decides is stored with the Sender ID as well, whose status follows. */
export function senderRegistration({ postNotices }: Pick<RegistrationOptions, 'postNotices'>): Behaviour {
  return {
    resource: REGISTRATION,
    // Edits of a Sender ID lock it before its registrations.
    async beforeLock(query, id) {
      await sql`select from record where entity = 'sender' and id = (
        select (doc ->> 'sender_id')::uuid from record where entity = ${REGISTRATION} and id = ${id}::uuid
      ) for update`.execute(query)
    },
    async onTransition(query, { accountId, by, userId, note }, record, transition) {
      const sender = await readDocument(query, accountId, 'sender', textOf(record.doc['sender_id']), true)
      if (!sender) return {}
      const own = transition.id === 'resubmit' ? reviewedFields(sender) : {}
      const status = transition.to
      if (status === record.doc['status']) return own
      const destinations = destinationsOf(sender.doc).map((destination) =>
        destination.country_code === record.doc['country_code']
          ? { ...destination, status, reason: note }
          : destination,
      )
      const mover = { by, ...(userId !== undefined && { userId }) }
      await settleSender(query, postNotices, { accountId, sender, mover }, destinations)
      return own
    },
  }
}
