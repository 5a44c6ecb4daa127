import { uploadLimits } from './uploadLimits.ts'
import { uploadTexts } from './uploadTexts.ts'

/** What is wrong with the files a person chose or dropped, as the key of its text; undefined when nothing is. */
export function checkChosenFiles(
  files: readonly { name: string; size: number; type: string }[],
): string | undefined {
  if (files.length > 1) return uploadTexts.oneFile
  const [file] = files
  if (!file) return undefined
  if (!/\.csv$/i.test(file.name)) return uploadTexts.csvOnly
  if (file.size > uploadLimits.maxBytes) return uploadTexts.tooLarge
  return undefined
}
