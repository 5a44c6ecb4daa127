import { defineModule } from '../../host/ServerModule.ts'
import { insertRecordings } from './insertRecordings.ts'
import { recordings } from './recordings.ts'
import { recordingSettings } from './recordingSettings.ts'
import { REMOVE_RECORDING, removeRecording } from './removeRecording.ts'
import { STORE_RECORDING, storeRecording } from './storeRecording.ts'

export default defineModule({
  seed: insertRecordings,
  parts: (context) => ({
    behaviours: [recordings(context), recordingSettings(context)],
    jobs: {
      [STORE_RECORDING]: { run: storeRecording(context) },
      [REMOVE_RECORDING]: { run: removeRecording(context) },
    },
  }),
})
