/** A record as the list call answers it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

export interface ListGroup {
  readonly value: string | number | boolean | null
  readonly count: number
  /** Figure per statistic. */
  readonly totals: Readonly<Record<string, number>>
}

/** The answer of a list call; its rows stand under the resource's `items`. */
export interface ListAnswer {
  readonly [items: string]: unknown
  readonly pagination: {
    readonly current_page: number
    readonly per_page: number
    readonly total_pages: number
    readonly total: number
  }
  /** Of a grouped list: all groups of the matching rows, in order. */
  readonly groups?: readonly ListGroup[]
  /** The account has no record at all. */
  readonly is_empty: boolean
}
