import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compilePortal } from '../../codegen/index.ts'
import { scaffoldDefinitions } from '../support/scaffoldDefinitions.ts'
import { portOf } from './portOf.ts'
import { startOwnServer } from './startOwnServer.ts'

/** Before all tests: the served definitions, and the seeded data each world is copied from. */
export default async function prepareWorld(): Promise<() => void> {
  const definitions = scaffoldDefinitions()
  const { portal } = await compilePortal(definitions.folder)
  const data = mkdtempSync(join(tmpdir(), 'patchbay-world-'))
  const server = await startOwnServer(portOf(0), { definitions: definitions.folder, data })
  await server.stop()
  process.env['E2E_DEFINITIONS'] = definitions.folder
  process.env['E2E_PORTAL'] = join(data, 'portal.json')
  writeFileSync(process.env['E2E_PORTAL'], JSON.stringify(portal))
  process.env['E2E_DATA'] = data
  return () => {
    definitions.remove()
    rmSync(data, { recursive: true, force: true })
  }
}
