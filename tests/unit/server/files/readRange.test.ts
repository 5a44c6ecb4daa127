import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore, FileMissingError, readRange } from '../../../../src/server/files/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'patchbay-range-'))
const files = createLocalFileStore(folder)
const file = {
  accountId: '00000000-0000-8000-9000-000000000001',
  folder: '00000000-0000-8000-9000-000000000002',
  name: 'audio.wav',
}

beforeAll(() => files.write(file, Readable.from([Buffer.from('0123456789')]), 100))
afterAll(() => rmSync(folder, { recursive: true }))

async function check(range: string | undefined, status: number, text: string, part?: string): Promise<void> {
  const answer = await readRange(files, file, range)
  const chunks = await answer.stream.toArray()
  expect([range, answer.status, Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))).toString()]).toEqual(
    [range, status, text],
  )
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    ...(part !== undefined && { 'content-range': part }),
  })
}

it('answers the part that is asked for', async () => {
  await check('bytes=0-3', 206, '0123', 'bytes 0-3/10')
  await check('bytes=4-', 206, '456789', 'bytes 4-9/10')
  await check('bytes=8-100', 206, '89', 'bytes 8-9/10')
  await check('bytes=-3', 206, '789', 'bytes 7-9/10')
  await check('bytes=-30', 206, '0123456789', 'bytes 0-9/10')
})

it('answers the whole file without a range, or with one it does not know', async () => {
  for (const range of [undefined, '', 'bytes=', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=5-2'])
    await check(range, 200, '0123456789')
})

it('refuses a part behind the end, and says when the file is missing', async () => {
  await check('bytes=10-', 416, '', 'bytes */10')
  await check('bytes=-0', 416, '', 'bytes */10')
  await expect(readRange(files, { ...file, name: 'other.wav' }, 'bytes=0-')).rejects.toThrow(FileMissingError)
})
