import { headStartId } from '../../shared/headStart.ts'
import type { EarlyAnswer, HeadStart } from '../../shared/headStart.ts'

/** What the server wrote into this page for its first screen; undefined when it wrote nothing. */
export function readHeadStart(): HeadStart | undefined {
  const written = document.getElementById(headStartId)?.textContent
  // The server of this page wrote it.
  return written ? (JSON.parse(written) as HeadStart) : undefined
}

/** Gives each answer once: whoever asks again wants a newer one. */
export function takeEarly(headStart: HeadStart | undefined, url: string): EarlyAnswer | undefined {
  const early = headStart?.answers[url]
  delete headStart?.answers[url]
  return early
}
