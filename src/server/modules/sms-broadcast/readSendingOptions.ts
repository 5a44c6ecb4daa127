import { pausingState } from '../../auth/requireState.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { createSmsRate } from './smsRates.ts'

/** Reads prices, caps and pausing account states from the definitions as published now. */
export function readSendingOptions(context: ModuleContext): SendingOptions {
  const { database, files, carrier, postNotices, published, text, limits } = context
  const uploadsPerHour = limits?.['uploadsPerHour']
  return {
    database,
    files,
    carrier,
    postNotices,
    dailyCap: (plan) => published().portal.access.plans.find(({ id }) => id === plan)?.dailyMessageCap,
    smsRate: createSmsRate(() => published().portal.catalogues['sms-rates'] ?? []),
    async waitingFor(accountId) {
      const { states } = published().portal.manifest
      const state = await database.system((query) => pausingState(query, accountId, states))
      return state && text(state.text)
    },
    ...(uploadsPerHour !== undefined && { uploadsPerHour }),
  }
}
