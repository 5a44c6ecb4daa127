import type { OwnerFiles } from '../../language/DefinitionCompiler.ts'
import type { PublishedVersion } from '../../language/publishing.ts'
import { describeChanges } from './changes/describeChanges.ts'
import { REMOVED, type PublicationStore } from './PublicationStore.ts'

/** How many versions of a history say what changed. */
const COMPARED_VERSIONS = 20

/** An owner's published versions, newest first, the newest of them with what changed. */
export async function readHistory(store: PublicationStore, owner: string): Promise<PublishedVersion[]> {
  const versions = await store.history(owner)
  const newest = versions.slice(0, COMPARED_VERSIONS + 1)
  const files = new Map(
    await Promise.all(
      [...new Set(newest.map(({ version }) => version))].map(
        async (version) => [version, version === REMOVED ? {} : await store.files(owner, version)] as const,
      ),
    ),
  )
  return versions.map((each, index) => {
    const [now, before] = [files.get(each.version), files.get(versions[index + 1]?.version ?? '')]
    if (!now || !before) return each
    return {
      ...each,
      changed: changedFiles(now, before),
      changes: describeChanges(now, before),
    }
  })
}

function changedFiles(now: OwnerFiles, before: OwnerFiles): string[] {
  const names = new Set([...Object.keys(now), ...Object.keys(before)])
  return [...names].filter((name) => now[name] !== before[name]).toSorted()
}
