import { ofKind } from '../Model.ts'
import { localeOf } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { sameWhile } from '../sameWhile.ts'
import { createDraft } from './Draft.ts'
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

/** A file never changes, and an unchanged one is the same object in the next compilation. */
const same = sameWhile<readonly SourceFile[]>()

/**
 * Fills in what definitions leave out because it follows from others of the same module: each fact is said once.
 * What is written stays, also where it says the same.
 * @param files that keep to the language
 */
export function deriveDefinitions(files: readonly SourceFile[]): SourceFile[] {
  const [registry] = ofKind(files.filter(({ module }) => module === undefined).map(withHead), 'registry')
  const icons = registry?.value.icons ?? NO_ICONS
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
        : same(own[0] ?? own, [locale, portalTexts, icons, ...own], () =>
            deriveModule(own, locale, icons, portalTexts),
          )
    for (const [index, file] of own.entries()) completed.set(file, results[index] ?? file)
  }
  return files.map((file) => completed.get(file) ?? file)
}

const NO_ICONS: readonly string[] = []

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

/** Later rules read what earlier ones filled in, never the other way round. */
function deriveModule(
  files: readonly SourceFile[],
  locale: string | undefined,
  icons: readonly string[],
  portalTexts: SourceFile<'texts'> | undefined,
): SourceFile[] {
  const drafts = files.map(createDraft)
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
