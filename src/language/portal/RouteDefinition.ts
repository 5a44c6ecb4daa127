import type { Condition } from './Condition.ts'
import type { PathTemplate, TextKey } from './Text.ts'
import type { WizardMode } from './WizardDefinition.ts'

export type ScreenReference =
  | { list: string }
  | {
      wizard: string
      mode: WizardMode
      /** Endpoint that answers the values a new record starts with, from the record of the address. */
      from?: string
    }
  | { page: string }

/** Which record a page shows whose address names none. */
export interface FirstRecordDefinition {
  /** Sort order of the list. */
  sort: string
  /** Where the address leads while the list is empty. */
  otherwise: string
  failure?: TextKey
}

/** `path` has `{name}` and, last, `{name?}` slots. */
export type RouteDefinition = { path: string } & (
  | { redirect: string }
  | {
      /** Parameters of the address that choose this screen among several at one path. */
      query?: Record<string, string>
      title: TextKey
      screen: ScreenReference
      /** The page shows the first record of its resource's list; the address has no `{id}`. */
      first?: FirstRecordDefinition
      access: string[]
      /** The call that its form ends with, which the state of the account may refuse: `POST /v1/parcels`. */
      asks?: string
      /** The tab it is behind: of its own module, or of another. */
      tab?: { module: string; id: string }
      /** Shown where the screen is offered; that of its section without one. */
      icon?: string
      /** Where it does not hold, the address is as good as unknown. */
      when?: Condition
    }
)

export interface TabDefinition {
  id: string
  title: TextKey
  to: string
  access: string[]
  when?: Condition
}

/** The tabs of a module, named as it is. */
export interface TabsDefinition {
  title: TextKey
  items: TabDefinition[]
}

export interface NavigationEntry {
  id: string
  section: string
  title: TextKey
  /** What it is called where no section stands above it. */
  flatTitle?: TextKey
  to: string
  order: number
  access: string[]
  /** Its own and that of the screen it leads to. */
  when?: Condition
  /** Path of a count: `config.unread_tickets`; none is not shown. */
  badge?: string
}

/** While it holds, every address leads to `at`. */
export interface GateDefinition {
  id: string
  module: string
  order: number
  when: Condition
  at: string
  title: TextKey
  /** Shown at `at` instead of what stands there. */
  screen?: ScreenReference
  /** Addresses that it leaves open, with all below them. */
  except?: string[]
}

/** A form of a page that needs no session: each has its own call, which reads its fields. */
export interface PublicFormDefinition {
  id: string
  title: TextKey
  help?: TextKey
  /** Below `/api/site`. */
  post: string
  /** Says what the fields are; a form may be a button alone. */
  entity?: string
  fields: { field: string; autocomplete?: string; link?: PublicLink }[]
  submit: TextKey
  /** On the button while the call runs. */
  busy?: TextKey
  links: PublicLink[]
  /** Shown when the call succeeded; without it the page is left. */
  done?: { title: TextKey; text?: TextKey; action?: PublicLink; again?: TextKey }
}

/** `{email}` and other slots are filled by the page; one without a value is left empty. */
export interface PublicLink {
  text: TextKey
  to: PathTemplate
}
