import { basename, dirname } from 'node:path/posix'
import type { PathSegment } from '../Diagnostic.ts'
import { followPath, splitPath } from '../fieldPaths.ts'
import type { DefinitionKind, PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Draft, Origin, Written } from './Draft.ts'

/** The drafts of one module's files, and what they may follow from. */
export interface ModuleDrafts {
  drafts: readonly Draft[]
  /** Whether the module or the portal has a text of this key. */
  hasText(key: string): boolean
  /** The words of a text of the module or the portal; several where a count chooses. */
  wordsOf(key: string): unknown
  hasIcon(name: string): boolean
}

export function draftsOf<Kind extends DefinitionKind>(
  { drafts }: Pick<ModuleDrafts, 'drafts'>,
  kind: Kind,
): Draft<Kind>[] {
  return drafts.filter((draft): draft is Draft<Kind> => draft.file.kind === kind)
}

/** The name a file has: `parcels` of `parcels.list.json`. */
export function nameOfFile({ file }: Pick<SourceFile, 'file'>): string {
  return basename(file).replace(/\.(?:[\w-]+\.)?json$/, '')
}

/** `not_sent`, `sender_id.name` and `notSent` as ids and text keys write them: `not-sent`, `sender-id-name`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}

export function origin(because: string, from?: { draft: Draft; path: readonly PathSegment[] }): Origin {
  return from === undefined ? { because } : { because, from }
}

/** Says the key of a text that must be there. */
export function followText(
  draft: Draft,
  path: readonly PathSegment[],
  key: string,
  because = 'its name',
): void {
  draft.follow(path, `@${key}`, origin(because))
}

/** Says the key of a text that may be left out: it follows only where there is such a text. */
export function followKnownText(
  module: ModuleDrafts,
  draft: Draft,
  path: readonly PathSegment[],
  key: string,
): void {
  if (module.hasText(key)) draft.follow(path, `@${key}`, origin('a text has this key'))
}

/** The resource a screen is about, where it doesn't say: the one of its name, of its folder, or the only one with records. */
export function resourceNear(module: ModuleDrafts, file: SourceFile, name: string): string | undefined {
  const resources = draftsOf(module, 'resource').filter(({ value }) => value().storage?.kind !== 'none')
  const id = (draft: Draft<'resource'> | undefined) => draft?.value().id
  const named = resources.find((each) => id(each) === name)
  if (named) return id(named)
  const near = resources.filter((each) => dirname(each.file.file) === dirname(file.file))
  return near.length === 1 ? id(near[0]) : undefined
}

export function resourceDraft(module: ModuleDrafts, id: string | undefined): Draft<'resource'> | undefined {
  return draftsOf(module, 'resource').find(({ value }) => value().id === id)
}

export function entityDraft(module: ModuleDrafts, id: string | undefined): Draft<'entity'> | undefined {
  return draftsOf(module, 'entity').find(({ value }) => value().id === id)
}

export function entityOfResourceDraft(
  module: ModuleDrafts,
  resource: string | undefined,
): Draft<'entity'> | undefined {
  return entityDraft(module, resourceDraft(module, resource)?.value().entity)
}

/** The property a path names, of an entity that may have mistakes. */
export function propertyOf(
  entity: Draft<'entity'> | undefined,
  field: string | undefined,
): Written<PropertySource> | undefined {
  const properties = entity?.value().properties as Record<string, PropertySource> | undefined // looked at by name
  if (properties === undefined || field === undefined) return undefined
  const followed = followPath<PropertySource>({ type: 'object', properties }, splitPath(field))
  return 'found' in followed ? followed.found : undefined
}
