import { ofKind } from '../Model.ts'
import { localeOf } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { createDraft } from './Draft.ts'
import type { Draft } from './Draft.ts'
import { expandShorthands } from './expandShorthands.ts'
import { followEntity } from './followEntities.ts'
import { followHead } from './followHeads.ts'
import { followLifecycle } from './followLifecycles.ts'
import { followList, followListsOfResource } from './followLists.ts'
import { followModule, followPublicForm } from './followModules.ts'
import { followPage } from './followPages.ts'
import { followResource } from './followResources.ts'
import { followWizard } from './followWizards.ts'
import { draftsOf } from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

/** What the last derivation of a module was made of; a file never changes, and an unchanged one is the same object. */
interface Derived {
  files: readonly SourceFile[]
  shared: readonly unknown[]
  completed: readonly SourceFile[]
}

const known = new WeakMap<SourceFile, Derived>()

/**
 * Fills in what definitions leave out because it follows from others of the same module: each fact is said once.
 * What is written stays, also where it says the same.
 * @param files that keep to the language
 */
export function deriveDefinitions(files: readonly SourceFile[]): SourceFile[] {
  const shared = ofKind(files.filter(({ module }) => module === undefined).map(withHead), 'registry')
  const locale = ofKind(files, 'portal')[0]?.value.locale
  const portalTexts = ofKind(files, 'texts').find(
    (file) => file.module === undefined && localeOf(file) === locale,
  )
  const byModule = Map.groupBy(files, ({ module }) => module)
  const completed = new Map<SourceFile, SourceFile>()
  for (const [module, own] of byModule) {
    const results =
      module === undefined
        ? own.map(withHead)
        : deriveModule(own, [locale, portalTexts, shared[0]?.value.icons], portalTexts)
    for (const [index, file] of own.entries()) completed.set(file, results[index] ?? file)
  }
  return files.map((file) => completed.get(file) ?? file)
}

const withHeads = new WeakMap<SourceFile, SourceFile>()

function withHead(file: SourceFile): SourceFile {
  const found = withHeads.get(file)
  if (found !== undefined) return found
  const draft = createDraft(file)
  followHead(draft)
  const done = draft.finish()
  withHeads.set(file, done)
  return done
}

function deriveModule(
  files: readonly SourceFile[],
  shared: readonly unknown[],
  portalTexts: SourceFile<'texts'> | undefined,
): readonly SourceFile[] {
  const [first] = files
  const before = first && known.get(first)
  if (before !== undefined && areSame(before.files, files) && areSame(before.shared, shared))
    return before.completed
  const [locale, , icons] = shared as [string | undefined, unknown, readonly string[] | undefined] // as given above
  const drafts = files.map(createDraft)
  const completed = complete(drafts, locale, icons ?? [], portalTexts)
  if (first !== undefined) known.set(first, { files, shared, completed })
  return completed
}

/** Later rules read what earlier ones filled in, never the other way round. */
function complete(
  drafts: readonly Draft[],
  locale: string | undefined,
  icons: readonly string[],
  portalTexts: SourceFile<'texts'> | undefined,
): SourceFile[] {
  for (const draft of drafts) {
    followHead(draft)
    expandShorthands(draft)
  }
  const own = draftsOf({ drafts }, 'texts').find(({ file }) => localeOf(file) === locale)
  const shared = portalTexts && wordsOf(withHead(portalTexts).value)
  const texts = wordsOf(own?.value())
  const names = new Set(icons)
  const module: ModuleDrafts = {
    drafts,
    hasText: (key) => Object.hasOwn(texts, key) || (shared !== undefined && Object.hasOwn(shared, key)),
    wordsOf: (key) => (Object.hasOwn(texts, key) ? texts[key] : shared?.[key]),
    hasIcon: (name) => names.has(name),
  }
  for (const draft of draftsOf(module, 'entity')) followEntity(module, draft)
  for (const draft of draftsOf(module, 'resource')) followResource(draft)
  for (const draft of draftsOf(module, 'lifecycle')) followLifecycle(module, draft)
  for (const draft of draftsOf(module, 'list')) followList(module, draft)
  for (const draft of draftsOf(module, 'wizard')) followWizard(module, draft)
  for (const draft of draftsOf(module, 'page')) followPage(module, draft)
  for (const draft of draftsOf(module, 'public-form')) followPublicForm(module, draft)
  for (const draft of draftsOf(module, 'resource')) followListsOfResource(module, draft)
  for (const draft of draftsOf(module, 'module')) followModule(module, draft)
  return drafts.map((draft) => draft.finish())
}

function wordsOf(value: unknown): Record<string, unknown> {
  return Object((value as { texts?: object } | undefined)?.texts) as Record<string, unknown> // by the language
}

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((each, index) => each === right[index])
}
