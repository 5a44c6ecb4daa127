import { expect, it } from 'vitest'
import { createIndexBuilder } from '../../../../src/server/storage/createIndexBuilder.ts'
import type { Collection } from '../../../../src/server/storage/syncIndexes.ts'

/** @param failures of the first attempts */
function builder(failures: number, firstPauseMs = 1) {
  const [attempts, errors]: [Collection[][], unknown[]] = [[], []]
  const { build, stop } = createIndexBuilder({
    async sync(collections) {
      attempts.push(collections)
      if (attempts.length <= failures) throw new Error('deadlock detected')
    },
    onError: (error) => errors.push(error),
    firstPauseMs,
  })
  return { build, stop, attempts, errors }
}

it('reports an attempt that failed, and tries until one succeeds', async () => {
  const { build, stop, attempts, errors } = builder(2)
  await build([])
  expect(errors).toHaveLength(1)
  await expect.poll(() => attempts.length).toBe(3)
  await stop()
  expect([attempts.length, errors.length]).toEqual([3, 2])
})

it('builds what the newest definitions ask for, once', async () => {
  const { build, stop, attempts } = builder(1, 60_000)
  const [first, second, third] = [[], [], []] as [Collection[], Collection[], Collection[]]
  await build(first)
  await Promise.all([build(second), build(third)])
  await stop()
  expect(attempts.map((each) => [first, second, third].indexOf(each))).toEqual([0, 2])
})

it('tries no more after it was stopped', async () => {
  const { build, stop, attempts } = builder(9)
  await build([])
  await stop()
  await build([])
  expect(attempts).toHaveLength(1)
})
