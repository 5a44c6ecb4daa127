import { createRoot } from 'react-dom/client'
import { onTabMessage } from '../session/tabs.ts'
import { readBrand } from '../start/readBrand.ts'
import { PublicPage } from './PublicPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { Terms } from './Terms.tsx'
import { hasSession } from './hasSession.ts'
import { safeRedirect } from './safeRedirect.ts'

/** Draws the pages that need no session. Any unknown path below /auth is the sign-in page. */
export async function startPublic(element: HTMLElement): Promise<void> {
  const brand = readBrand()
  const { product } = brand
  const root = createRoot(element)
  if (location.pathname === brand.termsPath) {
    document.title = `${product} – Terms of service`
    root.render(
      <PublicPage brand={brand} wide>
        <Terms brand={brand} />
      </PublicPage>,
    )
    return
  }
  if (location.pathname !== '/auth/sign') history.replaceState(null, '', `/auth/sign${location.search}`)
  document.title = `${product} – Sign in`
  const target = safeRedirect(new URLSearchParams(location.search).get('redirect'), location.origin) ?? '/'
  const enter = () => location.replace(target)
  onTabMessage((message) => {
    if (message.kind === 'signed-in') enter()
  })
  if (await hasSession()) {
    enter()
    return
  }
  root.render(
    <PublicPage brand={brand}>
      <SignInPage product={product} onSignedIn={enter} />
    </PublicPage>,
  )
}
