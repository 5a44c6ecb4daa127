import 'virtual:design-tokens.css'
import './theme/font.css'
import './theme/base.css'
import { readCookie } from '../engine/data/readCookie.ts'
import { ApiError } from '../engine/registry/apiClient.ts'
import { loadForms } from './sign-in/loadForms.ts'
import { guardChunks, hasChunkFailed, whenDecided } from './start/chunkGuard.ts'
import { fixViewport } from './start/fixViewport.ts'
import { isPublicPath } from './start/isPublicPath.ts'
import { preparePortal } from './start/preparePortal.ts'
import { readManifest } from './start/readManifest.ts'
import { readBrand } from './start/readBrand.ts'
import { takeLinkToken } from './start/takeLinkToken.ts'
import { showStartProgress } from './start/showStartProgress.ts'
import { showStartFailure } from './start/showStartFailure.ts'
import { signInPath } from './start/signInPath.ts'

/** Two tiers: pages that need no session load React alone, the others the portal. */
async function start(root: HTMLElement): Promise<void> {
  const isPublic = isPublicPath(location.pathname, readBrand().termsPath)
  const linkToken = isPublic ? null : takeLinkToken()
  if (isPublic || linkToken !== null) {
    const manifest = await readManifest()
    const [{ startPublic }, forms] = await Promise.all([
      import('./sign-in/startPublic.tsx'),
      loadForms(manifest),
    ])
    await startPublic(root, manifest, forms, linkToken)
  } else if (readCookie('token') === null) {
    location.replace(signInPath(location))
  } else {
    const prepared = preparePortal()
    const { startPortal } = await import('./portal/startPortal.tsx')
    await startPortal(root, await prepared)
  }
}

fixViewport()
guardChunks()
const root = document.getElementById('root')!
showStartProgress(root)
start(root).catch(async (error: unknown) => {
  if (await whenDecided()) return
  // What did not come the browser has reported already.
  if (!hasChunkFailed() && !(error instanceof ApiError)) console.error(error)
  showStartFailure(root)
})
