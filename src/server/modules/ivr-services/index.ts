import { defineModule } from '../../host/ServerModule.ts'
import { insertIvrServices } from './insertIvrServices.ts'
import { ivrService } from './ivrService.ts'

export default defineModule({
  seed: insertIvrServices,
  parts: (context) => ({ behaviours: [ivrService(context)] }),
})
