import type { JsonValue } from '../../language/portal.ts'

/** A document without functions, so that a thread can take it. */
export interface PdfDocument {
  title: string
  /** At the foot of every page, before its number. */
  footer: string
  /** As pdfmake takes it; tables may have the layout `ruled`. */
  content: JsonValue[]
}
