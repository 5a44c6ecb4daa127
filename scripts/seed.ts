import { resolve } from 'node:path'
import { compilePortal } from '../codegen/index.ts'
import { hashPassword } from '../src/server/auth/passwords.ts'
import { DEMO_PASSWORD, seedDemoWorld } from '../src/server/demo/index.ts'
import { openFileStore } from '../src/server/files/index.ts'
import { readModules } from '../src/server/host/index.ts'
import { openDatabase } from '../src/server/storage/openDatabase.ts'

/** Fills an empty database, `DATABASE_URL` or the embedded one, with the demo world. */
const dataFolder = resolve(process.env['PATCHBAY_DATA'] ?? '.data')
const url = process.env['DATABASE_URL']
const { portal } = await compilePortal(resolve(process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions'))
const database = await openDatabase(url ? { url } : { dataFolder })
const seeded = await seedDemoWorld({
  database,
  files: openFileStore(process.env['PATCHBAY_FILES'], dataFolder),
  seed: Number(process.env['PATCHBAY_SEED'] ?? 1),
  hashPassword,
  modules: await readModules(),
  portal: portal ?? { catalogues: {}, modules: {} },
  carrierSpeed: Number(process.env['PATCHBAY_CARRIER_SPEED'] ?? 1),
})
if (seeded?.length) await database.asOwner(async ({ session }) => void (await session.run('analyze', [])))
await database.close()
console.log(
  seeded?.length
    ? `Added demo data of ${seeded.join(', ')}. Sign in as owner@demo.example with ${DEMO_PASSWORD}.`
    : 'There are accounts already: nothing was changed.',
)
