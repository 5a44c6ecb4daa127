import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openSharedWorld, worldOf } from './demoWorlds.ts'
import { runDemoServer, type DemoServer, type DemoServerOptions } from './runDemoServer.ts'

export type { DemoAnswer, DemoPerson, DemoServer } from './runDemoServer.ts'

/**
 * The real portal with the demo world, everybody signed in.
 * @param options `database` is empty or has a demo world (demoWorlds.ts); one on PostgreSQL unless given
 */
export async function startDemoServer(
  options: DemoServerOptions & { database?: OwnedDatabase } = {},
): Promise<DemoServer> {
  const { database = await openSharedWorld(), ...rest } = options
  return runDemoServer(database, rest, worldOf(database))
}
