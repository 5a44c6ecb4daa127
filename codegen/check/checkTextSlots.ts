import { formatPath } from '../Diagnostic.ts'
import { textSlots } from '../fieldPaths.ts'
import { kebab } from '../derive/ModuleDrafts.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { LIMIT_NAMES } from '../../src/language/fieldLimits.ts'
import { checkErrorTexts } from './checkErrorTexts.ts'
import type { Report } from './Report.ts'
import { filesOf, textReferences } from './textReferences.ts'

/** Places that fill slots; they are looked at one by one. */
const FILLED: Partial<Record<DefinitionKind, RegExp>> = {
  entity: /^properties\.(?:.+\.)?errors\.\w+$/,
  module: /^(banners\[\d+\]\.text|notifications\[\d+\]\.(title|text))$/,
  wizard: /^(banners\[\d+\]\.text|success\.\w+|submitText\[\d+\]\.(estimated|confirm\.\w+))$/,
  page: /^(record\.heading\[\d+\]\.text|blocks\[\d+\]\.(text|paragraphs\[\d+\]|tasks\[\d+\]\.title))$/,
  rules: /^(checks\[\d+\]|fields\..+\.(limits|choices\.hints)\[\d+\])\.text$/,
  lifecycle: /^transitions\[\d+\]\.(success|notify\[\d+\]\.mail\.\w+)$/,
  'public-form': /^(title|help|done\.title|done\.text)$/,
}

/** A text with `{slots}` is used only where they are filled, and every given value has its slot. */
export function checkTextSlots(model: SharedModel, module: ModuleModel, report: Report): void {
  const slotsOfKey = createSlotsOfKey(model, module)
  const slotsOfText: SlotsOfText = (reference) => slotsOfKey(reference.slice(1))
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
  for (const file of module.rules) {
    checkChecks(model, file, slotsOfText, report)
    checkHints(file, slotsOfText, report)
  }
  for (const file of module.wizards) checkSubmit(file, slotsOfText, report)
  for (const file of module.pages) checkPage(file, slotsOfText, report)
  for (const file of module.entities) checkErrorTexts(model, module, file, report)
  for (const file of filesOf(module)) {
    for (const { path, text } of textReferences(file)) {
      const [slot] = slotsOfKey(text) ?? []
      if (slot === undefined || FILLED[file.kind]?.test(formatPath(path))) continue
      report(file, path, 'text-slot', `nothing fills a slot here, so {${slot}} would be shown as is`)
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
        const problem = `the text has a slot {status}, which nothing fills for transition "${transition.id}": add the text "word-${kebab(transition.to ?? '')}", or "word"`
        report(file, path, 'text-slot', problem)
      }
    }
  }
}

/** The text of a rule that does not hold has the slots its check fills. */
function checkChecks(
  model: SharedModel,
  file: SourceFile<'rules'>,
  slotsOfText: SlotsOfText,
  report: Report,
): void {
  const { checks } = model.registry.value
  for (const [index, { check = '', text }] of (file.value.checks ?? []).entries()) {
    const filled = (Object.hasOwn(checks, check) && checks[check]?.slots) || []
    for (const slot of slotsOfText(text) ?? []) {
      if (filled.includes(slot)) continue
      const only = filled.length === 0 ? 'no slots' : `only ${filled.map((name) => `{${name}}`).join(', ')}`
      const problem = `the text has {${slot}}, but ${check === '' ? 'a condition' : check} fills ${only}`
      report(file, ['checks', index, 'text'], 'text-slot', problem)
    }
  }
  for (const [field, { limits = [] }] of Object.entries(file.value.fields ?? {})) {
    for (const [index, limit] of limits.entries()) {
      const filled = ['count', ...LIMIT_NAMES.filter((name) => limit[name] !== undefined)]
      const at = ['fields', field, 'limits', index, 'text']
      for (const slot of (limit.text && slotsOfText(limit.text)) ?? []) {
        if (filled.includes(slot)) continue
        const names = filled.map((name) => `{${name}}`)
        report(file, at, 'text-slot', `the limit fills ${names.join(', ')}, not {${slot}}`)
      }
    }
  }
}

/** A hint has the slots that it fills, and no others. */
function checkHints(file: SourceFile<'rules'>, slotsOfText: SlotsOfText, report: Report): void {
  for (const [field, { choices }] of Object.entries(file.value.fields ?? {})) {
    for (const [index, { text, slots = {} }] of (choices?.hints ?? []).entries()) {
      const used = slotsOfText(text)
      if (used === undefined) continue
      const at = ['fields', field, 'choices', 'hints', index]
      for (const slot of used.filter((each) => !Object.hasOwn(slots, each)))
        report(file, [...at, 'text'], 'text-slot', `the text needs a value for {${slot}} in slots`)
      for (const name of Object.keys(slots).filter((each) => !used.includes(each)))
        report(file, [...at, 'slots', name], 'text-slot', `the text has no slot {${name}}`, { key: true })
    }
  }
}

/** What the last button says and asks, and what is said once it is done, has the slots of the estimate, in its modes. */
function checkSubmit(file: SourceFile<'wizard'>, slotsOfText: SlotsOfText, report: Report): void {
  const { submitText, estimate, success } = file.value
  const used = new Set<string>()
  let allRead = true
  const texts = submitText.flatMap(({ mode, estimated, confirm }, index) => [
    ...(estimated === undefined ? [] : [{ mode, path: ['submitText', index, 'estimated'], text: estimated }]),
    ...Object.entries(confirm ?? {}).map(([key, text]) => ({
      mode,
      path: ['submitText', index, 'confirm', key],
      text,
    })),
  ])
  const said = Object.entries(success).map(([mode, text]) => ({ mode, path: ['success', mode], text }))
  for (const { mode, path, text } of [...texts, ...said]) {
    const filled = estimate?.modes.some((each) => each === mode) ? Object.keys(estimate.slots) : []
    const slots = slotsOfText(text)
    if (slots === undefined) allRead = false
    for (const slot of slots ?? []) {
      used.add(slot)
      if (filled.includes(slot)) continue
      report(file, path, 'text-slot', `the estimate of mode "${mode}" has no slot {${slot}}`)
    }
  }
  if (!allRead) return
  for (const name of Object.keys(estimate?.slots ?? {}).filter((each) => !used.has(each))) {
    report(file, ['estimate', 'slots', name], 'text-slot', `no text has a slot {${name}}`, { key: true })
  }
}

/** A heading has a slot for each of its properties, and no others. */
function checkHeadings(file: SourceFile<'page'>, slotsOfText: SlotsOfText, report: Report): void {
  for (const [index, { text, fields = [], count }] of (file.value.record?.heading ?? []).entries()) {
    const at = ['record', 'heading', index]
    const used = slotsOfText(text)
    if (used === undefined) continue
    const given = [...fields, ...(count === undefined ? [] : ['count'])]
    for (const slot of used.filter((each) => !given.includes(each)))
      report(file, [...at, 'text'], 'text-slot', `the text needs a property for {${slot}} in fields`)
    for (const [place, name] of fields.entries())
      if (!used.includes(name))
        report(file, [...at, 'fields', place], 'text-slot', `the text has no slot {${name}}`)
  }
}

/** Paragraphs have the slots of their block's params, and the title of a task may have its number. */
function checkPage(file: SourceFile<'page'>, slotsOfText: SlotsOfText, report: Report): void {
  checkHeadings(file, slotsOfText, report)
  for (const [index, block] of file.value.blocks.entries()) {
    const at = ['blocks', index]
    if (block.kind === 'tasks') {
      for (const [place, { title, count }] of block.tasks.entries()) {
        for (const slot of slotsOfText(title) ?? []) {
          if (slot === 'count' && count !== undefined) continue
          const problem =
            slot === 'count'
              ? 'the text has a slot {count}, so "count" is required'
              : `only {count} is filled here, not {${slot}}`
          report(file, [...at, 'tasks', place, 'title'], 'text-slot', problem)
        }
      }
    }
    if (block.kind === 'code') {
      const lines = [block.code ?? [], ...(block.samples ?? []).map(({ code }) => code)].flat()
      for (const name of Object.keys(block.params ?? {}))
        if (!lines.some((line) => line.includes(`{${name}}`)))
          report(file, [...at, 'params', name], 'text-slot', `no line has a slot {${name}}`, { key: true })
      continue
    }
    if (block.kind !== 'text' && block.kind !== 'banner') continue
    const given = Object.keys(block.params ?? {})
    const used = new Set<string>()
    const texts = block.kind === 'banner' ? [block.text] : (block.paragraphs ?? [])
    for (const [place, text] of texts.entries()) {
      for (const slot of slotsOfText(text) ?? []) {
        used.add(slot)
        if (given.includes(slot)) continue
        const problem = `the text needs a value for {${slot}} in params`
        const path = block.kind === 'banner' ? ['text'] : ['paragraphs', place]
        report(file, [...at, ...path], 'text-slot', problem)
      }
    }
    const allRead = texts.every((text) => slotsOfText(text) !== undefined)
    for (const name of allRead ? given.filter((each) => !used.has(each)) : []) {
      const problem = `${block.kind === 'banner' ? 'the text has no' : 'no paragraph has a'} slot {${name}}`
      report(file, [...at, 'params', name], 'text-slot', problem, { key: true })
    }
  }
}

/** Undefined for a missing text, which is reported elsewhere. */
type SlotsOfText = (reference: string) => string[] | undefined

function createSlotsOfKey(model: SharedModel, module: ModuleModel): (key: string) => string[] | undefined {
  const own = module.texts?.value.texts ?? {}
  const shared = model.texts?.value.texts ?? {}
  return (key) => {
    const texts = Object.hasOwn(own, key) ? own : shared
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) return undefined
    return textSlots(typeof text === 'string' ? text : text.other).map((slot) => slot.name)
  }
}
