import type { Diagnostic } from './Diagnostic.ts'
import type { ParsedSource, SourceFile } from './read/SourceFile.ts'

/** A check of one file alone: whether it holds, and what was told. */
export interface LanguageVerdict {
  sound: boolean
  diagnostics: Diagnostic[]
}

/** The ES module made of one definition. */
export interface EmittedModule {
  text: string
  hash: string
}

/**
 * What one compilation may reuse of earlier ones, each found by the content it was made of.
 * What eight compilations did not ask for is forgotten.
 */
export interface CompileCache {
  parsed(text: string, file: string, parse: () => ParsedSource): ParsedSource
  /** By the parsed file, which is the same object while the text is the same. */
  language: WeakMap<SourceFile, LanguageVerdict>
  emitted(content: string, emit: () => EmittedModule): EmittedModule
  endOfCompilation(): void
}

const KEPT_COMPILATIONS = 8

export function createCompileCache(): CompileCache {
  let turn = 0
  const parsed = createMemory<Map<string, ParsedSource>>(() => turn)
  const emitted = createMemory<EmittedModule>(() => turn)
  return {
    parsed(text, file, parse) {
      const byFile = parsed.get(text, () => new Map<string, ParsedSource>())
      let found = byFile.get(file)
      if (found === undefined) byFile.set(file, (found = parse()))
      return found
    },
    language: new WeakMap(),
    emitted: (content, emit) => emitted.get(content, emit),
    endOfCompilation() {
      turn += 1
      parsed.forget(turn - KEPT_COMPILATIONS)
      emitted.forget(turn - KEPT_COMPILATIONS)
    },
  }
}

interface Memory<Value> {
  get(key: string, make: () => Value): Value
  /** Drops what was last used before the turn. */
  forget(before: number): void
}

function createMemory<Value>(now: () => number): Memory<Value> {
  const entries = new Map<string, { value: Value; used: number }>()
  return {
    get(key, make) {
      const entry = entries.get(key)
      if (entry !== undefined) {
        entry.used = now()
        return entry.value
      }
      const value = make()
      entries.set(key, { value, used: now() })
      return value
    },
    forget(before) {
      for (const [key, { used }] of entries) if (used < before) entries.delete(key)
    },
  }
}
