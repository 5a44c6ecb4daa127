import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { ApiClient } from './apiClient.ts'
import type {
  CatalogueItem,
  CompiledModule,
  Condition,
  PortalManifest,
  TextKey,
  Tone,
} from '../../language/portal.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { WidgetRegistry } from './contract.ts'

/** Who is signed in, as conditions and widgets see it. Shapes: definitions/context.schema.json. */
export interface SessionScope {
  account: Record<string, unknown>
  config: Record<string, unknown>
  /** `role` is absent for the owner. */
  user: { id: string; email: string; role?: string; permissions: string[] }
  /** Slots of the address, and of what is shown there. */
  route?: Readonly<Record<string, string>>
  /** True for who publishes definitions; conditions do not know it. */
  isOperator?: boolean
}

/** A short message at the edge of the window. */
export interface Notice {
  tone: Tone
  text: string
  /** How long it stays; default `noticeSeconds(text)`. */
  seconds?: number
  /** Shown behind the text. */
  link?: { text: string; to: string }
  /** The way to support stands behind the text; the application knows where that is. */
  support?: boolean
}

/**
 * Text of a key with its `{slots}` filled; `count` also chooses the plural form, numbers are written as the locale does.
 * An unknown key throws in development and shows itself otherwise.
 */
export type Translate = (key: TextKey, params?: TextParams) => string

/** Everything a screen gets from the application around it; the engine never reaches further. */
export interface Portal {
  manifest: PortalManifest
  registry: WidgetRegistry
  /** What fields need around them, the widgets and their theme, where the screen doesn't have it. */
  FieldScope?: ComponentType<{ children: ReactNode }> | undefined
  session: SessionScope
  api: ApiClient
  /** The texts of the portal and of every loaded module. */
  t: Translate
  /** Same promise for the same published module, so that `use()` can read it. */
  loadModule: (id: string) => Promise<CompiledModule>
  loadCatalogue: (id: string) => Promise<CatalogueItem[]>
  /** Gives the function that groups the digits of an E.164 number; absent: numbers stay ungrouped. */
  loadPhoneFormat?: () => Promise<(number: string) => string>
  /** Addresses of the flag of a country (`GB`) or region (`US-CA`), best first; absent or empty: a globe is drawn instead. */
  flagUrls?: (place: string) => string[]
  /** True when the user holds every permission. */
  can: (access: string[]) => boolean
  /** True when a condition over account, config and user holds, or there is none. */
  holds: (when: Condition | undefined) => boolean
  navigate: (to: string, options?: { replace?: boolean }) => void
  notify: (notice: Notice) => void
  /**
   * Ask before the person leaves the page or the screen while `active`; the answer is theirs.
   * @param text what leaving means, where it is not that a draft is kept
   * @param owner whose reason it is; each has its own
   */
  guardLeaving: (active: boolean, text?: TextKey, owner?: string) => void
  /** Reads config again after something changed on the server. */
  refreshSession: () => void
  /** Loads the portal anew at its start, without asking: the session is another's. */
  restart: () => void
  /**
   * The same, resolving when config is read or could not be.
   * @param then runs before anything is drawn from the new config, so it may leave a screen that config takes away
   */
  rereadSession: (then?: () => void) => Promise<void>
  /** Ends the session, here and in the other tabs. */
  signOut: () => Promise<void>
}

export const PortalContext = createContext<Portal | null>(null)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal needs a PortalContext above it')
  return portal
}
