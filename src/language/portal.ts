/**
 * The compiled portal: what codegen emits from `definitions/` and what the engine and the server play.
 * Every text is a qualified key (`sms-broadcast:campaign-name`), every condition a checked tree,
 * every default filled in. Source of each shape: `definitions/_language/*.schema.json`.
 */

import type { FileRules } from './fileTypes.ts'
import type { NotificationStyle } from './notifications.ts'

/** A key into the texts of a locale: `module:key` or `portal:key`. */
export type TextKey = string

/**
 * A text as it is written: `{slot}` is filled where it is shown. Forms are chosen by the slot `count` and the plural
 * rules of the locale (`Intl.PluralRules`).
 */
export type Text = string | TextForms
export type TextForms = { other: string } & Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>

/** A string with `{path}` slots, filled from a scope: `/sms/edit/{row.id}`. */
export type PathTemplate = string

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }

export type ConditionRoot = 'form' | 'item' | 'row' | 'account' | 'config' | 'user' | 'route' | 'now'

/** The checked tree of a condition; see `conditions/evaluateCondition.ts` for its meaning. */
export type ConditionNode =
  | { op: 'const'; value: null | boolean | number | string | (boolean | number | string)[] }
  | { op: 'path'; root: ConditionRoot; path: string[] }
  | { op: 'has'; root: ConditionRoot; path: string[] }
  | { op: 'not' | 'size'; arg: ConditionNode }
  | { op: 'and' | 'or'; args: ConditionNode[] }
  | {
      op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*'
      left: ConditionNode
      right: ConditionNode
    }
  | { op: 'startsWith' | 'endsWith' | 'contains'; left: ConditionNode; right: ConditionNode }

export interface Condition {
  /** As written, for explanations. */
  source: string
  tree: ConditionNode
  /** `form.sms_enabled`, `config.account_items.has_dids`: sorted, without duplicates. */
  dependsOn: string[]
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** How a secret is stored: readable by the server, only comparable, made and shown once by the server, or not at all. */
export type Sensitivity = 'encrypted' | 'hashed' | 'shownOnce' | 'unstored'

export type PropertyType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** One property of an entity: JSON Schema keywords plus how people meet it. */
export interface PropertyDefinition {
  type: PropertyType
  title: TextKey
  help?: TextKey
  placeholder?: TextKey
  enum?: (string | number)[]
  /** Texts of enum values; a state of the lifecycle brings its own. */
  enumTexts?: Record<string, TextKey>
  /** Values that are shown as a chip. */
  chips?: Record<string, { tone: Tone; icon: string }>
  /** Name of the catalogue whose values are allowed. */
  catalogue?: string
  /** The value follows from that of another property. */
  lookup?: { by: string; values: Record<string, JsonValue>; gather?: LookupGather }
  format?: 'uuid' | 'date-time' | 'local-date-time' | 'date' | 'email' | 'phone' | 'uri'
  minLength?: number
  maxLength?: number
  pattern?: string
  /** Each must match; the first that fails gives the text. */
  patterns?: { pattern: string; text: TextKey }[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  /** No two items are alike: as a whole, or in the property named. */
  distinct?: true | string
  /** Each item has an `id` from the server; one sent with `_destroy: true` is dropped. */
  keyed?: true
  items?: PropertyDefinition
  properties?: Record<string, PropertyDefinition>
  /** The object is an uploaded file; it has the properties of `FileValue`. */
  file?: FileRules
  required?: string[]
  default?: JsonValue
  /** Emptied, it takes its default again. */
  keepsDefault?: true
  /** White space around the value is removed before it is checked and stored. */
  trim: boolean
  /** Written by the server alone. */
  readOnly: boolean
  writeOn: ('create' | 'update')[]
  sensitive: Sensitivity | false
  /** A new record starts with a random value. */
  generated?: true
  /** Of a value that is shown once. `hint` is a property with its first characters. */
  made?: { prefix: string; hint?: string }
  /** Each user has a value of their own; code sets it (`markRecord`). */
  personal?: true
  /** Who lacks one of these neither sees nor sets it. */
  access?: string[]
  cell: string
  /** Text per failing keyword: required, type, pattern, maxLength … */
  errors: Record<string, TextKey>
}

/** Options for a field, fetched from the API and checked again by the server on every write. */
export interface ReferenceDefinition {
  get: PathTemplate
  query: Record<string, PathTemplate>
  /** Property of the answer that holds the options. */
  items: string
  /** Property of an option that identifies it; also the first key of `pick` pointing to it. */
  key: string
  label: string
  /** Labels are phone numbers, shown as cells show them. */
  labelFormat?: 'phone'
  /** Query parameter that narrows the options by typed text. */
  search?: string
  /** Property of the field's value ← property of the option. */
  pick: Record<string, string>
  /** Shown when there are no options; `way` leads to where one is made. */
  empty: { text: TextKey; way?: WayDefinition & { text: TextKey } }
  /** Why a chosen record can't be deleted; without it, it may be. */
  inUse?: TextKey
}

/** The field holds the proof that somebody can be reached at the number of another field: a code was sent and checked. */
export interface ChallengeDefinition {
  /** Property with the number. */
  proves: string
  /** Property with the keys to press once a call is answered. */
  extension?: string
  /** The ways a code can be sent, the first offered first. */
  channels: { channel: 'sms' | 'voice'; when?: Condition }[]
}

export interface FieldRules {
  visibleWhen?: Condition
  requiredWhen?: Condition
  enabledWhen?: Condition
  /** Why the field is disabled while `enabledWhen` is false. */
  because?: TextKey
  /** While a condition holds, the field has this value; the first counts. */
  forced?: { when: Condition; value: JsonValue; because: TextKey }[]
  /** Check that tells whether two values (`left`, `right`) are the same; their JSON is compared without one. */
  equal?: string
  /** Literal or `{account.timezone}`; used when the field is empty on create, or by an effect. */
  default?: JsonValue
  reference?: ReferenceDefinition
  challenge?: ChallengeDefinition
  limits?: LimitDefinition[]
  serverCheck?: ServerCheckDefinition
  choices?: ChoicesDefinition
}

/** A call that judges a field while it is typed. */
export interface ServerCheckDefinition {
  /** Full path below the API base, of a POST endpoint. */
  path: string
  /** Properties of the form that it gets. */
  sends: string[]
}

/** What becomes of the values that are looked up for the items of a list. */
export type LookupGather = 'any' | 'first' | 'max' | 'sum'

/** What is offered of a list; conditions read the option as `item`, with what is stored of a chosen one. */
export interface ChoicesDefinition {
  enabledWhen?: Condition
  because?: TextKey
  /** A stored item stays while this holds. */
  keptWhen?: Condition
  keptBecause?: TextKey
  /** Warning while stored items are left out. */
  removed?: TextKey
  hints: ChoiceHint[]
  /** In order; an option is in the first whose condition holds. */
  groups: ChoiceGroup[]
  /** Key of the option whose values are headings, instead of groups. */
  groupBy?: string
}

export interface ChoiceHint {
  when?: Condition
  text: TextKey
  /** Slot of the text → key of the option, and the cell that words it. */
  slots?: Record<string, { path: string; cell: string }>
}

export interface ChoiceGroup {
  id: string
  title: TextKey
  when?: Condition
  /** Key of the option that orders the group. */
  by?: string
  /** After "Show all", this group alone holds all options. */
  whole?: boolean
}

export type LimitName = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'

/** Limits of a field that depend on a condition or on a value elsewhere. */
export interface LimitDefinition {
  when?: Condition
  /** A number, or the slot of one: `{config.global_limits.max_call_duration}`. */
  bounds: Partial<Record<LimitName, number | PathTemplate>>
  /** `{count}` and the limit's name are filled with the number. */
  text?: TextKey
}

/** Runs when a person changes `on`; the server applies the same to what it receives. */
export interface EffectDefinition {
  on: string
  when?: Condition
  clear: string[]
  set: Record<string, JsonValue>
  /** Fields given their default if they are empty. */
  default: string[]
  /** Field → words it begins with, while it is empty or has those of another effect. */
  suggest?: Record<string, string>
}

/** A rule over several fields: a condition, or what data cannot say as a function of `src/domain` (`domainChecks`). */
export type CheckDefinition = {
  when?: Condition
  /** A list: the rule is asked of each item, and `at` is a field of the item. */
  each?: string
  /** Field that shows the text. */
  at: string
  text: TextKey
  on: ('create' | 'update')[]
} & (
  | { unless: Condition }
  | {
      check: string
      /** Parameter of the check → path (of the form, or starting with account., config., user. or parent.). */
      reads: Record<string, string>
    }
)

export interface EntityDefinition {
  id: string
  module: string
  title: TextKey
  properties: Record<string, PropertyDefinition>
  required: string[]
  rules: {
    fields: Record<string, FieldRules>
    effects: EffectDefinition[]
    checks: CheckDefinition[]
    /** Checks that refuse nothing: their texts are shown at their fields while they are edited. */
    advice?: CheckDefinition[]
  }
  lifecycle?: LifecycleDefinition
}

export interface StateDefinition {
  title: TextKey
  tone: Tone
  icon: string
  /** What is stored, where states are integers. */
  value?: number
}

export interface ConfirmDefinition {
  title: TextKey
  text: TextKey
  action: TextKey
  dismiss: TextKey
}

/** Who makes a transition. `time` is a timer; `carrier` and `reviewer` decide through a port. */
export type TransitionActor = 'user' | 'server' | 'carrier' | 'reviewer' | 'time'

/** A fee in the ledger. */
export interface PostingDefinition {
  /** Transaction type. */
  type: number
  /** Micro-units, or the slot of such a number: `{row.monthly_fee}`. */
  amount: number | PathTemplate
  text: TextKey
  when?: Condition
  /** Charged whatever the balance is. */
  owed?: boolean
}

/** What people enter in the confirmation of an action. */
export interface ActionFormDefinition {
  entity: string
  fields: string[]
  views: Record<string, FieldView>
}

/** Whom a transition notifies; without a creator in the account, the owner stands in. */
export type NoticeRecipients = 'everyone' | 'creator' | 'owner'

/** A notification that a transition posts. */
export interface NoticeDefinition {
  /** Id of the notification with the words. */
  kind: string
  to: NoticeRecipients
  /** Only those with all of these are notified. */
  access: string[]
  /** Over the record as it is after the change. */
  when?: Condition
  /** `{row.name}` or `{note}` by slot of the words; `id` is always filled. */
  slots: Record<string, PathTemplate>
  mail?: { subject: TextKey; text: TextKey }
}

/** A text that comes with a transition. */
export interface NoteDefinition {
  /** Field of the form with the note of a user. */
  from?: string
  /** Of a decision. */
  required: boolean
  maxLength: number
  /** Property of the record that also stores it. */
  field?: string
  /** Property that stores the decision's reason, and the catalogue of reasons. */
  reason?: { field: string; catalogue: string }
}

export interface TransitionDefinition {
  id: string
  title?: TextKey
  icon?: string
  tone: Tone
  /** Keys of `states`, as `to`. */
  from: string[]
  to: string
  by: TransitionActor
  /** Milliseconds in the state, for `time`. */
  afterMs?: number
  access: string[]
  when?: Condition
  because?: TextKey
  confirm?: ConfirmDefinition
  /** What the confirmation adds for some records. */
  warning?: { when: Condition; text: TextKey }
  form?: ActionFormDefinition
  note?: NoteDefinition
  postings?: PostingDefinition[]
  /** How the embedded simulator decides. */
  simulated?: { afterMs: number; when?: Condition; note?: TextKey; reason?: string }
  /** Shown on success; `{status}` is filled with the text of `word`. */
  success?: TextKey
  word?: TextKey
}

export interface LifecycleDefinition {
  entity: string
  field: string
  /** By stored value, as text. */
  states: Record<string, StateDefinition>
  /** State of a new record; there whenever clients can create one. */
  initial?: string
  /** Fees of a new record. */
  created?: { postings: PostingDefinition[] }
  /**
   * Present when people may change the state. Body: `{ <item>: { <field>: state }, input? }`.
   * `path` is the full path below the API base, with `{id}`.
   */
  call?: { method: 'PUT'; path: PathTemplate }
  transitions: TransitionDefinition[]
  failure?: TextKey
}

/** `in`: one of several values, separated by commas. */
export type QueryMatch =
  | 'equals'
  | 'in'
  | 'contains'
  | 'prefix'
  | 'digits'
  | 'from-date'
  | 'to-date'
  | 'from-number'
  | 'to-number'
  | 'flag'

export interface QueryParameter {
  name: string
  /** Absent for `flag`. `destinations[].country_code` reaches into an array. */
  field?: string
  match: QueryMatch
  /** What a flag set to `true` asks of a row. */
  where?: Condition
}

export interface OperationDefinition {
  /** All of these permissions are needed. */
  access: string[]
  /** Row rule: checked against the stored record. */
  when?: Condition
  because?: TextKey
  /** Where a record that can't be edited leads: the first whose condition holds. */
  instead?: { when?: Condition; text: TextKey; to: string }[]
}

/** A new value of what is shown once. */
export interface RotationDefinition extends OperationDefinition {
  form: ActionFormDefinition
  /** Field of the form with the duration for which the old value keeps working. */
  grace: string
}

export interface EndpointDefinition {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Full path below the API base. */
  path: string
  query: string[]
  /** Properties of the entity that the body has, or the query of a GET; validated. Without it, code reads the body. */
  input?: string[]
  /** The query of a call that writes may have the input too. */
  queryInput?: true
  /** Properties of the entity that the answer has; each can be null. */
  output?: string[]
  /** Values of the JSON body that are no properties of the entity. */
  body?: BodyValues
  /** Values of the answer that are no properties of the entity. */
  answer?: BodyValues
  /** Part of the multipart body that holds the file it takes. */
  file?: string
  access: string[]
  /** Of account, config and user. */
  when?: Condition
  because?: TextKey
  /** Lists make the call for many rows: at most so many at once. */
  bulk?: number
  summary: string
  /** Property of the answer that holds a list, when a reference may read it. */
  items?: string
}

/** Name → what a body holds by it. */
export type BodyValues = Record<string, BodyValue>

export interface BodyValue {
  type?: 'string' | 'integer' | 'number' | 'boolean'
  /** An object of this format, instead of `type`. */
  document?: string
  list?: true
  optional?: true
  maxLength?: number
  about?: string
}

export interface SublistDefinition {
  field: string
  /** Full path below the API base, with `{id}`. */
  path: string
  access: string[]
  query: QueryParameter[]
}

export interface ResourceDefinition {
  id: string
  module: string
  entity: string
  /** Below `/api/site`; with the slot of its parent. */
  path: string
  parent?: ParentDefinition
  items: string
  item: string
  /** One record per account, at `path` itself: no id, no list. */
  singleton?: true
  /** What is shown once of its records is a bearer token of the API. */
  authenticates?: true
  /** What is not sent yet is kept at `path/draft`. `mark` is a personal property of the parent. */
  draft?: { mark?: string }
  /** Refused to API keys, and to masters who work in the account. */
  personal?: true
  /** `none`: there are no records, and the entity says what the endpoints answer. */
  storage:
    | { kind: 'documents' }
    | { kind: 'table'; table: string; shared?: true; totals?: string[] }
    | { kind: 'behaviour' }
    | { kind: 'none' }
  operations: Partial<Record<'list' | 'get' | 'create' | 'update' | 'delete', OperationDefinition>> & {
    rotate?: RotationDefinition
  }
  listFields: string[]
  /** Catalogues that answers to lists have beside their rows: key → catalogue. */
  catalogues?: Record<string, string>
  query: QueryParameter[]
  /** Another name of the parameter `per_page`. */
  pageSize?: string
  sort: { fields: string[]; default: string }
  /** Properties that its rows can be grouped by. */
  groups?: string[]
  /** Figures over all rows of a filter. */
  statistics?: StatisticDefinition[]
  /** What the charts of its lists show the figures by. */
  series?: { by: string[]; split: string[] }
  sublists: SublistDefinition[]
  endpoints: EndpointDefinition[]
}

/** The record that others belong to; they store its id. */
export interface ParentDefinition {
  resource: string
  entity: string
  /** Of that resource. */
  path: string
  item: string
  access: string[]
  /** Slot of the path, and the property with the parent's id. */
  slot: string
  /** Those of the path, of which that is the last: each is a property of the records, and all but the last of the parent's. */
  slots: string[]
  /** Path of the parent's name. */
  name: string
  /** Asked of the parent, as `row`, before a record is created below it. */
  when?: Condition
  because?: TextKey
  /** Properties of the parent that the answer of a list has too. */
  beside?: string[]
}

/** A sum, or without `sum` the number of rows. */
export interface StatisticDefinition {
  id: string
  title: TextKey
  /** An integer property of the entity. */
  sum?: string
  /** Shows the figure. */
  cell: string
}

export interface LinkDefinition {
  text: TextKey
  to: PathTemplate
  access: string[]
  /** The call that the form it leads to ends with. */
  asks?: string
}

export interface ColumnDefinition {
  id: string
  /** Path in the row: `sender_id.name`. */
  field: string
  title: TextKey
  cell: string
  align: 'start' | 'end'
  sortable: boolean
  link?: PathTemplate
  linkWhen?: Condition
  /** Path of a second value, shown as explanation of the first. */
  note?: string
  /** Booleans whose texts are shown after the value while they are true. */
  marks?: { field: string; text: TextKey }[]
  /** Characters of a text that are shown. */
  cut?: number
  width?: number
  flex?: number
  minWidth?: number
  /** Its place on a card, where the columns alone would not show it. */
  card?: 'title' | 'text'
  hidden: boolean
}

export type DatePreset = 'today' | 'yesterday' | 'this-month' | 'last-month' | 'all-time'

/** How the name of a record is read, possibly of another module. */
export interface FilterRecordDefinition {
  /** Path of the resource; the id of the record follows. */
  path: string
  /** Path of the name in the answer. */
  name: string
  access: string[]
}

/** How records to choose from are found by their name. */
export interface PickedRecordDefinition {
  /** Property of the list answer that holds them. */
  items: string
  /** Paths in a row: what is shown, and what is asked for. */
  name: string
  key: string
  /** Query parameter that narrows them by typed text. */
  search?: string
  /** Permissions of operation list. */
  access: string[]
}

export type FilterDefinition = { id: string; title: TextKey } & (
  | { kind: 'search'; query: string; placeholder?: TextKey }
  | {
      kind: 'select'
      query: string
      /** Empty when the catalogue has them. */
      options: { value: string; text: TextKey }[]
      catalogue?: string
      all: TextKey
      /** The value is several, separated by commas. */
      many?: true
    }
  | {
      kind: 'reference'
      query: string
      all: TextKey
      many?: true
      /** How a chosen record is read; its path is that of the list too. */
      record: FilterRecordDefinition
      pick: PickedRecordDefinition
    }
  | { kind: 'date-range'; query: [from: string, to: string]; presets: DatePreset[] }
  /** The cell says how numbers are entered and shown. */
  | { kind: 'number-range'; query: [from: string, to: string]; cell: string }
  | {
      kind: 'hidden'
      query: string
      /** The record whose id is the value; its name is shown instead. */
      record?: FilterRecordDefinition
    }
)

/** A call that changes something, made for a person: its answer is not read. */
export interface CallActionDefinition {
  /** GET saves the answer as a file. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  call: PathTemplate
  /** Of the call, and what the action asks for besides. */
  access: string[]
  /** The call by its name, which the state of the account may refuse: `POST /v1/parcels/{id}/print`. */
  asks?: string
  confirm?: ConfirmDefinition
  success?: TextKey
  /** `stay`, `restart` (the portal is loaded anew at its start), or the address of a screen. */
  then: PathTemplate
}

/** In order of appearance. A transition brings its title, rule and confirmation from the lifecycle. */
export type RowActionDefinition =
  | { kind: 'transition'; id: string; transition: string }
  | {
      kind: 'link'
      id: string
      title: TextKey
      icon: string
      to: PathTemplate
      when?: Condition
      access: string[]
      /** The call that the form it leads to ends with. */
      asks?: string
    }
  | {
      kind: 'delete'
      id: string
      title: TextKey
      icon: string
      tone: Tone
      when?: Condition
      access: string[]
      confirm: ConfirmDefinition
      success: TextKey
    }
  | {
      kind: 'rotate'
      id: string
      title: TextKey
      icon: string
      tone: Tone
      when?: Condition
      access: string[]
      confirm: ConfirmDefinition
      form: ActionFormDefinition
      success: TextKey
    }
  | ({
      kind: 'call'
      id: string
      title: TextKey
      icon: string
      tone: Tone
      when?: Condition
      /** Why a selected row is skipped. */
      because?: TextKey
      form?: ActionFormDefinition
      bulk?: BulkCallDefinition
    } & CallActionDefinition)

/** How the server makes the call of an action for many rows. */
export interface BulkCallDefinition {
  /** Whose endpoint it is. */
  resource: string
  endpoint: string
  /** Rows at once. */
  most: number
  /** Slots of the endpoint's path, filled from the row. */
  params: Record<string, PathTemplate>
  /** Row action that takes it back. */
  undo?: string
}

/** A property with few values, in whose order the groups come. */
export interface GroupingDefinition {
  field: string
  title: TextKey
  cell: string
  /** Words of values that the cell doesn't have. */
  words: Record<string, TextKey>
}

export interface ListDefinition {
  id: string
  module: string
  resource: string
  title: TextKey
  primaryAction?: LinkDefinition
  columns: ColumnDefinition[]
  filters: FilterDefinition[]
  rowActions: RowActionDefinition[]
  /** Ids of the row actions that can be done with many rows at once: transitions, deletes, and calls with `bulk`. */
  bulkActions: string[]
  /** What an expanded row shows below it. */
  expand?: ColumnDefinition[]
  /** Rows that begin expanded. */
  expandWhen?: Condition
  /** What rows can be grouped by. */
  groups?: GroupingDefinition[]
  chart?: ListChartDefinition
  /** The page that shows a row beside the list, and the column whose link opens it. */
  drawer?: { page: string; column: string }
  /** Parameters of every call for its rows. */
  query?: Record<string, string>
  pageSizes: number[]
  refreshSeconds: number
  searchDebounceMs: number
  /** Said when it can't be loaded. */
  failure?: TextKey
  empty: { title: TextKey; text: TextKey; action?: LinkDefinition }
}

/** Bars of figures over time above the rows of a list. */
export interface ListChartDefinition {
  /** A time of the rows. */
  by: string
  /** Statistics of the resource. */
  values: string[]
  /** What bars are stacked by. */
  split?: GroupingDefinition
  /** The list's date filter by the same time. */
  filter: string
}

export interface FieldView {
  widget: string
  options: Record<string, JsonValue>
  /** Read-only fields the widget may set together with its own value. */
  fills: string[]
  /** Fields of one group stand on one line. */
  group?: string
  /** Next to the label. */
  badges?: BadgeDefinition[]
}

/** A few words next to a field or heading: a plan, a state. */
export interface BadgeDefinition {
  text: TextKey
  tone: Tone
  icon?: string
  /** Over the form, the stored record, account, config and user. */
  when?: Condition
  /** A button is always disabled: it says what is waited for. */
  look: 'chip' | 'button'
  way?: WayDefinition
}

/** Fields under a heading; it is there while one of them is visible. */
export interface FieldSection {
  id: string
  title: TextKey
  info?: TextKey
  icon?: string
  badges: BadgeDefinition[]
  /** People may collapse it; how it starts. */
  collapse?: 'open' | 'closed'
  fields: string[]
}

export type WizardMode = 'create' | 'edit' | 'view'

export interface SummaryRow {
  id: string
  title: TextKey
  /** Path of the shown value, or a panel. */
  field?: string
  panel?: string
  /** Step its Edit link leads to. */
  step?: string
  modes: WizardMode[]
}

export interface StepDefinition {
  id: string
  title: TextKey
  info?: TextKey
  /** Without it, the step is there while one of its fields is visible, or it has none. */
  when?: Condition
  /** All of them, in the order they are drawn: those in no section first. */
  fields: string[]
  /** Absent where it has none. */
  sections?: FieldSection[]
  summary: SummaryRow[]
  /** Panel beside the fields. */
  aside?: string
  /** A change in this step locks all later steps again. */
  relocks: boolean
}

export interface BannerDefinition {
  id: string
  modes: WizardMode[]
  /** Empty: every step. */
  steps: string[]
  when?: Condition
  tone: Tone
  text: TextKey
  params: Record<string, PathTemplate>
  link?: { text: TextKey; to: PathTemplate }
}

/** What the last button says and asks. */
export interface SubmitDefinition {
  mode: WizardMode
  when?: Condition
  text: TextKey
  /** Said at the last step once the estimate is there; it and the question have the estimate's slots. */
  estimated?: TextKey
  confirm?: ConfirmDefinition
}

/** A call that says in figures what saving will do. */
export interface EstimateDefinition {
  modes: WizardMode[]
  /** Full path below the API base. */
  call: string
  /** Panel beside the last step, or at its foot. */
  panel?: string
  /** Shown there instead of a panel. */
  figures?: { id: string; title: TextKey; path: string; cell: string }[]
  /** Slot of the texts → figure of the answer; `about` is the path of a flag that it is approximate. */
  slots: Record<string, { path: string; cell: string; about?: string }>
}

export interface WizardDefinition {
  id: string
  module: string
  resource: string
  title: Partial<Record<WizardMode, TextKey>>
  /** The first entry whose condition holds. */
  opensAt: Partial<Record<WizardMode, { when?: Condition; step: string }[]>>
  done: string
  /** Where a created record leads instead: the first whose condition holds. With a title, it is the last step. */
  doneWhen: { when?: Condition; to: string; title?: TextKey }[]
  /** There is a way out before it is done. */
  cancel: boolean
  /** First whose condition holds. */
  submitText: SubmitDefinition[]
  estimate?: EstimateDefinition
  success: Partial<Record<WizardMode, TextKey>>
  /** Said when saving failed and the server does not say why. */
  failure: Partial<Record<WizardMode, TextKey>>
  /** Texts that a link may fill in a new record, by parameters of their names. */
  prefill?: string[]
  banners: BannerDefinition[]
  steps: StepDefinition[]
  fields: Record<string, FieldView>
}

/** Leads to an address or to what fills a place. Nobody sees one that they cannot follow. */
export interface WayDefinition {
  to?: PathTemplate
  place?: PlaceName
  access: string[]
  /** For whom the screen it leads to is there. */
  when?: Condition
}

export interface CardDefinition extends WayDefinition {
  id: string
  title: TextKey
  text: TextKey
}

/** How high something on a page will be, in pixels; with `beside`, the window's height less it, where that is more. */
export interface PanelRoom {
  height: number
  beside?: number
}

/** A part of a page, shown while its condition holds. */
export type BlockDefinition = {
  id: string
  when?: Condition
  width: 'full' | 'half' | 'side'
  /** The slot that the page's record fills, where the block shows records below it. */
  slot?: string
} & (
  | {
      kind: 'text'
      title?: TextKey
      paragraphs: TextKey[]
      steps: TextKey[]
      /** Slot of a paragraph → what fills it; without one of the values the paragraphs are left out. */
      params: Record<string, PathTemplate>
    }
  | {
      kind: 'banner'
      tone: Tone
      text: TextKey
      params: Record<string, PathTemplate>
      link?: WayDefinition & { text: TextKey }
    }
  | { kind: 'links'; title?: TextKey; links: CardDefinition[] }
  | { kind: 'list'; list: string }
  | { kind: 'stats'; title?: TextKey; look: 'tiles' | 'facts'; stats: StatDefinition[] }
  | ({ kind: 'chart' } & ChartDefinition)
  | { kind: 'tasks'; title: TextKey; tasks: TaskDefinition[]; empty?: TextKey }
  | ({ kind: 'rows' } & RowsDefinition)
  | {
      kind: 'widget'
      title?: TextKey
      panel: string
      /** Kept while the panel loads. */
      room?: PanelRoom
      /** Whose record the panel reads; absent where it reads none. */
      entity?: string
      /** The panel reads the record of the page. */
      ofRecord?: true
      /** That record; a string that is one `{slot}` is filled. */
      params: Record<string, JsonValue>
    }
  | ({ kind: 'form' } & FormDefinition)
  | { kind: 'facts'; title?: TextKey; look: 'facts' | 'tiles'; facts: FactDefinition[] }
  /** A table of an array of the record. */
  | { kind: 'items'; title: TextKey; field: string; columns: ItemColumnDefinition[] }
  /** Without `field`: the events of the record. */
  | { kind: 'timeline'; title: TextKey; field?: string }
  | { kind: 'progress'; title?: TextKey; record?: RecordProgressDefinition }
  | {
      kind: 'code'
      title: TextKey
      /** One is shown at a time; a single one has no title. */
      samples: { id: string; title?: TextKey; code: string[] }[]
      /** Slot of the lines → what fills it. */
      params: Record<string, PathTemplate>
    }
  | { kind: 'cards'; title?: TextKey; cards: ChoiceDefinition[] }
)

/** A property of an array's objects. */
export interface ItemColumnDefinition {
  field: string
  title: TextKey
  cell: string
}

/** Work on the record of a page; without it, a block of progress shows what the person started. */
export interface RecordProgressDefinition {
  /** Paths of integers. */
  total: string
  done: string
  /** Of the record, while the work runs. */
  active: Condition
  /** Transitions of the lifecycle. */
  stop?: string
  resume?: string
}

/** Something to choose, side by side with others. */
export interface ChoiceDefinition {
  id: string
  title: TextKey
  text: TextKey
  points: TextKey[]
  figure?: { source: CallDefinition; cell: string; unit?: TextKey }
  mark?: { when: Condition; text: TextKey }
  actions: ({
    id: string
    title: TextKey
    tone: Tone
    quiet: boolean
    when?: Condition
    /** Shown in the confirmation. */
    figures?: StatDefinition[]
  } & CallActionDefinition)[]
}

/** A call of the API and a place in its answer; who lacks the permissions doesn't see what it would show. */
export interface CallDefinition {
  get: PathTemplate
  query: Record<string, PathTemplate>
  path: string
  access: string[]
}

export interface StatDefinition {
  id: string
  title: TextKey
  source: CallDefinition
  cell: string
  /** Path in the same answer of the change in percent, and what it is measured against. */
  trend?: { path: string; text?: TextKey }
  /** Without a text the title is the link. */
  link?: WayDefinition & { text?: TextKey }
}

export interface ChartDefinition {
  title: TextKey
  form: 'bar' | 'line'
  source: CallDefinition
  /** The call takes the filters of the page's list, between whose filters and rows the chart is drawn. */
  filtered?: true
  x: string
  /** What times are grouped by; absent for days. */
  by?: 'hour'
  series: { id: string; title: TextKey; value: string }[]
  cell: string
  empty: TextKey
}

/**
 * Something a person should look at. It stands while `when` holds and the number `count` reads is not zero; with `done`
 * it stands in any case, and is ticked once that holds. Who may not read the number or open the link does not see it.
 */
export interface TaskDefinition {
  id: string
  tone: Tone
  /** `{count}` is the number. */
  title: TextKey
  text?: TextKey
  when?: Condition
  count?: CallDefinition
  /** A step that is done while `count` isn't zero, and stays. */
  step?: true
  done?: Condition
  link?: WayDefinition
}

/** The first records of a list call as a small table. */
export interface RowsDefinition {
  title: TextKey
  source: CallDefinition
  size: number
  /** On narrow screens, columns without room are shown below the first one. */
  folds?: boolean
  /** Module of the entity whose records these are: states and texts come from there. */
  module: string
  entity: string
  columns: Pick<ColumnDefinition, 'id' | 'field' | 'title' | 'cell' | 'cut' | 'align' | 'link' | 'linkWhen'>[]
  empty: TextKey
  failure?: TextKey
  more?: WayDefinition & { text: TextKey }
}

/** A form of one step: of a new record, of the one whose id `record` gives, or of a singleton resource's. */
export interface FormDefinition {
  title?: TextKey
  resource: string
  record?: PathTemplate
  /** All of them, in the order they are drawn: those in no section first. */
  fields: string[]
  /** Absent where it has none. */
  sections?: FieldSection[]
  views: Record<string, FieldView>
  submit: TextKey
  success: TextKey
  /** Said when the server gives no reason. */
  failure?: TextKey
  /** Property of the new record with the address where the person continues. */
  continue?: string
  access: string[]
}

/** The record a page shows; its blocks may ask for `row` and `route.id`. */
export interface RecordDefinition {
  resource: string
  /** Path of what heads the page. */
  name: string
  actions: RowActionDefinition[]
  /** Said when it can't be loaded. */
  failure?: TextKey
  /** What a question to support about the record begins with. */
  ask?: { topic: string; facts: Pick<FactDefinition, 'field' | 'title' | 'cell'>[] }
  /** Permissions of operation get. */
  access: string[]
}

export interface FactDefinition {
  id: string
  field: string
  title: TextKey
  cell: string
  /** Path of a second value that explains the first. */
  note?: string
}

export interface PageDefinition {
  id: string
  module: string
  title: TextKey
  /** The page is that of one record, at a route with `{id}`. */
  record?: RecordDefinition
  /** At most one of them is a list. */
  blocks: BlockDefinition[]
}

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

/** What the shell leads to by name; a place nobody fills is not shown. */
export type PlaceName = 'account' | 'ask' | 'billing' | 'cart' | 'parent' | 'security' | 'support' | 'top-up'

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

/** Everything about one portal module; its compiled ES module exports it as `definition`. */
export interface ModuleDefinition {
  id: string
  title: TextKey
  entities: Record<string, EntityDefinition>
  resources: Record<string, ResourceDefinition>
  lists: Record<string, ListDefinition>
  wizards: Record<string, WizardDefinition>
  pages: Record<string, PageDefinition>
  /** Absent where it has none. */
  publicForms?: Record<string, PublicFormDefinition>
  /** Its own, and those of the portal that its lists, wizards, widgets and panels show. */
  texts: Record<TextKey, Text>
}

export interface CatalogueItem {
  value: string
  text: string
  [extra: string]: JsonValue
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

export interface FieldError {
  /** `template.id`, `mappings[0].column` */
  path: string
  /** The JSON Schema keyword that failed, or `required`, `unknown`, `read-only`, `catalogue`. */
  keyword: string
  text: TextKey | null
  /** What a check found, for the slots of its text. */
  params?: Record<string, string | number>
}

/** Emitted per entity and operation; self-contained, no eval, no import. Throws nothing. */
export type EntityValidator = (
  value: unknown,
) => { path: string; keyword: string; params: Record<string, unknown> }[]

/** What a compiled ES module exports. `validators` keys: `<entity>.create`, `<entity>.update`, `<entity>.form`. */
export interface CompiledModule {
  definition: ModuleDefinition
  validators: Record<string, EntityValidator>
}

/** How a notification is worded; the server fills the slots of texts and link. */
export interface NotificationDefinition {
  id: string
  style: NotificationStyle
  title: TextKey
  text?: TextKey
  button?: { title: TextKey; to: PathTemplate }
  closable: boolean
}

/** The compiler's whole result. */
export interface CompiledPortal {
  manifest: PortalManifest
  access: AccessDefinition
  /** By id; no page gets them. */
  notifications: Record<string, NotificationDefinition>
  /** Entity → transition → whom it notifies; no page gets them. */
  notices: Record<string, Record<string, NoticeDefinition[]>>
  /** What the server writes in notifications and mails; no page gets them. */
  serverTexts: Record<TextKey, Text>
  modules: Record<string, ModuleDefinition>
  catalogues: Record<string, CatalogueItem[]>
  /** Served file name → ES module text: `sms-broadcast.1f2e3d4c.js`, `catalogue-countries.9a8b7c6d.js`. */
  files: Record<string, string>
  openapi: JsonValue
}
