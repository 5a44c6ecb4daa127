import type { PathSegment } from '../Diagnostic.ts'
import { slotsOf, textSlots } from '../fieldPaths.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { allModules } from '../modelIndex.ts'
import { nearestName } from '../nearestName.ts'
import type { NotificationSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'
import { checkOpens } from './checkRoutes.ts'
import { formsOf } from './formsOf.ts'

/** Each notification is one the server or a transition of the module posts, in one module only, and uses only slots that are filled. */
export function checkNotifications(model: SharedModel, report: Report): void {
  const { notifications: sent = {} } = model.registry.value
  const worded = new Map<string, { module: string; source: SourceFile; path: PathSegment[] }>()
  for (const module of allModules(model)) {
    const { file } = module
    for (const [index, notification] of (file.value.notifications ?? []).entries()) {
      const { id } = notification
      const at = ['notifications', index]
      const kind = Object.hasOwn(sent, id) ? sent[id] : undefined
      const posted = postedKinds(module)
      if (kind === undefined && !posted.has(id)) {
        if (model.broken.has('lifecycle')) continue
        const aim = { among: { name: id, names: new Set([...Object.keys(sent), ...posted]) } }
        const problem = `neither the server nor a transition of the module sends "${id}"`
        report(file, [...at, 'id'], 'unknown-notification', problem, aim)
        continue
      }
      const path = [...at, 'id']
      const first = worded.get(id) ?? { module: module.id, source: file, path }
      worded.set(id, first)
      if (first.module !== module.id) {
        const rival = { ...first, problem: `module "${module.id}" also words "${id}"` }
        report(file, path, 'duplicate-id', `module "${first.module}" already words "${id}"`, { rival })
      }
      if (kind === undefined) {
        const { button } = notification
        if (button) checkOpens(model, file, [...at, 'button', 'to'], button.to, report)
      } else checkSlots(model, module, at, notification, kind.slots ?? [], report)
    }
  }
}

function checkSlots(
  model: SharedModel,
  module: ModuleModel,
  at: PathSegment[],
  { id, title, text, button }: NotificationSource,
  slots: readonly string[],
  report: Report,
): void {
  const { file } = module
  for (const [key, reference] of Object.entries({ title, text })) {
    for (const words of formsOf(model, module, reference)) {
      for (const { name } of textSlots(words)) {
        if (slots.includes(name)) continue
        const problem = `"${id}" fills no {${name}} in the text`
        report(file, [...at, key], 'text-slot', problem, { suggestion: nearestName(name, slots) })
      }
    }
  }
  if (button === undefined) return
  const place = [...at, 'button', 'to']
  checkOpens(model, file, place, button.to, report)
  for (const { name, offset } of slotsOf(button.to)) {
    if (slots.includes(name)) continue
    const aim = { inside: offset, among: { name, names: slots } }
    report(file, place, 'unknown-slot', `"${id}" fills no {${name}}`, aim)
  }
}

/** The notifications that transitions of the module post; checkNotices holds their words against the values. */
function postedKinds({ lifecycles }: ModuleModel): Set<string> {
  return new Set(
    lifecycles.flatMap(({ value }) =>
      value.transitions.flatMap(({ notify = [] }) => notify.map(({ kind }) => kind)),
    ),
  )
}

/** Keys of the texts whose form the server's count chooses, or may choose: an unknown notification is reported elsewhere. */
export function countedNotifications(model: SharedModel, { file, lifecycles }: ModuleModel): string[] {
  const { notifications: sent = {} } = model.registry.value
  const notices = lifecycles.flatMap(({ value }) => value.transitions.flatMap(({ notify = [] }) => notify))
  const posted = (id: string) => notices.filter(({ kind }) => kind === id)
  return (file.value.notifications ?? []).flatMap(({ id, title, text }) =>
    (!Object.hasOwn(sent, id) && posted(id).length === 0) ||
    sent[id]?.slots?.includes('count') === true ||
    posted(id).some(({ slots = {} }) => Object.hasOwn(slots, 'count'))
      ? [title, text].flatMap((reference) => reference?.slice(1) ?? [])
      : [],
  )
}
