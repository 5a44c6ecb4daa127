import type { Model, ModuleModel } from './Model.ts'
import { filesOf } from './check/textReferences.ts'
import type { SourceFile } from './read/SourceFile.ts'

/**
 * Facts that any module's checks and normal form may follow from: the portal's own files, and of the modules what
 * others may name. Of a wizard others see only which resource it edits, of texts only their keys; lists and pages stay inside.
 * A file that was not changed is the same object in the next compilation.
 */
export function sharedDependencies(model: Model): unknown[] {
  const { portal, access, registry, context, texts, catalogues, broken } = model
  return [
    portal,
    access,
    registry,
    context,
    texts,
    ...catalogues.values(),
    [...broken].sort().join(' '),
    ...model.modules.flatMap(({ file, texts: own, entities, rules, resources, lifecycles, wizards }) => [
      file,
      // Widgets and panels bring their texts to the modules that use them.
      own === undefined ? '' : bringsPieces(file.value) ? own : keysOf(own),
      ...entities,
      ...rules,
      ...resources,
      ...lifecycles,
      ...wizards.map(({ value }) => `${value.id} ${value.resource}`),
    ]),
  ]
}

function bringsPieces({ registry = {} }: ModuleModel['file']['value']): boolean {
  return registry.widgets !== undefined || registry.panels !== undefined
}

const keys = new WeakMap<SourceFile<'texts'>, string>()

function keysOf(texts: SourceFile<'texts'>): string {
  const known = keys.get(texts) ?? Object.keys(texts.value.texts).join(' ')
  keys.set(texts, known)
  return known
}

/** The files of a module itself. */
export function ownDependencies(module: ModuleModel): unknown[] {
  return [module.texts, ...filesOf(module)]
}
