import 'virtual:design-tokens.css'
import './theme/font.css'
import './theme/base.css'
import { readCookie } from '../engine/data/readCookie.ts'
import { ApiError } from '../engine/registry/apiClient.ts'
import { loadForms } from './sign-in/loadForms.ts'
import { carryOver } from './start/carryOver.ts'
import { guardChunks, hasChunkFailed, whenDecided } from './start/chunkGuard.ts'
import { fixViewport } from './start/fixViewport.ts'
import { isGuestPath, isPublicPath, isSignInLinkPath } from '../shared/isPublicPath.ts'
import { preparePortal } from './start/preparePortal.ts'
import { readPublicManifest } from './start/readManifest.ts'
import { readBrand } from './start/readBrand.ts'
import { takeLinkToken } from './start/takeLinkToken.ts'
import { rememberFrame } from './start/rememberFrame.ts'
import { showStartProgress } from './start/showStartProgress.ts'
import { showStartFailure } from './start/showStartFailure.ts'
import { signInPath } from './start/signInPath.ts'
import { followAppearance } from './theme/followAppearance.ts'

const longestPaintMs = 300

/** Two tiers: pages that need no session load React alone, the others the portal. */
async function start(root: HTMLElement): Promise<void> {
  const hasSession = readCookie('token') !== null
  const linkToken = isSignInLinkPath(location.pathname) ? takeLinkToken() : null
  const isPublic =
    isPublicPath(location.pathname, readBrand().termsPath) || (isGuestPath(location.pathname) && !hasSession)
  if (isPublic || linkToken !== null) {
    const manifest = await readPublicManifest()
    const revive = carryOver(root)
    if (root.hasChildNodes()) await nextPaint()
    const [{ startPublic }, forms] = await Promise.all([
      import('./sign-in/startPublic.tsx'),
      loadForms(manifest),
    ])
    await startPublic(root, manifest, forms, linkToken, revive)
  } else if (!hasSession) {
    location.replace(signInPath(location))
  } else {
    const revive = carryOver(root)
    const prepared = preparePortal()
    if (root.hasChildNodes()) await nextPaint()
    const { startPortal } = await import('./portal/startPortal.tsx')
    await startPortal(root, await prepared, revive)
  }
}

/** What was drawn is seen before the portal's scripts take the main thread. A page out of view is not painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestPaintMs)
  })
}

fixViewport()
followAppearance()
rememberFrame()
guardChunks()
const root = document.getElementById('root')!
showStartProgress(
  root,
  !isPublicPath(location.pathname, readBrand().termsPath) && readCookie('token') !== null,
)
start(root).catch(async (error: unknown) => {
  if (await whenDecided()) return
  // What did not come the browser has reported already.
  if (!hasChunkFailed() && !(error instanceof ApiError)) console.error(error)
  showStartFailure(root)
})
