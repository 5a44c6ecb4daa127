import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compilation } from './index.ts'

export type KeptCompilation = Pick<Compilation, 'portal' | 'diagnostics'>

const above = fileURLToPath(new URL('..', import.meta.url))
const folder = join(above, 'node_modules/.cache/patchbay')
/** Folders whose code a compilation depends on. */
const code = ['codegen', 'src/language', 'src/shared', 'src/domain']
/** Compilations that are kept, of some megabytes each. */
const mostKept = 6

/**
 * A compilation that an earlier process made of the same sources with the same code. A server that starts again need
 * not repeat it; where nothing can be kept, it is made each time.
 * @param facts everything it depends on besides the compiler itself
 */
export function keepCompilation(facts: unknown, compile: () => KeptCompilation): KeptCompilation {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const part of code) addCode(hash, join(above, part))
  const path = join(folder, `compilation-${hash.digest('hex').slice(0, 24)}.json`)
  return read(path) ?? write(path, compile())
}

function addCode(hash: ReturnType<typeof createHash>, part: string): void {
  for (const name of readdirSync(part, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(ts|js|json)$/.test(name)) hash.update(name).update(readFileSync(join(part, name)))
}

function read(path: string): KeptCompilation | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as KeptCompilation // as written below
    const now = new Date()
    utimesSync(path, now, now)
    return kept
  } catch {
    return undefined
  }
}

function write(path: string, { portal, diagnostics }: KeptCompilation): KeptCompilation {
  try {
    mkdirSync(folder, { recursive: true })
    // Others may write the same, or read it already.
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify({ portal, diagnostics }))
    renameSync(unfinished, path)
    forgetOldest()
  } catch {
    // It is only not kept.
  }
  return { portal, diagnostics }
}

function forgetOldest(): void {
  const kept = readdirSync(folder)
    .filter((name) => name.startsWith('compilation-'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, used: statSync(path).mtimeMs }))
  for (const { path } of kept.toSorted((one, other) => other.used - one.used).slice(mostKept))
    rmSync(path, { force: true })
}
