import { codeTexts, moduleCodeTexts } from '../codeTexts.ts'
import type { CodeText } from '../codeTexts.ts'
import type { PathSegment } from '../Diagnostic.ts'
import { textSlots } from '../fieldPaths.ts'
import { moduleId } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { moduleFiles } from '../modelIndex.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { countedNotifications } from './checkNotifications.ts'
import type { Report } from './Report.ts'

/** The texts that code shows are there, have the slots it fills, and have the plural forms of the locale. */
export function checkCodeTexts(model: SharedModel, report: Report): void {
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
  if (model.texts) checkForms(model.texts, counted, true, locale, report)
}

/** The texts of a module that its code shows are there, and those that count have the plural forms of the locale. */
export function checkModuleTexts(model: SharedModel, module: ModuleModel, report: Report): void {
  if (module.texts === undefined) return
  const own = moduleCodeTexts(module.file.value)
  for (const each of own) checkText(module.texts, each, report)
  const counted = [
    ...own.filter(({ slots }) => slots.includes('count')).map(({ key }) => key),
    ...countedTasks(module),
    ...countedHeadings(module),
    ...countedSubmits(module),
    ...countedHints(module),
    ...countedNotifications(model, module),
  ]
  // What counts in a page, a wizard or rules that could not be read is not known.
  const isWhole = (['page', 'wizard', 'rules'] as const).every((kind) => !model.broken.has(kind))
  checkForms(module.texts, counted, isWhole, model.portal.value.locale, report)
}

/** Keys of the titles of tasks that have a number. */
function countedTasks({ pages }: ModuleModel): string[] {
  const blocks = pages.flatMap((page) => page.value.blocks)
  const tasks = blocks.flatMap((block) => (block.kind === 'tasks' ? block.tasks : []))
  return tasks.filter(({ count }) => count !== undefined).map(({ title }) => title.slice(1))
}

/** Keys of the headings of records that count. */
function countedHeadings({ pages }: ModuleModel): string[] {
  const headings = pages.flatMap(({ value: { record } }) => record?.heading ?? [])
  return headings.filter(({ count }) => count !== undefined).map(({ text }) => text.slice(1))
}

/** Keys of the texts below options that count. */
function countedHints({ rules }: ModuleModel): string[] {
  return rules
    .flatMap(({ value: { fields = {} } }) =>
      Object.values(fields).flatMap(({ choices }) => choices?.hints ?? []),
    )
    .filter(({ slots = {} }) => slots['count'] !== undefined)
    .map(({ text }) => text.slice(1))
}

/** Keys of what the last button of a wizard says and asks, and of what is said then, where the estimate counts. */
function countedSubmits({ wizards }: ModuleModel): string[] {
  return wizards.flatMap(({ value: { submitText, estimate, success } }) => {
    if (estimate?.slots['count'] === undefined) return []
    const asked = submitText.flatMap(({ estimated, confirm }) => [
      estimated ?? '',
      ...Object.values(confirm ?? {}),
    ])
    return [...asked, ...Object.values(success)].map((text) => text.slice(1))
  })
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
    const used = textSlots(words).map((slot) => slot.name)
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
  isWhole: boolean,
  locale: string,
  report: Report,
): void {
  const plurals = pluralForms(locale)
  for (const [key, text] of Object.entries(file.value.texts)) {
    if (typeof text === 'string') continue
    const path = ['texts', key]
    if (!counted.includes(key)) {
      if (!isWhole) continue
      report(file, path, 'text-forms', `there is no count here, so text "${key}" has one form`, { key: true })
    } else if (Object.keys(text).toSorted().join() !== plurals.join()) {
      report(file, path, 'text-forms', `"${locale}" has the forms ${plurals.join(', ')}`, { key: true })
    }
  }
}

/** By locale: every module asks, and telling them takes long. */
const knownForms = new Map<string, readonly string[]>()

function pluralForms(locale: string): readonly string[] {
  const forms =
    knownForms.get(locale) ?? new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
  knownForms.set(locale, forms)
  return forms
}

function checkPieces(model: SharedModel, report: Report): void {
  const { widgets, panels, pieces = {} } = model.registry.value
  const names = Object.keys(pieces)
  const check = (file: SourceFile, at: PathSegment[], drawn: Record<string, { pieces?: string[] }>) => {
    for (const [name, { pieces: of = [] }] of Object.entries(drawn)) {
      for (const [index, piece] of of.entries()) {
        if (names.includes(piece)) continue
        const aim = { among: { name: piece, names } }
        report(file, [...at, name, 'pieces', index], 'unknown-piece', `no piece "${piece}"`, aim)
      }
    }
  }
  check(model.registry, ['widgets'], widgets)
  check(model.registry, ['panels'], panels)
  const files = moduleFiles(model)
  for (const file of files) {
    for (const kind of ['widgets', 'panels'] as const) {
      const own = file.value.registry?.[kind] ?? {}
      check(file, ['registry', kind], own)
      for (const name of Object.keys(own)) {
        const isPortals = Object.hasOwn(model.registry.value[kind], name)
        const other = files.find(
          (each) => each !== file && Object.hasOwn(each.value.registry?.[kind] ?? {}, name),
        )
        const owner = other && moduleId(other)
        if (!isPortals && (owner === undefined || owner > file.value.id)) continue
        const where = isPortals ? 'registry.json' : `module "${owner}"`
        const path = ['registry', kind, name]
        const alike = `"${name}" is also in module "${file.value.id}"`
        const rival = isPortals || !other ? undefined : { source: other, path, problem: alike }
        report(file, path, 'duplicate-id', `"${name}" is already in ${where}`, { key: true, rival })
      }
    }
  }
}
