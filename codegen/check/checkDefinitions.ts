import { fillCatalogues } from '../catalogues/fillCatalogues.ts'
import { deriveDefinitions } from '../derive/deriveDefinitions.ts'
import type { CompileCache, LanguageVerdict } from '../CompileCache.ts'
import { isError } from '../Diagnostic.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { createModel, isModule } from '../Model.ts'
import type { Handlers, Model, ModuleFiles, SharedModel } from '../Model.ts'
import { kindOfFile } from '../read/kindOfFile.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkAccess, checkAsked } from './checkAccess.ts'
import { checkBlocks } from './checkBlocks.ts'
import { checkCalls } from './checkCalls.ts'
import { checkCodeCatalogues } from './checkCodeCatalogues.ts'
import { checkCodeTexts, checkModuleTexts } from './checkCodeTexts.ts'
import { checkConditions, checkPortalConditions } from './checkConditions.ts'
import { checkContext } from './checkContext.ts'
import { checkContextPaths } from './checkContextPaths.ts'
import { checkContradictions } from './checkContradictions.ts'
import { checkCurrency } from './checkCurrency.ts'
import { checkEntities } from './checkEntities.ts'
import { checkFieldPlaces } from './checkFieldPlaces.ts'
import { checkCompleteness } from './checkCompleteness.ts'
import { checkLanguage } from './checkLanguage.ts'
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
import { checkScreens } from './checkScreens.ts'
import { checkSources } from './checkSources.ts'
import { checkStates } from './checkStates.ts'
import { checkTexts } from './checkTexts.ts'
import { checkTextSlots } from './checkTextSlots.ts'
import { checkWizards } from './checkWizards.ts'
import { repairSource } from './repairSource.ts'
import type { RepairedSource } from './repairSource.ts'
import { createReport } from './Report.ts'
import type { Report } from './Report.ts'

/** The parts of a module are sound, also where its module.json is missing. */
const FOLDER_CHECKS = [checkEntities, checkRules, checkSources, checkResources, checkLifecycles]

/** What a module says holds together, and what it names of others exists. */
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
  checkScreens,
  checkModuleTexts,
  checkAsked,
  checkNotices,
]

/** What the portal says, and what modules say together. */
const CHECKS = [
  checkCurrency,
  checkContext,
  checkCodeCatalogues,
  checkCalls,
  checkAccess,
  checkPortalReferences,
  checkPortalConditions,
  checkTexts,
  checkCodeTexts,
  checkRoutes,
  checkStates,
  checkPublicForms,
  checkNotifications,
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
  /** Kinds of which something is missing even once broken files are repaired. */
  const missing = new Set<DefinitionKind>()
  for (const file of files) {
    const verdict = cache?.language.get(file) ?? judge(file)
    cache?.language.set(file, verdict)
    diagnostics.push(...verdict.diagnostics)
    ;(verdict.sound ? sound : unsound).push(file)
  }
  // A warning is about a file that nobody reads.
  const unreadable = unread.filter(isError)
  for (const { file, suggestion } of unreadable) {
    const path = file.slice(file.indexOf('/') + 1)
    const kind = kindOfFile(path) ?? kindOfFile(path.replace(/[^/]*$/, suggestion ?? ''))
    if (kind !== undefined) missing.add(kind)
  }
  checkPresence(files, missing, diagnostics)
  const repaired = repairSources(unsound)
  for (const { file, kind } of unsound) if (!repaired.has(file)) missing.add(kind)
  const broken = new Set([...missing, ...unsound.map(({ kind }) => kind)])
  const lost = new Set([
    ...unreadable.map(({ file }) => /\/modules\/([^/]+)\//.exec(file)?.[1]),
    ...unsound.filter(({ file }) => !repaired.has(file)).map(({ module }) => module),
  ])
  // What is still sound of a file says what follows from it as before.
  const derived = deriveDefinitions([...sound, ...[...repaired.values()].map(({ file }) => file)])
  const { complete, incomplete, ...said } = checkCompleteness(derived, { lost, repaired, missing })
  diagnostics.push(...said.diagnostics)
  for (const { kind } of incomplete) {
    broken.add(kind)
    missing.add(kind)
  }
  const whole = complete.filter(({ file }) => !repaired.has(file))
  const contested = checkAcrossFiles(whole, report)
  for (const { kind } of contested) broken.add(kind)
  const distinct = whole.filter((file) => !contested.has(file))
  const model = createModel(distinct, broken, handlers)
  if (model !== undefined) {
    fillCatalogues(model)
    checkNames(model, distinct, report)
    for (const check of CHECKS) diagnostics.push(...checkAgain(model, check, check, cache))
    for (const folder of model.folders) {
      const check: Check = (view, own) => checkFolder(view, folder, own)
      diagnostics.push(...checkAgain(model, folder, check, cache))
    }
  }
  diagnostics.push(...said.lacking)
  diagnostics.push(...checkRepaired(complete, repaired, missing))
  // A file never drops out in silence, and nothing is added where something was said.
  diagnostics.push(...said.strange.filter(({ file }) => !diagnostics.some((each) => each.file === file)))
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
  missing: ReadonlySet<DefinitionKind>,
): Diagnostic[] {
  if (repaired.size === 0) return []
  const { report, diagnostics } = createReport()
  const contested = checkAcrossFiles(files, ignore)
  const distinct = files.filter((file) => !contested.has(file))
  const broken = new Set([...missing, ...[...contested].map(({ kind }) => kind)])
  const model = createModel(distinct, broken)
  if (model === undefined) return []
  fillCatalogues(model)
  checkNames(model, distinct, report)
  for (const check of CHECKS) check(model, report)
  for (const folder of model.folders) {
    for (const check of FOLDER_CHECKS) check(model, folder, report)
    if (!isModule(folder) || ![...repaired.values()].some(({ file }) => file.module === folder.id)) continue
    for (const check of MODULE_CHECKS) check(model, folder, report)
  }
  return diagnostics.filter(
    (each) =>
      repaired.get(each.file)?.isSound(each) === true &&
      ![...repaired.values()].some((other) => other.lacks(each.problem)),
  )
}

type Check = (model: SharedModel, report: Report) => void

/** Checks a folder, or what one check is about, unless it is the same and what was asked before has the same answers. */
function checkAgain(
  model: Model,
  about: object,
  check: Check,
  cache: CompileCache | undefined,
): readonly Diagnostic[] {
  const run = (view: SharedModel): Diagnostic[] => {
    const { report, diagnostics } = createReport()
    check(view, report)
    return diagnostics
  }
  return cache === undefined ? run(model) : cache.checked(about, model, run)
}

function checkFolder(model: SharedModel, folder: ModuleFiles, report: Report): void {
  for (const check of FOLDER_CHECKS) check(model, folder, report)
  if (isModule(folder)) for (const check of MODULE_CHECKS) check(model, folder, report)
}

function judge(file: SourceFile): LanguageVerdict {
  const { report, diagnostics } = createReport()
  return { sound: checkLanguage(file, report), diagnostics }
}

function ignore() {}
