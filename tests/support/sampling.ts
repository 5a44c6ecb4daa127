import { appendFileSync } from 'node:fs'

/** Seed of everything generated or sampled: pinned, so that a run can be repeated. `TEST_SEED` sets another. */
export const seed = Number(process.env['TEST_SEED'] ?? 20_261_121)

/** Whether every case is tried, as `npm run test:all` does, instead of a sample. */
export const triesAll = process.env['TEST_ALL'] === '1'

/** A small random generator (mulberry32), the same for the same seed. */
export function createRandom(from: number): (below: number) => number {
  let state = from
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** How often something is repeated: `usual` times, or `full` times when everything is tried. */
export function repetitions(name: string, usual: number, full: number): number {
  const count = triesAll ? full : usual
  reportSample(name, count, full)
  return count
}

/** At most `count` of the items, in their order. */
export function sample<Item>(name: string, items: readonly Item[], count: number, all = triesAll): Item[] {
  const chosen = new Set(shuffled(name, items.keys()).slice(0, all ? items.length : count))
  reportSample(name, chosen.size, items.length)
  return items.filter((_, index) => chosen.has(index))
}

/**
 * Deals cases among items of a class: every item gets at least one of its cases, and every case of a class is tried
 * with one of its items. So the work grows with items plus cases, not with their product.
 * @param classOf items of a class are alike as far as the cases go
 * @param casesOf the same objects for every item of a class that has them
 */
export function deal<Item, Case>(
  name: string,
  items: readonly Item[],
  classOf: (item: Item) => string,
  casesOf: (item: Item) => readonly Case[],
  all = triesAll,
): Map<Item, Case[]> {
  const dealt = new Map<Item, Set<Case>>(items.map((item) => [item, new Set(all ? casesOf(item) : [])]))
  const handOf = (item: Item): Set<Case> => dealt.get(item) ?? new Set()
  for (const [id, members] of Object.entries(Object.groupBy(items, classOf))) {
    const order = shuffled(`${name} ${id}`, members ?? [])
    for (const each of shuffled(name, new Set(order.flatMap(casesOf)))) {
      const able = order.filter((item) => casesOf(item).includes(each))
      const hands = able.map((item) => handOf(item).size)
      const least = able[hands.indexOf(Math.min(...hands))]
      if (least !== undefined) handOf(least).add(each)
    }
    for (const [at, item] of order.entries()) {
      const own = casesOf(item)
      const one = own[at % own.length]
      if (handOf(item).size === 0 && one !== undefined) handOf(item).add(one)
    }
  }
  const found = new Map(items.map((item) => [item, casesOf(item).filter((each) => handOf(item).has(each))]))
  for (const [item, hand] of found)
    if (hand.length === 0 && casesOf(item).length > 0)
      throw new Error(`${name}: the cases are other objects each time, so none is tried`)
  const total = (counts: number[]): number => counts.reduce((sum, each) => sum + each, 0)
  reportSample(
    name,
    total([...found.values()].map(({ length }) => length)),
    total(items.map((item) => casesOf(item).length)),
  )
  return found
}

/**
 * Items that between them have every part of all items, and at least `least` of each class. An item is left out only
 * when everything in it is tried elsewhere in its class.
 */
export function coverParts<Item>(
  name: string,
  items: readonly Item[],
  classOf: (item: Item) => string,
  partsOf: (item: Item) => readonly string[],
  least: number,
  all = triesAll,
): Item[] {
  const kept = new Set<Item>()
  for (const [id, members] of Object.entries(Object.groupBy(items, classOf))) {
    const order = shuffled(`${name} ${id}`, members ?? []).toSorted(
      (one, other) => partsOf(other).length - partsOf(one).length,
    )
    const seen = new Set<string>()
    for (const [at, item] of order.entries()) {
      if (!all && at >= least && partsOf(item).every((part) => seen.has(part))) continue
      kept.add(item)
      for (const part of partsOf(item)) seen.add(part)
    }
  }
  reportSample(name, kept.size, items.length)
  return items.filter((item) => kept.has(item))
}

/** Says how much of something is tried; scripts/test.sh prints it at the end of a run. */
export function reportSample(name: string, tried: number, of: number): void {
  const file = process.env['TEST_SAMPLES']
  if (file) appendFileSync(file, `${name}: ${tried} of ${of}\n`)
}

function shuffled<Item>(name: string, items: Iterable<Item>): Item[] {
  const random = createRandom(seed + hashOf(name))
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    const [one, two] = [order[at], order[other]] as [Item, Item] // both are inside
    order[at] = two
    order[other] = one
  }
  return order
}

function hashOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return hash
}
