import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { AUDIO } from './audioFile.ts'

/** Kind of the job that deletes the audio of a recording. */
export const REMOVE_RECORDING = 'remove-recording'

/** Makes the handler that deletes the audio of a recording whose record is gone. */
export function removeRecording({ files }: Pick<ModuleContext, 'files'>): JobHandler {
  return ({ accountId, payload }) => files.remove(accountId, String(payload['recording']), [AUDIO])
}
