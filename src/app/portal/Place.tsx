import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { restrictModule } from '../../language/restrictModule.ts'
import type { CompiledModule, PortalManifest } from '../../language/portal.ts'
import { matchRoute } from '../router/matchRoute.ts'
import { openStart, resolvePlace, screenAbove } from '../router/resolvePlace.ts'
import type { Place as PlaceValue } from '../router/resolvePlace.ts'
import { Forbidden } from '../shell/Forbidden.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { ScreenTabs } from '../shell/ScreenTabs.tsx'
import { WayUp } from '../shell/WayUp.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { screenImports } from './screenImports.ts'
import { usePrefetch } from './usePrefetch.ts'

const ListScreen = lazy(screenImports.list)
const PageScreen = lazy(screenImports.page)
const WizardPlace = lazy(screenImports.wizard)
const WithWidgets = lazy(async () => ({ default: (await import('./WithWidgets.tsx')).WithWidgets }))

/** What stands at the address: a screen of a definition, or why there is none. */
export function Place() {
  const { manifest, can, holds, t } = usePortal()
  const [pathname] = useLocation()
  const query = useSearch()
  const search = query ? `?${query}` : ''
  const resolved = useMemo(
    () => resolvePlace(manifest, { can, holds }, pathname, search),
    [manifest, can, holds, pathname, search],
  )
  const place = useStanding(resolved, manifest, pathname)
  const title = titleOf(place, t)
  useEffect(() => {
    if (title !== null) document.title = `${manifest.product} – ${title}`
  }, [manifest.product, title])
  const screenKey = place.kind === 'screen' ? keyOf(place) : place.kind
  useHeadingFocus(screenKey)

  if (place.kind === 'redirect') return <Redirect to={place.to} replace />
  if (place.kind === 'not-found') return <NotFound home={manifest.home} />
  if (place.kind === 'forbidden') {
    const start = openStart(manifest, { can, holds })
    return <Forbidden title={t(place.route.title)} start={start} missing={place.missing} />
  }
  return (
    <ScreenBoundary key={screenKey} version={manifest.version}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen place={place} />
      </Suspense>
    </ScreenBoundary>
  )
}

const notFound: PlaceValue = { kind: 'not-found' }

/** A screen whose route is taken away under the person's eyes is missed, not replaced by the default route's. */
function useStanding(place: PlaceValue, manifest: PortalManifest, pathname: string): PlaceValue {
  const [stoodAt, setStoodAt] = useState<string | null>(null)
  const stands = place.kind === 'screen' || place.kind === 'forbidden'
  if (stands && stoodAt !== pathname) setStoodAt(pathname)
  if (!stands && stoodAt !== null && stoodAt !== pathname) setStoodAt(null)
  const vanished = !stands && stoodAt === pathname && !matchRoute(manifest.routes, pathname)
  return vanished ? notFound : place
}

/** The same as long as the address means the same screen, whatever its definition says. */
function keyOf({ basePath, route }: ScreenPlace): string {
  return `${basePath} ${route.module} ${JSON.stringify(route.screen)}`
}

type ScreenPlace = Extract<PlaceValue, { kind: 'screen' }>

function Screen({ place }: { place: ScreenPlace }) {
  const { manifest, loadModule, can, holds } = usePortal()
  const loaded = use(loadModule(place.route.module))
  // Wizards have ways of their own.
  const isWizard = 'wizard' in place.route.screen
  const above = useMemo(
    () => (isWizard ? undefined : screenAbove(manifest, { can, holds }, place)),
    [isWizard, manifest, can, holds, place],
  )
  const module = useMemo(
    () => ({ ...loaded, definition: restrictModule(loaded.definition, can) }),
    [loaded, can],
  )
  usePrefetch()
  return (
    <>
      <ScreenTabs module={module.definition} current={place.route.tab} />
      {above && <WayUp {...above} />}
      <ScreenOf place={place} module={module} />
    </>
  )
}

function ScreenOf({ place, module }: { place: ScreenPlace; module: CompiledModule }) {
  const { screen } = place.route
  if ('list' in screen) return <ListScreen module={module} listId={screen.list} />
  if ('page' in screen) {
    const page = <PageScreen module={module} pageId={screen.page} />
    return needsWidgets(module, screen.page) ? <WithWidgets>{page}</WithWidgets> : page
  }
  return (
    <WizardPlace
      module={module}
      wizardId={screen.wizard}
      mode={screen.mode}
      recordId={place.params['id']}
      step={place.params['step']}
      basePath={place.basePath}
    />
  )
}

function needsWidgets({ definition }: CompiledModule, page: string): boolean {
  const blocks = definition.pages[page]?.blocks ?? []
  return blocks.some(({ kind }) => kind === 'form' || kind === 'widget')
}

function titleOf(place: PlaceValue, t: (key: string) => string): string | null {
  if (place.kind === 'redirect') return null
  return place.kind === 'not-found' ? t('portal:shell-not-found') : t(place.route.title)
}
