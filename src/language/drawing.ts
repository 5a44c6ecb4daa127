import type { Frame } from '../shared/headStart.ts'
import type { NotificationList } from './notifications.ts'
import type { CatalogueItem, ModuleDefinition, PortalManifest } from './portal.ts'

/** What pages are drawn from as long as the same definitions are published. */
export interface DrawingSet {
  manifest: PortalManifest
  modules: Record<string, ModuleDefinition>
  catalogues: Record<string, CatalogueItem[]>
}

/** A page to draw ahead, and all that is known of it. */
export interface DrawRequest {
  set: DrawingSet
  pathname: string
  /** With its question mark, or empty. */
  search: string
  frame: Frame
  config: Record<string, unknown>
  profile: { account: Record<string, unknown>; operator?: boolean }
  notifications: NotificationList | undefined
  /** Answers to GETs of the API, by address below its base. */
  reads: ReadonlyMap<string, unknown>
  /** A flag as a `data:` address, by the path of its file; undefined when there is none or it is large. */
  flagAt: (path: string) => string | undefined
}

export interface SignInRequest extends Pick<DrawRequest, 'set' | 'search' | 'frame'> {
  /** The API's answer of that name; undefined outside a demo world. */
  demo: unknown
}

export interface Drawing {
  html: string
  /** What the screen reads; drawn again with what `reads` lacked of it, the picture has more. */
  asked: string[]
  catalogues: string[]
  phone: boolean
  flags: Record<string, string>
}
