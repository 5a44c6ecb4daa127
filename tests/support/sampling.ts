import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'

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
 * Deals cases among items: every item gets at least one of its cases, and every case is tried with an item of each
 * class that has it. So the work grows with items plus cases, not with their product.
 * @param classesOf items of a class are alike as far as the case goes; an item of several classes tries a case for all
 * @param casesOf the same objects for every item of a class that has them
 */
export function deal<Item, Case>(
  name: string,
  items: readonly Item[],
  classesOf: (item: Item, each: Case) => string | readonly string[],
  casesOf: (item: Item) => readonly Case[],
  all = triesAll,
): Map<Item, Case[]> {
  const hands = shuffled(name, items).map((item) => {
    const cases = new Set(casesOf(item))
    return { item, cases, own: new Set(all ? cases : []) }
  })
  for (const each of shuffled(name, new Set(hands.flatMap(({ cases }) => [...cases])))) {
    const able = hands
      .filter(({ cases }) => cases.has(each))
      .map(({ item, own }) => ({ own, classes: [classesOf(item, each)].flat() }))
    const untried = new Set(able.flatMap(({ classes }) => classes))
    while (untried.size > 0 && !all) {
      const newOf = ({ classes }: { classes: string[] }): number =>
        classes.filter((id) => untried.has(id)).length
      const best = able.reduce((one, other) => {
        const more = newOf(other) - newOf(one)
        return more > 0 || (more === 0 && other.own.size < one.own.size) ? other : one
      })
      best.own.add(each)
      for (const id of best.classes) untried.delete(id)
    }
  }
  for (const [at, { cases, own }] of hands.entries()) {
    const one = [...cases][at % cases.size]
    if (own.size === 0 && one !== undefined) own.add(one)
  }
  const found = new Map(hands.map(({ item, own }) => [item, own]))
  const dealt = new Map(
    items.map((item) => [item, casesOf(item).filter((each) => found.get(item)?.has(each))] as const),
  )
  for (const { item, cases } of hands)
    if (cases.size > 0 && dealt.get(item)?.length === 0)
      throw new Error(`${name}: the cases are other objects each time, so none is tried`)
  const total = (counts: number[]): number => counts.reduce((sum, each) => sum + each, 0)
  reportSample(
    name,
    total([...dealt.values()].map(({ length }) => length)),
    total(hands.map(({ cases }) => cases.size)),
  )
  return dealt
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
    const left = shuffled(`${name} ${id}`, members ?? []).map((item) => ({
      item,
      parts: new Set(partsOf(item)),
    }))
    const unseen = new Set(left.flatMap(({ parts }) => [...parts]))
    for (let count = 0; left.length > 0 && (all || count < least || unseen.size > 0); count += 1) {
      const news = left.map(({ parts }) => parts.intersection(unseen).size)
      const [{ item, parts }] = left.splice(news.indexOf(Math.max(...news)), 1) as [(typeof left)[number]] // not empty
      kept.add(item)
      for (const part of parts) unseen.delete(part)
    }
  }
  reportSample(name, kept.size, items.length)
  return items.filter((item) => kept.has(item))
}

/** One contract in so many tries the embedded database too. */
const CONTRACTS_PER_EMBEDDED = 6
/** One portal of browser tests in so many runs on the embedded database. */
const PORTALS_PER_EMBEDDED = 5

/** Those of the two databases that the contract of one module is tried on: all, or PostgreSQL for most files. */
export function sampleDatabases<Database extends readonly [name: string, ...rest: unknown[]]>(
  file: string,
  both: readonly Database[],
): Database[] {
  const triesBoth = isSampled(file, CONTRACTS_PER_EMBEDDED)
  reportSample(`databases of ${nameOf(file)}`, triesBoth ? 2 : 1, 2)
  return both.filter(([each]) => triesBoth || each !== 'PGlite')
}

/** Whether the portal of a file of browser tests, or of a worker, runs on the embedded database: all, or a sample. */
export function runsEmbedded(name: string): boolean {
  return isSampled(name, PORTALS_PER_EMBEDDED)
}

function isSampled(file: string, oneIn: number): boolean {
  return triesAll || createRandom(seed + hashOf(nameOf(file)))(oneIn) === 0
}

function nameOf(file: string): string {
  return basename(file).replace(/\..*/, '')
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

/** A number of a name, the same in every run. */
export function hashOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return hash
}
