import { defineModule } from '../../host/ServerModule.ts'
import { brand } from './brand.ts'
import { campaign } from './campaign.ts'
import { campaignUseCases } from './campaignUseCases.ts'
import { insertTenDlc } from './insertTenDlc.ts'

export default defineModule({
  seed: insertTenDlc,
  parts: (context) => ({ behaviours: [brand(), campaign(), campaignUseCases(context)] }),
})
