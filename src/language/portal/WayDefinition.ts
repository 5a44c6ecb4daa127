import type { Condition } from './Condition.ts'
import type { PathTemplate } from './Text.ts'

/** Leads to an address or to what fills a place. Nobody sees one that they cannot follow. */
export interface WayDefinition {
  to?: PathTemplate
  place?: PlaceName
  access: string[]
  /** For whom the screen it leads to is there. */
  when?: Condition
}

/** What the shell leads to by name; a place nobody fills is not shown. */
export type PlaceName =
  | 'account'
  | 'ask'
  | 'billing'
  | 'cart'
  | 'parent'
  | 'security'
  | 'support'
  | 'top-up'
  | 'work'
