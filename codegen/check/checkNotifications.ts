import type { PathSegment } from '../Diagnostic.ts'
import { slotsOf } from '../fieldPaths.ts'
import type { Model, ModuleModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { NotificationSource } from '../read/source.ts'
import type { Report } from './Report.ts'
import { checkOpens } from './checkRoutes.ts'

/** Each notification is one the server sends, in one module only, and uses only slots the server fills. */
export function checkNotifications(model: Model, report: Report): void {
  const { notifications: sent = {} } = model.registry.value
  const worded = new Map<string, string>()
  for (const module of model.modules) {
    const { file } = module
    for (const [index, notification] of (file.value.notifications ?? []).entries()) {
      const { id } = notification
      const at = ['notifications', index]
      const kind = Object.hasOwn(sent, id) ? sent[id] : undefined
      if (kind === undefined) {
        const aim = { among: { name: id, names: Object.keys(sent) } }
        report(file, [...at, 'id'], 'unknown-notification', `the server sends no "${id}"`, aim)
        continue
      }
      const first = worded.get(id) ?? module.id
      worded.set(id, first)
      if (first !== module.id)
        report(file, [...at, 'id'], 'duplicate-id', `module "${first}" already words "${id}"`)
      checkSlots(model, module, at, notification, kind.slots ?? [], report)
    }
  }
}

function checkSlots(
  model: Model,
  module: ModuleModel,
  at: PathSegment[],
  { id, title, text, button }: NotificationSource,
  slots: readonly string[],
  report: Report,
): void {
  const { file } = module
  for (const [key, reference] of Object.entries({ title, text })) {
    for (const words of reference === undefined ? [] : formsOf(model, module, reference)) {
      for (const { name } of slotsOf(words)) {
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

/** Every form of a text; none if it is missing, which is reported elsewhere. */
function formsOf(model: Model, module: ModuleModel, reference: string): string[] {
  const key = reference.slice(1)
  const own = [module.texts, model.texts].find((file) => file && Object.hasOwn(file.value.texts, key))
  const text = own?.value.texts[key]
  if (text === undefined) return []
  return typeof text === 'string' ? [text] : Object.values(text)
}

/** Keys of the texts whose form the server's count chooses, or may choose: an unknown notification is reported elsewhere. */
export function countedNotifications(model: Model, { file }: ModuleModel): string[] {
  const { notifications: sent = {} } = model.registry.value
  return (file.value.notifications ?? []).flatMap(({ id, title, text }) =>
    !Object.hasOwn(sent, id) || sent[id]?.slots?.includes('count') === true
      ? [title, text].flatMap((reference) => reference?.slice(1) ?? [])
      : [],
  )
}
