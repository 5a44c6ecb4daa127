import type { Condition } from './Condition.ts'
import type { ActionFormDefinition } from './FieldView.ts'
import type { TextKey } from './Text.ts'

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
  /** Date and time of the record until which the old value works. */
  until?: string
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
  /** Done once for each `Idempotency-Key`. */
  idempotent?: true
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
