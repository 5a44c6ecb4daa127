import type { Migration } from './Migration.ts'
import { relocksInSteps } from './relocksInSteps.ts'

/** Every migration there is, oldest first; the last leads to the language of today. */
export const MIGRATIONS: readonly Migration[] = [relocksInSteps]
