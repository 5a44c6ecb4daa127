import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longestRecording, Recording, writeWav } from '../../src/domain/audio/index.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { watchFiles } from '../support/watchFiles.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const path = '/v1/calling_audios'
const SECONDS = 3
const samples = Float32Array.from({ length: SECONDS * 8000 }, (_, at) => Math.sin(at / 8))
const wav = Uint8Array.from(writeWav(samples, 8000))
/** 0.2 s: eight frames of MPEG 1 layer 3 at 128 kbit/s and 44.1 kHz, of 417 bytes each. */
const mp3 = Buffer.concat(
  Array.from({ length: 8 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
)

describe.each(worldsOf(import.meta.filename))('the audio library on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let stranger: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ database: await open() })
    const person = (wanted: string): DemoPerson => {
      const found = server.people.find(({ name }) => name === wanted)
      if (!found) throw new Error(`There is no demo user ${wanted}`)
      return found
    }
    owner = person('owner')
    stranger = person('empty')
  })
  afterAll(() => server.close())

  async function upload(filename: string, content: Uint8Array<ArrayBuffer>): Promise<DemoAnswer['body']> {
    const form = new FormData()
    form.append('file', new Blob([content]), filename)
    const multipart = new Response(form)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/site/v1/files?entity=audio-file&field=file',
      headers: { ...owner.headers, 'content-type': multipart.headers.get('content-type') ?? '' },
      payload: Buffer.from(await multipart.arrayBuffer()),
    })
    return answer.json<TestBody>()
  }
  async function add(filename: string, content: Uint8Array<ArrayBuffer>): Promise<DemoAnswer> {
    const { file } = await upload(filename, content)
    return server.call(owner, 'POST', path, { calling_audio: { name: filename, file: { id: file.id } } })
  }

  it('keeps WAV and MP3 with their length, and plays them whole or in parts', async () => {
    const { status, body } = await add('prompt.wav', wav)
    expect([status, body.calling_audio]).toMatchObject([201, { format: 'wav', seconds: 3, length: '0:03' }])
    const { id } = body.calling_audio
    const whole = await server.call(owner, 'GET', `${path}/${id}/contents.audio`)
    expect([whole.status, whole.headers['content-type'], whole.headers['content-length']]).toEqual([
      200,
      'audio/wav',
      String(wav.length),
    ])
    const part = await server.call(owner, 'GET', `${path}/${id}/contents.audio`, undefined, {
      range: 'bytes=0-3',
    })
    expect([part.status, part.text]).toEqual([206, 'RIFF'])

    const other = await add('jingle.mp3', mp3)
    expect([other.status, other.body.calling_audio.format, other.body.calling_audio.seconds]).toEqual([
      201,
      'mp3',
      0.2,
    ])
  })

  it('takes the longest recording that the browser makes, and nothing larger', async () => {
    const limit = 5 * 2 ** 20
    const recording = new Recording(16_000, limit)
    const second = Float32Array.from({ length: 16_000 }, (_, at) => 0.4 * Math.sin(at / 8))
    while (!recording.isFull) recording.push(second)
    const longest = recording.toWav()
    expect(longest.length).toBe(limit)
    const { status, body } = await add('Recording 09.05.30.wav', longest)
    const seconds = Math.round(longestRecording(limit) * 10) / 10
    expect([status, body.calling_audio]).toMatchObject([201, { format: 'wav', seconds, length: '2:43' }])
    const larger = await upload('larger.wav', Uint8Array.from([...longest, 0, 0]))
    expect(larger['fields']).toEqual({ file: 'Choose a WAV or MP3 file of up to 5 MB.' })
  })

  it('refuses what only claims to be audio, and what nothing can play', async () => {
    const page = await upload('page.mp3', Buffer.from('<!doctype html><script>alert(1)</script>'))
    expect(page.error).toBe('Check the highlighted fields.')
    const { status, body } = await add('header.wav', wav.slice(0, 44))
    expect([status, body.fields]).toEqual([
      422,
      { file: 'This file can’t be played. Save it as WAV or MP3 again, then choose it here.' },
    ])
  })

  it('renames a file and leaves its contents alone', async () => {
    const { body } = await add('first.wav', wav)
    const { id, file } = body.calling_audio
    const renamed = await server.call(owner, 'PUT', `${path}/${id}`, {
      calling_audio: { name: 'Greeting' },
    })
    expect(renamed.body.calling_audio).toMatchObject({ name: 'Greeting', file, seconds: 3 })
  })

  it('reads a text out into a file that can be kept', async () => {
    const speak = (text: string): Promise<DemoAnswer> =>
      server.call(owner, 'POST', `${path}/speech`, { text, voice: 'en-gb' })
    expect((await speak(' ')).body.fields).toEqual({ text: 'Enter a text' })
    const spoken = await speak('Press one for sales, or two for support.')
    expect(spoken.body).toMatchObject({ file: { name: 'speech.wav', type: 'wav' } })
    // Three or four seconds of speech.
    expect(spoken.body['seconds']).toBeGreaterThan(1)
    expect(spoken.body['seconds']).toBeLessThan(10)
    const { id } = spoken.body['file']
    const kept = await server.call(owner, 'POST', path, {
      calling_audio: {
        name: 'Menu',
        file: { id },
        text: 'Press one for sales, or two for support.',
        voice: 'en-gb',
      },
    })
    expect([kept.status, kept.body.calling_audio.seconds]).toEqual([201, spoken.body['seconds']])
  })

  it('reads one text at a time for a person', async () => {
    const speak = (who: DemoPerson): Promise<DemoAnswer> =>
      server.call(who, 'POST', `${path}/speech`, { text: 'One text at a time.', voice: 'en-gb' })
    const answers = await Promise.all([speak(owner), speak(owner)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(answers.find(({ status }) => status === 503)?.body.code).toBe('busy')
    expect((await speak(owner)).status).toBe(200)
  })

  it('reads a file while no connection to the database waits for it', async () => {
    const readWhileHeld = watchFiles(server.database, server.files)
    expect(await readWhileHeld(async () => expect((await add('held.wav', wav)).status).toBe(201))).toEqual([])
  })

  it('plays a file to its account alone, and to nobody once it is deleted', async () => {
    const { body } = await add('mine.wav', wav)
    const audio = `${path}/${body.calling_audio.id}/contents.audio`
    expect((await server.call(stranger, 'GET', audio)).status).toBe(404)
    expect((await server.call(owner, 'DELETE', `${path}/${body.calling_audio.id}`)).status).toBe(204)
    expect((await server.call(owner, 'GET', audio)).status).toBe(404)
  })
})
