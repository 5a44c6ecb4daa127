import type { CompileCache, LanguageVerdict } from '../CompileCache.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { ownDependencies, sharedDependencies } from '../moduleDependencies.ts'
import { createModel } from '../Model.ts'
import type { Model } from '../Model.ts'
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
import { checkEntities } from './checkEntities.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkLifecycles } from './checkLifecycles.ts'
import { checkLinks } from './checkLinks.ts'
import { checkLists } from './checkLists.ts'
import { checkLocales } from './checkLocales.ts'
import { checkNames } from './checkNames.ts'
import { checkNotifications } from './checkNotifications.ts'
import { checkPages } from './checkPages.ts'
import { checkPresence } from './checkPresence.ts'
import { checkPublicForms } from './checkPublicForms.ts'
import { checkPortalReferences, checkReferences } from './checkReferences.ts'
import { checkResources } from './checkResources.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkRules } from './checkRules.ts'
import { checkSources } from './checkSources.ts'
import { checkTexts } from './checkTexts.ts'
import { checkTextSlots } from './checkTextSlots.ts'
import { checkWizards } from './checkWizards.ts'
import { createReport } from './Report.ts'

/** What a module says is held against itself and against facts that modules share; see moduleDependencies. */
const MODULE_CHECKS = [
  checkReferences,
  checkTextSlots,
  checkLists,
  checkWizards,
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
  checkPublicForms,
  checkNotifications,
]

/**
 * Checks each file against the language, then what the sound ones mean together.
 * A file that breaks the language takes no further part, and names of its kind are not called unknown.
 */
export function checkDefinitions(
  files: readonly SourceFile[],
  unread: readonly Diagnostic[],
  cache?: CompileCache,
): { model: Model | undefined; diagnostics: Diagnostic[] } {
  const { report, diagnostics } = createReport()
  const sound: SourceFile[] = []
  const broken = new Set<DefinitionKind>()
  for (const file of files) {
    const verdict = cache?.language.get(file) ?? judge(file)
    cache?.language.set(file, verdict)
    diagnostics.push(...verdict.diagnostics)
    if (verdict.sound) sound.push(file)
    else broken.add(file.kind)
  }
  for (const { file, suggestion } of unread) {
    const path = file.slice(file.indexOf('/') + 1)
    const kind = kindOfFile(path) ?? kindOfFile(path.replace(/[^/]*$/, suggestion ?? ''))
    if (kind !== undefined) broken.add(kind)
  }
  checkPresence(files, broken, diagnostics)
  const model = createModel(sound, broken)
  if (model !== undefined) {
    checkLocales(model, sound, report)
    const namesTellApart = checkNames(model, sound, report)
    if (namesTellApart) {
      for (const check of CHECKS) check(model, report)
      diagnostics.push(...checkModules(model, cache))
    }
  }
  return { model, diagnostics }
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
