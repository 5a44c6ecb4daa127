import type { Sources } from '../../../codegen/index.ts'

type Random = (below: number) => number

interface Edit {
  what: string
  sources: Sources
}

/** Of files that are not as they were; with more, hardly anything would compile. */
const MOST_EDITED = 3

/**
 * Edits one after the other, each of what the one before left: values of one place at another, so that names are
 * mistaken and right again, parts and files taken away and added, modules removed and copied, and whole files mended.
 */
export function* randomEdits(original: Sources, random: Random, count: number): Generator<Edit> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)]
  const pool = valuesByKey(original)
  let sources = original
  for (let done = 0; done < count; done++) {
    const edited = editedPaths(original, sources)
    const mends = edited.length > 0 && (edited.length >= MOST_EDITED || random(3) === 0)
    const path = pick(mends ? edited : [...sources.keys()]) ?? ''
    const edit = mends ? undefined : pick(EDITS)
    sources =
      edit === undefined ? mended(original, sources, path) : edit.make(sources, path, { pick, random, pool })
    yield { what: `${edit?.name ?? 'mends'} ${path}`, sources }
  }
}

interface Chance {
  pick: <Item>(items: readonly Item[]) => Item | undefined
  random: Random
  /** What stands under a key anywhere. */
  pool: ReadonlyMap<string, readonly unknown[]>
}

const EDITS: { name: string; make: (sources: Sources, path: string, chance: Chance) => Sources }[] = [
  ...Array.from({ length: 6 }, () => ({ name: 'changes a value of', make: changeValue })),
  { name: 'takes a part out of', make: takeOut },
  { name: 'moves the lines of', make: moveLines },
  { name: 'breaks', make: (sources, path) => withText(sources, path, (text) => text.slice(0, -3)) },
  { name: 'removes', make: (sources, path) => without(sources, (each) => each === path) },
  { name: 'removes the module of', make: (sources, path) => without(sources, isBeside(path)) },
  { name: 'copies the module of', make: copyModule },
]

function changeValue(sources: Sources, path: string, { pick, pool }: Chance): Sources {
  return changed(sources, path, (value) => {
    const place = pick(placesIn(value).filter(({ key }) => (pool.get(key)?.length ?? 0) > 1))
    const other = place && pick(pool.get(place.key) ?? [])
    if (place) place.holder[place.at] = structuredClone(other)
  })
}

function takeOut(sources: Sources, path: string, { pick }: Chance): Sources {
  return changed(sources, path, (value) => {
    const { holder, at } = pick(placesIn(value)) ?? {}
    if (Array.isArray(holder)) holder.splice(Number(at), 1)
    else if (holder !== undefined && at !== undefined) delete holder[at]
  })
}

function moveLines(sources: Sources, path: string, { random }: Chance): Sources {
  return withText(sources, path, (text) => text.replace('\n', '\n'.repeat(2 + random(3))))
}

function copyModule(sources: Sources, path: string): Sources {
  const isOwn = isBeside(path)
  const copied = [...sources].flatMap(([each, text]): [string, typeof text][] => {
    if (!isOwn(each) || typeof text !== 'string') return []
    return [[each.replace(/^modules\/(\w+)/, 'modules/$1x'), renamed(text)]]
  })
  return new Map([...sources, ...copied])
}

/** As if somebody had copied a module and named all that it defines anew. */
function renamed(text: string): string {
  return text.replace(/\b(parcel|depot|visitor)(s?)\b/gi, '$1$2x')
}

function mended(original: Sources, sources: Sources, path: string): Sources {
  const text = original.get(path)
  if (text === undefined) return without(sources, isBeside(path))
  return new Map([...sources, [path, text]])
}

function editedPaths(original: Sources, sources: Sources): string[] {
  return [...new Set([...original.keys(), ...sources.keys()])].filter(
    (path) => original.get(path) !== sources.get(path),
  )
}

function isBeside(path: string): (other: string) => boolean {
  const folder = /^modules\/\w+\//.exec(path)?.[0]
  return (other) => folder !== undefined && other.startsWith(folder)
}

function without(sources: Sources, isGone: (path: string) => boolean): Sources {
  return new Map([...sources].filter(([path]) => !isGone(path)))
}

function withText(sources: Sources, path: string, change: (text: string) => string): Sources {
  const text = sources.get(path)
  return typeof text === 'string' ? new Map([...sources, [path, change(text)]]) : sources
}

function changed(sources: Sources, path: string, change: (value: unknown) => void): Sources {
  return withText(sources, path, (text) => {
    const value = parsed(text)
    if (value === undefined) return text
    change(value)
    return `${JSON.stringify(value, null, 2)}\n`
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Place {
  holder: Record<string, unknown>
  at: string
  /** Of an item, that of its list. */
  key: string
}

function placesIn(value: unknown, above = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown> // an object or a list
  return Object.keys(holder)
    .filter((at) => at !== '$schema' && at !== 'language')
    .flatMap((at) => {
      const key = Array.isArray(value) ? above : at
      return [{ holder, at, key }, ...placesIn(holder[at], key)]
    })
}

function valuesByKey(sources: Sources): Map<string, unknown[]> {
  const places = [...sources.values()].flatMap((text) =>
    typeof text === 'string' ? placesIn(parsed(text)) : [],
  )
  const byKey = Map.groupBy(places, ({ key }) => key)
  return new Map([...byKey].map(([key, own]) => [key, own.map(({ holder, at }) => holder[at])]))
}
