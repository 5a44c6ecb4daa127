import { Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTexts } from '../portal/createTexts.ts'
import { onTabMessage } from '../session/tabs.ts'
import { prefetch } from '../start/chunkGuard.ts'
import { readManifest } from '../start/readManifest.ts'
import { whenIdle } from '../start/whenIdle.ts'
import { LinkSignInPage } from './LinkSignInPage.tsx'
import { PublicContext } from './PublicContext.ts'
import type { Public } from './PublicContext.ts'
import { PublicPage } from './PublicPage.tsx'
import { publicPages, termsPage } from './publicPages.tsx'
import { SignInPage } from './SignInPage.tsx'
import { hasSession } from './hasSession.ts'
import { safeRedirect } from './safeRedirect.ts'

/**
 * Draws the pages that need no session. Any unknown path below /auth is the sign-in page.
 * @param linkToken the token of `?token=`, on whatever address it stood
 */
export async function startPublic(element: HTMLElement, linkToken: string | null): Promise<void> {
  const manifest = await readManifest()
  const { t } = createTexts(manifest.texts, manifest.locale, import.meta.env.DEV)
  const target = linkToken === null ? redirectTarget() : addressWithoutToken()
  const enter = (): void => location.replace(target)
  const pageAt = (path: string) => (path === manifest.termsPath ? termsPage : publicPages[path])
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
      shared={{ brand: manifest, t, open: (to) => void open(to) }}
      pageAt={linkToken === null ? pageAt : () => undefined}
    >
      {linkToken === null ? (
        <SignInPage onSignedIn={enter} />
      ) : (
        <LinkSignInPage token={linkToken} isSignedIn={signedIn} onSignedIn={enter} />
      )}
    </Pages>,
  )
  whenIdle(() => Object.values(publicPages).forEach(({ load }) => void prefetch(load)))
}

const moves = new EventTarget()

function onMove(listener: () => void): () => void {
  moves.addEventListener('move', listener)
  window.addEventListener('popstate', listener)
  return () => {
    moves.removeEventListener('move', listener)
    window.removeEventListener('popstate', listener)
  }
}

interface PagesProps {
  shared: Public
  pageAt: (path: string) => typeof termsPage | undefined
  /** What stands where no page is. */
  children: ReactNode
}

function Pages({ shared, pageAt, children }: PagesProps) {
  const { brand, t } = shared
  const path = useSyncExternalStore(onMove, () => location.pathname)
  const page = pageAt(path)
  const title = `${brand.product} – ${t(page?.title ?? 'portal:sign-in-page')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PublicContext value={shared}>
      <PublicPage wide={page?.wide} key={path}>
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
