import { evaluateCondition, transitionsFrom } from '../../language/index.ts'
import { getPath } from '../../shared/paths.ts'
import type { Decisions } from './Decisions.ts'

/**
 * Decides as the definitions say under `simulated`: the first transition whose condition holds.
 * @param speed divides all delays
 */
export function createDecisionSimulator({ speed = 1 }: { speed?: number } = {}): Decisions {
  return {
    async decide({ scope, lifecycle, ageMs, text }) {
      const chosen = transitionsFrom(lifecycle, getPath(scope.row, lifecycle.field)).find(
        ({ by, simulated }) =>
          (by === 'carrier' || by === 'reviewer') &&
          simulated !== undefined &&
          (!simulated.when || evaluateCondition(simulated.when, scope)),
      )
      if (!chosen?.simulated) return undefined
      const { afterMs, note } = chosen.simulated
      const waitMs = Math.ceil(afterMs / speed - ageMs)
      if (waitMs > 0) return { waitMs }
      return { transition: chosen.id, ...(note !== undefined && { note: text(note) }) }
    },
  }
}
