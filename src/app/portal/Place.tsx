import { lazy, Suspense, use, useEffect, useMemo } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { resolvePlace } from '../router/resolvePlace.ts'
import type { Place as PlaceValue } from '../router/resolvePlace.ts'
import { Forbidden } from '../shell/Forbidden.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { screenImports } from './screenImports.ts'

const ThemeScope = lazy(async () => ({ default: (await screenImports.theme()).ThemeScope }))
const ListPlace = lazy(async () => ({ default: (await screenImports.list()).ListPlace }))
const WizardPlace = lazy(async () => ({ default: (await screenImports.wizard()).WizardPlace }))

/** What stands at the address: a screen of a definition, or why there is none. */
export function Place() {
  const { manifest, can, t } = usePortal()
  const [pathname] = useLocation()
  const query = useSearch()
  const search = query ? `?${query}` : ''
  const place = useMemo(
    () => resolvePlace(manifest, can, pathname, search),
    [manifest, can, pathname, search],
  )
  const title = titleOf(place, t)
  useEffect(() => {
    if (title) document.title = `${manifest.product} – ${title}`
  }, [manifest.product, title])
  const screenKey = place.kind === 'screen' ? place.basePath : place.kind
  useHeadingFocus(screenKey)

  if (place.kind === 'redirect') return <Redirect to={place.to} replace />
  if (place.kind === 'not-found') return <NotFound home={manifest.home} />
  if (place.kind === 'forbidden') return <Forbidden title={t(place.route.title)} missing={place.missing} />
  return (
    <ScreenBoundary key={screenKey}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen place={place} />
      </Suspense>
    </ScreenBoundary>
  )
}

type ScreenPlace = Extract<PlaceValue, { kind: 'screen' }>

function Screen({ place }: { place: ScreenPlace }) {
  const { loadModule } = usePortal()
  const module = use(loadModule(place.route.module))
  return (
    <ThemeScope>
      <ScreenOf place={place} module={module} />
    </ThemeScope>
  )
}

function ScreenOf({
  place,
  module,
}: {
  place: ScreenPlace
  module: Awaited<ReturnType<ReturnType<typeof usePortal>['loadModule']>>
}) {
  const { screen } = place.route
  if ('list' in screen) {
    return <ListPlace module={module} listId={screen.list} />
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

function titleOf(place: PlaceValue, t: (key: string) => string): string | null {
  if (place.kind === 'redirect') return null
  return place.kind === 'not-found' ? 'Page not found' : t(place.route.title)
}
