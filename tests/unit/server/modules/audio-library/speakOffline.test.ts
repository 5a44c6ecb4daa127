import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FileTooLargeError } from '../../../../../src/server/files/index.ts'
import { speakOffline } from '../../../../../src/server/modules/audio-library/speak.ts'

const limit = 1000

it('answers nothing where the program is missing', async () => {
  expect(await speakOffline('/nowhere/espeak-ng', 'Hello', 'en-us', limit)).toBeUndefined()
})

it('fails when the program does, or writes no audio', async () => {
  await expect(speakOffline('false', 'Hello', 'en-us', limit)).rejects.toThrow('ended with 1')
  await expect(speakOffline('true', 'Hello', 'en-us', limit)).rejects.toThrow('no audio')
})

it('stops a program that says more than it may', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-speech-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'endless')
  writeFileSync(program, '#!/bin/sh\nexec yes\n', { mode: 0o755 })
  await expect(speakOffline(program, 'Hello', 'en-us', limit)).rejects.toThrow(FileTooLargeError)
})

it('runs two programs at a time, and refuses when many wait', async () => {
  const said = await Promise.allSettled(
    Array.from({ length: 10 }, () => speakOffline('false', 'Hello', 'en-us', limit)),
  )
  const refused = said.filter((each) => each.status === 'rejected' && each.reason.code === 'busy')
  expect(refused).toHaveLength(10 - 6)
})
