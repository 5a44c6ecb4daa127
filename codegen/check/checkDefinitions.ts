import { deriveDefinitions } from '../derive/deriveDefinitions.ts'
import type { CompileCache, LanguageVerdict } from '../CompileCache.ts'
import { isError } from '../Diagnostic.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { ownDependencies, sharedDependencies } from '../moduleDependencies.ts'
import { createModel } from '../Model.ts'
import type { Handlers, Model } from '../Model.ts'
import { kindOfFile } from '../read/kindOfFile.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkAccess } from './checkAccess.ts'
import { checkBlocks } from './checkBlocks.ts'
import { checkCodeCatalogues } from './checkCodeCatalogues.ts'
import { checkCodeTexts } from './checkCodeTexts.ts'
import { checkConditions, checkPortalConditions } from './checkConditions.ts'
import { checkContext } from './checkContext.ts'
import { checkContextPaths } from './checkContextPaths.ts'
import { checkContradictions } from './checkContradictions.ts'
import { checkCurrency } from './checkCurrency.ts'
import { checkEntities } from './checkEntities.ts'
import { checkFieldPlaces } from './checkFieldPlaces.ts'
import { checkComplete, checkLanguage } from './checkLanguage.ts'
import { checkLifecycles } from './checkLifecycles.ts'
import { checkLinks } from './checkLinks.ts'
import { checkLists } from './checkLists.ts'
import { checkAcrossFiles, checkNames } from './checkNames.ts'
import { checkNotices } from './checkNotices.ts'
import { checkNotifications } from './checkNotifications.ts'
import { checkPages } from './checkPages.ts'
import { checkPresence } from './checkPresence.ts'
import { checkPublicForms } from './checkPublicForms.ts'
import { checkPortalReferences, checkReferences } from './checkReferences.ts'
import { checkResources } from './checkResources.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkRules } from './checkRules.ts'
import { checkSources } from './checkSources.ts'
import { checkStates } from './checkStates.ts'
import { checkTexts } from './checkTexts.ts'
import { checkTextSlots } from './checkTextSlots.ts'
import { checkWizards } from './checkWizards.ts'
import { repairSource } from './repairSource.ts'
import type { RepairedSource } from './repairSource.ts'
import { createReport } from './Report.ts'

/** What a module says is held against itself and against facts that modules share; see moduleDependencies. */
const MODULE_CHECKS = [
  checkReferences,
  checkTextSlots,
  checkLists,
  checkWizards,
  checkFieldPlaces,
  checkPages,
  checkBlocks,
  checkLinks,
  checkContextPaths,
  checkConditions,
  checkContradictions,
]

const CHECKS = [
  checkAccess,
  checkContext,
  checkPortalReferences,
  checkPortalConditions,
  checkTexts,
  checkCodeTexts,
  checkCodeCatalogues,
  checkEntities,
  checkRules,
  checkSources,
  checkResources,
  checkLifecycles,
  checkRoutes,
  checkStates,
  checkPublicForms,
  checkNotifications,
  checkNotices,
]

export interface CheckOptions {
  cache?: CompileCache | undefined
  handlers?: Handlers | undefined
}

/**
 * Checks each file against the language, then what the sound ones mean together.
 * What files leave out because it follows is filled in between, and `completed` are the files with it.
 * A file that breaks the language takes no further part, and names of its kind are not called unknown.
 */
export function checkDefinitions(
  files: readonly SourceFile[],
  unread: readonly Diagnostic[],
  { cache, handlers }: CheckOptions = {},
): { model: Model | undefined; diagnostics: Diagnostic[]; completed: SourceFile[] } {
  const { report, diagnostics } = createReport()
  const sound: SourceFile[] = []
  const unsound: SourceFile[] = []
  const broken = new Set<DefinitionKind>()
  for (const file of files) {
    const verdict = cache?.language.get(file) ?? judge(file)
    cache?.language.set(file, verdict)
    diagnostics.push(...verdict.diagnostics)
    if (verdict.sound) sound.push(file)
    else {
      broken.add(file.kind)
      unsound.push(file)
    }
  }
  // A warning is about a file that nobody reads.
  const unreadable = unread.filter(isError)
  for (const { file, suggestion } of unreadable) {
    const path = file.slice(file.indexOf('/') + 1)
    const kind = kindOfFile(path) ?? kindOfFile(path.replace(/[^/]*$/, suggestion ?? ''))
    if (kind !== undefined) broken.add(kind)
  }
  checkPresence(files, broken, diagnostics)
  const repaired = repairSources(unsound)
  const lost = new Set([
    ...unreadable.map(({ file }) => /\/modules\/([^/]+)\//.exec(file)?.[1]),
    ...unsound.filter(({ file }) => !repaired.has(file)).map(({ module }) => module),
  ])
  // What is still sound of a file says what follows from it as before.
  const derived = deriveDefinitions([...sound, ...[...repaired.values()].map(({ file }) => file)])
  const complete = derived.filter((file) => {
    const mayLack = repaired.has(file.file) || lost.has(file.module) || lost.has(undefined)
    const isComplete = checkComplete(file, mayLack ? () => undefined : report)
    if (!isComplete) broken.add(file.kind)
    return isComplete
  })
  const whole = complete.filter(({ file }) => !repaired.has(file))
  const contested = checkAcrossFiles(whole, report)
  for (const { kind } of contested) broken.add(kind)
  const distinct = whole.filter((file) => !contested.has(file))
  const model = createModel(distinct, broken, handlers)
  if (model !== undefined) {
    checkCurrency(model, report)
    checkNames(model, distinct, report)
    for (const check of CHECKS) check(model, report)
    diagnostics.push(...checkModules(model, cache))
  }
  diagnostics.push(...checkRepaired(complete, repaired, broken))
  return { model, diagnostics, completed: whole }
}

function repairSources(unsound: readonly SourceFile[]): Map<string, RepairedSource> {
  return new Map(
    unsound.flatMap((file) => {
      const found = repairSource(file)
      return found === undefined ? [] : [[file.file, found] as const]
    }),
  )
}

/** What else is wrong in files that break the language, so that it need not wait until they no longer do. */
function checkRepaired(
  files: readonly SourceFile[],
  repaired: ReadonlyMap<string, RepairedSource>,
  broken: ReadonlySet<DefinitionKind>,
): Diagnostic[] {
  if (repaired.size === 0) return []
  const { report, diagnostics } = createReport()
  const contested = checkAcrossFiles(files, () => undefined)
  const model = createModel(
    files.filter((file) => !contested.has(file)),
    broken,
  )
  if (model === undefined) return []
  for (const check of CHECKS) check(model, report)
  for (const module of model.modules) {
    if (![...repaired.values()].some(({ file }) => file.module === module.id)) continue
    for (const check of MODULE_CHECKS) check(model, module, report)
  }
  return diagnostics.filter((each) => repaired.get(each.file)?.isSound(each) === true)
}

function checkModules(model: Model, cache?: CompileCache): Diagnostic[] {
  const shared = cache?.sharedBy(sharedDependencies(model))
  return model.modules.flatMap((module) => {
    const check = (): Diagnostic[] => {
      const { report, diagnostics } = createReport()
      for (const each of MODULE_CHECKS) each(model, module, report)
      return diagnostics
    }
    return cache === undefined
      ? check()
      : cache.checked(module.id, [shared, ...ownDependencies(module)], check)
  })
}

function judge(file: SourceFile): LanguageVerdict {
  const { report, diagnostics } = createReport()
  return { sound: checkLanguage(file, report), diagnostics }
}
