import { defineModule } from '../../host/ServerModule.ts'
import { overview } from './overview.ts'

export default defineModule({
  parts: ({ database }) => ({ behaviours: [overview(database)] }),
})
