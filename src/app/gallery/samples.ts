import text from './samples.json?raw'

export interface Samples {
  /** A record of the specimens' entity. */
  record: Record<string, unknown>
  /** Values as long as they come, by field. */
  long: Record<string, unknown>
  /** Values a field reads that are something else in the record, by field. */
  beside: Record<string, Record<string, unknown>>
  /** Values by cell. */
  cells: Record<string, unknown[]>
  /** What each row has of its own. */
  rows: Record<string, unknown>[]
  /** Answers by path; those to other methods than GET have it before them. */
  answers: Record<string, unknown>
}

/** The sample data; `now-42m` in it is a moment 42 minutes before the page was opened. */
export const samples = JSON.parse(text, (_key, value: unknown) => {
  const minutes = typeof value === 'string' ? /^now-(\d+)m$/.exec(value)?.[1] : undefined
  return minutes === undefined ? value : new Date(Date.now() - Number(minutes) * 60_000).toISOString()
}) as Samples // our own file
