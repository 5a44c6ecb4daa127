import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { DrawnAhead } from '../../engine/data/DrawnAhead.ts'
import type { DrawnAheadValue } from '../../engine/data/DrawnAhead.ts'
import { formatPhoneNumber } from '../../domain/phone/formatPhoneNumber.ts'
import type { NotificationList } from '../../language/notifications.ts'
import type { DrawRequest, Drawing, DrawingSet } from '../../language/drawing.ts'
import type { Frame } from '../../shared/headStart.ts'
import { settled } from '../../shared/settledValue.ts'
import { toSessionScope } from '../session/toSessionScope.ts'
import type { PortalStart } from '../start/preparePortal.ts'
import { tokens } from '../theme/tokens.ts'
import { createTexts } from './createTexts.ts'
import type { PublishedSet } from './createPublishedPortal.ts'
import { flagUrls } from './flagUrls.ts'
import { PortalApp } from './PortalApp.tsx'
import { withoutMarks } from './withoutMarks.ts'
import { screenImports } from './screenImports.ts'

await Promise.all([screenImports.list(), screenImports.page()])

/**
 * Draws the page at an address as the signed-in person will see it, with the components of the browser. Whatever needs
 * the browser stands as it does before its part has loaded.
 */
export function drawPortal(request: DrawRequest): Drawing {
  const { set, frame, reads } = request
  const pathname = request.pathname === '/' ? set.manifest.home : request.pathname
  const asked = new Set<string>()
  const catalogues = new Set<string>()
  let phone = false
  const flags: Record<string, string> = {}
  const ahead: DrawnAheadValue = {
    frame: { ...frame, room: frame.room > 0 ? frame.room : estimateRoom(frame) },
    address: { pathname, search: request.search },
    read(url) {
      asked.add(url)
      return reads.get(url)
    },
  }
  const published: PublishedSet = {
    ...readySet(set),
    loadCatalogue(id) {
      catalogues.add(id)
      return settled(set.catalogues[id] ?? [])
    },
  }
  const session = toSessionScope(request.config, request.profile, set.manifest.permissions)
  const html = renderToString(
    <DrawnAhead value={ahead}>
      <StaticRouter location={{ pathname, search: request.search }}>
        <PortalApp
          start={startOf(published, request.notifications)}
          sessions={{ ...nothingHappens, session: () => session, endsAt: () => NaN, setEnd: nothing }}
          realtime={never}
          flagUrls={(place) =>
            flagUrls(place).map((path) => {
              const url = request.flagAt(path)
              if (url === undefined) return path
              flags[path] = url
              return url
            })
          }
          loadPhoneFormat={() => {
            phone = true
            return settled(formatPhoneNumber)
          }}
        />
      </StaticRouter>
    </DrawnAhead>,
  )
  return {
    html: withoutMarks(html),
    asked: [...asked],
    catalogues: [...catalogues],
    phone,
    flags,
  }
}

/** What the frame of the portal leaves for the rows of a list. */
function estimateRoom({ width }: Frame): number {
  const border = 2
  const { layout, space } = tokens
  const side = width < narrowShell ? 0 : layout.sidebar
  return width - side - 2 * space[3] - border
}
/** As shell.css has it. */
const narrowShell = 1024

type ReadySet = Omit<PublishedSet, 'loadCatalogue'>

const ready = new WeakMap<DrawingSet, ReadySet>()

function readySet(set: DrawingSet): ReadySet {
  const known = ready.get(set)
  if (known) return known
  const { manifest, modules } = set
  const { t, add } = createTexts(manifest.texts, manifest.locale, false)
  const loaded = new Map(
    Object.entries(modules).map(([id, definition]) => {
      add(definition.texts)
      // Nothing is checked before the page lives.
      return [id, settled({ definition, validators: {} })]
    }),
  )
  const made: ReadySet = {
    manifest,
    t,
    loadModule: (id) => loaded.get(id) ?? Promise.reject(new Error(id)),
  }
  ready.set(set, made)
  return made
}

const never = new Promise<never>(() => undefined)
const nothing = (): void => undefined
const subscribe = () => nothing

const nothingHappens = {
  subscribe,
  refresh: nothing,
  configChanged: nothing,
  reread: () => never,
  poll: () => nothing,
}

/** The parts of a start, of which nothing happens yet. */
function startOf(
  published: PublishedSet,
  told: NotificationList | undefined,
): Omit<PortalStart, 'answers' | 'screen' | 'headStart' | 'lastUsed'> {
  const unread = told?.unread ?? 0
  const state = { list: told?.notifications, unread, loading: told === undefined, failed: false }
  return {
    published: { current: () => published, subscribe, refresh: () => never },
    api: {
      get: () => never,
      send: () => never,
      upload: () => never,
      bytes: () => never,
      download: () => never,
    },
    notices: { notify: nothing, dismiss: nothing, notices: () => noNotices, subscribe },
    notifications: {
      ...nothingHappens,
      state: () => state,
      onArrival: subscribe,
      read: nothing,
      readAll: nothing,
      close: nothing,
    },
    guard: { set: nothing, holds: () => false, text: () => undefined, disarm: nothing },
  }
}

const noNotices: [] = []
