import { createContext } from 'react'

/** What a record asks of the drawer it is in; null: it is in none. */
export const DrawerContext = createContext<{
  leave: () => void
  /** The record doesn't exist, and no page shows it. */
  setMissing: (missing: boolean) => void
} | null>(null)
