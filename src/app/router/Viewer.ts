import type { AskedCall } from '../../language/index.ts'
import type { AccountStateDefinition, Condition } from '../../language/portal.ts'

/** What the shell asks of a person; `Portal` answers it. */
export interface Viewer {
  /** True when they hold every permission. */
  can: (access: string[]) => boolean
  /** True when a condition over account, config and user holds, or there is none. */
  holds: (when: Condition | undefined) => boolean
  /** The state of the account that refuses a call; where it is not asked, none does. */
  refusing?: (asked: AskedCall) => AccountStateDefinition | undefined
}
