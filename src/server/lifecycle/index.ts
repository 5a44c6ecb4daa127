export { applyDecision, createLifecycleWork, type LifecycleOptions } from './createLifecycleWork.ts'
export { createDecisionSimulator } from './createDecisionSimulator.ts'
export type { Decision, DecisionQuestion, Decisions } from './Decisions.ts'
export { createNotices } from './createNotices.ts'
export { createRecordNotices, type NotifyOfRecord, type RecordNotice } from './createRecordNotices.ts'
export type { NoticedEvent, PostNotices } from './PostNotices.ts'
export { moveDocument, type Mover } from './moveDocument.ts'
export { beginRecord, moveRecord, RECORD_TIMER, type MoveInput } from './moveRecord.ts'
export { rowScope } from './rowScope.ts'
export {
  insertEvent,
  readEvents,
  type EventPosting,
  type NewEvent,
  type RecordEvent,
} from './recordEvents.ts'
