import { defineModule } from '../../host/ServerModule.ts'
import { insertIncoming, simulatedMessage, SEND_INCOMING } from './simulatedMessage.ts'
import { HANG_UP, hangUpCalls, simulatedCall } from './simulatedCall.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { simulatorProgress } from './simulatorProgress.ts'
import { simulation } from './simulation.ts'
import { simulatorSettings } from './simulatorSwitches.ts'

/** The name by which an installation says that everything outside is simulated, for every account. */
const PARTY = 'simulator'

export default defineModule({
  parts: (context) => ({
    behaviours: [
      simulation(context),
      simulatedMessage(),
      simulatedCall(context),
      simulatorSettings(),
      simulatorProgress(context),
    ],
    jobs: {
      [SEND_INCOMING]: { run: insertIncoming(context) },
      [HANG_UP]: { run: hangUpCalls(context) },
    },
    config: (): JsonObject => (context.simulates(PARTY) ? { has_simulator: true } : {}),
  }),
})
