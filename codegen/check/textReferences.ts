import type { PathSegment } from '../Diagnostic.ts'
import type { Model, ModuleModel } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { visitValues } from './findValues.ts'

const LITERALS = new Set(['default', 'set', 'options', 'enum', 'query', 'params'])

interface TextReference {
  path: PathSegment[]
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
  const found: TextReference[] = []
  visitValues(
    file.value,
    ({ path, value }) => {
      if (typeof value === 'string' && value.startsWith('@'))
        found.push({ path: [...path], text: value.slice(1) })
    },
    LITERALS,
  )
  return found
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

/** Keys of the portal's texts that definitions name; a module's own text of the same name hides the portal's. */
export function namedPortalTexts(model: Model): Set<string> {
  const ofStates = textReferences(model.access).filter(({ path }) => path[0] === 'states')
  const named = new Set([...textReferences(model.portal), ...ofStates].map(({ text }) => text))
  for (const module of model.modules) {
    const own = module.texts?.value.texts ?? {}
    for (const { text } of filesOf(module).flatMap(textReferences))
      if (!Object.hasOwn(own, text)) named.add(text)
  }
  return named
}
