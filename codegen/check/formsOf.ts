import type { ModuleModel, SharedModel } from '../Model.ts'

/** Every form of a text; none if it is missing, which is reported elsewhere. */
export function formsOf(model: SharedModel, module: ModuleModel, reference: string | undefined): string[] {
  const key = reference?.slice(1) ?? ''
  const own = [module.texts, model.texts].find((file) => file && Object.hasOwn(file.value.texts, key))
  const text = own?.value.texts[key]
  if (text === undefined) return []
  return typeof text === 'string' ? [text] : Object.values(text)
}
