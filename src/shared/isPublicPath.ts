import { linkPath } from './linkPath.ts'

/** Pages that need no session; they come from the small chunk without MUI. */
export function isPublicPath(path: string, termsPath: string): boolean {
  return (
    path === '/auth' ||
    path.startsWith('/auth/') ||
    path.startsWith(linkPath) ||
    path === termsPath ||
    path === '/outbox'
  )
}

/** Pages that are others for people without a session: of a demo world, they see the outbox. */
export function isGuestPath(path: string): boolean {
  return path === '/404' || path === '/simulator'
}

/** Pages that a sign-in link can open: a token below the others is that of a mailed or short link. */
export function isSignInLinkPath(path: string): boolean {
  return !path.startsWith('/auth/') && !path.startsWith(linkPath)
}
