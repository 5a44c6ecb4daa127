import { createContext } from 'react'
import type { Frame } from '../../shared/headStart.ts'

/** What a screen that is drawn on the server can't ask the browser. */
export interface DrawnAheadValue {
  frame: Frame
  /** `search` with its question mark, or empty. */
  address: { pathname: string; search: string }
  /** The API's answer to a GET below its base; undefined when it isn't known. What is asked is noted. */
  read: (url: string) => unknown
}

/** Null in the browser. */
export const DrawnAhead = createContext<DrawnAheadValue | null>(null)
