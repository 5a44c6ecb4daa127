import { defineModule } from '../../host/ServerModule.ts'
import { insertTrunks } from './insertTrunks.ts'
import { trunk } from './trunk.ts'

export default defineModule({
  seed: insertTrunks,
  parts: () => ({ behaviours: [trunk()] }),
})
