import type { EditableDefinition } from './createEditableDefinition.ts'

/** One step from a version of the definition language to the next. */
export interface Migration {
  from: number
  to: number
  /** What changes, as people read it: `each step says itself that it relocks`. */
  title: string
  /**
   * Rewrites what the new version says otherwise; raising `language` itself is done for it.
   * A file that cannot be understood is refused, and then stays as it is.
   * @param definitions the files written in `from`
   * @param all every file that parses, to look at
   */
  apply(definitions: readonly EditableDefinition[], all: readonly EditableDefinition[]): void
}
