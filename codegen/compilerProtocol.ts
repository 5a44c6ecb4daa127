import type { CompileAnswer, OwnerFiles, Versions } from '../src/language/DefinitionCompiler.ts'
import type { CompiledPortal } from '../src/language/portal.ts'
import type { Handlers } from './Model.ts'
import type { LanguageTexts } from './schema/languageSchemas.ts'

/** What the compiler's thread is started with. */
export interface CompilerStart {
  folder: string
  language: LanguageTexts
  handlers?: Handlers | undefined
}

export type CompilerRequest =
  | { kind: 'read' }
  /** Modules, catalogues and files whose served names are held are left out of the answer. */
  | { kind: 'compile'; versions: Versions; held: string[] }
  | { kind: 'hold'; owner: string; version: string; files: OwnerFiles }
  | { kind: 'files'; owner: string; version: string }
  | { kind: 'close' }

export type CompilerMessage =
  | { kind: 'changed' }
  | { kind: 'answer'; id: number; result: unknown }
  | { kind: 'failure'; id: number; message: string }

/** What crosses the threads: the API is described where it is asked for. */
export type SentPortal = Omit<CompiledPortal, 'openapi'>

export type ThreadAnswer =
  | Exclude<CompileAnswer, { kind: 'portal' }>
  | (Omit<Extract<CompileAnswer, { kind: 'portal' }>, 'portal'> & { portal: SentPortal })
