import { createContext } from 'react'

/** The filters in force of the list that something is drawn in, as parameters of the API; null outside of lists. */
export const FiltersContext = createContext<Record<string, string> | null>(null)
