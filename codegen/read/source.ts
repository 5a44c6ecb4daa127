import type {
  BodyValues,
  BrowserFeature,
  LookupGather,
  Sensitivity,
  DatePreset,
  JsonValue,
  LimitName,
  NoticeRecipients,
  PanelRoom,
  PlaceName,
  QueryMatch,
  Text,
  Tone,
  TransitionActor,
  WizardMode,
} from '../../src/language/portal.ts'
import type { FileRules } from '../../src/language/fileTypes.ts'
import type { NotificationStyle } from '../../src/language/notifications.ts'
import type { NeededAccess } from '../permissionsNeeded.ts'

/**
 * The definition files as written, one interface per file kind.
 * Source: `definitions/_language/<kind>.schema.json`, which every value is checked against before it is typed so.
 */
export interface PortalSource {
  product: string
  company: string
  supportEmail: string
  termsPath: string
  locale: string
  currency: string
  home: string
  fallbackHome?: string
  navigation: {
    id: string
    title: string
    titles?: { when: string; title: string }[]
    icon: string
    single?: boolean
  }[]
  flatWhen?: string
  badges?: Record<string, BadgeSource>
  lists: { pageSizes: number[]; refreshSeconds: number; searchDebounceMs: number }
  polling: { configSeconds: number; notificationsSeconds: number }
  session: { signInMinutes: number; absoluteHours: number }
}

export interface TextsSource {
  texts: Record<string, Text>
}

/** A text that code shows. */
export interface CodeTextSource {
  about: string
  slots?: string[]
}

export interface PieceSource {
  about: string
  texts: Record<string, CodeTextSource>
}

/** The part of JSON Schema that gives conditions their types. */
export interface ShapeSource {
  /** A secret of an entity; nothing else has one. */
  sensitive?: Sensitivity
  /** How a value that is shown once is made. */
  made?: { prefix?: string; hint?: string }
  type: string
  enum?: (string | number)[]
  format?: string
  properties?: Record<string, ShapeSource>
  required?: string[]
  items?: ShapeSource
  default?: JsonValue
  readOnly?: boolean
}

export interface ContextSource {
  roots: Record<'account' | 'config' | 'user', ShapeSource>
}

/** A state of an account, and what is allowed in it. */
export interface AccountStateSource {
  id: string
  when: string
  text: string
  way?: { text: string; to?: string; place?: PlaceName }
  signIn?: boolean
  pauses?: boolean
  reads?: boolean
  calls?: string[]
  transitions?: string[]
}

/** What holds while a condition, a state of the account, or both do. */
export interface StatedSource {
  when?: string
  state?: string
}

export interface AccessSource {
  permissions: {
    id: string
    server: string
    title: string
    section?: string
    keys?: boolean
    when?: string
  }[]
  owner: string[]
  roles: { id: string; code: number; title?: string; about?: string; permissions: string[] }[]
  suborganization: string[]
  plans: {
    id: string
    code?: number
    title?: string
    monthlyFee?: number
    dailyMessageCap?: number
    permissions?: string[]
  }[]
  states?: AccountStateSource[]
  withhold?: (StatedSource & { permissions: string[] | 'all'; except?: string[] })[]
}

export interface CatalogueEntry {
  value: string
  text: string
  [extra: string]: JsonValue
}

export interface CatalogueSource {
  id: string
  /** Filled in by the compiler where `from` says what they are. */
  items?: CatalogueEntry[]
  from?: 'records' | 'events' | 'roles' | 'permissions'
  owner?: { value: string; text: string; about?: string }
  words?: Partial<Record<'created' | 'changed' | 'removed' | 'rotated', string>>
  also?: CatalogueEntry[]
}

/** What widgets and panels have in common. */
export interface DrawnSource extends Partial<PieceSource> {
  pieces?: string[]
  uses?: BrowserFeature[]
}

export interface RegistrySource {
  texts: Record<'shell' | 'list' | 'wizard', Record<string, CodeTextSource>> & {
    page?: Record<string, CodeTextSource>
    task?: Record<string, CodeTextSource>
    server?: Record<string, CodeTextSource>
    field?: Record<string, CodeTextSource>
  }
  pieces?: Record<string, PieceSource>
  widgets: Record<
    string,
    DrawnSource & { types: string[]; options?: Record<string, string>; files?: string[] }
  >
  panels: Record<string, DrawnSource & { room?: PanelRoom }>
  cells: Record<string, { about: string; types: string[]; align?: 'start' | 'end' }>
  checks: Record<
    string,
    {
      about: string
      reads: Record<string, string>
      items?: Record<string, Record<string, string>>
      slots?: string[]
    }
  >
  /** Those that code reads by name. */
  catalogues?: string[]
  publicForms?: Record<string, PublicCallSource>
  notifications?: Record<string, { about: string; slots?: string[] }>
  icons: string[]
}

/** A page that needs no session, and the call its form is for. */
export interface PublicCallSource {
  about: string
  /** Its address, where it has one of its own. */
  at?: string
  post: string
  /** Texts that the call takes from the form. */
  reads?: string[]
  /** What the page fills in texts and links. */
  slots?: string[]
  /** The page is left once it is done. */
  leaves?: boolean
}

export type RouteSource = { path: string } & (
  | {
      redirect: string
      query?: undefined
      title?: undefined
      screen?: undefined
      first?: undefined
      access?: undefined
      tab?: undefined
      icon?: undefined
      when?: undefined
    }
  | {
      redirect?: undefined
      query?: Record<string, string>
      title: string
      icon?: string
      tab?: string
      screen: ScreenSource
      first?: { sort?: string; otherwise: string; failure?: string }
      access: NeededAccess
      when?: string
    }
)

export type ScreenSource =
  | { list: string }
  | { wizard: string; mode: WizardMode; from?: string }
  | { page: string }

export interface GateSource extends StatedSource {
  id: string
  order: number
  at: string
  title: string
  screen?: ScreenSource
  except?: string[]
}

export interface PortalBannerSource extends StatedSource {
  id: string
  order?: number
  tone: Tone
  title?: string
  text: string
  params?: Record<string, { path: string; format?: 'text' | 'money' }>
  links?: { text: string; note?: string; to?: string; place?: PlaceName; when?: string }[]
  closable?: boolean
}

export interface NotificationSource {
  id: string
  style: NotificationStyle
  title: string
  text?: string
  button?: { title: string; to: string }
  closable?: boolean
}

export type ModuleRegistrySource = Partial<Pick<RegistrySource, 'widgets' | 'panels'>> & {
  /** Of its code on the server. */
  texts?: Record<string, CodeTextSource>
}

/** A permission that a module brings; the owner has it. */
export interface ModulePermissionSource {
  id: string
  server: string
  title: string
  section?: string
  keys?: boolean
  roles?: string[]
  suborganization?: boolean
  plans?: string[]
  when?: string
}

export interface ModuleSource {
  id: string
  title: string
  permissions?: ModulePermissionSource[]
  /** What code of the module provides. */
  registry?: ModuleRegistrySource
  routes: RouteSource[]
  tabs?: { id: string; title: string; to: string }[]
  navigation?: {
    id: string
    section: string
    title: string
    flatTitle?: string
    to: string
    order: number
    when?: string
    badge?: string
  }[]
  listTools?: { id: string; text: string; icon?: string; to: string; access?: string[]; when?: string }[]
  gates?: GateSource[]
  banners?: PortalBannerSource[]
  notifications?: NotificationSource[]
  places?: Partial<Record<PlaceName, string>>
}

export interface PropertySource extends ShapeSource {
  title?: string
  help?: string
  placeholder?: string
  enumTexts?: Record<string, string>
  chips?: Record<string, { tone: Tone; icon: string }>
  catalogue?: string
  lookup?: { by: string; column: string; gather?: LookupGather }
  minLength?: number
  maxLength?: number
  pattern?: string
  patterns?: { pattern: string; text: string }[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  distinct?: boolean | string
  keyed?: boolean
  generated?: boolean
  items?: PropertySource
  properties?: Record<string, PropertySource>
  file?: FileRules
  keepsDefault?: boolean
  trim?: boolean
  writeOn?: ('create' | 'update')[]
  personal?: true
  access?: string[]
  cell?: string
  errors?: Record<string, string>
}

export interface EntitySource {
  id: string
  title: string
  type: 'object'
  properties: Record<string, PropertySource>
  required: string[]
  /** For every property that has the keyword and says no other. */
  errors?: Record<string, string>
}

export interface ReferenceSource {
  get: string
  query?: Record<string, string>
  items: string
  key: string
  label: string
  search?: string
  pick: Record<string, string>
  empty: { text: string; to?: string; action?: string }
  inUse?: string
}

export interface RulesSource {
  entity: string
  fields?: Record<string, FieldRulesSource>
  effects?: {
    on: string
    when?: string
    clear?: string[]
    set?: Record<string, JsonValue>
    default?: string[]
    suggest?: Record<string, string>
  }[]
  checks?: CheckSource[]
}

export interface FieldRulesSource {
  visibleWhen?: string
  requiredWhen?: string
  enabledWhen?: string
  because?: string
  forced?: { when: string; value: JsonValue; because: string }[]
  equal?: string
  default?: JsonValue
  limits?: LimitSource[]
  reference?: ReferenceSource
  challenge?: ChallengeSource
  serverCheck?: string
  choices?: ChoicesSource
}

export interface ChallengeSource {
  proves: string
  extension?: string
  channels: { channel: 'sms' | 'voice'; when?: string }[]
}

/** Rules of the options of a list. */
export interface ChoicesSource {
  enabledWhen?: string
  because?: string
  hides?: true
  keptWhen?: string
  keptBecause?: string
  removed?: string
  hints?: { when?: string; text: string; slots?: Record<string, { path: string; cell: string }> }[]
  groups?: { id: string; title: string; when?: string; by?: string; whole?: boolean }[]
  groupBy?: string
}

/** Either `unless`, or `check` with what it reads. */
export interface CheckSource {
  unless?: string
  each?: string
  check?: string
  reads?: Record<string, string>
  when?: string
  /** Several fields are checked alike. */
  at: string | string[]
  text: string
  on?: ('create' | 'update')[]
  advises?: true
}

export type LimitSource = Partial<Record<LimitName, number | string>> & { when?: string; text?: string }

export interface ConfirmSource {
  title: string
  text: string
  action: string
  dismiss: string
}

/** What an action asks for. */
export interface ActionFormSource {
  entity?: string
  fields: string[]
  views?: Record<string, Pick<ViewSource, 'widget' | 'options'>>
}

export interface PostingSource {
  type: number
  amount: number | string
  text: string
  when?: string
  owed?: boolean
}

export interface NoticeSource {
  kind: string
  to?: NoticeRecipients
  access?: NeededAccess
  when?: string
  slots?: Record<string, string>
  mail?: { subject: string; text: string; daily?: boolean }
}

export interface TransitionSource {
  id: string
  title?: string
  event?: string
  icon?: string
  tone?: Tone
  from: string[]
  to: string
  by: TransitionActor
  after?: string
  access?: NeededAccess
  when?: string
  because?: string
  confirm?: ConfirmSource
  warning?: { when: string; text: string }
  form?: ActionFormSource
  note?: {
    from?: string
    required?: boolean
    maxLength?: number
    field?: string
    reason?: string
  }
  postings?: PostingSource[]
  notify?: NoticeSource[]
  simulated?: { after: string; when?: string; note?: string; reason?: string }
  success?: string
  word?: string
}

export interface LifecycleSource {
  entity: string
  field: string
  states: Record<string, { title: string; tone: Tone; icon: string; value?: number }>
  named?: string
  initial?: string
  created?: { postings: PostingSource[] }
  call?: { method: 'PUT'; path: string }
  /** Of users' transitions that say no other. */
  access?: NeededAccess
  success?: string
  transitions: TransitionSource[]
  failure?: string
}

export interface QuerySource {
  name: string
  field?: string
  match: QueryMatch
  where?: string
}

export type OperationName = 'list' | 'get' | 'create' | 'update' | 'delete' | 'rotate'

interface OperationSource {
  access: NeededAccess
  when?: string
  because?: string
  instead?: { when?: string; text: string; to: string }[]
}

/** A resource as it is written: without records, nothing is said of them. */
export interface WrittenResourceSource {
  id: string
  entity: string
  path: string
  /** The resource these records belong to; the slot of `path` is the property with its id. */
  parent?: { resource: string; name: string; when?: string; because?: string; beside?: string[] }
  items?: string
  item?: string
  /** One record per account: lists alone have `items`, `listFields` and `sort`. */
  singleton?: boolean
  /** What is shown once of its records is a bearer token. */
  authenticates?: boolean
  /** Forms keep what is not sent yet on the server. */
  draft?: { mark?: string }
  /** Refused to API keys, and to masters who work in the account. */
  personal?: boolean
  /** Of what says no other; `writeAccess` of what writes. */
  access?: NeededAccess
  writeAccess?: NeededAccess
  storage:
    | { kind: 'documents' }
    | { kind: 'table'; table: string; totals?: string[] }
    | { kind: 'behaviour' }
    | { kind: 'none' }
  /** Of rows of a table. */
  events?: { id: string; title: string }[]
  operations?: Partial<Record<Exclude<OperationName, 'rotate'>, OperationSource>> & {
    rotate?: OperationSource & { form: ActionFormSource; grace: string; until?: string }
  }
  listFields?: string[]
  /** Beside the rows of list answers: key → catalogue. */
  catalogues?: Record<string, string>
  query?: QuerySource[]
  pageSize?: string
  sort?: { fields: string[]; default: string }
  statistics?: { id: string; title: string; sum?: string }[]
  sublists?: { field: string; path: string; access: NeededAccess; query?: QuerySource[] }[]
  endpoints?: {
    id: string
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    path: string
    absolute?: boolean
    query?: string[]
    input?: string[]
    /** The query may have it too. */
    queryInput?: boolean
    output?: string[]
    body?: BodyValues
    answer?: BodyValues
    file?: string
    access: NeededAccess
    when?: string
    because?: string
    bulk?: number
    idempotent?: boolean
    summary: string
    items?: string
  }[]
}

/** A resource as the compiler works with it. */
export type ResourceSource = WrittenResourceSource &
  Required<Pick<WrittenResourceSource, 'items' | 'item' | 'operations' | 'listFields' | 'sort'>>

export interface LinkSource {
  text: string
  to: string
  access?: string[]
}

/** Leads to an address, or to whatever fills a place. */
export interface WaySource {
  to?: string
  place?: PlaceName
  access?: string[]
}

export interface ColumnSource {
  id: string
  field: string
  title?: string
  cell?: string
  link?: string
  linkWhen?: string
  note?: string
  marks?: string[]
  cut?: number
  width?: number
  flex?: number
  minWidth?: number
  card?: 'title' | 'text'
  hidden?: boolean
  /** Rows can be sorted by it. */
  sort?: boolean
  /** As it is written; the filter itself is one of the list. */
  filter?: true | Partial<FilterSource>
}

export type FilterSource = { id: string; title?: string; field?: string } & (
  | { kind: 'search'; query: string; match?: QueryMatch; placeholder?: string }
  | { kind: 'select'; query: string; all: string; many?: boolean }
  | { kind: 'reference'; query: string; all: string; many?: boolean; record: PickedRecordSource }
  | { kind: 'date-range'; query: [string, string]; presets: DatePreset[] }
  | { kind: 'number-range'; query: [string, string] }
  | { kind: 'hidden'; query: string; record?: { resource: string; name: string } }
)

/** Records to choose from; what is asked for is their id, or the value of `key`. */
export interface PickedRecordSource {
  resource: string
  name: string
  key?: string
}

export type RowActionSource =
  | { transition: string; operation?: undefined; to?: undefined; call?: undefined }
  | {
      id: string
      title: string
      icon: string
      to: string
      when?: string
      access?: string[]
      transition?: undefined
      operation?: undefined
      call?: undefined
    }
  | {
      id: string
      operation: 'delete' | 'rotate'
      title: string
      icon: string
      tone?: Tone
      when?: string
      access?: string[]
      confirm: ConfirmSource
      success: string
      transition?: undefined
      to?: undefined
      call?: undefined
    }
  | ({
      id: string
      title: string
      icon: string
      tone?: Tone
      when?: string
      because?: string
      undo?: string
      form?: ActionFormSource
      transition?: undefined
      operation?: undefined
      to?: undefined
    } & CallActionSource)

export interface CallActionSource {
  call: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  access?: string[]
  confirm?: ConfirmSource
  success?: string
  then?: string
}

export interface ListSource {
  id: string
  resource: string
  title: string
  primaryAction?: LinkSource
  columns: ColumnSource[]
  filters?: FilterSource[]
  query?: Record<string, string>
  rowActions?: RowActionSource[]
  bulkActions?: string[]
  expand?: ColumnSource[]
  expandWhen?: string
  groups?: string[]
  chart?: { by: string; values: string[]; split?: string }
  open?: 'page' | 'drawer'
  pageSizes?: number[]
  refreshSeconds?: number
  searchDebounceMs?: number
  failure?: string
  empty: { title: string; text: string; action?: LinkSource }
}

export interface SummarySource {
  id: string
  title: string
  field?: string
  panel?: string
  step?: string
  modes?: WizardMode[]
}

export interface StepSource {
  id: string
  title: string
  info?: string
  when?: string
  fields?: string[]
  sections?: FieldSectionSource[]
  summary?: SummarySource[]
  aside?: string
  relocks?: boolean
}

export interface BannerSource {
  id: string
  modes: WizardMode[]
  steps?: string[]
  when?: string
  tone: Tone
  text: string
  params?: Record<string, string>
  link?: { text: string; to: string }
}

export interface WizardSource {
  id: string
  resource: string
  title: Partial<Record<WizardMode, string>>
  opensAt?: Partial<Record<WizardMode, string | { when?: string; step: string }[]>>
  done: string
  doneWhen?: { when?: string; to: string; title?: string }[]
  cancel?: boolean
  submitText: {
    mode: WizardMode
    when?: string
    text: string
    estimated?: string
    confirm?: ConfirmSource
  }[]
  estimate?: {
    modes: WizardMode[]
    call: string
    panel?: string
    figures?: { id: string; title: string; path: string; cell: string }[]
    confirms?: Record<string, string>
    identity?: string
    slots: Record<string, { path: string; cell: string; about?: string }>
  }
  success: Partial<Record<WizardMode, string>>
  failure?: Partial<Record<WizardMode, string>>
  prefill?: string[]
  banners?: BannerSource[]
  steps: StepSource[]
  fields?: Record<string, ViewSource>
}

export interface ViewSource {
  widget?: string
  options?: Record<string, JsonValue>
  fills?: string[]
  group?: string
  badges?: (string | BadgeSource)[]
}

export interface BadgeSource {
  text: string
  tone?: Tone
  icon?: string
  when?: string
  look?: 'chip' | 'button'
  to?: string
}

/** Fields under a heading. */
export interface FieldSectionSource {
  id: string
  title: string
  info?: string
  icon?: string
  badges?: (string | BadgeSource)[]
  when?: string
  collapse?: 'open' | 'closed'
  fields: string[]
}

export interface CardSource extends WaySource {
  id: string
  when?: string
  title: string
  text: string
}

export type BlockSource = { id: string; when?: string; width?: 'full' | 'half' | 'side' } & (
  | { kind: 'text'; title?: string; paragraphs?: string[]; steps?: string[]; params?: Record<string, string> }
  | {
      kind: 'banner'
      tone: Tone
      text: string
      params?: Record<string, string>
      link?: WaySource & { text: string }
    }
  | { kind: 'links'; title?: string; links: CardSource[] }
  | { kind: 'list'; list: string }
  | { kind: 'stats'; title?: string; look?: 'tiles' | 'facts'; stats: StatSource[]; accountDays?: true }
  | ({ kind: 'chart' } & ChartSource)
  | { kind: 'tasks'; title: string; tasks: TaskSource[]; empty?: string }
  | ({ kind: 'rows' } & RowsSource)
  | { kind: 'widget'; title?: string; panel: string; entity?: string; params?: Record<string, JsonValue> }
  | ({ kind: 'form' } & FormSource)
  | {
      kind: 'code'
      title: string
      code?: string[]
      samples?: { id: string; title: string; code: string[] }[]
      params?: Record<string, string>
    }
  | { kind: 'cards'; title?: string; cards: ChoiceSource[] }
  | { kind: 'facts'; title?: string; look?: 'facts' | 'tiles'; facts?: FactSource[] }
  | { kind: 'items'; title: string; field: string; columns: string[] }
  | { kind: 'timeline'; title: string; field?: string }
  | {
      kind: 'progress'
      title?: string
      total?: string
      done?: string
      active?: string
      stop?: string
      resume?: string
    }
)

/** One property of the record a page shows. */
export interface FactSource {
  id: string
  field: string
  title?: string
  cell?: string
  note?: string
}

/** Something to choose, with the buttons that choose it. */
export interface ChoiceSource {
  id: string
  title: string
  text: string
  points?: string[]
  figure?: { source: CallSource; cell?: string; unit?: string }
  mark?: { when: string; text: string }
  actions?: ({
    id: string
    title: string
    tone?: Tone
    quiet?: boolean
    when?: string
    figures?: Pick<StatSource, 'id' | 'title' | 'source' | 'cell'>[]
  } & CallActionSource)[]
}

/** A call of the API and a place in its answer. */
export interface CallSource {
  get: string
  query?: Record<string, string>
  path: string
}

export interface StatSource {
  id: string
  title: string
  source: CallSource
  cell?: string
  trend?: string
  trendText?: string
  to?: string
  linkText?: string
  access?: string[]
}

export interface ChartSource {
  title: string
  form?: 'bar' | 'line'
  source: CallSource
  filtered?: true
  x: string
  by?: 'day' | 'hour'
  series: { id: string; title: string; value: string }[]
  cell?: string
  empty: string
}

export interface TaskSource extends WaySource {
  id: string
  tone: Tone
  title: string
  text?: string
  when?: string
  count?: CallSource
  step?: true
  done?: string
}

export interface RowsSource {
  title: string
  resource: string
  query?: Record<string, string>
  size?: number
  folds?: boolean
  columns: {
    id: string
    field: string
    title?: string
    cell?: string
    cut?: number
    link?: string
    linkWhen?: string
  }[]
  empty: string
  failure?: string
  more?: LinkSource
}

export interface FormSource {
  title?: string
  resource: string
  record?: string
  fields?: string[]
  sections?: FieldSectionSource[]
  views?: Record<string, ViewSource>
  submit: string
  success: string
  failure?: string
  continue?: string
}

export interface PageSource {
  id: string
  title: string
  record?: {
    resource: string
    name: string
    heading?: { text: string; fields?: string[]; count?: string }[]
    actions?: string
    failure?: string
    ask?: { topic: string; facts: string[] }
  }
  blocks: BlockSource[]
}

export interface PublicLinkSource {
  text: string
  to: string
}

export interface PublicFormSource {
  id: string
  title: string
  help?: string
  entity?: string
  fields?: { field: string; autocomplete?: string; link?: PublicLinkSource }[]
  submit: string
  busy?: string
  links?: PublicLinkSource[]
  done?: { title: string; text?: string; action?: PublicLinkSource; again?: string }
}

/** File kind → what such a file holds. */
export interface SourceByKind {
  portal: PortalSource
  texts: TextsSource
  context: ContextSource
  access: AccessSource
  catalogue: CatalogueSource
  registry: RegistrySource
  module: ModuleSource
  entity: EntitySource
  rules: RulesSource
  resource: ResourceSource
  lifecycle: LifecycleSource
  list: ListSource
  wizard: WizardSource
  page: PageSource
  'public-form': PublicFormSource
}

export type DefinitionKind = keyof SourceByKind
