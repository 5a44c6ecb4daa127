import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oncePerRunSync, runFolder } from './oncePerRun.ts'

/** What `npm run new-module` is asked for, by name. Between them they have a field of every type. */
export const scaffoldedModules: Record<string, string[]> = {
  'contact-lists': [],
  'inventory-items': [
    '--section',
    'administration',
    // Who changes them may also read the templates they refer to.
    '--roles',
    'Admin,CommunicationsManager,Engineer:see,Support:see',
    '--fields',
    'name:text!, sku:text!, kind:enum(device|cable|licence)!, serial:text! if kind=device, quantity:integer!, unit_price:number, fragile:boolean, handling:text! if fragile=true, bought_on:date, next_check:datetime, tags:tags, website:url, contact:email, phone:phone, country:country, notes:textarea, access_code:secret, template:reference(sms-template), list:reference(contact-list)',
  ],
}

export interface ScaffoldedDefinitions {
  folder: string
  remove(): void
}

/** The shipped definitions, the modules of the guide and freshly written ones, in a folder of their own. */
export function scaffoldDefinitions(): ScaffoldedDefinitions {
  const root = mkdtempSync(join(tmpdir(), 'patchbay-definitions-'))
  const folder = join(root, 'definitions')
  const kept = process.env['TEST_SCAFFOLDED'] ?? ''
  if (process.env['TEST_RUN'] !== undefined)
    cpSync(oncePerRunSync('definitions', writeShared), folder, { recursive: true })
  else if (existsSync(kept)) cpSync(kept, folder, { recursive: true })
  else writeDefinitions(folder)
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** @returns where they are, which `scripts/test.sh` keeps for the browser tests */
function writeShared(): string {
  const folder = process.env['TEST_SCAFFOLDED'] ?? join(runFolder(), 'scaffolded')
  if (existsSync(folder)) return folder
  writeDefinitions(`${folder}.draft`)
  renameSync(`${folder}.draft`, folder)
  return folder
}

function writeDefinitions(folder: string): void {
  cpSync('definitions', folder, { recursive: true })
  for (const name of ['couriers', 'leases'])
    cpSync(`docs/definitions/example/${name}`, join(folder, 'modules', name), { recursive: true })
  for (const [name, options] of Object.entries(scaffoldedModules)) newModule(folder, name, options)
}

/** Runs the command people run. @returns what it prints; throws with what it says when it refuses */
export function newModule(folder: string, name: string, options: string[] = []): string {
  return execFileSync(process.execPath, ['scripts/newModule.ts', name, ...options], {
    encoding: 'utf8',
    env: { ...process.env, PATCHBAY_DEFINITIONS: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
