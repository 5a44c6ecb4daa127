import type { Diagnostic } from './Diagnostic.ts'
import type { NormalizedModule } from './normalize/normalizeModule.ts'
import type { ParsedSource, SourceFile } from './read/SourceFile.ts'

/** A check of one file alone: whether it is sound, and its diagnostics. */
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
 * What a compilation may reuse of earlier ones, each keyed by the content it was made from.
 * Entries unused for eight compilations are dropped.
 */
export interface CompileCache {
  parsed(text: string, file: string, parse: () => ParsedSource): ParsedSource
  /** By the parsed file, which is the same object while the text is the same. */
  language: WeakMap<SourceFile, LanguageVerdict>
  /** By the object, which is the same while nothing changed, else by its content. */
  emitted(source: object, write: () => string, emit: (content: string) => EmittedModule): EmittedModule
  /** One object for many dependencies, the same as long as none of them changes. */
  sharedBy(dependencies: readonly unknown[]): object
  checked(module: string, dependencies: readonly unknown[], check: () => Diagnostic[]): Diagnostic[]
  normalized(
    module: string,
    dependencies: readonly unknown[],
    normalize: () => NormalizedModule,
  ): NormalizedModule
  endOfCompilation(): void
}

const KEPT_COMPILATIONS = 8

export function createCompileCache(): CompileCache {
  let turn = 0
  const parsed = createMemory<Map<string, ParsedSource>>(() => turn)
  const emitted = createMemory<EmittedModule>(() => turn)
  const bySource = new WeakMap<object, EmittedModule>()
  const shared = createLatest<object>()
  const checked = createLatest<Diagnostic[]>()
  const normalized = createLatest<NormalizedModule>()
  return {
    parsed(text, file, parse) {
      const byFile = parsed.get(text, () => new Map<string, ParsedSource>())
      let found = byFile.get(file)
      if (found === undefined) byFile.set(file, (found = parse()))
      return found
    },
    language: new WeakMap(),
    emitted(source, write, emit) {
      let found = bySource.get(source)
      if (found === undefined) {
        const content = write()
        bySource.set(source, (found = emitted.get(content, () => emit(content))))
      }
      return found
    },
    sharedBy: (dependencies) => shared.get('', dependencies, () => ({})),
    checked: (...asked) => checked.get(...asked),
    normalized: (...asked) => normalized.get(...asked),
    endOfCompilation() {
      turn += 1
      parsed.forget(turn - KEPT_COMPILATIONS)
      emitted.forget(turn - KEPT_COMPILATIONS)
      for (const each of [checked, normalized]) each.forgetUnasked()
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

interface Latest<Value> {
  get(key: string, dependencies: readonly unknown[], make: () => Value): Value
  /** Drops what nobody asked for since the last time. */
  forgetUnasked(): void
}

/** What was made last under each key, as long as it depends on the very same things. */
function createLatest<Value>(): Latest<Value> {
  const entries = new Map<string, { value: Value; dependencies: readonly unknown[] }>()
  const asked = new Set<string>()
  return {
    get(key, dependencies, make) {
      asked.add(key)
      const entry = entries.get(key)
      if (entry !== undefined && areSame(entry.dependencies, dependencies)) return entry.value
      const value = make()
      entries.set(key, { value, dependencies })
      return value
    },
    forgetUnasked() {
      for (const key of entries.keys()) if (!asked.has(key)) entries.delete(key)
      asked.clear()
    },
  }
}

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((each, index) => each === right[index])
}
