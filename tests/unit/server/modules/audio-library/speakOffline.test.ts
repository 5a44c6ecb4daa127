import { expect, it } from 'vitest'
import { speakOffline } from '../../../../../src/server/modules/audio-library/speak.ts'

it('answers nothing where the program is missing', async () => {
  expect(await speakOffline('/nowhere/espeak-ng', 'Hello', 'en-us')).toBeUndefined()
})

it('fails when the program does, or writes no audio', async () => {
  await expect(speakOffline('false', 'Hello', 'en-us')).rejects.toThrow('ended with 1')
  await expect(speakOffline('true', 'Hello', 'en-us')).rejects.toThrow('no audio')
})
