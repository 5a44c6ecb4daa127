import type { Diagnostic } from './Diagnostic.ts'
import type { Model, ModuleModel, SharedModel } from './Model.ts'
import type { NormalizedModule } from './normalize/normalizeModule.ts'
import { answersAlike } from './question.ts'
import type { Answers } from './question.ts'
import type { ParsedSource, SourceFile } from './read/SourceFile.ts'
import { viewModel } from './viewModel.ts'

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
  /** What was found of a module or by a check, while that is the same and so are the answers to what it asked. */
  checked: Asking<object, Diagnostic[]>
  normalized: Asking<ModuleModel, NormalizedModule>
  endOfCompilation(): void
}

type Asking<Module, Value> = (module: Module, model: Model, make: (view: SharedModel) => Value) => Value

const KEPT_COMPILATIONS = 8

export function createCompileCache(): CompileCache {
  let turn = 0
  const parsed = createMemory<Map<string, ParsedSource>>(() => turn)
  const emitted = createMemory<EmittedModule>(() => turn)
  const bySource = new WeakMap<object, EmittedModule>()
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
    checked: createAsking(),
    normalized: createAsking(),
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

function createAsking<Module extends object, Value>(): Asking<Module, Value> {
  const known = new WeakMap<Module, { value: Value; answers: Answers }>()
  return (module, model, make) => {
    const before = known.get(module)
    if (before !== undefined && answersAlike(model, before.answers)) return before.value
    const { view, answers } = viewModel(model)
    const value = make(view)
    known.set(module, { value, answers })
    return value
  }
}
