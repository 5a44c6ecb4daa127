/** Somebody opens a link. */
export interface LinkVisit {
  /** What follows the path. */
  code: string
  method: string
  headers: Readonly<Record<string, string | undefined>>
}

/** @returns the address it leads to; undefined for a link that leads nowhere */
export type LinkHandler = (visit: LinkVisit) => Promise<string | undefined>
