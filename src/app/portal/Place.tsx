import { lazy, Suspense, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { NotFound } from '../../engine/registry/NotFound.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { RouteScope } from '../../engine/registry/RouteScope.tsx'
import { StateNotice } from '../../engine/registry/StateNotice.tsx'
import { useRefusingState } from '../../engine/registry/useRefusingState.ts'
import { restrictModule } from '../../language/restrictModule.ts'
import type { CompiledModule, PortalManifest } from '../../language/portal.ts'
import { matchRoute } from '../../language/matchRoute.ts'
import { openStart, resolvePlace, screensAbove } from '../router/resolvePlace.ts'
import type { Place as PlaceValue } from '../router/resolvePlace.ts'
import { Forbidden } from '../shell/Forbidden.tsx'
import { Message } from '../shell/Message.tsx'
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { ScreenTabs } from '../shell/ScreenTabs.tsx'
import { WayUp } from '../shell/WayUp.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { FieldScope } from './FieldScope.ts'
import { screenImports } from './screenImports.ts'
import { usePrefetch } from './usePrefetch.ts'

const ListScreen = lazy(screenImports.list)
const PageScreen = lazy(screenImports.page)
const WizardPlace = lazy(screenImports.wizard)

/** What stands at the address: a screen of a definition, or why there is none. */
export function Place() {
  const { manifest, can, holds, notify, t } = usePortal()
  const refusing = useRefusingState()
  const { pathname, search } = useLocation()
  const resolved = useMemo(
    () => resolvePlace(manifest, { can, holds, refusing }, pathname, search),
    [manifest, can, holds, refusing, pathname, search],
  )
  const place = useStanding(resolved, manifest, pathname)
  const title = titleOf(place, t)
  // Before the screen's own effects: the page of a record puts its name there.
  useLayoutEffect(() => {
    if (title !== null) document.title = `${manifest.product} – ${title}`
  }, [manifest.product, title])
  const screenKey = place.kind === 'screen' ? keyOf(place) : place.kind
  useHeadingFocus(screenKey)

  const unknown = place.kind === 'redirect' && place.unknown === true ? pathname : undefined
  useEffect(() => {
    if (unknown !== undefined)
      notify({ tone: 'info', text: t('portal:shell-unknown-address', { address: shorten(unknown) }) })
  }, [notify, t, unknown])

  // The browser goes there; the server draws no more than the frame.
  if (place.kind === 'redirect') return import.meta.env.SSR ? null : <Navigate to={place.to} replace />
  if (place.kind === 'not-found') return <NotFound text="portal:shell-not-found-text" />
  if (place.kind === 'forbidden') {
    const start = openStart(manifest, { can, holds })
    return <Forbidden title={t(place.route.title)} start={start} missing={place.missing} />
  }
  if (place.kind === 'refused')
    return (
      <Message title={title ?? ''}>
        <StateNotice state={place.state} />
      </Message>
    )
  return (
    <ScreenBoundary key={screenKey} version={manifest.version}>
      <Suspense fallback={<ScreenSkeleton />}>
        <RouteScope params={place.params}>
          <Screen place={place} />
        </RouteScope>
      </Suspense>
    </ScreenBoundary>
  )
}

/** An address may be as long as somebody likes. */
function shorten(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60)}…` : address
}

const notFound: PlaceValue = { kind: 'not-found' }

/** A screen whose route is taken away under the person's eyes is missed, not replaced by the default route's. */
function useStanding(place: PlaceValue, manifest: PortalManifest, pathname: string): PlaceValue {
  const [stoodAt, setStoodAt] = useState<string | null>(null)
  const stands = place.kind !== 'redirect' && place.kind !== 'not-found'
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
  const parent = parentOf(loaded, place)
  const above = useMemo(
    () => (isWizard && !parent ? [] : screensAbove(manifest, { can, holds }, place)),
    [isWizard, parent, manifest, can, holds, place],
  )
  const module = useMemo(
    () => ({ ...loaded, definition: restrictModule(loaded.definition, can) }),
    [loaded, can],
  )
  usePrefetch()
  return (
    <>
      <ScreenTabs current={place.route.tab} />
      <WayUp above={above} module={module} parent={parent} />
      <ScreenOf place={place} module={module} above={above.at(-1)?.to} />
    </>
  )
}

/** What the records of a screen belong to, by the slots of its address. */
function parentOf({ definition }: CompiledModule, { params }: ScreenPlace) {
  const parents = Object.values(definition.resources).flatMap(({ parent }) => parent ?? [])
  const [nearest] = parents
    .filter(({ slots }) => slots.every((slot) => params[slot] !== undefined))
    .toSorted((one, other) => other.slots.length - one.slots.length)
  const id = nearest && params[nearest.slot]
  return nearest && id !== undefined ? { definition: nearest, id } : undefined
}

interface ScreenOfProps {
  place: ScreenPlace
  module: CompiledModule
  above: string | undefined
}

function ScreenOf({ place, module, above }: ScreenOfProps) {
  const { screen } = place.route
  const drawRecord = (pageId: string, id: string, list: string) =>
    withWidgets(
      module,
      pageId,
      <PageScreen module={module} pageId={pageId} recordId={id} above={list} beside />,
    )
  if ('list' in screen) return <ListScreen module={module} listId={screen.list} drawRecord={drawRecord} />
  if ('page' in screen) {
    const page = (
      <PageScreen
        module={module}
        pageId={screen.page}
        recordId={place.params['id']}
        above={above}
        first={place.route.first}
        drawRecord={drawRecord}
      />
    )
    return withWidgets(module, screen.page, page)
  }
  return (
    <WizardPlace
      module={module}
      wizardId={screen.wizard}
      mode={screen.mode}
      from={screen.from}
      recordId={place.params['id']}
      step={place.params['step']}
      basePath={place.basePath}
    />
  )
}

function withWidgets(module: CompiledModule, page: string, drawn: ReactNode): ReactNode {
  return needsWidgets(module, page) ? <FieldScope>{drawn}</FieldScope> : drawn
}

function needsWidgets({ definition }: CompiledModule, page: string): boolean {
  const blocks = definition.pages[page]?.blocks ?? []
  return blocks.some(({ kind }) => kind === 'form' || kind === 'widget')
}

function titleOf(place: PlaceValue, t: (key: string) => string): string | null {
  if (place.kind === 'redirect') return null
  return place.kind === 'not-found' ? t('portal:shell-not-found') : t(place.route.title)
}
