/** What of a browser's window the server needs to know to draw a page for it, in CSS px. */
export interface Frame {
  /** Of the window. */
  width: number
  /** For the rows of a list. */
  room: number
  /** Of a scroll bar; 0 where it lies over the content. */
  bar: number
}

/** The cookie in which a browser notes its frame: `<width>.<room>.<bar>`. */
export const frameCookie = 'frame'

/** The cookie in which a browser notes the chosen appearance: `<light|dark|system>.<comfortable|compact>`. */
export const appearanceCookie = 'appearance'

export interface EarlyAnswer {
  body: unknown
  etag: string | null
}

/** What the server wrote into a page beside its picture, so that the page asks for nothing twice. */
export interface HeadStart {
  /** Answers to GETs below the API's base, by address. */
  answers: Record<string, EarlyAnswer>
  /** The addresses of `answers` that screens read. */
  reads: string[]
  /** Catalogues the screen names things by. */
  catalogues: string[]
  /** The screen shows phone numbers. */
  phone: boolean
  /** Flags the screen shows, as `data:` addresses, by the path of their file. */
  flags: Record<string, string>
}

/** The id of the script element that holds the head start as JSON. */
export const headStartId = 'portal-head-start'
