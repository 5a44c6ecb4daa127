import type { Scope } from '../../language/index.ts'
import type { LifecycleDefinition, TextKey } from '../../language/portal.ts'

/** A record that waits for a carrier or a reviewer. */
export interface DecisionQuestion {
  accountId: string
  entity: string
  recordId: string
  /** The record is `row`, as clients see it, without secrets. */
  scope: Scope
  lifecycle: LifecycleDefinition
  /** Milliseconds it has been in its state. */
  ageMs: number
  text: (key: TextKey) => string
}

/** One of the transitions by carrier or reviewer that start in the record's state. */
export interface Decision {
  transition: string
  note?: string
  /** One of the catalogue of reasons, whose text is the note where there is none. */
  reason?: string
}

/**
 * The port to those who decide about records. `createDecisionSimulator` is the embedded default of the demo. Without
 * one, decisions are brought by `applyDecision`.
 */
export interface Decisions {
  /** Never called in a transaction; may be called again for the same state. `waitMs`: ask again then. */
  decide(question: DecisionQuestion): Promise<Decision | { waitMs: number } | undefined>
}
