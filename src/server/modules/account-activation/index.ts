import { defineModule } from '../../host/ServerModule.ts'
import { phoneVerification } from './phoneVerification.ts'
import { sandboxSurvey } from './sandboxSurvey.ts'

export default defineModule({
  parts: (context) => ({ behaviours: [sandboxSurvey(context), phoneVerification(context)] }),
})
