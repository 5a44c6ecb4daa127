import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { keepFile, keptPath } from '../src/shared/keptFiles.ts'

const require = createRequire(import.meta.url)

/**
 * What a generated CommonJS module exports. Its code is kept beside the installed packages, so that the next process
 * loads it instead of generating it; where nothing can be kept, it is generated each time.
 * @param facts everything the code depends on: other facts, other code
 */
export function keepCode(name: string, facts: unknown, generate: () => string): unknown {
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
  const file = `${name}-${key}.cjs`
  const path = keptPath(file)
  if (existsSync(path)) return require(path)
  const code = generate()
  return keepFile(file, code) ? require(path) : run(code)
}

function run(code: string): unknown {
  const exports = {}
  compileFunction(code, ['exports', 'require', 'module'])(exports, require, { exports })
  return exports
}
