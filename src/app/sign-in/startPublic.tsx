import { Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PublicManifest } from '../../language/portal.ts'
import { linkPath } from '../../shared/linkPath.ts'
import { createTexts } from '../portal/createTexts.ts'
import { onTabMessage } from '../session/tabs.ts'
import { prefetch } from '../start/chunkGuard.ts'
import { whenIdle } from '../start/whenIdle.ts'
import { LinkSignInPage } from './LinkSignInPage.tsx'
import type { LoadedForms } from './loadForms.ts'
import { PublicContext } from './PublicContext.ts'
import type { Public } from './PublicContext.ts'
import { PublicPage } from './PublicPage.tsx'
import { publicPages, termsPage, unknownLinkPage } from './publicPages.tsx'
import { SignInPage } from './SignInPage.tsx'
import { hasSession } from './hasSession.ts'
import { safeRedirect } from './safeRedirect.ts'

/**
 * Draws the pages that need no session. Any unknown path below /auth is the sign-in page.
 * @param linkToken the token of `?token=`, on any address
 * @param onDrawn called when a page stands
 */
export async function startPublic(
  element: HTMLElement,
  manifest: PublicManifest,
  { forms, texts }: LoadedForms,
  linkToken: string | null,
  onDrawn: () => void,
): Promise<void> {
  const { t } = createTexts({ ...manifest.texts, ...texts }, manifest.locale, import.meta.env.DEV)
  const target = linkToken === null ? redirectTarget() : addressWithoutToken()
  const enter = (): void => location.replace(target)
  const pageAt = (path: string) => {
    if (path === manifest.termsPath) return termsPage
    return path.startsWith(linkPath) ? unknownLinkPage : publicPages[path]
  }
  const page = linkToken === null ? pageAt(location.pathname) : undefined
  const signedIn = page === undefined && (await hasSession())
  if (linkToken === null && page === undefined) {
    onTabMessage((message) => {
      if (message.kind === 'signed-in') enter()
    })
    if (signedIn) return enter()
    if (location.pathname !== '/auth/sign') history.replaceState(null, '', `/auth/sign${location.search}`)
  }
  await page?.load()
  const open = async (to: string): Promise<void> => {
    try {
      await pageAt(new URL(to, location.href).pathname)?.load()
    } catch {
      return location.assign(to)
    }
    history.pushState(null, '', to)
    moves.dispatchEvent(new Event('move'))
  }
  createRoot(element).render(
    <Pages
      shared={{ brand: manifest, forms, t, open: (to) => void open(to) }}
      pageAt={linkToken === null ? pageAt : () => undefined}
      onDrawn={onDrawn}
    >
      {linkToken === null ? (
        <SignInPage onSignedIn={enter} />
      ) : (
        <LinkSignInPage token={linkToken} isSignedIn={signedIn} onSignedIn={enter} />
      )}
    </Pages>,
  )
  // Its script has come with this one.
  whenIdle(() => void prefetch(publicPages['/auth/reset-password']!.load))
}

const moves = new EventTarget()
/** Every navigation redraws the page, even to the same path. */
let moved = 0

function onMove(listener: () => void): () => void {
  const move = (): void => {
    moved += 1
    listener()
  }
  moves.addEventListener('move', move)
  window.addEventListener('popstate', move)
  return () => {
    moves.removeEventListener('move', move)
    window.removeEventListener('popstate', move)
  }
}

interface PagesProps {
  shared: Public
  pageAt: (path: string) => typeof termsPage | undefined
  onDrawn: () => void
  /** Shown where there is no page. */
  children: ReactNode
}

function Pages({ shared, pageAt, onDrawn, children }: PagesProps) {
  const { brand, forms, t } = shared
  const move = useSyncExternalStore(onMove, () => moved)
  const page = pageAt(location.pathname)
  const called = page?.form ? forms[page.form].title : (page?.title ?? 'portal:sign-in-page')
  const title = `${brand.product} – ${t(called, { product: brand.product, email: '' })}`
  useEffect(onDrawn, [onDrawn])
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PublicContext value={shared}>
      <PublicPage wide={page?.wide} key={move}>
        <Suspense>{page ? <page.Page /> : children}</Suspense>
      </PublicPage>
    </PublicContext>
  )
}

function redirectTarget(): string {
  return safeRedirect(new URLSearchParams(location.search).get('redirect'), location.origin) ?? '/'
}

function addressWithoutToken(): string {
  return location.pathname + location.search + location.hash
}
