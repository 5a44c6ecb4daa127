import { defineModule } from '../../host/ServerModule.ts'
import { apiKey } from './apiKey.ts'
import { createApiKeys } from './createApiKeys.ts'
import { EXPIRE_KEY, createKeyExpiry } from './expireKeyJob.ts'
import { insertApiKeys } from './insertApiKeys.ts'

export default defineModule({
  seed: insertApiKeys,
  parts: (context) => ({
    behaviours: [apiKey(context)],
    keys: createApiKeys(context),
    jobs: { [EXPIRE_KEY]: { run: createKeyExpiry(context) } },
  }),
})
