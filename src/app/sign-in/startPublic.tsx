import { useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTexts } from '../portal/createTexts.ts'
import { onTabMessage } from '../session/tabs.ts'
import { readManifest } from '../start/readManifest.ts'
import { FollowLinkPage } from './FollowLinkPage.tsx'
import { LinkSignInPage } from './LinkSignInPage.tsx'
import { OutboxPage } from './OutboxPage.tsx'
import { PasswordPage } from './PasswordPage.tsx'
import { PublicContext } from './PublicContext.ts'
import type { Public } from './PublicContext.ts'
import { PublicPage } from './PublicPage.tsx'
import { RecoveryPage } from './RecoveryPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { Terms } from './Terms.tsx'
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
  const needsSession = linkToken === null ? isSignInPath(location.pathname, manifest.termsPath) : false
  const signedIn = needsSession || linkToken !== null ? await hasSession() : false
  if (needsSession) {
    onTabMessage((message) => {
      if (message.kind === 'signed-in') enter()
    })
    if (signedIn) return enter()
  }
  createRoot(element).render(
    <Pages
      shared={{ brand: manifest, t }}
      page={(path) =>
        linkToken === null ? (
          pageAt(path, manifest.termsPath, enter)
        ) : (
          <LinkSignInPage token={linkToken} isSignedIn={signedIn} onSignedIn={enter} />
        )
      }
    />,
  )
}

const moves = new EventTarget()

function open(to: string): void {
  history.pushState(null, '', to)
  moves.dispatchEvent(new Event('move'))
}

function onMove(listener: () => void): () => void {
  moves.addEventListener('move', listener)
  window.addEventListener('popstate', listener)
  return () => {
    moves.removeEventListener('move', listener)
    window.removeEventListener('popstate', listener)
  }
}

interface PagesProps {
  shared: Omit<Public, 'open'>
  page: (path: string) => ReactNode
}

function Pages({ shared, page }: PagesProps) {
  const { brand, t } = shared
  const path = useSyncExternalStore(onMove, () => location.pathname)
  const isTerms = path === brand.termsPath
  const title = `${brand.product} – ${isTerms ? t('portal:shell-terms') : t('portal:sign-in-page')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PublicContext value={{ ...shared, open }}>
      <PublicPage wide={isTerms || path === '/simulator'} key={path}>
        {page(path)}
      </PublicPage>
    </PublicContext>
  )
}

function pageAt(path: string, termsPath: string, enter: () => void): ReactNode {
  if (path === termsPath) return <Terms />
  if (path === '/simulator') return <OutboxPage />
  if (path === '/auth/recovery') return <RecoveryPage />
  if (path === '/auth/reset-password') return <PasswordPage purpose="recovery" />
  if (path === '/auth/set-password') return <PasswordPage purpose="invitation" />
  if (path === '/auth/confirm') return <FollowLinkPage purpose="confirmation" />
  if (path === '/auth/switch-activation') return <FollowLinkPage purpose="email-change" />
  if (path !== '/auth/sign') history.replaceState(null, '', `/auth/sign${location.search}`)
  return <SignInPage onSignedIn={enter} />
}

const otherPaths = new Set([
  '/simulator',
  '/auth/recovery',
  '/auth/reset-password',
  '/auth/set-password',
  '/auth/confirm',
  '/auth/switch-activation',
])

function isSignInPath(path: string, termsPath: string): boolean {
  return path !== termsPath && !otherPaths.has(path)
}

function redirectTarget(): string {
  return safeRedirect(new URLSearchParams(location.search).get('redirect'), location.origin) ?? '/'
}

function addressWithoutToken(): string {
  return location.pathname + location.search + location.hash
}
