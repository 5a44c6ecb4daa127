import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaffoldDefinitions } from '../support/scaffoldDefinitions.ts'

/** Serves the built portal with a demo world of its own, in a folder that goes when the server stops. */
const folder = mkdtempSync(join(tmpdir(), 'patchbay-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env['PATCHBAY_DATA'] = folder
// Beside the shipped modules, ones of JSON files alone: tests/e2e/modules.spec.ts walks over all.
const definitions = scaffoldDefinitions()
process.on('exit', () => definitions.remove())
process.env['PATCHBAY_DEFINITIONS'] ??= definitions.folder
process.env['PATCHBAY_CARRIER_SPEED'] ??= '10'
await import('../../src/server/main.ts')
