import type { SqlSession } from './connection.ts'

const waitMs = 50

/**
 * Runs `work` when no other process of the database runs any with this key. Whoever waits asks again and again: a
 * statement that waited would hold up the concurrent build of an index, and be waited for in a circle.
 */
export async function inTurn<Result>(
  session: SqlSession,
  key: number,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await take(session, key))) await new Promise((resolve) => setTimeout(resolve, waitMs))
  let result: Result
  try {
    result = await work()
  } catch (error) {
    // Where it can't be given back, the session isn't used again.
    await giveBack(session, key).catch(() => undefined)
    throw error
  }
  await giveBack(session, key)
  return result
}

async function giveBack(session: SqlSession, key: number): Promise<void> {
  await session.run('select pg_advisory_unlock($1::int)', [key])
}

async function take(session: SqlSession, key: number): Promise<boolean> {
  const { rows } = await session.run('select pg_try_advisory_lock($1::int) as taken', [key])
  // The column just selected.
  return (rows as { taken: boolean }[])[0]?.taken === true
}
