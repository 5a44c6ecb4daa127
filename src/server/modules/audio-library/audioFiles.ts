import { randomUUID } from 'node:crypto'
import { filesIn } from '../../../language/index.ts'
import { createOwnTurns } from '../../createTurns.ts'
import { Refusal, say } from '../../errors.ts'
import {
  addressOf,
  countWaiting,
  FileMissingError,
  FileTooLargeError,
  findUploads,
  keepUpload,
  mostWaiting,
  readRange,
} from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { inOnePart } from './inOnePart.ts'
import { readAudio } from './readAudio.ts'
import type { Speak } from './speak.ts'

export const AUDIO_FILE = 'audio-file'

/** The name of files that were read out; the form takes one away when its text changes. */
const SPEECH_NAME = 'speech.wav'
const FIRST_VOICE = 'en-us'
/** As the definition has it. */
const LIMIT_BYTES = 5 * 1024 * 1024

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const mimeTypes: Readonly<Record<string, string>> = { wav: 'audio/wav', mp3: 'audio/mpeg' }

/** Audio for calls: what its contents are, and how they are played. */
export function audioFile(
  { database, files }: Pick<ModuleContext, 'database' | 'files'>,
  speak: Speak,
): Behaviour {
  const takeOwnTurn = createOwnTurns(0)

  /** A new upload of the text read out. */
  async function speakFile(accountId: string, userId: string, text: string, voice: string) {
    const waiting = await database.read(accountId, (query) => countWaiting(query, accountId, userId))
    if (waiting >= mostWaiting) throw new Refusal('too-many-requests', { headers: { 'retry-after': '3600' } })
    const wav = await speak(text, voice, LIMIT_BYTES).catch((error: unknown) => {
      if (!(error instanceof FileTooLargeError)) throw error
      throw new Refusal('invalid', { fields: { text: say('audio-library:speech-too-long') } })
    })
    if (!wav) throw new Refusal('back-end-failed', { text: say('audio-library:no-speech') })
    const file = { id: randomUUID(), name: SPEECH_NAME, bytes: wav.length, type: 'wav' as const }
    const row = { id: file.id, entity: AUDIO_FILE, field: 'file', filename: file.name, type: file.type }
    const owned = { ...row, uploaded_by: userId }
    await keepUpload({ database, files }, accountId, owned, inOnePart(wav), LIMIT_BYTES)
    const audio = await readAudio(wav, file.type)
    return { file, seconds: audio?.['seconds'] ?? 0 }
  }

  return {
    resource: AUDIO_FILE,
    async derive(read, { accountId }, { file: value }) {
      const [file] = filesIn(value)
      const upload = file && (await read((query) => findUploads(query, accountId, [file.id]))).get(file.id)
      // What isn't there has its own text.
      if (!upload) return {}
      const address = addressOf(accountId, upload.id)
      const found = await readAudio(await files.readBytes(address, 0, upload.bytes), upload.type)
      if (!found) throw new Refusal('invalid', { fields: { file: say('audio-library:not-playable') } })
      return found
    },
    endpoints: {
      async speech({ caller: { accountId, userId }, input }) {
        const { text, voice } = objectOf(input)
        const said = textOf(text).trim()
        if (said === '') throw new Refusal('invalid', { fields: { text: say('audio-library:text-first') } })
        const body = await takeOwnTurn(userId, () =>
          speakFile(accountId, userId, said, textOf(voice) || FIRST_VOICE),
        )
        return { body }
      },
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
