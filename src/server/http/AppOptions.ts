import type { AccountItems } from '../auth/accountContext.ts'
import type { Operators } from '../auth/createOperators.ts'
import type { Carrier } from '../carrier/index.ts'
import type { Bus } from '../realtime/index.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import type { Publisher } from '../publishing/Publisher.ts'
import type { Checks } from '../resources/ResourceContext.ts'
import type { GalleryOptions } from './galleryRoutes.ts'
import type { Database } from '../storage/database.ts'

/** A demo sign-in, shown on the sign-in page of a demo world. */
export interface DemoSignIn {
  email: string
  /** Who this is, in a few words. */
  about: string
}

export interface AppSettings {
  /** Cookies are `Secure` and carry the `__Host-` prefix; false only on plain HTTP of this machine. */
  secureCookies: boolean
  /** Where people reach the portal, for links in mails; never taken from a request. */
  publicUrl: string
  /** 32 bytes that stored secrets are encrypted with. */
  secretKey: Buffer
  /** Host names served, without port; undefined serves any. */
  hosts?: string[]
  /**
   * Addresses and networks of proxies before this server, `10.0.0.0/8`: those are believed when they say whose request
   * they pass on. None: a request is of who connects.
   */
  proxies?: string[]
  /** Folder of the built portal; undefined serves the API alone. */
  distFolder?: string
  /** Minimum level of the log, or `silent`. */
  logLevel: string
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void }
  /** How long a JSON body may take to arrive; ten seconds unless told. */
  bodyArrivalMs?: number
  /** How often the session of an open connection is read again; a minute unless told. */
  sessionRecheckMs?: number
  readsPerMinute: number
  writesPerMinute: number
  /** Of each polled address, per session; `defaultLimits` unless told, like the next two. */
  pollsPerMinute?: number
  searchesPerMinute?: number
  exportsPerHour?: number
  /** How often processes tell each other what they counted. */
  limitsSharedMs?: number
  /** Who may see the history of definitions and roll back; nobody unless told. */
  operators?: Operators
  /** Only of a demo world in an embedded database. */
  demo?: { password: string; signIns: DemoSignIn[] }
}

export interface AppOptions {
  database: Database
  publisher: Publisher
  behaviours: Behaviour[]
  checks: Checks
  /** Sends codes to people's phones. */
  carrier: Pick<Carrier, 'deliver'>
  /** `config.account_items` flag → entity. */
  accountItems: AccountItems
  /** To the other processes of one database; absent when there are none. */
  bus?: Bus
  settings: AppSettings
  /** Only where the gallery was asked for. */
  gallery?: GalleryOptions
}

/** Per user, polls per session and address; the portal itself needs a tenth of the reads and writes. */
export const defaultLimits = {
  readsPerMinute: 1800,
  writesPerMinute: 240,
  // A page asks 13 times a minute, and once more whenever it is loaded: a page that fails to load is no protection.
  pollsPerMinute: 180,
  searchesPerMinute: 60,
  exportsPerHour: 10,
}
