import { Worker } from 'node:worker_threads'
import type { DefinitionCompiler, OwnerFiles, Versions } from '../src/language/DefinitionCompiler.ts'
import type { CompiledPortal } from '../src/language/portal.ts'
import { withOpenApi } from './emit/emitOpenApi.ts'
import { readLanguage } from './schema/languageSchemas.ts'
import type { Handlers } from './Model.ts'
import type {
  CompilerMessage,
  CompilerRequest,
  CompilerStart,
  SentPortal,
  ThreadAnswer,
} from './compilerProtocol.ts'

export interface CompilerOptions {
  /** A compilation that takes longer is given up. */
  timeoutMs?: number
  /** The thread to start, for tests. */
  thread?: URL
  /** What the server has code for; left out, endpoints are not held against it. */
  handlers?: Handlers
}

interface Call {
  resolve(result: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/**
 * Starts the compiler of a definitions folder in a thread of its own. A thread that dies fails the calls that wait
 * for it and is started again by the next one, with the language this process began with.
 */
export function createCompiler(folder: string, options: CompilerOptions = {}): DefinitionCompiler {
  const { timeoutMs = 60_000, thread = new URL('./compilerThread.ts', import.meta.url) } = options
  const start: CompilerStart = { folder, language: readLanguage(), handlers: options.handlers }
  const listeners: (() => void)[] = []
  const waiting = new Map<number, Call>()
  let worker: Worker | undefined
  let last = 0
  let closed = false

  function running(): Worker {
    if (worker !== undefined) return worker
    const started = new Worker(thread, {
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 16 },
    })
    const fail = (reason: string) => {
      if (worker !== started) return
      worker = undefined
      const error = new Error(`The compiler of definitions has stopped: ${reason}`)
      for (const call of waiting.values()) call.reject(error)
      waiting.clear()
    }
    started.on('message', receive)
    started.on('error', (error) => fail(String(error)))
    started.on('exit', (code) => fail(`exit code ${code}`))
    // Calls that wait keep the process, the thread does not.
    started.unref()
    return (worker = started)
  }

  function receive(message: CompilerMessage): void {
    if (message.kind === 'changed') {
      for (const listener of listeners) listener()
      return
    }
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    clearTimeout(call?.timer)
    if (message.kind === 'failure') call?.reject(new Error(message.message))
    else call?.resolve(message.result)
  }

  function ask(request: CompilerRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(new Error('The compiler of definitions is closed'))
      const target = running()
      const id = ++last
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new Error(`The compiler of definitions gave no answer in ${timeoutMs} ms`))
        void target.terminate()
      }, timeoutMs)
      waiting.set(id, { resolve, reject, timer })
      target.postMessage({ ...request, id })
    })
  }

  return {
    read: async () => (await ask({ kind: 'read' })) as Versions,
    async compile(versions, held) {
      const names = Object.keys(held?.files ?? {})
      const answer = (await ask({ kind: 'compile', versions, held: names })) as ThreadAnswer
      return answer.kind === 'portal' ? { ...answer, portal: join(answer.portal, held) } : answer
    },
    hold: async (owner, version, files) => void (await ask({ kind: 'hold', owner, version, files })),
    files: async (owner, version) => (await ask({ kind: 'files', owner, version })) as OwnerFiles | undefined,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      if (closed) return
      if (worker !== undefined) await ask({ kind: 'close' }).catch(() => undefined)
      closed = true
      await worker?.terminate()
    },
  }
}

/** Puts back what the thread left out because the caller held it. */
function join(portal: SentPortal, held: CompiledPortal | undefined): CompiledPortal {
  const { manifest } = portal
  const whole: SentPortal = { ...portal, modules: {}, catalogues: {}, files: {} }
  for (const [id, hash] of Object.entries(manifest.modules)) {
    const name = `${id}.${hash}.js`
    whole.modules[id] = required(portal.modules[id] ?? held?.modules[id], name)
    whole.files[name] = required(portal.files[name] ?? held?.files[name], name)
  }
  for (const [id, hash] of Object.entries(manifest.catalogues)) {
    const name = `catalogue-${id}.${hash}.js`
    whole.catalogues[id] = required(portal.catalogues[id] ?? held?.catalogues[id], name)
    whole.files[name] = required(portal.files[name] ?? held?.files[name], name)
  }
  return withOpenApi(whole)
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The compiler left out ${name}, which nobody holds`)
  return value
}
