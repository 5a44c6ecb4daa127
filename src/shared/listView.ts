/** A saved view of a list: what of it is shown, and how. It names filters, fields and columns by their ids. */
export interface ListViewContent {
  /** Value per filter id. */
  filters: Record<string, string>
  /** `-created_at,name`; empty: the list's default. */
  sort: string
  /** `state`, or `state:packed,sent` with the groups that are collapsed. */
  group?: string
  /** Empty: the person's own columns. */
  columns: { id: string; shown: boolean; width?: number }[]
}

export interface ListView {
  id: string
  /** `<module>.<list>` */
  list: string
  name: string
  content: ListViewContent
  /** Everyone in the account sees it. */
  shared: boolean
  /** Name of whoever saved it; null for the reader's own. */
  owner: string | null
}

/** In place of a view's id: the plain list, where the person opens it with a view otherwise. */
export const noView = 'all'

/** Limits of `POST /list-views`. */
export const listViewLimits = {
  /** Characters. */
  name: 60,
  /** Of one person, in all lists. */
  views: 100,
  filters: 50,
  /** Characters of `sort`. */
  sort: 500,
  /** Characters of a filter's value, which may be many ids, and of `group`. */
  value: 4000,
  columns: 200,
}
