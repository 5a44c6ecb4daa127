import { formatPath } from '../Diagnostic.ts'
import { slotsOf } from '../fieldPaths.ts'
import type { Model, ModuleModel } from '../Model.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'
import { filesOf, textReferences } from './textReferences.ts'

/** Places that fill slots; they are looked at one by one. */
const FILLED: Partial<Record<DefinitionKind, RegExp>> = {
  module: /^(banners\[\d+\]\.text|notifications\[\d+\]\.(title|text))$/,
  wizard: /^banners\[\d+\]\.text$/,
  page: /^blocks\[\d+\]\.(paragraphs\[\d+\]|tasks\[\d+\]\.title)$/,
  lifecycle: /^transitions\[\d+\]\.success$/,
  'public-form': /^(title|help|done\.title|done\.text)$/,
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
  for (const file of module.pages) checkPage(file, slotsOfText, report)
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

/** Paragraphs have the slots of their block's params, and the title of a task may have its number. */
function checkPage(
  file: SourceFile<'page'>,
  slotsOfText: ReturnType<typeof createSlotsOfText>,
  report: Report,
): void {
  for (const [index, block] of file.value.blocks.entries()) {
    const at = ['blocks', index]
    if (block.kind === 'tasks') {
      for (const [place, { title, count }] of block.tasks.entries()) {
        for (const slot of slotsOfText(title) ?? []) {
          if (slot === 'count' && count !== undefined) continue
          const problem =
            slot === 'count'
              ? 'the text has a slot {count}, so "count" is needed beside it'
              : `only {count} is filled here, not {${slot}}`
          report(file, [...at, 'tasks', place, 'title'], 'text-slot', problem)
        }
      }
    }
    if (block.kind !== 'text') continue
    const given = Object.keys(block.params ?? {})
    const used = new Set<string>()
    for (const [place, text] of (block.paragraphs ?? []).entries()) {
      for (const slot of slotsOfText(text) ?? []) {
        used.add(slot)
        if (given.includes(slot)) continue
        const problem = `the text needs a value for {${slot}} in params`
        report(file, [...at, 'paragraphs', place], 'text-slot', problem)
      }
    }
    const allRead = (block.paragraphs ?? []).every((text) => slotsOfText(text) !== undefined)
    for (const name of allRead ? given.filter((each) => !used.has(each)) : []) {
      const problem = `no paragraph has a slot {${name}}`
      report(file, [...at, 'params', name], 'text-slot', problem, { key: true })
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
