import type { ComponentType, CSSProperties } from 'react'
import type { LifecycleDefinition, PropertyDefinition } from '../../../language/portal.ts'
import type { Translate } from '../portalContext.ts'

/** What a value needs to become readable. */
export interface CellContext {
  t: Translate
  locale: string
  /** ISO 4217. */
  currency: string
  /** IANA name in which instants are shown. */
  timeZone: string
  /** The same for moments of the account's calendar; absent: no other. */
  accountZone?: string
  /** Name of a country; the code itself while names are not known. */
  countryName: (code: string) => string
  /** The same of a state or province, by its ISO 3166-2 code. */
  regionName: (code: string) => string
  /** Text of a value of a catalogue; the value itself while texts are not known. */
  choiceText: (catalogue: string, value: string) => string
  /** An E.164 number with its digits grouped; ungrouped while formats are not known. */
  phoneNumber: (number: string) => string
  /** How many decimals the amounts of a column have, where they stand below each other. */
  decimals?: number
  /** The value is shown in the summary of a wizard. */
  isSummary?: boolean
  property?: PropertyDefinition
  lifecycle?: LifecycleDefinition
}

export interface CellProps {
  value: unknown
  context: CellContext
  /** Explanation of the value. */
  note?: string
}

/** What the one element of a value carries. */
export interface CellBox {
  className: string
  title?: string | undefined
  style?: CSSProperties
}

/** One way to show a value, in lists and in summaries. A missing value is an empty text and draws nothing. */
export interface CellVariant {
  /** Where the value stands in its column. */
  align: 'start' | 'end'
  /** The value in words, for labels and summaries. `now` is in ms since 1970. */
  text: (value: unknown, context: CellContext, now?: number) => string
  Cell: ComponentType<CellProps>
  /** Where `Cell` is one element: what a table's own cell, or a link, carries to be that element, and what is in it. */
  box?: {
    of: (value: unknown, context: CellContext) => CellBox
    Inside: ComponentType<CellProps>
  }
  /** The decimals a value needs by itself; a column shows all its values with the most of any. */
  decimals?: (value: unknown) => number
  /** What 1 is in the value, where people enter another number than is stored. Default: 1. */
  unit?: number
}
