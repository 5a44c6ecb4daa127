import type { Condition } from './Condition.ts'
import type { FieldSection, FieldView } from './FieldView.ts'
import type { CallActionDefinition, ColumnDefinition, RowActionDefinition } from './ListDefinition.ts'
import type { JsonValue, PathTemplate, TextKey, Tone } from './Text.ts'
import type { WayDefinition } from './WayDefinition.ts'

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
  | {
      kind: 'stats'
      title?: TextKey
      look: 'tiles' | 'facts'
      stats: StatDefinition[]
      /** Some are by days or months of the account, wherever times are read. */
      accountDays?: true
    }
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
  /** In place of the name: the first whose properties all have a value. */
  headings?: HeadingDefinition[]
  actions: RowActionDefinition[]
  /** Said when it can't be loaded. */
  failure?: TextKey
  /** What a question to support about the record begins with. */
  ask?: { topic: string; facts: Pick<FactDefinition, 'field' | 'title' | 'cell'>[] }
  /** Permissions of operation get. */
  access: string[]
}

export interface HeadingDefinition {
  text: TextKey
  /** They fill the slots of their names. */
  fields: Pick<FactDefinition, 'field' | 'cell'>[]
  /** Property that chooses the form of the text. */
  count?: string
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
