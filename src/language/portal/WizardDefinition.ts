import type { Condition } from './Condition.ts'
import type { ConfirmDefinition, FieldSection, FieldView } from './FieldView.ts'
import type { PathTemplate, TextKey, Tone } from './Text.ts'
import type { WayDefinition } from './WayDefinition.ts'

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
  /** Its slots may be filled from the form. */
  link?: WayDefinition & { text: TextKey }
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
  /** Property of the record → path of a figure that is sent with it, as it was shown. */
  confirms?: Record<string, string>
  /** The property in `confirms` that names what the record is made of. */
  identity?: string
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
