import { readFileSync } from 'node:fs'
import type { CompiledPortal } from '../../src/language/portal.ts'

/** The shipped forms of signing in, which the server's own calls read, whatever modules a portal has. */
export function addSignInForms(portal: CompiledPortal): void {
  const shipped = JSON.parse(readFileSync('src/generated/portal.json', 'utf8')) as CompiledPortal // written by codegen
  portal.manifest.publicForms = shipped.manifest.publicForms
  for (const id of new Set(Object.values(shipped.manifest.publicForms))) {
    const [module, hash] = [shipped.modules[id], shipped.manifest.modules[id]]
    if (!module || hash === undefined) throw new Error(`src/generated has no module ${id}`)
    portal.modules[id] = module
    portal.manifest.modules[id] = hash
    portal.files[`${id}.${hash}.js`] = readFileSync(`src/generated/modules/${id}.js`, 'utf8')
  }
}
