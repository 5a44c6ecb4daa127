import type { PublishedVersion } from './publishing.ts'

export interface FoldedVersion extends PublishedVersion {
  /** How often it was published in a row. */
  times: number
}

/** A history in which what was published several times in a row for one cause stands once, with the newest time. */
export function foldVersions(versions: readonly PublishedVersion[]): FoldedVersion[] {
  const folded: FoldedVersion[] = []
  for (const each of versions) {
    const last = folded.at(-1)
    const isSame = last?.version === each.version && last.cause === each.cause && last.by === each.by
    if (last === undefined || !isSame) {
      folded.push({ ...each, times: 1 })
      continue
    }
    last.times++
    // What changed stands at the oldest.
    if (each.changed === undefined) delete last.changed
    else last.changed = each.changed
  }
  return folded
}
