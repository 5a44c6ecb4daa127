import { expect, it } from 'vitest'
import { lengthText, writeWav } from '../../../../../src/domain/audio/index.ts'
import { readAudio } from '../../../../../src/server/modules/audio-library/readAudio.ts'

it.each([
  [2.96, { seconds: 2.9, length: '0:02' }],
  [3, { seconds: 3, length: '0:03' }],
  [0.05, { seconds: 0.1, length: '0:00' }],
])('says of %d seconds the same length as a player', async (seconds, expected) => {
  const read = await readAudio(writeWav(new Float32Array(Math.round(seconds * 8000)), 8000), 'wav')
  expect(read).toEqual({ format: 'wav', ...expected })
  expect(lengthText(Number(read?.['seconds']))).toBe(expected.length)
})

it('knows nothing of what can’t be played', async () => {
  expect(await readAudio(new Uint8Array(100), 'wav')).toBeUndefined()
})
