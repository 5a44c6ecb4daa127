import type { Diagnostic } from '../Diagnostic.ts'
import { createModel } from '../Model.ts'
import type { Model } from '../Model.ts'
import { kindOfFile } from '../read/kindOfFile.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkAccess } from './checkAccess.ts'
import { checkBlocks } from './checkBlocks.ts'
import { checkCodeTexts } from './checkCodeTexts.ts'
import { checkConditions } from './checkConditions.ts'
import { checkEntities } from './checkEntities.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkLifecycles } from './checkLifecycles.ts'
import { checkLinks } from './checkLinks.ts'
import { checkLists } from './checkLists.ts'
import { checkLocales } from './checkLocales.ts'
import { checkNames } from './checkNames.ts'
import { checkPages } from './checkPages.ts'
import { checkPresence } from './checkPresence.ts'
import { checkReferences } from './checkReferences.ts'
import { checkResources } from './checkResources.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkRules } from './checkRules.ts'
import { checkSources } from './checkSources.ts'
import { checkTexts } from './checkTexts.ts'
import { checkTextSlots } from './checkTextSlots.ts'
import { checkWizards } from './checkWizards.ts'
import { createReport } from './Report.ts'

const CHECKS = [
  checkAccess,
  checkReferences,
  checkTexts,
  checkCodeTexts,
  checkTextSlots,
  checkEntities,
  checkRules,
  checkSources,
  checkResources,
  checkLifecycles,
  checkLists,
  checkWizards,
  checkPages,
  checkBlocks,
  checkRoutes,
  checkLinks,
  checkConditions,
]

/**
 * Checks each file against the language, then what the sound ones mean together.
 * A file that breaks the language takes no further part, and names of its kind are not called unknown.
 */
export function checkDefinitions(
  files: readonly SourceFile[],
  unread: readonly Diagnostic[],
): { model: Model | undefined; diagnostics: Diagnostic[] } {
  const { report, diagnostics } = createReport()
  const sound = files.filter((file) => checkLanguage(file, report))
  const broken = new Set<DefinitionKind>(
    files.filter((file) => !sound.includes(file)).map((file) => file.kind),
  )
  for (const { file } of unread) {
    const kind = kindOfFile(file.slice(file.indexOf('/') + 1))
    if (kind !== undefined) broken.add(kind)
  }
  checkPresence(files, broken, diagnostics)
  const model = createModel(sound, broken)
  if (model !== undefined) {
    checkLocales(model, sound, report)
    const namesTellApart = checkNames(model, sound, report)
    if (namesTellApart) for (const check of CHECKS) check(model, report)
  }
  return { model, diagnostics }
}
