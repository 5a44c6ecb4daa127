import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compilePortal, type Compilation } from '../../codegen/index.ts'
import { oncePerRun, runFolder } from './oncePerRun.ts'

export type CompiledDefinitions = Pick<Compilation, 'portal' | 'diagnostics'>

/** The shipped definitions, compiled once for the run. Each call returns objects of its own, to be changed at will. */
export async function compileShipped(): Promise<CompiledDefinitions> {
  const file = await oncePerRun('shipped', async () => {
    const { portal, diagnostics } = await compilePortal('definitions')
    const made = join(runFolder(), 'shipped.json')
    writeFileSync(made, JSON.stringify({ portal, diagnostics }))
    return made
  })
  return JSON.parse(readFileSync(file, 'utf8')) as CompiledDefinitions // as just written
}
