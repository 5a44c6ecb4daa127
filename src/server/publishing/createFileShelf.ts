/** Served definition files of this and earlier publications, for pages that were opened before. */
export interface FileShelf {
  get(name: string): string | undefined
  /** Files of the portal that is served now. */
  serve(files: Record<string, string>): void
}

const OLDER_FILES = 1_000
const OLDER_CHARACTERS = 32 * 2 ** 20

/** Keeps the older files that were asked for or replaced last, up to a bound. */
export function createFileShelf(): FileShelf {
  let current: Record<string, string> = {}
  const older = new Map<string, string>()
  let characters = 0

  function drop(name: string): void {
    characters -= older.get(name)?.length ?? 0
    older.delete(name)
  }
  return {
    get(name) {
      if (Object.hasOwn(current, name)) return current[name]
      const text = older.get(name)
      if (text === undefined) return undefined
      older.delete(name)
      older.set(name, text)
      return text
    },
    serve(files) {
      for (const [name, text] of Object.entries(current)) {
        if (Object.hasOwn(files, name)) continue
        drop(name)
        older.set(name, text)
        characters += text.length
      }
      current = files
      for (const name of Object.keys(files)) drop(name)
      for (const name of older.keys()) {
        if (older.size <= OLDER_FILES && characters <= OLDER_CHARACTERS) break
        drop(name)
      }
    },
  }
}
