import { sql } from 'kysely'
import type { CallStep } from '../../calls/index.ts'
import { attemptId } from './attemptId.ts'
import type { Pass } from './createPass.ts'
import type { VoiceTarget } from './voiceTargets.ts'

/**
 * What somebody pressed in a call and not before, neither in the call nor in earlier attempts: people are counted, not
 * presses.
 */
export async function firstPresses(
  { query, accountId }: Pick<Pass, 'query' | 'accountId'>,
  { id, attempts }: Pick<VoiceTarget, 'id' | 'attempts'>,
  keys: readonly CallStep[],
): Promise<CallStep[]> {
  const known = new Set<string>()
  if (keys.length > 0 && attempts > 1) {
    const calls = Array.from({ length: attempts - 1 }, (_, at) => attemptId(id, at + 1))
    const { rows } = await sql<CallStep>`
      select distinct taken.step, taken.key from phone_call, jsonb_to_recordset(flow_steps) as taken(step text, key text)
      where account_id = ${accountId} and id = any(${calls}::uuid[]) and taken.key <> ''`.execute(query)
    for (const press of rows) known.add(nameOf(press))
  }
  return keys.filter((press) => {
    const isNew = !known.has(nameOf(press))
    known.add(nameOf(press))
    return isNew
  })
}

function nameOf({ step, key }: CallStep): string {
  return `${key} ${step}`
}
