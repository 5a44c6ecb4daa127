import { pausingState } from '../../auth/requireState.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { readLinkCodes } from './links/linkCodes.ts'
import { createZoneOfNumber } from '../../../domain/schedule/index.ts'
import { createSmsRate } from './smsRates.ts'

/** Reads prices, caps and pausing account states from the definitions as published now. */
export function readSendingOptions(context: ModuleContext): SendingOptions {
  const { database, files, carrier, postNotices, published, text, limits, linkUrl } = context
  const uploadsPerHour = limits?.['uploadsPerHour']
  return {
    database,
    files,
    carrier,
    postNotices,
    text,
    dailyCap: (plan) => published().portal.access.plans.find(({ id }) => id === plan)?.dailyMessageCap,
    zoneOf: createZoneOfNumber(() => published().portal.catalogues['number-zones'] ?? []),
    linkUrl,
    linkCodes: readLinkCodes(database),
    smsRate: createSmsRate(() => published().portal.catalogues['sms-rates'] ?? []),
    async isWaiting(accountId) {
      const { states } = published().portal.manifest
      return (await database.system((query) => pausingState(query, accountId, states))) !== undefined
    },
    ...(uploadsPerHour !== undefined && { uploadsPerHour }),
  }
}
