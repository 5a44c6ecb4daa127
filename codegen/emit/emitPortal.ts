import type { CompiledPortal } from '../../src/language/portal.ts'
import type { NormalizedPortal } from '../normalize/normalizePortal.ts'
import { contentHash, emitCatalogue, emitModule } from './emitModule.ts'
import { emitOpenApi } from './emitOpenApi.ts'

/** Writes each module and catalogue as a content-hashed ES module, and the manifest that names them. */
export function emitPortal(portal: NormalizedPortal): CompiledPortal {
  const files: Record<string, string> = {}
  const publish = (name: string, text: string) => {
    const hash = contentHash(text)
    files[`${name}.${hash}.js`] = text
    return hash
  }
  const modules = portal.modules.map((each) => [each.id, publish(each.id, emitModule(each))] as const)
  const catalogues = portal.catalogues.map(
    (each) => [each.id, publish(`catalogue-${each.id}`, emitCatalogue(each.items))] as const,
  )
  const manifest = {
    ...portal.manifest,
    modules: Object.fromEntries(modules),
    catalogues: Object.fromEntries(catalogues),
  }
  return {
    manifest: { ...manifest, version: contentHash(JSON.stringify([manifest, portal.access])) },
    access: portal.access,
    modules: Object.fromEntries(portal.modules.map((each) => [each.id, each])),
    catalogues: Object.fromEntries(portal.catalogues.map((each) => [each.id, each.items])),
    files,
    openapi: emitOpenApi(portal),
  }
}
