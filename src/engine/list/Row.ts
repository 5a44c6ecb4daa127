/** A record as the list call answers it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** The answer of a list call; its rows stand under the resource's `items`. */
export interface ListAnswer {
  readonly [items: string]: unknown
  readonly pagination: {
    readonly current_page: number
    readonly per_page: number
    readonly total_pages: number
    readonly total: number
  }
  /** The account has no record at all. */
  readonly is_empty: boolean
}
