import { withLastSearch } from '../registry/lastSearch.ts'
import { usePortal } from '../registry/portalContext.ts'

/** Where who leaves a wizard goes: `done`, as its list was left. */
export function useWayBack(done: string): string {
  const { session } = usePortal()
  return withLastSearch(session.user.id, done)
}
