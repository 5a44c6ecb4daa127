import type { CompiledPortal } from './portal.ts'

/** Owner → version: the content hash of the owner's definition files. An owner is a module, or `portal`. */
export type Versions = Record<string, string>

/** One owner's files: path below the definitions folder → text. */
export type OwnerFiles = Record<string, string>

/** An error or a warning in a definition file. */
export interface LocatedDiagnostic {
  file: string
  /** Lines and columns count from 1. */
  line: number
  column: number
  path: string
  problem: string
  suggestion?: string
  code: string
  /** A warning holds nothing back. */
  severity: 'error' | 'warning'
  /** The line of the file, where it has one. */
  source?: string
  /** All of it in one line for people. */
  text: string
  /** The same collision as the other file has it: the one that was changed is to blame. */
  counterpart?: LocatedDiagnostic
}

export type CompileAnswer =
  /** The compiler does not hold the files of these: give them to it. */
  | { kind: 'missing'; versions: Versions }
  | { kind: 'mistakes'; diagnostics: LocatedDiagnostic[] }
  | { kind: 'portal'; portal: CompiledPortal; warnings: LocatedDiagnostic[] }

/** The compiler as the server uses it: off the event loop, and by versions instead of texts. */
export interface DefinitionCompiler {
  /**
   * Reads the definitions folder.
   * @throws when the folder cannot be listed
   */
  read(): Promise<Versions>
  /**
   * Compiles the files of these versions together.
   * @param held a portal whose unchanged parts are used again
   * @throws when the compiler ended without an answer; it is then started anew
   */
  compile(versions: Versions, held?: CompiledPortal): Promise<CompileAnswer>
  /** Gives it files that are not those of the folder. */
  hold(owner: string, version: string, files: OwnerFiles): Promise<void>
  /** The files of a version it read or was given. */
  files(owner: string, version: string): Promise<OwnerFiles | undefined>
  /** Called once after a burst of changes of the folder. */
  onChange(listener: () => void): void
  close(): Promise<void>
}
