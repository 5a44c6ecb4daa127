import { readFileSync, writeFileSync } from 'node:fs'
import leftOutNow from '../tests/e2e/leftOut.json' with { type: 'json' }
import type { TestParts } from '../tests/e2e/recordParts.ts'

/**
 * Chooses the browser tests that `npm test` leaves out: those whose parts were tried by others, but for a few. Between
 * them the chosen ones open the screens and run the functions of the portal's scripts, and the places within them that
 * don't always run. Each file keeps the test that does most for its time. Tests that walk over screens are sampled
 * otherwise, and always chosen.
 *   E2E_PARTS=parts.jsonl npx playwright test --config tests/e2e/playwright.config.ts
 *   node scripts/chooseTests.ts parts.jsonl [share of screens and functions, 0.985] [share of places, 0.93]
 * With `E2E_FURTHER=1` both are about the tests that are not left out yet, in half the time.
 */
const [file = '', ...shares] = process.argv.slice(2)
const before = process.env['E2E_FURTHER'] === '1' ? leftOutNow.tests : {}
const [shareOfFunctions = 0.985, shareOfPlaces = 0.93] = shares.map(Number)
const leftOutFile = 'tests/e2e/leftOut.json'
/** Walks, and tests of what must not happen, which runs nothing more. */
const always =
  /^(accountStates|credentials|faults|firstScreen|narrow|overlays|permissions|presses|screens|security|sign-in|tabs)\.spec\.ts$/

/** A test that takes longer is chosen only for what it adds. */
const longestMs = 30_000

interface Candidate {
  file: string
  title: string
  ms: number
  /** Screens and functions. */
  needed: Set<number>
  /** Places within functions. */
  places: Set<number>
}

const numbers = new Map<string, number>()
const numberOf = (part: string): number => {
  const known = numbers.get(part) ?? numbers.size
  numbers.set(part, known)
  return known
}

const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
const records = lines.map((line) => JSON.parse(line) as TestParts) // as recordParts writes it
// The last try of each.
const recorded = [...new Map(records.map((each) => [`${each.file} ${each.title}`, each])).values()]
const everMissed = new Map<string, Set<string>>()
for (const { script, place, missed } of recorded.flatMap(functionsOf)) {
  const known = everMissed.get(`${script} ${place}`) ?? new Set()
  for (const pair of missed) known.add(pair)
  everMissed.set(`${script} ${place}`, known)
}

const candidates = recorded.map((test): Candidate => {
  const needed = new Set(test.screens.map(numberOf))
  const places = new Set<number>()
  for (const { script, place, missed } of functionsOf(test)) {
    const id = `${script} ${place}`
    needed.add(numberOf(id))
    for (const pair of everMissed.get(id) ?? [])
      if (!missed.some((gap) => isWithin(pair, gap))) places.add(numberOf(`${id} ${pair}`))
  }
  return { file: test.file, title: test.title, ms: test.ms, needed, places }
})

const chosen = candidates.filter(({ file: from }) => always.test(from))
const open = new Set(candidates.filter((each) => !chosen.includes(each)))
for (const tests of Object.values(Object.groupBy(open, ({ file: from }) => from))) {
  const quick = (tests ?? []).filter(({ ms }) => ms < longestMs)
  const [most] = quick.toSorted((one, other) => other.needed.size / other.ms - one.needed.size / one.ms)
  if (!most) continue
  open.delete(most)
  chosen.push(most)
}
const tried = new Set(chosen.flatMap(({ needed, places }) => [...needed, ...places]))
choose(({ needed }) => needed, shareOfFunctions)
choose(({ places }) => places, shareOfPlaces)

const earlier = Object.entries<string[]>(before).flatMap(([from, titles]) =>
  titles.map((title) => ({ file: from, title })),
)
const left = [...earlier, ...open].toSorted((one, other) => one.file.localeCompare(other.file))
const leftOut = Object.fromEntries(
  Object.entries(Object.groupBy(left, ({ file: from }) => from)).map(([from, tests]) => [
    from,
    (tests ?? []).map(({ title }) => title).toSorted(),
  ]),
)
const of = earlier.length + candidates.filter(({ file: from }) => !always.test(from)).length
writeFileSync(leftOutFile, `${JSON.stringify({ of, tests: leftOut }, null, 2)}\n`)
const seconds = (tests: Iterable<Candidate>): number =>
  Math.round([...tests].reduce((sum, { ms }) => sum + ms, 0) / 1000)
console.log(
  `${chosen.length} tests of ${seconds(chosen)} s are tried, ${open.size} of ${seconds(open)} s are left out`,
)
console.log(
  `screens and functions: ${shareOf(({ needed }) => needed)}, places within functions: ${shareOf(({ places }) => places)}`,
)

/** Takes the test that adds most for its time, again and again, until this share is tried. */
function choose(partsOf: (test: Candidate) => Set<number>, share: number): void {
  const least = new Set(candidates.flatMap((test) => [...partsOf(test)])).size * share
  const triedNow = (): number => new Set(chosen.flatMap((test) => [...partsOf(test)])).size
  while (triedNow() < least) {
    // As if each took a second more: a page is opened, and a portal where it is the first of its file.
    const worthOf = (test: Candidate): number => newOf(partsOf(test)) / (test.ms + 1000)
    const [best] = [...open].toSorted((one, other) => worthOf(other) - worthOf(one))
    if (!best) return
    open.delete(best)
    chosen.push(best)
    for (const part of [...best.needed, ...best.places]) tried.add(part)
  }
}

function newOf(parts: Set<number>): number {
  return [...parts].filter((part) => !tried.has(part)).length
}

function shareOf(partsOf: (test: Candidate) => Set<number>): string {
  const all = new Set(candidates.flatMap((test) => [...partsOf(test)]))
  return `${all.intersection(tried).size} of ${all.size}`
}

function functionsOf({ ran }: TestParts): { script: string; place: string; missed: string[] }[] {
  return Object.entries(ran).flatMap(([script, functions]) =>
    Object.entries(functions).map(([place, missed]) => ({ script, place, missed })),
  )
}

function isWithin(pair: string, gap: string): boolean {
  const [from = 0, to = 0] = pair.split('-').map(Number)
  const [begin = 0, end = 0] = gap.split('-').map(Number)
  return from >= begin && to <= end
}
