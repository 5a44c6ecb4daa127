import type { CompiledPortal } from '../../src/language/portal.ts'
import type { ModuleContext } from '../../src/server/host/ServerModule.ts'
import security from '../../src/server/modules/security/index.ts'
import type { Behaviour } from '../../src/server/resources/behaviour.ts'

const id = 'security'

/** The shipped calls of one's own password, second factor and sessions. */
export function addSecurity(portal: CompiledPortal, shipped: CompiledPortal): void {
  const [module, hash] = [shipped.modules[id], shipped.manifest.modules[id]]
  if (!module || hash === undefined) throw new Error(`The shipped definitions have no module ${id}`)
  portal.modules[id] = module
  portal.manifest.modules[id] = hash
  portal.files[`${id}.${hash}.js`] = shipped.files[`${id}.${hash}.js`] ?? ''
  for (const [key, text] of Object.entries(shipped.serverTexts))
    if (key.startsWith(`${id}:`)) portal.serverTexts[key] = text
}

export function securityBehaviours(
  context: Pick<ModuleContext, 'database' | 'secretKey' | 'published' | 'text' | 'product'>,
): readonly Behaviour[] {
  // as: it asks for nothing else.
  return security.parts?.(context as ModuleContext).behaviours ?? []
}
