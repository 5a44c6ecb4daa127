import { moduleCodeTexts } from '../codeTexts.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { ModuleModel } from '../Model.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { filesOf, textReferences } from './textReferences.ts'

/** How a module uses texts, as far as its own files tell. */
export interface TextUse {
  /** What it names that is no text of its own. */
  foreign: readonly ForeignText[]
  /** Keys of its own texts that nothing uses. */
  unused: readonly string[]
}

export interface ForeignText {
  file: SourceFile
  path: readonly PathSegment[]
  text: string
}

const known = new WeakMap<ModuleModel, TextUse>()

/** The same while none of the module's files changes. */
export function textUse(module: ModuleModel): TextUse {
  const use = known.get(module) ?? findUse(module)
  known.set(module, use)
  return use
}

function findUse(module: ModuleModel): TextUse {
  const own = module.texts?.value.texts ?? {}
  const used = new Set(moduleCodeTexts(module.file.value).map(({ key }) => key))
  const foreign: ForeignText[] = []
  for (const file of filesOf(module)) {
    for (const { path, text } of textReferences(file)) {
      if (Object.hasOwn(own, text)) used.add(text)
      else foreign.push({ file, path, text })
    }
  }
  return { foreign, unused: Object.keys(own).filter((key) => !used.has(key)) }
}
