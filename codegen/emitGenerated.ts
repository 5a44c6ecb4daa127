import type { CompiledPortal } from '../src/language/portal.ts'
import { emitTypes } from './emit/emitTypes.ts'

/**
 * The files of `src/generated` by name. Two runs over the same definitions give the same text.
 * `portal.json` is the compiled portal without its files, which stand in `modules/` without their hashes.
 */
export async function emitGenerated(portal: CompiledPortal, names: string): Promise<Record<string, string>> {
  const { files, ...rest } = portal
  const modules = Object.entries(files).map(([name, text]) => [
    `modules/${name.replace(/\.[0-9a-f]{8}\.js$/, '.js')}`,
    text,
  ])
  return {
    'entities.ts': await emitTypes(portal),
    'names.ts': names,
    'portal.json': `${JSON.stringify(rest, null, 1)}\n`,
    ...(Object.fromEntries(modules) as Record<string, string>), // pairs of name and text
  }
}
