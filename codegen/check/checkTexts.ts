import type { PathSegment } from '../Diagnostic.ts'
import { codeTexts } from '../codeTexts.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { allModules } from '../modelIndex.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'
import { textReferences } from './textReferences.ts'
import { textUse } from './textUse.ts'
import type { ForeignText } from './textUse.ts'

/** Every `@text` exists, in the module or the portal, and every text is used by a definition or by code. */
export function checkTexts(model: SharedModel, report: Report): void {
  const portalTexts = model.texts?.value.texts ?? {}
  const usedOfPortal = new Set(codeTexts(model.registry.value).map(({ key }) => key))
  for (const file of [model.portal, model.access]) {
    for (const { path, text } of textReferences(file)) {
      if (Object.hasOwn(portalTexts, text)) usedOfPortal.add(text)
      else if (!model.broken.has('texts')) reportMissing(file, path, text, Object.keys(portalTexts), report)
    }
  }
  for (const module of allModules(model)) checkModule(model, module, usedOfPortal, report)
  const { texts } = model
  if (texts) {
    const unused = Object.keys(portalTexts).filter((key) => !usedOfPortal.has(key))
    reportUnused(model, texts, unused, report)
  }
}

/** @param usedOfPortal gets what the module uses of the portal's texts */
function checkModule(
  model: SharedModel,
  module: ModuleModel,
  usedOfPortal: Set<string>,
  report: Report,
): void {
  const portalTexts = model.texts?.value.texts ?? {}
  const { foreign, unused } = textUse(module)
  const left = new Set(unused)
  for (const each of foreign) {
    if (Object.hasOwn(portalTexts, each.text)) usedOfPortal.add(each.text)
    else if (!model.broken.has('texts')) checkMissing(module, each, left, Object.keys(portalTexts), report)
  }
  if (module.texts) reportUnused(model, module.texts, left, report)
}

/** @param unused loses the key that somebody got wrong */
function checkMissing(
  { texts }: ModuleModel,
  missing: ForeignText,
  unused: Set<string>,
  portalKeys: readonly string[],
  report: Report,
): void {
  const { file, path, text } = missing
  if (isWritten(missing))
    return reportMissing(file, path, text, [...Object.keys(texts?.value.texts ?? {}), ...portalKeys], report)
  const misspelt = nearestName(text, [...unused])
  if (texts === undefined || misspelt === undefined) {
    const problem = `no text "${text}", which follows from a name here: add it to the texts file`
    return report(file, path, 'unknown-text', problem)
  }
  const problem = `nothing uses "${misspelt}", and "${text}" is missing`
  report(texts, ['texts', misspelt], 'unknown-text', problem, { key: true, suggestion: text })
  unused.delete(misspelt)
}

/** A reference that follows from a name is right: where a text is missing, its key is what somebody got wrong. */
function isWritten({ file, path }: ForeignText): boolean {
  const at = JSON.stringify(path)
  return !file.following?.some((each) => !each.isWritten && JSON.stringify(each.path) === at)
}

function reportMissing(
  file: SourceFile,
  path: readonly PathSegment[],
  text: string,
  names: string[],
  report: Report,
): void {
  report(file, path, 'unknown-text', `no text "${text}"`, { suggestion: nearestName(text, names) })
}

function reportUnused(
  model: SharedModel,
  texts: SourceFile<'texts'>,
  unused: Iterable<string>,
  report: Report,
): void {
  if ([...model.broken.keys()].length > 0) return
  for (const key of unused)
    report(texts, ['texts', key], 'unused-text', `text "${key}" is not used anywhere`, { key: true })
}
