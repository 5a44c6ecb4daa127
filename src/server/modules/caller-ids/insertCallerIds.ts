import type { DemoWorld } from '../../host/ServerModule.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'

const DAY_MS = 86_400_000

const callerIds = [
  {
    number: '+441179460123',
    country: 'GB',
    number_type: 'landline',
    extension: ',,101#',
    label: 'Head office',
  },
  { number: '+447700900461', country: 'GB', number_type: 'mobile', label: 'On-call phone' },
  { number: '+441615550190', country: 'GB', number_type: 'landline', label: 'Manchester branch' },
  { number: '+4748012345', country: 'NO', number_type: 'mobile' },
  { number: '+12125550142', country: 'US', number_type: 'landline', extension: '2', label: 'New York sales' },
]

/** The demo owner's caller IDs, with and without a name and an extension. */
export async function insertCallerIds({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const documents = callerIds.map((callerId, index) => ({
    accountId: seededUuid(seed, 'account:owner'),
    entity: 'caller-id',
    id: seededUuid(seed, `caller-id:${callerId.number}`),
    doc: { ...callerId, twoFaSessionId: seededUuid(seed, `caller-id-session:${callerId.number}`) },
    createdAt: new Date(nowMs - (120 - index * 26) * DAY_MS).toISOString(),
  }))
  await insertDocuments(query, documents)
}
