import { fillTemplate } from '../../language/index.ts'
import type { PathTemplate } from '../../language/portal.ts'
import { withLastSearch } from '../registry/lastSearch.ts'
import { keeperOf } from '../registry/keeperOf.ts'
import { usePortal } from '../registry/portalContext.ts'

/** Where who leaves a wizard goes: `done`, as its list was left. */
export function useWayBack(done: PathTemplate): string {
  const { session } = usePortal()
  return withLastSearch(keeperOf(session), fillTemplate(done, session, encodeURIComponent) ?? done)
}
