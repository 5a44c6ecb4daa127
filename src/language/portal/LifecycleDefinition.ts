import type { Condition } from './Condition.ts'
import type { ActionFormDefinition, ConfirmDefinition } from './FieldView.ts'
import type { PathTemplate, TextKey, Tone } from './Text.ts'

export interface StateDefinition {
  title: TextKey
  tone: Tone
  icon: string
  /** What is stored, where states are integers. */
  value?: number
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
  mail?: NoticeMail
}

/** The email of a notice. */
export interface NoticeMail {
  subject: TextKey
  text: TextKey
  /** At most one a day to each person, for all records. */
  daily?: true
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
  /** What happened, where that says more than the state it ends in. */
  event?: TextKey
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
  /** Property with the name of the record, which the ledger says beside its fees. */
  named?: string
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
