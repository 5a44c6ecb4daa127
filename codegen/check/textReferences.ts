import type { PathSegment } from '../Diagnostic.ts'
import type { ModuleModel } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { isBelow, namingValues } from './namingValues.ts'

const LITERALS: ReadonlySet<PathSegment> = new Set(['default', 'set', 'options', 'enum', 'query', 'params'])

interface TextReference {
  path: readonly PathSegment[]
  text: string
}

/** A parsed file never changes, and several checks ask. */
const known = new WeakMap<SourceFile, readonly TextReference[]>()

/** Every `@text` of a file, without its `@`. */
export function textReferences(file: SourceFile): readonly TextReference[] {
  const found = known.get(file) ?? findReferences(file)
  known.set(file, found)
  return found
}

function findReferences(file: SourceFile): TextReference[] {
  return namingValues(file).flatMap(({ path, value }) =>
    typeof value === 'string' && value.startsWith('@') && !isBelow(path, LITERALS)
      ? [{ path, text: value.slice(1) }]
      : [],
  )
}

/** Every file of a module that may name texts. */
export function filesOf(module: ModuleModel): SourceFile[] {
  const { file, entities, rules, resources, lifecycles, lists, wizards, pages, publicForms } = module
  return [
    file,
    ...entities,
    ...rules,
    ...resources,
    ...lifecycles,
    ...lists,
    ...wizards,
    ...pages,
    ...publicForms,
  ]
}
