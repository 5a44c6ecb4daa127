import { expect, it } from 'vitest'
import { createOwnTurns, createTurns } from '../../../src/server/createTurns.ts'

/** Work that goes on until it is told how it ends. */
function open() {
  let running = 0
  let most = 0
  const ends: ((error?: Error) => void)[] = []
  return {
    most: () => most,
    work: () => {
      running++
      most = Math.max(most, running)
      return new Promise<void>((resolve, reject) =>
        ends.push((error) => {
          running--
          if (error) reject(error)
          else resolve()
        }),
      )
    },
    endAll: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end(ends.length % 2 === 0 ? new Error('failed') : undefined)
        await new Promise(setImmediate)
      }
    },
  }
}

it('runs so much together, lets the rest wait for whatever ends, and refuses what is too much', async () => {
  const takeTurn = createTurns(2, 5)
  for (let round = 0; round < 2; round++) {
    const { work, most, endAll } = open()
    const all = Promise.allSettled(Array.from({ length: 10 }, () => takeTurn(work)))
    await endAll()
    const refused = (await all).filter((each) => each.status === 'rejected' && each.reason.code === 'busy')
    expect([most(), refused.length]).toEqual([2, 3])
  }
})

it('keeps a queue for each person', async () => {
  const takeOwnTurn = createOwnTurns(0)
  for (let round = 0; round < 2; round++) {
    const { work, most, endAll } = open()
    const people = ['one', 'two', 'one', 'three', 'two']
    const all = Promise.allSettled(people.map((each) => takeOwnTurn(each, work)))
    await endAll()
    const refused = (await all).map((each) => each.status === 'rejected' && each.reason.code === 'busy')
    expect(refused).toEqual([false, false, true, false, true])
    expect(most()).toBe(3)
  }
})
