import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forgetOldest, keepFile, readKept } from '../src/shared/keptFiles.ts'
import type { Compilation } from './index.ts'

export type KeptCompilation = Pick<Compilation, 'portal' | 'diagnostics'>

const above = fileURLToPath(new URL('..', import.meta.url))
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
  const name = `compilation-${hash.digest('hex').slice(0, 24)}.json`
  return read(name) ?? write(name, compile())
}

function addCode(hash: ReturnType<typeof createHash>, part: string): void {
  for (const name of readdirSync(part, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(ts|js|json)$/.test(name)) hash.update(name).update(readFileSync(join(part, name)))
}

function read(name: string): KeptCompilation | undefined {
  try {
    const kept = readKept(name)
    return kept && (JSON.parse(kept.toString()) as KeptCompilation) // as written below
  } catch {
    return undefined
  }
}

function write(name: string, { portal, diagnostics }: KeptCompilation): KeptCompilation {
  if (keepFile(name, JSON.stringify({ portal, diagnostics }))) forgetOldest('compilation-', mostKept)
  return { portal, diagnostics }
}
