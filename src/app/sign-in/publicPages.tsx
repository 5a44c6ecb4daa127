import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { EngineTextKey } from '../../engine/registry/engineTexts.ts'
import type { PublicFormName } from '../../generated/names.ts'
import { rememberLoad } from '../portal/rememberLoad.ts'
import type { LinkPurpose } from './useMailLink.ts'

type PublicRoute = {
  /** For text to read, as opposed to a form. */
  wide?: boolean
  load: () => Promise<unknown>
  Page: ComponentType
} & ({ title: EngineTextKey; form?: undefined } | { form: PublicFormName; title?: undefined })

/** What a demo world would have sent. */
const outbox: PublicRoute = {
  ...loaded(async () => (await import('./OutboxPage.tsx')).OutboxPage),
  title: 'portal:outbox-title',
  wide: true,
}

/** The pages below /auth besides sign-in, by path; each is its own script, titled by its form. */
export const publicPages: Readonly<Record<string, PublicRoute>> = {
  '/outbox': outbox,
  '/simulator': outbox,
  '/404': {
    ...loaded(async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
    title: 'portal:shell-not-found-title',
  },
  '/auth/recovery': {
    ...loaded(async () => (await import('./RecoveryPage.tsx')).RecoveryPage),
    form: 'recovery',
  },
  '/auth/reset-password': ofMailLink('recovery', 'reset-password'),
  '/auth/set-password': ofMailLink('invitation', 'set-password'),
  '/auth/confirm': ofMailLink('confirmation', 'confirm'),
  '/auth/switch-activation': ofMailLink('email-change', 'switch-activation'),
}

/** Where a short link leads nowhere: for strangers, who have nothing to sign in to. */
export const unknownLinkPage: PublicRoute = {
  ...loaded(async () => (await import('./UnknownLinkPage.tsx')).UnknownLinkPage),
  title: 'portal:link-unknown-title',
}

export const termsPage: PublicRoute = {
  ...loaded(async () => (await import('./Terms.tsx')).Terms),
  title: 'portal:shell-terms',
  wide: true,
}

function ofMailLink(purpose: LinkPurpose, form: PublicFormName): PublicRoute {
  const pages = loaded(async () => {
    const { MailLinkPage } = await import('./MailLinkPage.tsx')
    return () => <MailLinkPage purpose={purpose} form={form} />
  })
  return { ...pages, form }
}

function loaded(read: () => Promise<ComponentType>): Pick<PublicRoute, 'load' | 'Page'> {
  const load = rememberLoad(async () => ({ default: await read() }))
  return { load, Page: lazy(load) }
}
