import { Refusal, say } from '../../errors.ts'
import { FileMissingError, readRange } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { requireDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { AUDIO } from './audioFile.ts'
import { RECORDING } from './recordingFees.ts'
import { REMOVE_RECORDING } from './removeRecording.ts'

/** Recorded calls: their audio, and their deletion. */
export function recordings({ database, files }: Pick<ModuleContext, 'database' | 'files'>): Behaviour {
  return {
    resource: RECORDING,
    afterDelete: (query, { accountId }, { id }) => removeAudio(query, accountId, id),
    endpoints: {
      async audio({ caller: { accountId }, params, headers }) {
        const id = params['id']?.toLowerCase() ?? ''
        const record = await database.read(accountId, (query) =>
          requireDocument(query, accountId, RECORDING, id),
        )
        const answer = await readRange(files, { accountId, folder: id, name: AUDIO }, headers['range']).catch(
          (error: unknown) => {
            if (error instanceof FileMissingError)
              throw new Refusal('not-found', { fields: { id: say('call-recording:audio-gone') } })
            throw error
          },
        )
        return { ...answer, type: 'audio/wav', filename: `${textOf(record.doc['name'])}.wav` }
      },
    },
  }
}

/** The audio goes once the record is gone for good. */
export function removeAudio(query: Query, accountId: string, id: string): Promise<void> {
  return enqueueJob(query, { accountId, kind: REMOVE_RECORDING, key: id, payload: { recording: id } })
}
