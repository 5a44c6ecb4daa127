import type { PublishedVersion } from './publishing.ts'

export interface FoldedVersion extends PublishedVersion {
  /** How often it was published in a row. */
  times: number
}

/** Merges versions published several times in a row for one cause, with the newest time. */
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
    // The oldest says what changed.
    if (each.changed === undefined) delete last.changed
    else last.changed = each.changed
    if (each.changes === undefined) delete last.changes
    else last.changes = each.changes
  }
  return folded
}
