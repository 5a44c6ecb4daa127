import type { AccountCounts, AccountItems } from '../auth/accountContext.ts'
import type { BearerKeys } from '../auth/bearerKeys.ts'
import type { Operators } from '../auth/createOperators.ts'
import type { Bus } from '../realtime/index.ts'
import type { Challenges } from '../challenges/index.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import type { PostNotices } from '../lifecycle/PostNotices.ts'
import type { Publisher } from '../publishing/Publisher.ts'
import type { Checks } from '../../language/index.ts'
import type { BackEnd } from './api/forwardCalls.ts'
import type { GalleryOptions } from './pages/galleryRoutes.ts'
import type { FileStore } from '../files/index.ts'
import type { LinkHandler } from '../wire/LinkHandler.ts'
import type { PublicHandler } from '../wire/PublicCall.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { Database, Query } from '../storage/database.ts'

/** A demo sign-in, shown on the sign-in page of a demo world. */
export interface DemoSignIn {
  email: string
  /** A short description. */
  about: string
}

export interface AppSettings {
  /** Makes cookies `Secure` with the `__Host-` prefix; false only for plain HTTP on localhost. */
  secureCookies: boolean
  /** Public address of the portal, for links in email; never taken from a request. */
  publicUrl: string
  /** 32-byte key for stored secrets. */
  secretKey: Buffer
  /** Host names served, without port; undefined serves any. */
  hosts?: string[]
  /**
   * Addresses and networks of trusted proxies, `10.0.0.0/8`. Their forwarded client addresses are used; without any,
   * the client is whoever connects.
   */
  proxies?: string[]
  /** Folder of the built portal; undefined serves the API alone. */
  distFolder?: string
  /** Minimum level of the log, or `silent`. */
  logLevel: string
  /** Log destination instead of standard output. */
  logTo?: { write(line: string): void }
  /** How long a JSON body may take to arrive; ten seconds by default. */
  bodyArrivalMs?: number
  /** How often the session of an open connection is reread; a minute by default. */
  sessionRecheckMs?: number
  readsPerMinute: number
  writesPerMinute: number
  /** Per polled address and session; defaults to `defaultLimits`, like the next three. */
  pollsPerMinute?: number
  searchesPerMinute?: number
  exportsPerHour?: number
  /** Per network, calls without a session: signing in and email links. */
  publicCallsPerMinute?: number
  /** Per network, calls with API keys that don't work. */
  refusedKeysPerMinute?: number
  /** How often processes synchronize their counts. */
  limitsSharedMs?: number
  /** Who may see the definition history and roll back; nobody by default. */
  operators?: Operators
  /** Only of a demo world in an embedded database. */
  demo?: { password: string; signIns: DemoSignIn[] }
}

/** A finished request, for the metrics. */
export interface FinishedRequest {
  method: string
  /** The route's path with its slots, never the address itself: few values, and no personal data. */
  route: string
  status: number
  seconds: number
}

export interface RequestMetrics {
  observe(request: FinishedRequest): void
}

export interface AppOptions {
  database: Database
  publisher: Publisher
  behaviours: Behaviour[]
  files: FileStore
  challenges: Challenges
  checks: Checks
  /** `config.account_items` flag → entity. */
  accountItems: AccountItems
  postNotices: PostNotices
  /** Counts of `config` that modules answer. */
  accountCounts?: readonly AccountCounts[]
  /** Facts of the installation that `config` tells everybody. */
  config?: JsonObject
  /** Path → what the links below it lead to, without a session. */
  links?: ReadonlyMap<string, LinkHandler>
  /** Path → what answers the calls of outside parties below it. */
  calls?: ReadonlyMap<string, PublicHandler>
  /** Keys that are taken instead of a session. */
  keys?: readonly BearerKeys[]
  /** Run in the transaction in which an invited person sets their first password. */
  onInvitationAccepted?: readonly ((
    query: Query,
    person: { accountId: string; userId: string },
  ) => Promise<void>)[]
  /** To the other processes on the same database; absent when there are none. */
  bus?: Bus
  settings: AppSettings
  /** Answers the calls of some resources instead of this server. */
  backEnd?: BackEnd
  metrics?: RequestMetrics
  /** Only when the gallery is enabled. */
  gallery?: GalleryOptions
}

/** Per user, polls per session and address; the portal itself needs a tenth of the reads and writes. */
export const defaultLimits = {
  readsPerMinute: 1800,
  writesPerMinute: 240,
  // A page polls 13 times a minute, plus once per load; failing to load a page would protect nothing.
  pollsPerMinute: 180,
  searchesPerMinute: 300,
  exportsPerHour: 10,
  // An office behind one address needs far fewer sign-ins; guesses have tighter limits of their own.
  publicCallsPerMinute: 300,
  refusedKeysPerMinute: 120,
}
