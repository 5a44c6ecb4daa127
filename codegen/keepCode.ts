import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'

const folder = fileURLToPath(new URL('../node_modules/.cache/patchbay/', import.meta.url))
const require = createRequire(import.meta.url)

/**
 * What a generated CommonJS module exports. Its code is kept beside the installed packages, so that the next process
 * loads it instead of generating it; where nothing can be kept, it is generated each time.
 * @param facts everything the code depends on: other facts, other code
 */
export function keepCode(name: string, facts: unknown, generate: () => string): unknown {
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
  const path = `${folder}${name}-${key}.cjs`
  if (existsSync(path)) return require(path)
  const code = generate()
  return keep(path, code) ? require(path) : run(code)
}

function keep(path: string, code: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    // Others may write the same, or read it already.
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, code)
    renameSync(unfinished, path)
    return true
  } catch {
    return false
  }
}

function run(code: string): unknown {
  const exports = {}
  compileFunction(code, ['exports', 'require', 'module'])(exports, require, { exports })
  return exports
}
