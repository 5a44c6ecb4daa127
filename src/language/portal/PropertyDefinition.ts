import type { FileRules } from '../fileTypes.ts'
import type { Condition } from './Condition.ts'
import type { JsonValue, PathTemplate, TextKey, Tone } from './Text.ts'
import type { WayDefinition } from './WayDefinition.ts'

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
  /** What can't be chosen isn't shown, unless it is stored. */
  hides?: true
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
