import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopSharedPostgres } from './createTestDatabase.ts'

/** Before all tests: a folder for what workers share. Nothing in it is made before a test needs it. */
export default function prepareRun(): () => void {
  // Each project of vite.config.ts asks for it, the first makes it.
  if (process.env['TEST_RUN'] !== undefined) return () => undefined
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-run-'))
  process.env['TEST_RUN'] = folder
  process.env['TEST_RUN_BEGAN'] = String(Date.now())
  return () => {
    stopSharedPostgres()
    rmSync(folder, { recursive: true, force: true })
  }
}
