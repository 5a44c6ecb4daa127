export interface SortKey {
  /** A field of `sort.fields` of the resource. */
  field: string
  descending: boolean
}

/** What the rows of a list are grouped by, and the values of the groups that are collapsed. */
export interface Grouping {
  field: string
  collapsed: string[]
}

/** What a list shows: everything its address holds. */
export interface ListQuery {
  /** From 1. */
  page: number
  perPage: number
  /** In order of weight; empty: the resource's default. */
  sort: SortKey[]
  /**
   * Value per filter id; inactive filters are absent.
   * A date range is a preset (`this-month`) or `2026-01-01..2026-01-31`, with either end open.
   */
  filters: Record<string, string>
  group?: Grouping
}

/** A part of an address that this list cannot follow. */
export interface UrlProblem {
  name: string
  value: string
}
