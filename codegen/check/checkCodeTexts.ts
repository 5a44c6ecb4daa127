import { codeTexts } from '../codeTexts.ts'
import type { CodeText } from '../codeTexts.ts'
import { slotsOf } from '../fieldPaths.ts'
import type { Model, ModuleModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { countedNotifications } from './checkNotifications.ts'
import type { Report } from './Report.ts'

/** The texts that code shows are there, have the slots it fills, and have the plural forms of the locale. */
export function checkCodeTexts(model: Model, report: Report): void {
  const declared = codeTexts(model.registry.value)
  const byKey = new Map<string, CodeText>()
  for (const each of declared) {
    const first = byKey.get(each.key)
    if (first === undefined) byKey.set(each.key, each)
    else {
      const problem = `text "${each.key}" is already declared by ${first.shownBy}`
      report(model.registry, each.path, 'duplicate-id', problem, { key: true })
    }
  }
  checkPieces(model, report)
  if (model.texts) for (const each of byKey.values()) checkText(model.texts, each, report)
  const { locale } = model.portal.value
  const counted = [...byKey.values()].filter(({ slots }) => slots.includes('count')).map(({ key }) => key)
  if (model.texts) checkForms(model.texts, counted, locale, report)
  // What counts on a page that could not be read is not known.
  for (const module of model.broken.has('page') ? [] : model.modules) {
    const ofModule = [...countedTasks(module), ...countedNotifications(model, module)]
    if (module.texts) checkForms(module.texts, ofModule, locale, report)
  }
}

/** Keys of the titles of tasks that have a number. */
function countedTasks({ pages }: ModuleModel): string[] {
  const blocks = pages.flatMap((page) => page.value.blocks)
  const tasks = blocks.flatMap((block) => (block.kind === 'tasks' ? block.tasks : []))
  return tasks.filter(({ count }) => count !== undefined).map(({ title }) => title.slice(1))
}

function checkText(file: SourceFile<'texts'>, { key, shownBy, slots }: CodeText, report: Report): void {
  const { texts } = file.value
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  if (text === undefined) {
    const suggestion = nearestName(key, Object.keys(texts))
    report(file, ['texts'], 'missing-text', `no text "${key}", which ${shownBy} shows`, {
      key: true,
      suggestion,
    })
    return
  }
  const forms = typeof text === 'string' ? [['', text]] : Object.entries(text)
  for (const [form = '', words = ''] of forms) {
    const path = form === '' ? ['texts', key] : ['texts', key, form]
    const used = slotsOf(words).map((slot) => slot.name)
    for (const slot of used.filter((each) => !slots.includes(each))) {
      report(file, path, 'text-slot', `${shownBy} fills no {${slot}} here`, {
        suggestion: nearestName(slot, slots),
      })
    }
    // A form may say the count in a word: "One row", "Eine Zeile".
    for (const slot of slots.filter((each) => !used.includes(each) && !(each === 'count' && form !== ''))) {
      report(file, path, 'text-slot', `the text has no slot {${slot}}, which ${shownBy} fills`)
    }
  }
}

function checkForms(
  file: SourceFile<'texts'>,
  counted: readonly string[],
  locale: string,
  report: Report,
): void {
  const plurals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
  for (const [key, text] of Object.entries(file.value.texts)) {
    if (typeof text === 'string') continue
    const path = ['texts', key]
    if (!counted.includes(key)) {
      report(file, path, 'text-forms', `nothing counts here, so text "${key}" has one form`, { key: true })
    } else if (Object.keys(text).toSorted().join() !== plurals.join()) {
      report(file, path, 'text-forms', `"${locale}" has the forms ${plurals.join(', ')}`, { key: true })
    }
  }
}

function checkPieces(model: Model, report: Report): void {
  const { widgets, panels, pieces = {} } = model.registry.value
  for (const [kind, named] of Object.entries({ widgets, panels })) {
    for (const [name, { pieces: of = [] }] of Object.entries(named)) {
      for (const [index, piece] of of.entries()) {
        if (Object.hasOwn(pieces, piece)) continue
        const aim = { among: { name: piece, names: Object.keys(pieces) } }
        report(model.registry, [kind, name, 'pieces', index], 'unknown-piece', `no piece "${piece}"`, aim)
      }
    }
  }
}
