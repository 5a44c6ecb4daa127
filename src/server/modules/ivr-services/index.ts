import { defineModule } from '../../host/ServerModule.ts'
import { ivrService } from './ivrService.ts'

export default defineModule({ parts: () => ({ behaviours: [ivrService()] }) })
