/** Something the palette offers. */
export interface Entry {
  /** Tells it from every other. */
  id: string
  title: string
  /** What else it is found by. */
  words?: string[]
  /** Where it belongs, in smaller words. */
  hint?: string
  icon: string
  /** Where it leads; without one it does something. */
  to?: string
}
