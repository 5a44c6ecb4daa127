import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compilePortal } from '../../codegen/index.ts'
import { migratedFolder } from '../support/openEmbedded.ts'
import { scaffoldDefinitions } from '../support/scaffoldDefinitions.ts'
import { passingSettings, startPostgres } from '../support/startPostgres.ts'
import { portOf } from './portOf.ts'
import { startOwnServer } from './startOwnServer.ts'

/** Before all tests: the served definitions, and the demo world on both databases, which each portal has a copy of. */
export default async function prepareWorld(): Promise<() => void> {
  const definitions = scaffoldDefinitions()
  const { portal } = await compilePortal(definitions.folder)
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-world-'))
  const postgres = startPostgres(passingSettings)
  const database = postgres.createDatabase()
  const [data, sharedData] = [join(folder, 'embedded'), join(folder, 'shared')]
  cpSync(await migratedFolder(), data, { recursive: true })
  const seeding = [
    { port: portOf(0), data },
    { port: portOf(1), data: sharedData, database },
  ].map(({ port, ...where }) => startOwnServer(port, { definitions: definitions.folder, ...where }))
  await Promise.all((await Promise.all(seeding)).map((server) => server.stop()))
  process.env['E2E_DEFINITIONS'] = definitions.folder
  process.env['E2E_PORTAL'] = join(folder, 'portal.json')
  writeFileSync(process.env['E2E_PORTAL'], JSON.stringify(portal))
  process.env['E2E_DATA'] = data
  process.env['E2E_SHARED_DATA'] = sharedData
  process.env['E2E_DATABASE'] = database
  return () => {
    definitions.remove()
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
