import type { NeededAccess } from './permissionsNeeded.ts'
import type { ResourceSource } from './read/source.ts'

/** What reading a record of the resource needs; undefined where no call reads one. */
export function readingAccess(resource: ResourceSource | undefined): NeededAccess | undefined {
  return (resource?.operations.get ?? resource?.operations.list)?.access
}
