import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaffoldDefinitions } from '../support/scaffoldDefinitions.ts'
import { portOf } from './portOf.ts'
import { startOwnServer } from './startOwnServer.ts'

/** Before all tests: the definitions they are served, and the seeded data that every world of theirs starts from. */
export default async function prepareWorld(): Promise<() => void> {
  const definitions = scaffoldDefinitions()
  const data = mkdtempSync(join(tmpdir(), 'patchbay-world-'))
  const server = await startOwnServer(portOf(0), { definitions: definitions.folder, data })
  await server.stop()
  process.env['E2E_DEFINITIONS'] = definitions.folder
  process.env['E2E_DATA'] = data
  return () => {
    definitions.remove()
    rmSync(data, { recursive: true, force: true })
  }
}
