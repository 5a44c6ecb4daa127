import { join, resolve } from 'node:path'
import { compilePortal } from '../codegen/index.ts'
import { hashPassword } from '../src/server/auth/passwords.ts'
import { DEMO_PASSWORD, seedDemoWorld } from '../src/server/demo/index.ts'
import { createLocalFileStore } from '../src/server/files/index.ts'
import { createSmsRate } from '../src/server/messaging/index.ts'
import { openDatabase } from '../src/server/storage/openDatabase.ts'

/** Fills an empty database, `DATABASE_URL` or the embedded one, with the demo world. */
const dataFolder = resolve(process.env['PATCHBAY_DATA'] ?? '.data')
const url = process.env['DATABASE_URL']
const { portal } = await compilePortal(resolve(process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions'))
const database = await openDatabase(url ? { url } : { dataFolder })
const seeded = await seedDemoWorld({
  database,
  files: createLocalFileStore(join(dataFolder, 'files')),
  seed: Number(process.env['PATCHBAY_SEED'] ?? 1),
  hashPassword,
  smsRate: createSmsRate(() => portal?.catalogues['sms-rates'] ?? []),
  carrierSpeed: Number(process.env['PATCHBAY_CARRIER_SPEED'] ?? 1),
})
if (seeded) await database.asOwner(async ({ session }) => void (await session.run('analyze', [])))
await database.close()
console.log(
  seeded
    ? `The demo world is there. Sign in as owner@demo.example with ${DEMO_PASSWORD}.`
    : 'There are accounts already: nothing was changed.',
)
