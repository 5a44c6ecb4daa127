import type { DemoWorld } from '../../host/ServerModule.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { demoSenders } from './demoSenders.ts'

const DAY_MS = 86_400_000

/** The demo accounts' Sender IDs, registered day by day. */
export async function insertSenders({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const documents = (['owner', 'flex', 'sub'] as const).flatMap((key) =>
    demoSenders(seed, key).map(({ id, doc }, index) => ({
      accountId: seededUuid(seed, `account:${key}`),
      entity: 'sender',
      id,
      doc,
      createdAt: new Date(nowMs - (190 - index) * DAY_MS).toISOString(),
    })),
  )
  await insertDocuments(query, documents)
}
