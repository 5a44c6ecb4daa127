import { writeWav } from '../../../domain/audio/index.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { addressOf, completeUpload, giveUploads, insertUpload } from '../../files/index.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { AUDIO_FILE } from './audioFiles.ts'
import { closing, holdMusic, openingChime, playTune, SAMPLES_PER_SECOND, type Tune } from './demoTunes.ts'
import { inOnePart } from './inOnePart.ts'
import { readAudio } from './readAudio.ts'

const DAY_MS = 86_400_000
const demoFiles: readonly { name: string; filename: string; daysAgo: number; tune: Tune }[] = [
  { name: 'Opening chime', filename: 'opening-chime.wav', daysAgo: 2, tune: openingChime },
  { name: 'Hold music', filename: 'hold-music.wav', daysAgo: 16, tune: holdMusic },
  { name: 'Closed for today', filename: 'closed.wav', daysAgo: 41, tune: closing },
]

/** Audio of the demo owner. */
export async function insertAudioFiles({ query, files, seed, nowMs }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const userId = seededUuid(seed, 'user:owner')
  const documents = []
  for (const { name, filename, daysAgo, tune } of demoFiles) {
    const [id, fileId] = [seededUuid(seed, `audio:${filename}`), seededUuid(seed, `audio-file:${filename}`)]
    const bytes = writeWav(playTune(tune), SAMPLES_PER_SECOND)
    const row = { id: fileId, entity: AUDIO_FILE, field: 'file', filename, type: 'wav' as const }
    await insertUpload(query, accountId, { ...row, uploaded_by: userId })
    await files.write(addressOf(accountId, fileId), inOnePart(bytes), bytes.length)
    await completeUpload(query, accountId, fileId, bytes.length)
    const createdAt = new Date(nowMs - daysAgo * DAY_MS).toISOString()
    const file = { id: fileId, name: filename, bytes: bytes.length, type: row.type }
    const doc = { name, file, ...(await readAudio(bytes, row.type)) }
    documents.push({ accountId, entity: AUDIO_FILE, id, createdAt, doc })
    await giveUploads(query, accountId, userId, id, [fileId])
  }
  await insertDocuments(query, documents)
}
