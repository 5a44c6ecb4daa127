import { defineModule } from '../../host/ServerModule.ts'
import { ANNOUNCE_EXPIRY, createExpiryNotice } from './announceExpiryJob.ts'
import { apiKey } from './apiKey.ts'
import { createApiKeys } from './createApiKeys.ts'
import { EXPIRE_KEY, createKeyExpiry } from './expireKeyJob.ts'
import { createMakerFollower, FOLLOW_MAKER } from './followMakerJob.ts'
import { insertApiKeys } from './insertApiKeys.ts'

export default defineModule({
  seed: insertApiKeys,
  parts: (context) => ({
    behaviours: [apiKey(context)],
    keys: createApiKeys(context),
    jobs: {
      [ANNOUNCE_EXPIRY]: { run: createExpiryNotice(context) },
      [EXPIRE_KEY]: { run: createKeyExpiry(context) },
      [FOLLOW_MAKER]: { run: createMakerFollower(context) },
    },
  }),
})
