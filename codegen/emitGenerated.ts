import type { CompiledPortal } from '../src/language/portal.ts'
import { emitTypes } from './emit/emitTypes.ts'

/**
 * The files of `src/generated` by name. Two runs over the same definitions give the same text.
 * Each module has its own files, without the hash of its content: a module that is added changes no other.
 */
export async function emitGenerated(portal: CompiledPortal, names: string): Promise<Record<string, string>> {
  const modules = await Promise.all(
    Object.entries(portal.manifest.modules).map(async ([id, hash]) => ({
      [`modules/${id}.js`]: portal.files[`${id}.${hash}.js`] ?? '',
      [`modules/${id}.types.ts`]: await emitTypes(portal, id),
    })),
  )
  return Object.assign({ 'names.ts': names }, ...modules) as Record<string, string> // of names and texts
}
