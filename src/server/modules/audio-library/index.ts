import { defineModule } from '../../host/ServerModule.ts'
import { audioFile } from './audioFiles.ts'
import { insertAudioFiles } from './insertAudioFiles.ts'

export default defineModule({
  seed: insertAudioFiles,
  parts: (context) => ({ behaviours: [audioFile(context)] }),
})
