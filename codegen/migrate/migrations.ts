import type { Migration } from './Migration.ts'
import { accessSaysWho } from './accessSaysWho.ts'
import { relocksInSteps } from './relocksInSteps.ts'
import { sensitiveSaysHow } from './sensitiveSaysHow.ts'

const thirdLanguage: Migration = {
  ...accessSaysWho,
  title: 'access for everyone who is signed in says so, and sensitive says how it is stored',
  apply(definitions, all) {
    accessSaysWho.apply(definitions, all)
    sensitiveSaysHow(definitions)
  },
}

/** Every migration there is, oldest first; the last leads to the language of today. */
export const MIGRATIONS: readonly Migration[] = [relocksInSteps, thirdLanguage]
