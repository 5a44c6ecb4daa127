import { sql } from 'kysely'
import { linkMinutes } from '../../auth/mailLinks.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { insertEvents } from '../../demo/insertEvents.ts'
import { insertRows } from '../../demo/insertRows.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { ENTITY } from './entity.ts'

const DAY_MS = 86_400_000
/** Of no password. */
const UNKNOWN =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

interface DemoPerson {
  firstName: string
  lastName: string
  role: string
  /** Days since the invitation. */
  invited: number
  /** Days since the last sign-in; absent for somebody who never came. */
  seen?: number
  twoFactor?: boolean
  /** What happened after the invitation, in days after it. */
  events: { day: number; transition: string; to: string }[]
}

const people: DemoPerson[] = [
  {
    firstName: 'Mateo',
    lastName: 'Cruz',
    role: 'Support',
    invited: 90,
    seen: 0.2,
    twoFactor: true,
    events: [{ day: 1, transition: 'accept', to: 'active' }],
  },
  {
    firstName: 'Ingrid',
    lastName: 'Solheim',
    role: 'Engineer',
    invited: 150,
    seen: 34,
    events: [
      { day: 0.1, transition: 'accept', to: 'active' },
      { day: 118, transition: 'deactivate', to: 'inactive' },
    ],
  },
  { firstName: 'Noor', lastName: 'Haddad', role: 'CommunicationsManager', invited: 2, events: [] },
  {
    firstName: 'Tom',
    lastName: 'Becker',
    role: 'BillingManager',
    invited: 12,
    events: [{ day: 7, transition: 'expire', to: 'expired' }],
  },
]

/** Colleagues of the demo's owner who can't sign in, in every status. */
export async function insertUsers({ query, seed, nowMs, entities }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const owner = seededUuid(seed, 'user:owner')
  const iso = (ms: number) => new Date(ms).toISOString()
  const rows = people.map((person) => {
    const { firstName, lastName, role, invited, seen, twoFactor = false } = person
    const status = person.events.at(-1)?.to ?? 'inactive'
    const hasCome = seen !== undefined
    return {
      person,
      status,
      id: seededUuid(seed, `colleague:${firstName}`),
      createdMs: nowMs - invited * DAY_MS,
      doc: {
        email: `${firstName}.${lastName}@harbour-pine.example`.toLowerCase(),
        first_name: firstName,
        last_name: lastName,
        name: `${firstName} ${lastName}`,
        role,
        status,
        two_factor: twoFactor,
        invitation: hasCome ? 'accepted' : 'pending',
        invited_by: { id: owner, name: 'Olivia Hart' },
        ...(hasCome
          ? { last_sign_in_at: iso(nowMs - seen * DAY_MS) }
          : { invitation_ends_at: iso(nowMs - invited * DAY_MS + linkMinutes.invitation * 60_000) }),
      },
    }
  })
  await insertRows(
    query,
    'app_user',
    {
      account_id: 'uuid',
      id: 'uuid',
      email: 'text',
      password_hash: 'text',
      first_name: 'text',
      last_name: 'text',
      role: 'text',
      disabled: 'boolean',
      two_fa_active: 'boolean',
      password_changed_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    rows.map(({ id, doc, status, createdMs }) => ({
      account_id: accountId,
      id,
      email: doc.email,
      password_hash: doc.invitation === 'pending' ? '' : UNKNOWN,
      first_name: doc.first_name,
      last_name: doc.last_name,
      role: doc.role,
      disabled: doc.invitation === 'accepted' && status === 'inactive',
      two_fa_active: doc.two_factor,
      password_changed_at: iso(createdMs),
      created_at: iso(createdMs),
    })),
  )
  await insertDocuments(
    query,
    rows.map(({ id, doc, createdMs }) => ({ accountId, entity: ENTITY, id, doc, createdAt: iso(createdMs) })),
  )
  const events = rows.flatMap(({ id, person, createdMs }): JsonObject[] => {
    const base = { account_id: accountId, entity: ENTITY, record_id: id }
    const later = person.events.map(({ day, transition, to }, index) => ({
      ...base,
      transition,
      from_state: person.events[index - 1]?.to ?? 'inactive',
      to_state: to,
      actor: transition === 'expire' ? 'time' : 'user',
      user_id: transition === 'expire' ? null : transition === 'accept' ? id : owner,
      created_at: iso(createdMs + day * DAY_MS),
    }))
    const first = {
      ...base,
      transition: null,
      from_state: null,
      to_state: 'inactive',
      actor: 'user',
      user_id: owner,
    }
    return [{ ...first, created_at: iso(createdMs) }, ...later]
  })
  await insertEvents(query, events)
  await setRoleIds(query, entities)
}

/** Of everybody, also of those whose document a trigger writes. */
async function setRoleIds(query: Query, entities: DemoWorld['entities']): Promise<void> {
  const values = entities.get(ENTITY)?.properties['role_id']?.lookup?.values ?? {}
  await sql`set constraints user_recorded immediate`.execute(query)
  for (const [role, code] of Object.entries(values))
    await sql`update record set doc = doc || jsonb_build_object('role_id', ${JSON.stringify(code)}::jsonb)
      where entity = ${ENTITY} and doc->>'role' = ${role}`.execute(query)
  await sql`set constraints user_recorded deferred`.execute(query)
}
