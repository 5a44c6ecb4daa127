import { filesIn } from '../../../language/index.ts'
import { Refusal, say } from '../../errors.ts'
import { addressOf, FileMissingError, findUploads, readRange } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { readAudio } from './readAudio.ts'

export const AUDIO_FILE = 'audio-file'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const mimeTypes: Readonly<Record<string, string>> = { wav: 'audio/wav', mp3: 'audio/mpeg' }

/** Audio for calls: what its contents are, and how they are played. */
export function audioFile({ database, files }: Pick<ModuleContext, 'database' | 'files'>): Behaviour {
  return {
    resource: AUDIO_FILE,
    async derive(query, { accountId }, { file: value }) {
      const [file] = filesIn(value)
      const upload = file && (await findUploads(query, accountId, [file.id])).get(file.id)
      // What isn't there has its own text.
      if (!upload) return {}
      const address = addressOf(accountId, upload.id)
      const found = await readAudio(await files.readBytes(address, 0, upload.bytes), upload.type)
      if (!found) throw new Refusal('invalid', { fields: { file: say('audio-library:not-playable') } })
      return found
    },
    endpoints: {
      async audio({ caller: { accountId }, params, headers }) {
        const id = params['id']?.toLowerCase() ?? ''
        const record = UUID.test(id)
          ? await database.read(accountId, (query) => readDocument(query, accountId, AUDIO_FILE, id))
          : undefined
        const [file] = filesIn(record?.doc['file'])
        if (!record || !file) throw new Refusal('not-found')
        const answer = await readRange(files, addressOf(accountId, file.id), headers['range']).catch(
          (error: unknown) => {
            if (error instanceof FileMissingError)
              throw new Refusal('not-found', { fields: { id: say('audio-library:audio-gone') } })
            throw error
          },
        )
        const format = textOf(record.doc['format'])
        return {
          ...answer,
          type: mimeTypes[format] ?? 'application/octet-stream',
          filename: `${textOf(record.doc['name'])}.${format}`,
        }
      },
    },
  }
}
