import { defineModule } from '../../host/ServerModule.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { brand } from './brand.ts'
import { campaign } from './campaign.ts'
import { campaignUseCases } from './campaignUseCases.ts'
import { carrier } from './carrier.ts'
import { insertTenDlc } from './insertTenDlc.ts'
import { number } from './number.ts'

export default defineModule({
  seed: insertTenDlc,
  parts(context) {
    const below = { number: number(context), carrier: carrier(context, () => own) }
    const own: Behaviour = campaign(context, below)
    return { behaviours: [brand(), own, below.number, below.carrier, campaignUseCases(context)] }
  },
})
