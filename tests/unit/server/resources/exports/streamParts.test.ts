import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { streamParts } from '../../../../../src/server/resources/exports/streamParts.ts'

const stallMs = 300

/** @returns how many were made */
function parts(count: number) {
  let made = 0
  async function* make(): AsyncGenerator<{ text: string }> {
    for (; made < count;) {
      made += 1
      yield { text: `part ${made}` }
    }
  }
  return { made: () => made, parts: make() }
}

it.each([
  ['that never reads', 0],
  ['that stops reading', 3],
])('ends the stream of a reader %s', async (_who, reads) => {
  const { parts: given, made } = parts(1000)
  const stream = streamParts(given, stallMs)
  const closed = new Promise((resolve) => stream.once('close', resolve))
  const iterator = stream[Symbol.asyncIterator]() as AsyncIterator<string>
  for (let n = 0; n < reads; n += 1) await iterator.next()
  await closed
  expect(stream.destroyed).toBe(true)
  expect(made()).toBeLessThan(10)
})

it('waits for a slow reader as long as they go on', async () => {
  const { parts: given } = parts(8)
  const read: string[] = []
  for await (const text of streamParts(given, stallMs)) {
    read.push(String(text))
    await pause(stallMs / 3)
  }
  expect(read).toHaveLength(8)
})

it('waits for a reader who takes longer than that for a part, and breaks no character', async () => {
  const part = '😀'.repeat(40_000)
  async function* twice(): AsyncGenerator<{ text: string }> {
    for (let n = 0; n < 2; n += 1) yield { text: part }
  }
  const read: Buffer[] = []
  const msPerByte = (2 * stallMs) / Buffer.byteLength(part)
  const slow = new Writable({
    highWaterMark: 1,
    write(bytes: Buffer, _encoding, done) {
      read.push(bytes)
      setTimeout(done, bytes.length * msPerByte)
    },
  })
  await pipeline(streamParts(twice(), stallMs), slow)
  expect(Buffer.concat(read).toString()).toBe(part + part)
})
