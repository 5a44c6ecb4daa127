import type { CompiledPortal } from '../../src/language/portal.ts'

/** The shipped sign-in forms and emails, which the server needs in any portal. */
export function addSignIn(portal: CompiledPortal, shipped: CompiledPortal): void {
  const mails = Object.entries(shipped.serverTexts).filter(([key]) => key.startsWith('portal:mail-'))
  Object.assign(portal.serverTexts, Object.fromEntries(mails))
  portal.manifest.publicForms = shipped.manifest.publicForms
  for (const id of new Set(Object.values(shipped.manifest.publicForms))) {
    const [module, hash] = [shipped.modules[id], shipped.manifest.modules[id]]
    if (!module || hash === undefined) throw new Error(`The shipped definitions have no module ${id}`)
    portal.modules[id] = module
    portal.manifest.modules[id] = hash
    portal.files[`${id}.${hash}.js`] = shipped.files[`${id}.${hash}.js`] ?? ''
  }
}
