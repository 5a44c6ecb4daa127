import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { EngineTextKey } from '../../engine/registry/engineTexts.ts'
import { rememberLoad } from '../portal/rememberLoad.ts'

interface PublicRoute {
  title: EngineTextKey
  /** For text to read, as opposed to a form. */
  wide?: boolean
  load: () => Promise<unknown>
  Page: ComponentType
}

/** What stands below /auth besides signing in, by path; each page is a script of its own. */
export const publicPages: Readonly<Record<string, PublicRoute>> = {
  '/simulator': {
    ...loaded(async () => (await import('./OutboxPage.tsx')).OutboxPage),
    title: 'portal:outbox-title',
    wide: true,
  },
  '/auth/recovery': {
    ...loaded(async () => (await import('./RecoveryPage.tsx')).RecoveryPage),
    title: 'portal:recovery-title',
  },
  '/auth/reset-password': {
    ...loaded(async () => {
      const { PasswordPage } = await import('./PasswordPage.tsx')
      return () => <PasswordPage purpose="recovery" />
    }),
    title: 'portal:reset-password-title',
  },
  '/auth/set-password': {
    ...loaded(async () => {
      const { PasswordPage } = await import('./PasswordPage.tsx')
      return () => <PasswordPage purpose="invitation" />
    }),
    title: 'portal:set-password-title',
  },
  '/auth/confirm': {
    ...loaded(async () => {
      const { FollowLinkPage } = await import('./FollowLinkPage.tsx')
      return () => <FollowLinkPage purpose="confirmation" />
    }),
    title: 'portal:confirm-title',
  },
  '/auth/switch-activation': {
    ...loaded(async () => {
      const { FollowLinkPage } = await import('./FollowLinkPage.tsx')
      return () => <FollowLinkPage purpose="email-change" />
    }),
    title: 'portal:switch-title',
  },
}

export const termsPage: PublicRoute = {
  ...loaded(async () => (await import('./Terms.tsx')).Terms),
  title: 'portal:shell-terms',
  wide: true,
}

function loaded(read: () => Promise<ComponentType>): Pick<PublicRoute, 'load' | 'Page'> {
  const load = rememberLoad(async () => ({ default: await read() }))
  return { load, Page: lazy(load) }
}
