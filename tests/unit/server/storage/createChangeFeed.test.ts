import { beforeEach, expect, it } from 'vitest'
import { createChangeFeed, type ChangeFeed } from '../../../../src/server/storage/createChangeFeed.ts'
import { createReadCache } from '../../../../src/server/storage/createReadCache.ts'

let announce: (payload: string | undefined) => void
let hears = true
let clock = 0
let feed: ChangeFeed

beforeEach(async () => {
  clock = 1_000_000
  hears = true
  feed = await open()
})

async function open(remembered = 100): Promise<ChangeFeed> {
  const listen = (_: string, listener: typeof announce): Promise<() => void> => {
    announce = listener
    return Promise.resolve(() => undefined)
  }
  return createChangeFeed({ listen, hears: () => hears }, { now: () => clock, remembered })
}

const told = (account: string, what = 'config'): void => announce(JSON.stringify({ account, what }))

it('caches reads until their account and kind change', () => {
  const mark = feed.mark()
  told('other')
  told('mine', 'sessions')
  expect([feed.isCurrent(mark, 'mine', 'config'), feed.isCurrent(mark, 'mine', 'sessions')]).toEqual([
    true,
    false,
  ])
  told('mine')
  expect(feed.isCurrent(mark, 'mine', 'config')).toBe(false)
  expect(feed.isCurrent(feed.mark(), 'mine', 'config')).toBe(true)
})

it('does not cache data that changed during the read', async () => {
  const cache = createReadCache<{ balance: number }>(feed, 'config')
  const who = { accountId: 'mine', userId: 'me' }
  const of = {}
  let balance = 1
  const load = async (): Promise<{ balance: number }> => {
    const read = { balance }
    balance = 2
    told('mine')
    return read
  }
  expect(await cache.read(who, load, of)).toEqual({ balance: 1 })
  const second = await cache.read(who, async () => ({ balance }), of)
  expect(second).toEqual({ balance: 2 })
  expect(await cache.read(who, load, of)).toBe(second)
  expect(await cache.read({ ...who, accountId: 'yours' }, async () => ({ balance: 7 }), of)).toEqual({
    balance: 7,
  })
  expect(await cache.read(who, async () => ({ balance: 3 }), {})).toEqual({ balance: 3 })
})

it('caches for at most 900 ms while disconnected, and clears the cache on reconnect', () => {
  const mark = feed.mark()
  hears = false
  clock += 899
  expect(feed.isCurrent(mark, 'mine', 'config')).toBe(true)
  clock += 1
  expect(feed.isCurrent(mark, 'mine', 'config')).toBe(false)
  const meanwhile = feed.mark()
  hears = true
  announce(undefined)
  expect(feed.isCurrent(meanwhile, 'mine', 'config')).toBe(false)
  expect(feed.isCurrent(feed.mark(), 'mine', 'config')).toBe(true)
})

it('rereads everything after five minutes in case a change was missed', () => {
  const mark = feed.mark()
  clock += 299_999
  expect(feed.isCurrent(mark, 'mine', 'config')).toBe(true)
  clock += 1
  expect(feed.isCurrent(mark, 'mine', 'config')).toBe(false)
})

it('clears the cache after an unknown message, and notifies listeners of known ones', () => {
  const heard: unknown[] = []
  const stop = feed.onChange((change) => heard.push(change))
  const mark = feed.mark()
  told('mine', 'of a later version')
  expect(feed.isCurrent(mark, 'yours', 'config')).toBe(false)
  for (const payload of ['', '{', 'null', '[]', '{"account":7,"what":"config"}']) {
    const next = feed.mark()
    announce(payload)
    expect(feed.isCurrent(next, 'yours', 'config')).toBe(false)
  }
  told('mine', 'notifications')
  stop()
  told('mine')
  expect(heard).toEqual([{ accountId: 'mine', what: 'notifications' }])
})

it('remembers a bounded number of changes, all correct', async () => {
  feed = await open(3)
  const mark = feed.mark()
  told('mine')
  for (const account of ['a', 'b', 'c', 'd']) told(account)
  expect(feed.isCurrent(mark, 'mine', 'config')).toBe(false)
  const later = feed.mark()
  told('e')
  expect([feed.isCurrent(later, 'mine', 'config'), feed.isCurrent(later, 'e', 'config')]).toEqual([
    true,
    false,
  ])
})
