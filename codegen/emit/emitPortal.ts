import type { CompiledPortal } from '../../src/language/portal.ts'
import type { CompileCache } from '../CompileCache.ts'
import type { NormalizedPortal } from '../normalize/normalizePortal.ts'
import { contentHash, emitCatalogue, emitModule } from './emitModule.ts'
import { withOpenApi } from './emitOpenApi.ts'

/** Writes each module and catalogue as a content-hashed ES module, and the manifest that names them. */
export function emitPortal(portal: NormalizedPortal, cache?: CompileCache): CompiledPortal {
  const files: Record<string, string> = {}
  const publish = (name: string, source: object, write: () => string, emit: (content: string) => string) => {
    const make = (content: string) => {
      const text = emit(content)
      return { text, hash: contentHash(text) }
    }
    const { text, hash } = cache === undefined ? make(write()) : cache.emitted(source, write, make)
    files[`${name}.${hash}.js`] = text
    return hash
  }
  const modules = portal.modules.map(
    (each) =>
      [
        each.id,
        publish(
          each.id,
          each,
          () => JSON.stringify(each, null, 1),
          (content) => emitModule(each, content),
        ),
      ] as const,
  )
  const catalogues = portal.catalogues.map(
    (each) =>
      [
        each.id,
        publish(
          `catalogue-${each.id}`,
          each.items,
          () => JSON.stringify(each.items),
          () => emitCatalogue(each.items),
        ),
      ] as const,
  )
  const manifest = {
    ...portal.manifest,
    modules: Object.fromEntries(modules),
    catalogues: Object.fromEntries(catalogues),
  }
  return withOpenApi({
    manifest: {
      ...manifest,
      version: contentHash(
        JSON.stringify([manifest, portal.access, portal.notifications, portal.notices, portal.serverTexts]),
      ),
    },
    access: portal.access,
    notifications: portal.notifications,
    notices: portal.notices,
    serverTexts: portal.serverTexts,
    modules: Object.fromEntries(portal.modules.map((each) => [each.id, each])),
    catalogues: Object.fromEntries(portal.catalogues.map((each) => [each.id, each.items])),
    files,
  })
}
