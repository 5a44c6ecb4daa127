import { defineModule } from '../../host/ServerModule.ts'
import { callerId } from './callerId.ts'
import { insertCallerIds } from './insertCallerIds.ts'

export default defineModule({
  seed: insertCallerIds,
  parts: (context) => ({ behaviours: [callerId(context)] }),
})
