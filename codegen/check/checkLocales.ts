import { localeOf, ofKind } from '../Model.ts'
import type { Model } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** Texts are in the portal's language; version 1 has one. */
export function checkLocales(model: Model, files: readonly SourceFile[], report: Report): void {
  const { locale } = model.portal.value
  for (const file of ofKind(files, 'texts')) {
    if (localeOf(file) === locale) continue
    report(file, [], 'unknown-file', `the portal's locale is "${locale}", so this file is never read`)
  }
}
