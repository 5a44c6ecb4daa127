import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compilePortal, type Compilation } from '../../codegen/index.ts'
import type { CompiledPortal } from '../../src/language/portal.ts'
import { oncePerRun, runFolder } from './oncePerRun.ts'

export type CompiledDefinitions = Pick<Compilation, 'portal' | 'diagnostics'>

/** The compiled portal of the shipped definitions, which have no errors. */
export async function shippedPortal(): Promise<CompiledPortal> {
  const { portal, diagnostics } = await compileShipped()
  if (portal === null) throw new Error(JSON.stringify(diagnostics, null, 1))
  return portal
}

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
