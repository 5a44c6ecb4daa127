/** How long a notice stays: 0.7 s per word, at least 4 s (specification, notices). */
export function noticeSeconds(text: string): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length
  return Math.max(4, 0.7 * words)
}
