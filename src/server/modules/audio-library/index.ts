import { defineModule } from '../../host/ServerModule.ts'
import { audioFile } from './audioFiles.ts'
import { insertAudioFiles } from './insertAudioFiles.ts'
import { speakOffline } from './speak.ts'

export default defineModule({
  seed: insertAudioFiles,
  parts: (context) => ({
    behaviours: [
      audioFile(context, (...spoken) =>
        speakOffline(context.setting('PATCHBAY_SPEECH') ?? 'espeak-ng', ...spoken),
      ),
    ],
  }),
})
