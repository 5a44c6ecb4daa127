import type { PortalManifest, PublicManifest } from '../../../language/portal.ts'

interface PageManifests {
  whole: string
  open: string
}

const written = new WeakMap<PortalManifest, PageManifests>()

/** The manifest as a page carries it, in JSON; a page that needs no session gets what it shows, which is a sixth. */
export function pageManifest(manifest: PortalManifest, isPublic: boolean): string {
  let texts = written.get(manifest)
  if (!texts) {
    texts = { whole: JSON.stringify(manifest), open: JSON.stringify(publicManifest(manifest)) }
    written.set(manifest, texts)
  }
  return isPublic ? texts.open : texts.whole
}

function publicManifest(manifest: PortalManifest): PublicManifest {
  const { product, company, supportEmail, termsPath, locale, publicForms, modules, texts } = manifest
  const owners = new Set(Object.values(publicForms))
  return {
    product,
    company,
    supportEmail,
    termsPath,
    locale,
    publicForms,
    modules: pick(modules, (id) => owners.has(id)),
    texts: pick(texts, (key) => key.startsWith('portal:')),
  }
}

function pick<Value>(from: Record<string, Value>, isKept: (key: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => isKept(key)))
}
