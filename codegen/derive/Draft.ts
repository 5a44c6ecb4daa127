import { isDeepStrictEqual } from 'node:util'
import type { PathSegment } from '../Diagnostic.ts'
import type { DefinitionKind, SourceByKind } from '../read/source.ts'
import { writtenPath } from '../read/SourceFile.ts'
import type { Following, Moved, SourceFile } from '../read/SourceFile.ts'
import { valueAt } from '../valueAt.ts'

/** A definition any part of which may be left out. */
export type Written<Value> = Value extends readonly (infer Item)[]
  ? Written<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Written<Value[Key]> }
    : Value

/** What something follows from, for people: `the name of the property`; and where that is. */
export interface Origin {
  because: string
  from?: { draft: Draft; path: readonly PathSegment[] }
}

/** A definition while what it leaves out is filled in. */
export interface Draft<Kind extends DefinitionKind = DefinitionKind> {
  /** As it is written. */
  file: SourceFile<Kind>
  /** With what follows so far. */
  value: () => Written<SourceByKind[Kind]>
  /** Says what follows at a place whose parent is there: fills it in, or notes that it is written although it follows. */
  follow(path: readonly PathSegment[], value: unknown, origin: Origin): void
  /** The same for what the compiler supplies later: only notes that it is written although it follows. */
  notice(path: readonly PathSegment[], value: unknown, origin: Origin): void
  /** Says what a list has, in order: what follows is noted, and so is what is written although it follows. */
  extend(path: readonly PathSegment[], items: readonly ExtendedItem[]): void
  /** Takes a key of the definition away that has been said where it belongs. */
  spread(key: string): void
  /** Replaces a value by a longer form of the same. */
  expand(path: readonly PathSegment[], value: unknown): void
  /** The same for the whole definition. */
  replace(value: unknown): void
  /** Notes that what is now at one place is written at another. */
  move(to: readonly PathSegment[], from: readonly PathSegment[]): void
  /** Where something of the definition is written, or what it follows from is. */
  placeOf(path: readonly PathSegment[]): NonNullable<Following['from']>
  /** The file with everything that follows; the file itself where nothing does. */
  finish(): SourceFile<Kind>
}

/** An item of a list. */
export interface ExtendedItem {
  item: unknown
  /** Where it is written in the list; -1 where it isn't. */
  from: number
  /** What it follows from; nothing where it is only written. */
  origin: Origin | undefined
}

export function createDraft<Kind extends DefinitionKind>(file: SourceFile<Kind>): Draft<Kind> {
  let value: unknown = file.value
  const owned = new WeakSet<object>()
  const following: (Omit<Following, 'from'> & Origin)[] = []
  const moved: Moved[] = []

  /** Copies what is about to change: the parsed file stays as it is. */
  function set(path: readonly PathSegment[], replacement: unknown): void {
    value = withOwn(value)
    let parent = value as Record<PathSegment, unknown> // a container, by those who call
    for (const segment of path.slice(0, -1)) {
      const child = withOwn(parent[segment])
      parent[segment] = child
      parent = child as Record<PathSegment, unknown> // as above
    }
    parent[path.at(-1) ?? ''] = replacement
  }

  function withOwn(container: unknown): unknown {
    if (typeof container !== 'object' || container === null || owned.has(container)) return container
    const copy = Array.isArray(container) ? [...container] : { ...container }
    owned.add(copy)
    return copy
  }

  function note(path: readonly PathSegment[], result: unknown, origin: Origin): boolean {
    const present = valueAt(value, path)
    const at = writtenPath(moved, path)
    if (present !== undefined && !isDeepStrictEqual(present, result)) return false
    const isWritten = present !== undefined
    following.push({ path, at, value: result, isWritten, ...origin })
    return !isWritten
  }

  return {
    file,
    value: () => value as Written<SourceByKind[Kind]>, // of the kind the language allows, with gaps
    follow: (path, result, origin) => {
      if (note(path, result, origin)) set(path, result)
    },
    notice: (path, result, origin) => {
      if (valueAt(value, path) !== undefined) note(path, result, origin)
    },
    extend: (path, items) => {
      const isSame = items.every(({ from }, index) => from === index)
      if (!isSame)
        set(
          path,
          items.map(({ item }) => item),
        )
      for (const [index, { item, from, origin }] of items.entries()) {
        const isWritten = from >= 0
        const at = isWritten ? [...writtenPath(moved, path), from] : writtenPath(moved, path)
        if (!isSame && isWritten) moved.push({ to: [...path, index], from: at })
        if (origin !== undefined)
          following.push({ path: [...path, index], at, value: item, isWritten, ...origin })
      }
    },
    spread: (key) => {
      if (valueAt(value, [key]) === undefined) return
      value = Object.fromEntries(Object.entries(Object(value)).filter(([name]) => name !== key))
    },
    expand: set,
    replace: (replacement) => {
      value = replacement
    },
    move: (to, from) => moved.push({ to, from }),
    placeOf: (path) => {
      const fact = following.findLast(
        (each) => !each.isWritten && each.path.every((segment, index) => segment === path[index]),
      )
      if (fact?.from === undefined) return { file, path: writtenPath(moved, path) }
      return fact.from.draft.placeOf([...fact.from.path, ...path.slice(fact.path.length)])
    },
    finish: () => {
      if (value === file.value && following.length === 0) return file
      return sameAsBefore(file, {
        ...file,
        value: value as SourceByKind[Kind], // gaps are reported
        written: file.value,
        following: following.map(({ from, ...fact }) =>
          from === undefined ? fact : { ...fact, from: from.draft.placeOf(from.path) },
        ),
        moved,
      })
    },
  }
}

const before = new WeakMap<SourceFile, SourceFile>()

/** What doesn't change is the same object, so that nothing which depends on it is done again. */
function sameAsBefore<Kind extends DefinitionKind>(
  written: SourceFile<Kind>,
  completed: SourceFile<Kind>,
): SourceFile<Kind> {
  const known = before.get(written) as SourceFile<Kind> | undefined // of the same file
  const isEqual = known !== undefined && isDeepStrictEqual(known.value, completed.value)
  if (isEqual && followsAlike(known, completed)) return known
  const kept = isEqual ? { ...completed, value: known.value } : completed
  before.set(written, kept)
  return kept
}

/** Positions are those of files, which never change: from another file a fact follows elsewhere. */
function followsAlike(left: SourceFile, right: SourceFile): boolean {
  const [own = [], other = []] = [left.following, right.following]
  return (
    own.length === other.length &&
    own.every(
      (fact, index) => fact.from?.file === other[index]?.from?.file && isDeepStrictEqual(fact, other[index]),
    ) &&
    isDeepStrictEqual(left.moved, right.moved)
  )
}
