import { formatPath } from '../Diagnostic.ts'
import { slotsOf } from '../fieldPaths.ts'
import type { Model, ModuleModel } from '../Model.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { Report } from './Report.ts'
import { filesOf, textReferences } from './textReferences.ts'

/** Places that fill slots; they are looked at one by one. */
const FILLED: Partial<Record<DefinitionKind, RegExp>> = {
  module: /^banners\[\d+\]\.text$/,
  wizard: /^banners\[\d+\]\.text$/,
  lifecycle: /^transitions\[\d+\]\.success$/,
}

/** A text with `{slots}` stands only where they are filled, and every given value has its slot. */
export function checkTextSlots(model: Model, module: ModuleModel, report: Report): void {
  const slotsOfText = createSlotsOfText(model, module)
  for (const file of [module.file, ...module.wizards]) {
    for (const [index, banner] of (file.value.banners ?? []).entries()) {
      const slots = slotsOfText(banner.text)
      if (slots === undefined) continue
      const given = Object.keys(banner.params ?? {})
      for (const slot of slots.filter((each) => !given.includes(each))) {
        report(
          file,
          ['banners', index, 'text'],
          'text-slot',
          `the text needs a value for {${slot}} in params`,
        )
      }
      for (const name of given.filter((each) => !slots.includes(each))) {
        const aim = { key: true }
        report(file, ['banners', index, 'params', name], 'text-slot', `the text has no slot {${name}}`, aim)
      }
    }
  }
  for (const file of filesOf(module)) {
    for (const { path, text } of textReferences(file)) {
      const [slot] = slotsOfText(`@${text}`) ?? []
      if (slot === undefined || FILLED[file.kind]?.test(formatPath(path))) continue
      report(file, path, 'text-slot', `nothing fills a slot here, so {${slot}} would be read as it stands`)
    }
  }
  for (const file of module.lifecycles) {
    for (const [index, transition] of file.value.transitions.entries()) {
      if (transition.success === undefined) continue
      const slots = slotsOfText(transition.success) ?? []
      const path = ['transitions', index, 'success']
      for (const slot of slots.filter((each) => each !== 'status')) {
        report(file, path, 'text-slot', `only {status} is filled here, not {${slot}}`)
      }
      if (slots.includes('status') && transition.word === undefined) {
        report(file, path, 'text-slot', 'the text has a slot {status}, so "word" is needed beside it')
      }
    }
  }
}

/** Undefined for a text that is not there, which is told elsewhere. */
function createSlotsOfText(model: Model, module: ModuleModel) {
  return (reference: string): string[] | undefined => {
    const key = reference.slice(1)
    const own = [module.texts, model.texts].find((file) => file && Object.hasOwn(file.value.texts, key))
    const text = own?.value.texts[key]
    if (text === undefined) return undefined
    return slotsOf(typeof text === 'string' ? text : text.other).map((slot) => slot.name)
  }
}
