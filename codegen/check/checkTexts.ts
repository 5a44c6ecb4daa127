import { codeTexts, moduleCodeTexts } from '../codeTexts.ts'
import type { Model } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'
import { filesOf, textReferences } from './textReferences.ts'

/** Every `@text` exists, in the module or the portal, and every text is used by a definition or by code. */
export function checkTexts(model: Model, report: Report): void {
  const portalTexts = model.texts?.value.texts ?? {}
  const usedOfPortal = new Set(codeTexts(model.registry.value).map(({ key }) => key))
  for (const file of [model.portal, model.access]) {
    for (const { path, text } of textReferences(file)) {
      if (Object.hasOwn(portalTexts, text)) usedOfPortal.add(text)
      else if (!model.broken.has('texts')) reportMissing(file, path, text, Object.keys(portalTexts), report)
    }
  }
  for (const module of model.modules) {
    const own = module.texts?.value.texts ?? {}
    const usedOfModule = new Set(moduleCodeTexts(module.file.value).map(({ key }) => key))
    const missing: MissingText[] = []
    for (const file of filesOf(module)) {
      for (const { path, text } of textReferences(file)) {
        if (Object.hasOwn(own, text)) usedOfModule.add(text)
        else if (Object.hasOwn(portalTexts, text)) usedOfPortal.add(text)
        else if (!model.broken.has('texts')) {
          missing.push({ file, path, text })
        }
      }
    }
    for (const each of missing) {
      const unused = Object.keys(own).filter((key) => !usedOfModule.has(key))
      const misspelt = isWritten(each) ? undefined : nearestName(each.text, unused)
      if (module.texts && misspelt !== undefined) {
        const problem = `nothing uses "${misspelt}", and "${each.text}" is missing`
        const aim = { key: true, suggestion: each.text }
        report(module.texts, ['texts', misspelt], 'unknown-text', problem, aim)
        usedOfModule.add(misspelt)
      } else {
        if (isWritten(each)) {
          const names = [...Object.keys(own), ...Object.keys(portalTexts)]
          reportMissing(each.file, each.path, each.text, names, report)
        } else {
          const problem = `no text "${each.text}", which follows from a name here: add it to the texts file`
          report(each.file, each.path, 'unknown-text', problem)
        }
      }
    }
    if (module.texts) reportUnused(model, module.texts, usedOfModule, report)
  }
  if (model.texts) reportUnused(model, model.texts, usedOfPortal, report)
}

interface MissingText {
  file: SourceFile
  path: (string | number)[]
  text: string
}

/** A reference that follows from a name is right: where a text is missing, its key is what somebody got wrong. */
function isWritten({ file, path }: MissingText): boolean {
  const at = JSON.stringify(path)
  return !file.following?.some((each) => !each.isWritten && JSON.stringify(each.path) === at)
}

function reportMissing(
  file: SourceFile,
  path: (string | number)[],
  text: string,
  names: string[],
  report: Report,
): void {
  report(file, path, 'unknown-text', `no text "${text}"`, { suggestion: nearestName(text, names) })
}

function reportUnused(model: Model, texts: SourceFile<'texts'>, used: Set<string>, report: Report): void {
  if (model.broken.size > 0) return
  for (const key of Object.keys(texts.value.texts)) {
    if (!used.has(key))
      report(texts, ['texts', key], 'unused-text', `text "${key}" is not used anywhere`, { key: true })
  }
}
