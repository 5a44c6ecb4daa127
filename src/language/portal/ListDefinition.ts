import type { Condition } from './Condition.ts'
import type { ActionFormDefinition, ConfirmDefinition } from './FieldView.ts'
import type { PathTemplate, TextKey, Tone } from './Text.ts'

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
