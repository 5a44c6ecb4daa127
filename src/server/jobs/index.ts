export {
  createJobRunner,
  type Job,
  type JobHandler,
  type JobRunner,
  type JobRunnerOptions,
  type NextTurn,
} from './createJobRunner.ts'
export { createLoop, type Loop, type LoopOptions } from './createLoop.ts'
export { createWorkSignals, type WorkKind, type WorkSignals } from './createWorkSignals.ts'
export { enqueueJob, MOST_ATTEMPTS, type NewJob } from './enqueueJob.ts'
export { readNextDue } from './readNextDue.ts'
export { runInThread, type ThreadMessage, type ThreadOptions } from './runInThread.ts'
