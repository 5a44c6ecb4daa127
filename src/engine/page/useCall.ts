import { fillTemplate } from '../../language/index.ts'
import type { CallDefinition } from '../../language/portal.ts'
import { useRead } from '../data/index.ts'
import type { Read } from '../data/useRead.ts'
import { usePortal } from '../registry/portalContext.ts'

/** As often as the record of the page: what belongs to it moves on by itself, too. */
const RECORD_SECONDS = 10

/**
 * Reads what a block shows; blocks that make the same call share one answer. Nothing is read while a slot has no value.
 * The configuration is read by the application around the page already, and is the same everywhere on it.
 */
export function useCall(
  { get, query }: CallDefinition,
  { further, refreshSeconds = 0 }: { further?: Record<string, string>; refreshSeconds?: number } = {},
): Pick<Read<unknown>, 'data' | 'error' | 'isLoading' | 'refresh'> {
  const { session } = usePortal()
  const isConfig = get === '/config'
  const path = fillTemplate(get, session, encodeURIComponent)
  const filled = Object.entries(query).map(([name, template]) => [name, fillTemplate(template, session)])
  const answer = useRead<unknown>(isConfig ? null : (path ?? null), {
    query: { ...Object.fromEntries(filled), ...further },
    keepPrevious: further !== undefined,
    refreshSeconds: Reflect.has(session, 'row') ? RECORD_SECONDS : refreshSeconds,
  })
  return isConfig ? { ...answer, data: session.config, isLoading: false } : answer
}
