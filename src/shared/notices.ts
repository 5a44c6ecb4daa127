const SHORTEST_NOTICE_MS = 4000
const MS_PER_WORD = 700

/** How long a notice stays: 0.7 s a word, at least 4 s. */
export function noticeDurationMs(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(SHORTEST_NOTICE_MS, words * MS_PER_WORD)
}
