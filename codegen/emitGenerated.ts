import type { CompiledPortal } from '../src/language/portal.ts'
import { emitTypes } from './emit/emitTypes.ts'

/**
 * The files of `src/generated` by name. Two runs over the same definitions give the same text.
 * Each module has its own file, without the hash of its content: what all modules share isn't written, so that two
 * branches which add a module each can be merged.
 */
export async function emitGenerated(portal: CompiledPortal, names: string): Promise<Record<string, string>> {
  const modules = Object.entries(portal.manifest.modules).map(([id, hash]) => [
    `modules/${id}.js`,
    portal.files[`${id}.${hash}.js`] ?? '',
  ])
  return {
    'entities.ts': await emitTypes(portal),
    'names.ts': names,
    ...(Object.fromEntries(modules) as Record<string, string>), // pairs of name and text
  }
}
