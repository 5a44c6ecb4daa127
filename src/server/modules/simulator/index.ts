import { defineModule } from '../../host/ServerModule.ts'
import { insertIncoming, simulatedMessage, SEND_INCOMING } from './simulatedMessage.ts'
import { HANG_UP, hangUpCalls, simulatedCall } from './simulatedCall.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { EVERYTHING, simulatedParties } from './parties.ts'
import { simulatorProgress } from './simulatorProgress.ts'
import { simulation } from './simulation.ts'
import { simulatorSettings } from './simulatorSwitches.ts'

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
    config: (): JsonObject => ({
      simulated: simulatedParties(context),
      ...(context.simulates(EVERYTHING) && { has_simulator: true }),
    }),
  }),
})
