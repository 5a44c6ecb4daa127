import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keeperOf } from '../../engine/registry/keeperOf.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { resolvePlace } from '../router/resolvePlace.ts'
import { rememberPlace } from './recentPlaces.ts'

/** Remembers the screens a person opens, for the palette; those of one record are remembered with its name, when it is chosen there. */
export function RememberPlaces() {
  const { manifest, can, holds, session, t } = usePortal()
  const { pathname } = useLocation()
  const place = resolvePlace(manifest, { can, holds }, pathname, '')
  const isKept = place.kind === 'screen' && !place.route.path.includes('{id}')
  const to = isKept ? place.basePath : undefined
  const title = isKept ? t(place.route.title) : undefined
  const keeper = keeperOf(session)
  useEffect(() => {
    if (to !== undefined && title !== undefined) rememberPlace(keeper, { to, title })
  }, [keeper, title, to])
  return null
}
