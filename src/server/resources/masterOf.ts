import type { Caller } from './behaviour.ts'

/** No id of a user. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The master's user who works in the account as its owner, whose drafts and preferences are their own; all zeros for a user of the account. */
export function masterOf({ master }: Pick<Caller, 'master'>): string {
  return master?.userId ?? NOBODY
}
