import type { ValueNode } from '@humanwhocodes/momoa'
import type { PathSegment } from '../Diagnostic.ts'
import type { Text } from '../../src/language/portal.ts'
import type { CompileCache } from '../CompileCache.ts'
import { checkLanguage } from '../check/checkLanguage.ts'
import { moduleCodeTexts } from '../codeTexts.ts'
import { deriveDefinitions } from '../derive/deriveDefinitions.ts'
import { formatDefinition } from '../format/formatDefinition.ts'
import { localeOf } from '../Model.ts'
import { parseSources } from '../read/parseSources.ts'
import type {
  EntitySource,
  LifecycleSource,
  ListSource,
  ModuleSource,
  RulesSource,
  WrittenResourceSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { valueAt } from '../valueAt.ts'
import { contractValue } from './contractValue.ts'
import {
  shareAccess,
  shareChecks,
  shareColumns,
  shareErrors,
  shareTexts,
  shareTransitions,
} from './shareFacts.ts'
import type { Loose } from './shareFacts.ts'

/**
 * Leaves out of definitions what follows anyway, so that each fact is said once. The compiled portal stays the same;
 * the order of fields in answers may not. Files that break the language stay as they are.
 * @param sources path below the definitions folder → text
 * @returns the files that change
 */
export function sayOnce(sources: ReadonlyMap<string, string>, cache?: CompileCache): Map<string, string> {
  const changed = new Map<string, string>()
  for (let round = 0; round < ROUNDS; round++) {
    const shorter = shorten(new Map([...sources, ...changed]), cache)
    if (shorter.size === 0) break
    for (const [path, text] of shorter) changed.set(path, text)
  }
  return changed
}

/** What becomes shorter may let others become shorter. */
const ROUNDS = 5

function shorten(sources: ReadonlyMap<string, string>, cache?: CompileCache): Map<string, string> {
  const definitions = new Map(
    [...sources].filter(([path]) => path.endsWith('.json') && !path.startsWith('_language/')),
  )
  const { files } = parseSources(definitions, ROOT, cache)
  const sound = files.filter((file) => checkLanguage(file, () => undefined))
  const shared = share(sound)
  const completed = deriveDefinitions(shared)
  const changed = new Map<string, string>()
  for (const [index, file] of shared.entries()) {
    const path = file.file.slice(ROOT.length + 1)
    if (file.module === undefined) continue
    const value = withoutFollowing(completed[index] ?? file)
    const text = write(path, file, contractValue(file.kind, value))
    if (text !== undefined && text !== sources.get(path)) changed.set(path, text)
  }
  return changed
}

const ROOT = 'definitions'

/** Moves facts to where they are said for several. */
function share(files: readonly SourceFile[]): SourceFile[] {
  const copies = files.map((file) =>
    file.module === undefined ? file : { ...file, value: structuredClone(file.value) as SourceFile['value'] },
  )
  const named = deriveDefinitions(files)
  const valueOf = <Value>(
    kind: SourceFile['kind'],
    key: 'id' | 'entity',
    name: unknown,
  ): Value | undefined => {
    const index = named.findIndex((file) => file.kind === kind && valueAt(file.value, [key]) === name)
    return copies[index]?.value as Value | undefined // of the kind asked for
  }
  for (const [index, copy] of copies.entries()) {
    const { id, entity, resource } = Object(named[index]?.value) as Record<string, unknown> // by name only
    if (copy.module === undefined) continue
    if (copy.kind === 'entity')
      shareErrors(copy.value as Loose<EntitySource>, valueOf<RulesSource>('rules', 'entity', id))
    if (copy.kind === 'lifecycle')
      shareTransitions(
        copy.value as Loose<LifecycleSource>,
        valueOf<WrittenResourceSource>('resource', 'entity', entity),
      )
    if (copy.kind === 'list')
      shareColumns(
        copy.value as Loose<ListSource>,
        valueOf<WrittenResourceSource>('resource', 'id', resource),
      )
  }
  for (const { module, value } of named)
    if (module !== undefined && 'routes' in value) shareModuleTexts(copies, module, value)
  const registry = files.find((file): file is SourceFile<'registry'> => file.kind === 'registry')
  for (const copy of copies)
    if (copy.kind === 'rules' && copy.module !== undefined)
      shareChecks(copy.value as Loose<RulesSource>, registry?.value.checks ?? {})
  for (const copy of copies)
    if (copy.kind === 'resource' && copy.module !== undefined)
      shareAccess(copy.value as Loose<WrittenResourceSource>)
  return copies
}

function shareModuleTexts(copies: readonly SourceFile[], module: string, definition: ModuleSource): void {
  const texts = copies.filter((file): file is SourceFile<'texts'> => file.kind === 'texts')
  const locales = texts
    .filter((file) => file.module === module)
    .map((file) => {
      const portal = texts.find((each) => each.module === undefined && localeOf(each) === localeOf(file))
      return { own: wordsIn(file), portal: portal ? wordsIn(portal) : {} }
    })
  shareTexts(locales, new Set(moduleCodeTexts(definition).map(({ key }) => key)))
}

/** The texts of a file, with or without the key around them. */
function wordsIn({ value }: SourceFile<'texts'>): Record<string, Text> {
  const { texts } = value as { texts?: unknown } // a text of this key is no object of texts
  return (typeof texts === 'object' && texts !== null ? texts : value) as Record<string, Text> // by the language
}

/** What is written and follows goes, the last items of a list first. */
function withoutFollowing(file: SourceFile): unknown {
  const value: unknown = structuredClone(file.written ?? file.value)
  const paths = (file.following ?? []).filter(({ isWritten }) => isWritten).map(({ at }) => at)
  for (const path of paths.toSorted(deepestAndLastFirst)) remove(value, path)
  return value
}

function deepestAndLastFirst(a: readonly PathSegment[], b: readonly PathSegment[]): number {
  for (const [index, segment] of a.entries()) {
    const other = b[index]
    if (other === undefined) return -1
    if (segment === other) continue
    if (typeof segment === 'number' && typeof other === 'number') return other - segment
    return String(segment) < String(other) ? -1 : 1
  }
  return a.length - b.length
}

function remove(value: unknown, path: readonly PathSegment[]): void {
  const parent = valueAt(value, path.slice(0, -1))
  const last = path.at(-1)
  if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1)
  else if (typeof parent === 'object' && parent !== null && last !== undefined)
    delete (parent as Record<PathSegment, unknown>)[last] // an object
}

/** In its one form, with literals spelled as they were. */
function write(path: string, file: SourceFile, value: unknown): string | undefined {
  const spelled = new Map<unknown, string>()
  const visit = (node: ValueNode): void => {
    if (node.type === 'Object') for (const member of node.members) visit(member.value)
    else if (node.type === 'Array') for (const element of node.elements) visit(element.value)
    else if (node.type === 'String' || node.type === 'Number')
      spelled.set(node.value, file.text.slice(node.loc.start.offset, node.loc.end.offset))
  }
  visit(file.tree().body)
  const spell = (each: unknown): string => {
    if (Array.isArray(each)) return `[${each.map(spell).join(',')}]`
    if (typeof each !== 'object' || each === null) return spelled.get(each) ?? JSON.stringify(each)
    return `{${Object.entries(each)
      .map(([key, child]) => `${JSON.stringify(key)}:${spell(child)}`)
      .join(',')}}`
  }
  const formatted = formatDefinition(path, spell(value))
  return 'text' in formatted ? formatted.text : undefined
}
