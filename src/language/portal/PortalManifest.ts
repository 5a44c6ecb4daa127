import type { Condition } from './Condition.ts'
import type { GateDefinition, NavigationEntry, RouteDefinition, TabsDefinition } from './RouteDefinition.ts'
import type { Text, TextKey, Tone } from './Text.ts'
import type { PlaceName, WayDefinition } from './WayDefinition.ts'

/** What the address of a tool of lists may say: the list as `module.list`, and the id of the view in force or `all`. */
export const listToolSlots = ['list', 'view'] as const

/** What a module offers in the menu of every list. */
export interface ListToolDefinition {
  /** `<module>:<id>` */
  id: string
  text: TextKey
  icon: string
  to: string
  /** Its own and that of the screen it leads to. */
  access: string[]
  when?: Condition
}

/** A notice above every screen. */
export interface PortalBannerDefinition {
  id: string
  order: number
  when: Condition
  tone: Tone
  title?: TextKey
  text: TextKey
  params: Record<string, BannerParam>
  links: BannerLink[]
  /** The person may put it away for good. */
  closable: boolean
}

/** The value at a path of account, config or user. */
export interface BannerParam {
  path: string
  format: 'text' | 'money'
}

/** Plain words when it leads nowhere. */
export interface BannerLink extends WayDefinition {
  text: TextKey
  /** Said behind it. */
  note?: TextKey
}

/** A group of the navigation. */
export interface SectionDefinition {
  id: string
  title: TextKey
  /** Other titles; the first whose condition holds. */
  titles: { when: Condition; title: TextKey }[]
  icon: string
  /** Its first entry stands for it, so it is a link and no group. */
  single: boolean
}

/** What pages may ask the browser for, by its name in Permissions-Policy. */
export type BrowserFeature = 'camera' | 'microphone'

/** What the shell needs before any module is loaded; small, sent with the page. */
export interface PortalManifest {
  language: 3
  /** Content hash of everything published; two servers with the same definitions have the same. */
  version: string
  product: string
  /** Who runs the portal. */
  company: string
  supportEmail: string
  termsPath: string
  locale: string
  currency: string
  home: string
  /** Where a person starts who may not open `home`. */
  fallbackHome?: string
  /** Permissions of people who may make keys for the API; absent where no resource has any. */
  apiAccess?: string[]
  sections: SectionDefinition[]
  /** The navigation has no sections then. */
  flatWhen?: Condition
  /** Routes of all modules, in order; the module is loaded when one matches. */
  routes: (RouteDefinition & { module: string })[]
  /** By module; those without any are absent. */
  tabs: Record<string, TabsDefinition>
  navigation: NavigationEntry[]
  listTools: ListToolDefinition[]
  /** States of accounts, in order: the first that refuses a call gives the reason. */
  states: AccountStateDefinition[]
  /** In order; the first that holds counts. */
  gates: GateDefinition[]
  banners: PortalBannerDefinition[]
  places: Partial<Record<PlaceName, { to: string; access: string[]; when?: Condition }>>
  /** Form that needs no session → the module that has it. */
  publicForms: Record<string, string>
  /** What widgets and panels that definitions name need of the browser, which pages are allowed; absent: nothing. */
  uses?: BrowserFeature[]
  polling: { configSeconds: number; notificationsSeconds: number }
  session: { signInMinutes: number; absoluteHours: number }
  permissions: { id: string; server: string; title: string }[]
  /** Module id → content hash of its ES module, served at `/definitions/<id>.<hash>.js`. */
  modules: Record<string, string>
  /** Catalogue id → content hash, served at `/definitions/catalogue-<id>.<hash>.js` (exports `items`). */
  catalogues: Record<string, string>
  /** What the shell shows, what definitions name of the portal, and the titles of routes, tabs and navigation. */
  texts: Record<TextKey, Text>
}

/** What pages that need no session are told of the portal: of `modules` and `texts` only what they show. */
export type PublicManifest = Pick<
  PortalManifest,
  'product' | 'company' | 'supportEmail' | 'termsPath' | 'locale' | 'publicForms' | 'modules' | 'texts'
>

/** A state of an account, and what may be done in it; everything else is refused. */
export interface AccountStateDefinition {
  id: string
  /** Over account and config. */
  when: Condition
  /** Why a call is refused. */
  text: TextKey
  way?: WayDefinition & { text: TextKey }
  /** False: nobody in the account is signed in. */
  signIn: boolean
  /** What runs by itself waits until the state is over. */
  pauses: boolean
  /** Every call that is allowed: `PUT /v1/profile/password`. */
  calls: string[]
  /** `sms-campaign.pause` */
  transitions: string[]
}

export interface AccessDefinition {
  /** Nobody has one whose condition over account, config and user does not hold. */
  permissions: { id: string; server: string; title: string; when?: Condition }[]
  owner: string[]
  /** `title` and `about` are for people; the title is the id where there is none. */
  roles: { id: string; code: number; title?: string; about?: string; permissions: string[] }[]
  suborganization: string[]
  plans: {
    id: string
    code?: number
    /** What notifications and mails call it. */
    title?: TextKey
    monthlyFee?: number
    dailyMessageCap?: number
    permissions?: string[]
  }[]
  /** What nobody has while a condition over account, config and user holds. */
  withhold: {
    when: Condition
    permissions: string[] | 'all'
    /** What stays of all. */
    except?: string[]
  }[]
}
