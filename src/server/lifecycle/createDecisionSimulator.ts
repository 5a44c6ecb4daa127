import { evaluateCondition, transitionsFrom } from '../../language/index.ts'
import { getPath } from '../../shared/paths.ts'
import type { Decisions } from './Decisions.ts'

/** Until it is asked again whether an account still decides by hand. */
const HELD_MS = 60_000

/**
 * Decides as the definitions say under `simulated`: the first transition whose condition holds.
 * @param speed divides all delays
 * @param isHeld whether an account decides by hand, so that nothing is decided here
 */
export function createDecisionSimulator({
  speed = 1,
  isHeld = () => Promise.resolve(false),
}: { speed?: number; isHeld?: (accountId: string) => Promise<boolean> } = {}): Decisions {
  return {
    async decide({ accountId, scope, lifecycle, ageMs, text }) {
      const chosen = transitionsFrom(lifecycle, getPath(scope.row, lifecycle.field)).find(
        ({ by, simulated }) =>
          (by === 'carrier' || by === 'reviewer') &&
          simulated !== undefined &&
          (!simulated.when || evaluateCondition(simulated.when, scope)),
      )
      if (!chosen?.simulated) return undefined
      if (await isHeld(accountId)) return { waitMs: HELD_MS / speed }
      const { afterMs, note, reason } = chosen.simulated
      const waitMs = Math.ceil(afterMs / speed - ageMs)
      if (waitMs > 0) return { waitMs }
      return {
        transition: chosen.id,
        ...(note !== undefined && { note: text(note) }),
        ...(reason !== undefined && { reason }),
      }
    },
  }
}
